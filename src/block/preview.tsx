import { sprintf } from '@wordpress/i18n';
import { weekdayName } from '../domain/labels';
import { addDays } from '../domain/time';
import { useI18n } from '../i18n/context';
import type { CalendarAttributes } from './attributes';

/** Any Monday: only the names of its days are drawn. */
const MONDAY = '2026-11-16';
const DAYS = [ 0, 1, 2, 3, 4, 5, 6 ];

/** Drawn bookings: day, top and height in rows, palette, and whether they wait for approval. */
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
	readonly attributes: CalendarAttributes;
}

export function Preview( { attributes }: PreviewProps ) {
	const { locale } = useI18n();
	return (
		<div className="sc-preview">
			<p className="sc-preview__head">
				<b>Studio Calendar</b> <Caption attributes={ attributes } />
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

/** Which studio the page will show; where that is left open, where it comes from. */
function Caption( { attributes }: PreviewProps ) {
	const { __ } = useI18n();
	const { studioId, isExample = false } = attributes;
	if ( studioId !== undefined ) {
		/* translators: %d: number that identifies a studio */
		const text = __( 'Studio %d', 'studio-calendar' );
		return <span>{ sprintf( text, studioId ) }</span>;
	}
	return isExample ? null : (
		<span>
			{ __(
				'No studio is set: the page’s address has to name it (studio_id).',
				'studio-calendar'
			) }
		</span>
	);
}
