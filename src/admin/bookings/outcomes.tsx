import { sprintf } from '@wordpress/i18n';
import type {
	ListedBooking,
	Outcome as Result,
} from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';

export interface Done {
	/** Name of the action, for messages of several. */
	readonly label: string;
	readonly outcomes: readonly Result[];
	readonly bookings: readonly ListedBooking[];
	/** Error if nothing was done; empty if the action ran. */
	readonly failure: string;
}

/** Live region with the results of the last actions; always present, so that screen readers announce them. */
export function Outcomes( { all }: { readonly all: readonly Done[] } ) {
	return (
		<div role="status">
			{ all.map( ( done, at ) => (
				<Outcome key={ at } done={ done } />
			) ) }
		</div>
	);
}

/** Shows the number of successes, and each failure with its reason. */
function Outcome( { done }: { readonly done: Done } ) {
	const { __, _n } = useI18n();
	const refused = done.outcomes.filter( ( { isDone } ) => ! isDone );
	const count = done.outcomes.length - refused.length;
	const isGood = refused.length === 0 && done.failure === '';
	const changed = sprintf(
		/* translators: %d: number of bookings */
		_n(
			'%d booking changed.',
			'%d bookings changed.',
			count,
			'studio-calendar'
		),
		count
	);
	return (
		<div
			className={ `notice inline ${ isGood ? 'notice-success' : 'notice-warning' }` }
		>
			<p>{ `${ done.label }: ${ done.failure || changed }` }</p>
			{ refused.length > 0 && (
				<>
					<p>{ __( 'Not changed:', 'studio-calendar' ) }</p>
					<ul className="sc-bookings__named">
						{ refused.map( ( { id, message } ) => (
							<li
								key={ id }
							>{ `${ nameOf( done.bookings, id ) }: ${ message }` }</li>
						) ) }
					</ul>
				</>
			) }
		</div>
	);
}

function nameOf( bookings: readonly ListedBooking[], id: string ): string {
	const booking = bookings.find( ( one ) => one.id === id );
	return booking
		? `${ booking.date } ${ booking.from }, ${ booking.event }, ${ booking.room }`
		: id;
}
