import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { monthParts, rangeLabel } from '../../domain/labels';
import type { Room } from '../../domain/booking';
import { isInRange, type DateRange } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Icon, type IconName } from '../../ui/icon';
import { useRoomNames } from '../room-name';
import { useStudio } from '../studio-context';
import { isNarrow } from '../use-width';
import { LiveState } from './live-state';
import { RangeSelect } from './range-select';
import { RoomSelect } from './room-select';

interface HeaderProps {
	readonly range: DateRange;
	/** Empty before the studio is loaded. */
	readonly rooms: readonly Room[];
	/** Null for all rooms. */
	readonly room: Room | null;
	readonly onStep: ( days: number ) => void;
	readonly onToday: () => void;
	readonly onRange: ( range: DateRange ) => void;
	readonly onRoom: ( roomId: string | null ) => void;
	/** Chip with the pending bookings. */
	readonly chip: ReactNode;
}

const WEEK = 7;

export function Header( props: HeaderProps ) {
	const { range, rooms, room, onStep, onToday } = props;
	const { now, width, day, onBook } = useStudio();
	const { locale, __ } = useI18n();
	return (
		<header className="sc-head">
			<div className="sc-head__nav">
				<StepButton
					icon="previous"
					label={ __( 'Previous week', 'studio-calendar' ) }
					onClick={ () => onStep( -WEEK ) }
				/>
				<StepButton
					icon="next"
					label={ __( 'Next week', 'studio-calendar' ) }
					onClick={ () => onStep( WEEK ) }
				/>
				<h2
					className="sc-head__title"
					aria-live="polite"
					aria-atomic="true"
				>
					{ monthParts( range, locale ).map( ( part, at ) => (
						<Fragment key={ part }>
							{ at > 0 && ' ' }
							<span>{ part }</span>
						</Fragment>
					) ) }
				</h2>
				{ ! isInRange( now.date, range ) && (
					<button
						type="button"
						className="sc-btn sc-btn--line sc-head__today"
						onClick={ onToday }
					>
						{ __( 'Today', 'studio-calendar' ) }
					</button>
				) }
			</div>
			<RoomSelect
				rooms={ rooms }
				room={ room }
				onChange={ props.onRoom }
			/>
			<RangeSelect
				range={ range }
				today={ now.date }
				onChange={ props.onRange }
			/>
			<LiveState />
			{ props.chip }
			{ onBook && (
				<button
					type="button"
					className="sc-btn sc-btn--main sc-head__book"
					onClick={ () =>
						onBook( {
							roomId: room?.id ?? null,
							// Books the day in view; for a whole range no day is given.
							date: isNarrow( width ) ? day.date : null,
							from: null,
							isBookButton: true,
						} )
					}
				>
					<Icon name="plus" />
					<span>{ __( 'Book', 'studio-calendar' ) }</span>
				</button>
			) }
			<PrintedTitle range={ range } room={ room } />
		</header>
	);
}

interface StepButtonProps {
	readonly icon: IconName;
	readonly label: string;
	readonly onClick: () => void;
}

function StepButton( { icon, label, onClick }: StepButtonProps ) {
	return (
		<button
			type="button"
			className="sc-btn sc-btn--quiet sc-btn--icon"
			aria-label={ label }
			onClick={ onClick }
		>
			<Icon name={ icon } />
		</button>
	);
}

/** Title for printing, where the controls are hidden. */
function PrintedTitle( {
	range,
	room,
}: Pick< HeaderProps, 'range' | 'room' > ) {
	const { locale, __ } = useI18n();
	const roomName = useRoomNames();
	const name = room ? roomName( room ) : __( 'All rooms', 'studio-calendar' );
	return (
		<p className="sc-print">
			{ `${ name } · ${ rangeLabel( range, locale, true ) }` }
		</p>
	);
}
