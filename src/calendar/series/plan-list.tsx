import { sprintf } from '@wordpress/i18n';
import type { Schedule } from '../../domain/booking';
import { rangeLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import { ChunkIcon } from '../../ui/chunk-icon';
import { readFailureText } from '../failure-text';
import { PlanLine } from './plan-line';
import type { Plan } from './use-plan';

interface PlanListProps {
	readonly plan: Plan;
	readonly schedule: Schedule;
	/** ID of the named booking. */
	readonly bookingId: string;
}

/** Bookings of the scope, and what happens to each. */
export function PlanList( { plan, schedule, bookingId }: PlanListProps ) {
	const texts = useI18n();
	const { __ } = texts;
	const { rows, error, retry } = plan;
	if ( error ) {
		return (
			<div className="sc-fail" role="alert">
				<ChunkIcon name="warning" />
				<div>
					<p>{ readFailureText( error, texts ) }</p>
					<button
						type="button"
						className="sc-btn sc-btn--line"
						onClick={ retry }
					>
						{ __( 'Try again', 'studio-calendar' ) }
					</button>
				</div>
			</div>
		);
	}
	if ( ! rows ) {
		return <Waiting text={ waitingText( plan, texts ) } />;
	}
	return (
		<ol
			className="sc-plan"
			aria-label={ __( 'Bookings of this series', 'studio-calendar' ) }
		>
			<PastLine plan={ plan } />
			{ rows.map( ( row ) => (
				<PlanLine
					key={ row.base.id }
					row={ row }
					plan={ plan }
					schedule={ schedule }
					isNamed={ row.base.id === bookingId && rows.length > 1 }
				/>
			) ) }
		</ol>
	);
}

/** Returns "Checking 11 dates…", or without the number before it is known. */
function waitingText( { counts, scope }: Plan, { __, _n }: Texts ): string {
	return counts && counts[ scope ] > 0
		? sprintf(
				/* translators: %d: how many dates of a series the server checks */
				_n(
					'Checking %d date…',
					'Checking %d dates…',
					counts[ scope ],
					'studio-calendar'
				),
				counts[ scope ]
			)
		: __( 'Checking the dates…', 'studio-calendar' );
}

function Waiting( { text }: { readonly text: string } ) {
	return (
		<div className="sc-plan" aria-busy="true">
			<p role="status" className="sc-plan__wait">
				{ text }
			</p>
			{ [ 1, 2, 3 ].map( ( line ) => (
				<div key={ line } className="sc-plan__grey" />
			) ) }
		</div>
	);
}

/** Dates that have passed, folded. */
function PastLine( { plan }: Pick< PlanListProps, 'plan' > ) {
	const { locale, _n } = useI18n();
	const { past, scope } = plan;
	const [ from ] = past;
	const to = past.at( -1 );
	if ( scope !== 'all' || from === undefined || to === undefined ) {
		return null;
	}
	return (
		<li className="sc-plan__line is-still">
			<ChunkIcon name="history" />
			<b>{ rangeLabel( { from, to }, locale ) }</b>
			<span>
				{ sprintf(
					/* translators: %d: how many bookings of a series have passed */
					_n(
						'%d past booking will not change',
						'%d past bookings will not change',
						past.length,
						'studio-calendar'
					),
					past.length
				) }
			</span>
		</li>
	);
}
