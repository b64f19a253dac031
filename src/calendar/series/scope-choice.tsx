import { useId } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { SeriesScope } from '../../contract/series';
import { rangeLabel } from '../../domain/labels';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { scopeText } from './series-texts';
import type { Plan } from './use-plan';

interface ScopeChoiceProps {
	readonly plan: Plan;
	/** Date of the named booking. */
	readonly date: IsoDate;
}

const SCOPES = [ 'one', 'following', 'all' ] as const;

/** Which bookings a change is for, with their number. */
export function ScopeChoice( { plan, date }: ScopeChoiceProps ) {
	const i18n = useI18n();
	const { locale, __, _n } = i18n;
	const name = useId();
	const { counts, scope: selected, setScope } = plan;
	const isOffered = ( scope: SeriesScope ) =>
		scope === selected || counts === null || counts[ scope ] > 0;
	const sizeOf = ( scope: SeriesScope ) => {
		if ( scope === 'one' ) {
			return rangeLabel( { from: date, to: date }, locale );
		}
		return (
			counts &&
			sprintf(
				/* translators: %d: how many bookings there are */
				_n(
					'%d booking',
					'%d bookings',
					counts[ scope ],
					'studio-calendar'
				),
				counts[ scope ]
			)
		);
	};
	return (
		<fieldset className="sc-scope">
			<legend className="sc-vh">
				{ __( 'Which bookings', 'studio-calendar' ) }
			</legend>
			{ SCOPES.filter( isOffered ).map( ( scope ) => (
				<label key={ scope }>
					<input
						type="radio"
						name={ name }
						checked={ scope === selected }
						onChange={ () => setScope( scope ) }
					/>
					<span>
						<b>{ scopeText( scope, i18n ) }</b>
						<small>{ sizeOf( scope ) }</small>
					</span>
				</label>
			) ) }
		</fieldset>
	);
}
