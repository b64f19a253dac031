import { isShown, yAt, type HourRow } from '../../domain/layout';
import { toTime } from '../../domain/time';

/** Pixels between an hour's label and the current time under which the label gives way. */
const TOO_NEAR = 12;
/** A label stands this far below its line; its middle is what the current time may cover. */
const LABEL_MIDDLE = 10;

interface HoursProps {
	readonly rows: readonly HourRow[];
	/** Minutes of the current time where today is in view; null otherwise. */
	readonly now: number | null;
}

/** Labels of the rows. Each card says its own times, so readers are spared this column. */
export function Hours( { rows, now }: HoursProps ) {
	const nowTop =
		now !== null && isShown( rows, now ) ? yAt( rows, now ) : null;
	return (
		<div className="sc-hours" aria-hidden="true">
			{ rows.map( ( { hour, top } ) => (
				<span
					key={ hour }
					className="sc-hour"
					style={ { top } }
					hidden={ isCovered( top, nowTop ) }
				>
					{ toTime( hour * 60 ) }
				</span>
			) ) }
			{ nowTop !== null && now !== null && (
				<span className="sc-now-t" style={ { top: nowTop } }>
					{ toTime( now ) }
				</span>
			) }
		</div>
	);
}

function isCovered( top: number, nowTop: number | null ): boolean {
	return (
		nowTop !== null && Math.abs( top + LABEL_MIDDLE - nowTop ) < TOO_NEAR
	);
}
