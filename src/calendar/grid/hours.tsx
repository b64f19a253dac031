import { sprintf } from '@wordpress/i18n';
import { isShown, yAt, type HourRow } from '../../domain/layout';
import { toTime } from '../../domain/time';
import { useI18n } from '../../i18n/context';

/** Minimum distance in pixels of an hour label to the current time; a nearer label is hidden. */
const TOO_NEAR = 12;
/** Distance in pixels from a label's line to its middle, which the current time may cover. */
const LABEL_MIDDLE = 10;

interface HoursProps {
	readonly rows: readonly HourRow[];
	/** Minutes of the current time if today is in view; otherwise null. */
	readonly now: number | null;
	/** Whether labels are buttons that start a booking. */
	readonly isBookable: boolean;
}

/** Labels of the rows. Screen readers skip them unless they are buttons, because each card includes its times. */
export function Hours( { rows, now, isBookable }: HoursProps ) {
	const nowTop =
		now !== null && isShown( rows, now ) ? yAt( rows, now ) : null;
	const Label = isBookable ? HourButton : HourLabel;
	return (
		<div
			className="sc-hours"
			{ ...( isBookable
				? { role: 'gridcell' }
				: { 'aria-hidden': true } ) }
		>
			{ rows.map( ( row ) => (
				<Label
					key={ row.hour }
					row={ row }
					isCovered={ isCovered( row.top, nowTop ) }
				/>
			) ) }
			{ nowTop !== null && now !== null && (
				<span
					className="sc-now-t"
					style={ { top: nowTop } }
					aria-hidden="true"
				>
					{ toTime( now ) }
				</span>
			) }
		</div>
	);
}

interface HourProps {
	readonly row: HourRow;
	readonly isCovered: boolean;
}

function HourLabel( { row: { hour, top }, isCovered: isHidden }: HourProps ) {
	return (
		<span className="sc-hour" style={ { top } } hidden={ isHidden }>
			{ toTime( hour * 60 ) }
		</span>
	);
}

function HourButton( { row, isCovered: isHidden }: HourProps ) {
	const { __ } = useI18n();
	const { hour, top, height } = row;
	const time = toTime( hour * 60 );
	return (
		<button
			type="button"
			className="sc-hour sc-hour--book"
			tabIndex={ -1 }
			data-hour={ hour }
			style={ { top, height } }
			aria-label={ sprintf(
				/* translators: %s: time ("18:00") */
				__( 'Book at %s', 'studio-calendar' ),
				time
			) }
		>
			<span hidden={ isHidden }>{ time }</span>
		</button>
	);
}

function isCovered( top: number, nowTop: number | null ): boolean {
	return (
		nowTop !== null && Math.abs( top + LABEL_MIDDLE - nowTop ) < TOO_NEAR
	);
}
