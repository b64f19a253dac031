import { isShown, yAt, type HourRow } from '../../domain/layout';
import { isWeekend, type IsoDate } from '../../domain/time';

interface BackdropProps {
	readonly rows: readonly HourRow[];
	readonly dates: readonly IsoDate[];
	/** Columns per day. */
	readonly span: number;
	readonly today: IsoDate;
	/** Minutes of the current time; null for no line. */
	readonly now: number | null;
}

/**
 * Background of the cards: tints of weekend and today, hour lines and the current time. A few elements at full width
 * replace a cell per hour and room.
 */
export function Backdrop( props: BackdropProps ) {
	const { rows, dates, span, today, now } = props;
	return (
		<div className="sc-backdrop" aria-hidden="true">
			{ dates.map( ( date, index ) => {
				const tint = tintOf( date, today );
				return (
					tint && (
						<span
							key={ date }
							className={ tint }
							style={ { gridColumn: daySpan( index, span ) } }
						/>
					)
				);
			} ) }
			{ rows.map( ( { hour, top, height } ) => (
				<span
					key={ hour }
					className="sc-line"
					style={ { top: top + height - 1 } }
				/>
			) ) }
			{ now !== null && isShown( rows, now ) && (
				<span
					className="sc-now"
					style={ {
						top: yAt( rows, now ),
						gridColumn: daySpan( dates.indexOf( today ), span ),
					} }
				/>
			) }
		</div>
	);
}

function tintOf( date: IsoDate, today: IsoDate ): string | null {
	if ( date === today ) {
		return 'sc-tint is-today';
	}
	return isWeekend( date ) ? 'sc-tint is-weekend' : null;
}

/** Returns the grid columns of a day; the first column holds the hours. */
const daySpan = ( day: number, span: number ) =>
	`${ day * span + 2 } / span ${ span }`;
