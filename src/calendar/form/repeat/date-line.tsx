import { useState } from '@wordpress/element';
import type { DateOverride } from '../../../domain/booking-form';
import { shortDayLabel } from '../../../domain/date-labels';
import { useI18n } from '../../../i18n/context';
import { useDay } from '../../../store/use-day';
import { Checkbox } from '../../../ui/checkbox';
import { ChunkIcon } from '../../../ui/chunk-icon';
import { useStudio } from '../../studio-context';
import { useBookingForm } from '../form-context';
import { whyNot } from './why-not';
import { ClashChoice, type Choice } from './clash-choice';
import { RoomChoice } from './room-choice';
import { TimeChoice } from './time-choice';
import type { SeriesDate } from './use-series';

interface DateLineProps {
	readonly line: SeriesDate;
	/** Whether the conflicting bookings are looked up. */
	readonly isLookedUp: boolean;
}

/** Line of one date: free with a checkbox, or taken with a choice of resolutions. */
export function DateLine( { line, isLookedUp }: DateLineProps ) {
	return useIsClash( line ) ? (
		<ClashLine line={ line } isLookedUp={ isLookedUp } />
	) : (
		<FreeLine line={ line } />
	);
}

/** Returns whether the date conflicts; during a new check the line keeps its state. */
function useIsClash( { override, check }: SeriesDate ): boolean {
	const [ wasClash, setClash ] = useState( false );
	const isUnknown = override === null && check === null;
	const isClash = isUnknown
		? wasClash
		: override !== null || check?.isFree === false;
	if ( isClash !== wasClash ) {
		setClash( isClash );
	}
	return isClash;
}

function FreeLine( { line }: Pick< DateLineProps, 'line' > ) {
	const { values, change } = useBookingForm();
	const { locale, __ } = useI18n();
	const { date, check, isSkipped } = line;
	const others = values.skipDates.filter( ( skipped ) => skipped !== date );
	return (
		<li className="sc-dates__line">
			<Checkbox
				isChecked={ ! isSkipped }
				onChange={ ( isWanted ) =>
					change( {
						skipDates: isWanted ? others : [ ...others, date ],
					} )
				}
			>
				<b>{ shortDayLabel( date, locale ) }</b>
				<span className="sc-dates__state">
					{ check && __( 'Free', 'studio-calendar' ) }
				</span>
			</Checkbox>
		</li>
	);
}

function ClashLine( { line, isLookedUp }: DateLineProps ) {
	const { client, studioId } = useStudio();
	const { schedule } = useBookingForm();
	const texts = useI18n();
	const { date, check, override } = line;
	const [ choice, setChoice ] = useState( () => choiceOf( override ) );
	const isWanted = isLookedUp || choice !== 'skip';
	const day = useDay( { client, studioId, schedule, date, isWanted } );
	const isFree = check?.isFree === true;
	const name = shortDayLabel( date, texts.locale );
	const setOverride = useSetOverride( line );
	const repair = { line, name, day, onChange: setOverride };
	return (
		<li className={ `sc-dates__line ${ isFree ? 'is-mended' : 'is-off' }` }>
			<ChunkIcon name={ isFree ? 'check' : 'ban' } />
			<b>{ name }</b>
			<span className="sc-dates__state">
				{ isFree
					? texts.__( 'Free', 'studio-calendar' )
					: check && whyNot( check, day, texts ) }
			</span>
			<ClashChoice
				dateName={ name }
				choice={ choice }
				onChange={ ( next ) => {
					setChoice( next );
					setOverride( null );
				} }
			/>
			{ choice === 'room' && <RoomChoice { ...repair } /> }
			{ choice === 'time' && <TimeChoice { ...repair } /> }
		</li>
	);
}

function choiceOf( override: DateOverride | null ): Choice {
	if ( override === null ) {
		return 'skip';
	}
	return override.roomId === undefined ? 'time' : 'room';
}

function useSetOverride( { date }: SeriesDate ) {
	const { values, change } = useBookingForm();
	return ( override: DateOverride | null ) => {
		const { [ date ]: old, ...others } = values.overrides;
		if ( old !== undefined || override !== null ) {
			change( {
				overrides: override
					? { ...others, [ date ]: override }
					: others,
			} );
		}
	};
}
