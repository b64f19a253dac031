import type { Total } from '../../api/admin-bookings';
import { monthLabel } from '../../domain/date-labels';
import { numberLabel, type Locale } from '../../domain/labels';
import { useI18n } from '../../i18n/context';

interface TotalsProps {
	/** Null until they have been read. */
	readonly totals: readonly Total[] | null;
	readonly isLoading: boolean;
	readonly onToggle: ( isOpen: boolean ) => void;
}

/** Hours and unpaid bookings per trainer and month, with the list's filters; read when they are opened. */
export function Totals( { totals, isLoading, onToggle }: TotalsProps ) {
	const { __ } = useI18n();
	return (
		<details
			className="sc-bookings__totals"
			aria-busy={ isLoading }
			onToggle={ ( { currentTarget } ) => onToggle( currentTarget.open ) }
		>
			<summary>
				{ __( 'Hours and unpaid bookings', 'studio-calendar' ) }
			</summary>
			{ totals?.length === 0 && (
				<p>
					{ __(
						'No approved bookings in this period.',
						'studio-calendar'
					) }
				</p>
			) }
			{ totals && totals.length > 0 && <Months totals={ totals } /> }
		</details>
	);
}

function Months( { totals }: { readonly totals: readonly Total[] } ) {
	const { locale, __ } = useI18n();
	return (
		<table className="widefat striped">
			<thead>
				<tr>
					<th scope="col">{ __( 'Month', 'studio-calendar' ) }</th>
					<th scope="col">{ __( 'Trainer', 'studio-calendar' ) }</th>
					<th scope="col">{ __( 'Hours', 'studio-calendar' ) }</th>
					<th scope="col">{ __( 'Bookings', 'studio-calendar' ) }</th>
					<th scope="col">{ __( 'Unpaid', 'studio-calendar' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ totals.map( ( total, index ) => (
					<tr key={ index }>
						<td>{ monthOf( total.month, locale ) }</td>
						<td>
							{ total.trainer ||
								__( 'Former trainer', 'studio-calendar' ) }
						</td>
						<td>{ hoursOf( total.minutes, locale ) }</td>
						<td>{ total.bookings }</td>
						<td>{ total.unpaid }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

const monthOf = ( month: string, locale: Locale ) =>
	monthLabel( { from: `${ month }-01`, to: `${ month }-01` }, locale );

const hoursOf = ( minutes: number, locale: Locale ) =>
	numberLabel( minutes / 60, locale );
