import { sprintf } from '@wordpress/i18n';
import { useI18n } from '../../i18n/context';
import type { ListQuery } from './list-query';

interface PagesProps {
	readonly shown: number;
	readonly total: number;
	readonly query: ListQuery;
	readonly isLoading: boolean;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

/** Number of bookings, announced when it changes, and the way to other pages. */
export function Pages( props: PagesProps ) {
	const { shown, total, query, isLoading, onQueryChange } = props;
	const { __ } = useI18n();
	const last = Math.max( 1, Math.ceil( total / query.perPage ) );
	const turn = ( label: string, sign: string, page: number ) => (
		<button
			type="button"
			className="button"
			disabled={ page < 1 || page > last }
			aria-label={ label }
			onClick={ () => onQueryChange( { page } ) }
		>
			<span aria-hidden="true">{ sign }</span>
		</button>
	);
	return (
		<div className="sc-bookings__pages">
			<Count shown={ shown } total={ total } isLoading={ isLoading } />
			{ ( last > 1 || query.page > 1 ) && (
				<>
					{ turn(
						__( 'Previous page', 'studio-calendar' ),
						'‹',
						query.page - 1
					) }
					<PageField
						key={ query.page }
						page={ query.page }
						last={ last }
						onPick={ ( page ) => onQueryChange( { page } ) }
					/>
					{ turn(
						__( 'Next page', 'studio-calendar' ),
						'›',
						query.page + 1
					) }
				</>
			) }
		</div>
	);
}

function Count( {
	shown,
	total,
	isLoading,
}: Pick< PagesProps, 'shown' | 'total' | 'isLoading' > ) {
	const { _n } = useI18n();
	const all = sprintf(
		/* translators: %d: number of bookings */
		_n( '%d Item', '%d Items', total, 'studio-calendar' ),
		total
	);
	const part = sprintf(
		/* translators: 1: bookings on this page, 2: all bookings */
		_n(
			'%1$d of %2$d Item',
			'%1$d of %2$d Items',
			total,
			'studio-calendar'
		),
		shown,
		total
	);
	return (
		<span role="status" aria-busy={ isLoading }>
			{ ( total > 0 || ! isLoading ) && ( shown < total ? part : all ) }
		</span>
	);
}

interface PageFieldProps {
	readonly page: number;
	readonly last: number;
	readonly onPick: ( page: number ) => void;
}

/** Field with the page's number; another number opens that page. */
function PageField( { page, last, onPick }: PageFieldProps ) {
	const { __ } = useI18n();
	/* translators: 1: page shown, 2: number of pages */
	const text = __( 'Page %1$d of %2$d', 'studio-calendar' );
	const [ before = '', after = '' ] = text
		.replace( '%2$d', String( last ) )
		.split( '%1$d' );
	const pick = ( value: string ) => {
		const asked = Math.floor( Number( value ) );
		if ( asked >= 1 && asked <= last && asked !== page ) {
			onPick( asked );
		}
	};
	return (
		<span>
			{ before }
			<input
				type="number"
				className="sc-bookings__page"
				aria-label={ __( 'Current page', 'studio-calendar' ) }
				min={ 1 }
				max={ last }
				defaultValue={ page }
				onBlur={ ( { target } ) => pick( target.value ) }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						pick( event.currentTarget.value );
					}
				} }
			/>
			{ after }
		</span>
	);
}
