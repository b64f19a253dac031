import { weekdayName } from '../domain/labels';
import { addDays } from '../domain/time';
import { useI18n } from '../i18n/context';

/** Any Monday; only the names of its days are shown. */
const MONDAY = '2026-11-16';
const DAYS = [ 0, 1, 2, 3, 4, 5, 6 ];

/** Placeholder bookings: day, top and height in rows, palette, and whether they are pending. */
const CARDS = [
	[ 0, 0.5, 1, 'a', false ],
	[ 0, 3, 1.5, 'b', false ],
	[ 1, 1, 2, 'b', false ],
	[ 2, 0.5, 1, 'a', false ],
	[ 2, 2.5, 2, 'a', true ],
	[ 3, 1.5, 1.5, 'b', false ],
	[ 4, 0.5, 2, 'a', false ],
	[ 4, 3.5, 1, 'b', true ],
	[ 5, 1, 1.5, 'b', false ],
	[ 6, 2, 2, 'a', false ],
] as const;

const ROW = 40;

interface PreviewProps {
	/** Message about the calendar; null for none. */
	readonly note: string | null;
	/** Retries after a failure. */
	readonly onRetry?: () => void;
}

/** Placeholder of a week without a real one. */
export function Preview( { note, onRetry }: PreviewProps ) {
	const { locale, __ } = useI18n();
	return (
		<div className="sc-preview">
			<p className="sc-preview__head">
				<b>Studio Calendar</b>{ ' ' }
				{ note !== null && <span role="status">{ note }</span> }
				{ onRetry && (
					<button
						type="button"
						className="sc-preview__retry"
						onClick={ onRetry }
					>
						{ __( 'Try again', 'studio-calendar' ) }
					</button>
				) }
			</p>
			<div className="sc-preview__week" aria-hidden="true">
				{ DAYS.map( ( day ) => (
					<div key={ day } className="sc-preview__day">
						<span>
							{ weekdayName(
								addDays( MONDAY, day ),
								locale,
								'short'
							) }
						</span>
						{ CARDS.filter(
							( [ cardDay ] ) => cardDay === day
						).map( ( [ , top, height, palette, isPending ] ) => (
							<i
								key={ top }
								className={ cardClass( palette, isPending ) }
								style={ {
									top: 24 + top * ROW,
									height: height * ROW - 2,
								} }
							/>
						) ) }
					</div>
				) ) }
			</div>
		</div>
	);
}

const cardClass = ( palette: string, isPending: boolean ) =>
	`is-${ palette }${ isPending ? ' is-pending' : '' }`;
