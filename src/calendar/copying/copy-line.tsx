import type { WeekCopy } from '../../api/copy-week';
import type { Schedule } from '../../domain/booking';
import { shortDayLabel } from '../../domain/date-labels';
import { useI18n } from '../../i18n/context';
import type { DayState } from '../../store/use-day';
import { Checkbox } from '../../ui/checkbox';
import { ChunkIcon } from '../../ui/chunk-icon';
import { timeRange } from '../grid/card-name';
import { whyNot } from '../form/repeat/why-not';
import { RepairChoice } from './repair-choice';
import type { Copying } from './use-copying';
import { isClash, isRepairable } from './week-copies';

interface CopyLineProps {
	readonly copy: WeekCopy;
	readonly copying: Copying;
	readonly schedule: Schedule;
	/** Bookings of the week that the copies go into. */
	readonly target: DayState;
}

/** Line of one booking: with a tick where it can be copied, else with the reason and, for a taken place, choices. */
export function CopyLine( props: CopyLineProps ) {
	const { copy, copying } = props;
	return isClash( copy, copying.choices ) ? (
		<ClashLine { ...props } />
	) : (
		<li className="sc-copy__line">
			<Checkbox
				isChecked={ ! copying.choices.left.includes( copy.id ) }
				onChange={ ( isWanted ) =>
					copying.setLeft( copy.id, ! isWanted )
				}
			>
				<What { ...props } />
			</Checkbox>
		</li>
	);
}

function ClashLine( props: CopyLineProps ) {
	const { copy, copying, target } = props;
	const texts = useI18n();
	const { isFree, isAlreadyThere } = copy;
	const date = copy.to.date;
	const reason = isAlreadyThere
		? texts.__( 'Already booked', 'studio-calendar' )
		: whyNot( { ...copy, date }, target, texts );
	// What is there already is nothing to worry about.
	const isOff = ! isFree && ! isAlreadyThere;
	const looks = isFree ? 'is-mended' : '';
	return (
		<li
			className={ `sc-copy__line is-clash ${ isOff ? 'is-off' : looks }` }
		>
			<ChunkIcon name={ isOff ? 'ban' : 'check' } />
			<What { ...props } />
			<span className="sc-copy__why">
				{ isFree ? texts.__( 'Free', 'studio-calendar' ) : reason }
			</span>
			{ isRepairable( copy, copying.choices ) && (
				<RepairChoice
					{ ...props }
					name={ `${ shortDayLabel(
						date,
						texts.locale
					) }, ${ timeRange( copy.from ) }` }
				/>
			) }
		</li>
	);
}

/** Time and room of the booking, and whose it is. */
function What( { copy, schedule }: CopyLineProps ) {
	const { from, title, trainer } = copy;
	const room = schedule.rooms.find( ( { id } ) => id === from.roomId );
	return (
		<span className="sc-copy__what">
			<b>
				{ [ timeRange( from ), room?.name ]
					.filter( Boolean )
					.join( ' · ' ) }
			</b>
			<span>{ [ title, trainer ].filter( Boolean ).join( ' · ' ) }</span>
		</span>
	);
}
