import { sprintf } from '@wordpress/i18n';
import type { BookingsPage } from '../../api/admin-bookings';
import { useI18n } from '../../i18n/context';
import type { ListQuery } from './list-query';

interface PagesProps {
	readonly page: BookingsPage;
	/** Bookings on all pages; null until they are counted. */
	readonly total: number | null;
	readonly query: ListQuery;
	readonly isLoading: boolean;
	readonly onQueryChange: ( change: Partial< ListQuery > ) => void;
}

/** Number of bookings, announced when it changes, and the way to other pages. */
export function Pages( props: PagesProps ) {
	const { page, total, isLoading, onQueryChange } = props;
	const { __ } = useI18n();
	const ways = waysFrom( props );
	const turn = ( label: string, sign: string, way: Way ) => (
		<button
			type="button"
			className="button"
			disabled={ way === null }
			aria-label={ label }
			onClick={ () => way && onQueryChange( way ) }
		>
			<span aria-hidden="true">{ sign }</span>
		</button>
	);
	return (
		<div className="sc-bookings__pages">
			<Count
				shown={ page.bookings.length }
				total={ total }
				isLoading={ isLoading }
			/>
			{ ( ways.first || ways.next || ways.last > 1 ) && (
				<>
					{ turn(
						__( 'First page', 'studio-calendar' ),
						'«',
						ways.first
					) }
					{ turn(
						__( 'Previous page', 'studio-calendar' ),
						'‹',
						ways.previous
					) }
					{ total !== null && (
						<PageField
							key={ ways.number }
							page={ ways.number }
							last={ Math.max( ways.last, ways.number ) }
							onPick={ ( number ) =>
								onQueryChange( { page: number } )
							}
						/>
					) }
					{ turn(
						__( 'Next page', 'studio-calendar' ),
						'›',
						ways.next
					) }
					{ turn(
						__( 'Last page', 'studio-calendar' ),
						'»',
						total === null ? null : ways.end
					) }
				</>
			) }
		</div>
	);
}

/** Change of the query that leads to another page; null if there is none. */
type Way = Partial< ListQuery > | null;

interface Ways {
	readonly number: number;
	readonly last: number;
	readonly first: Way;
	readonly previous: Way;
	readonly next: Way;
	readonly end: Way;
}

/**
 * Returns the ways from a page. The next and the previous page are asked for by the place where this one ends, so that
 * bookings that come and go meanwhile hide none and repeat none; all others by number, and so are those beside a page
 * that is still loading.
 */
function waysFrom( props: PagesProps ): Ways {
	const { page, total, query, isLoading } = props;
	const last = Math.max( 1, Math.ceil( ( total ?? 0 ) / query.perPage ) );
	const number = numberOf( props, last );
	const { previous, next } = isLoading ? NO_PLACES : page;
	const isBehind = number > 1 || previous !== '';
	const hasNext = isLoading ? number < last : next !== '';
	const back = Math.max( 1, Math.min( number - 1, last ) );
	return {
		number,
		last,
		first: isBehind ? { page: 1 } : null,
		previous: isBehind ? { page: back, before: previous } : null,
		next: hasNext ? { page: number + 1, after: next } : null,
		end: hasNext ? { page: last } : null,
	};
}

const NO_PLACES = { previous: '', next: '' };

/** Returns a page's number: that of its query, unless the page turns out to be the first or the last. */
function numberOf( props: PagesProps, last: number ): number {
	const { page, query, isLoading } = props;
	if ( isLoading || page.bookings.length === 0 ) {
		return query.page;
	}
	if ( page.previous === '' ) {
		return 1;
	}
	return page.next === '' ? Math.max( 2, last ) : query.page;
}

interface CountProps {
	readonly shown: number;
	readonly total: number | null;
	readonly isLoading: boolean;
}

function Count( { shown, total, isLoading }: CountProps ) {
	return (
		<span role="status" aria-busy={ isLoading }>
			{ total !== null && ( total > 0 || ! isLoading ) && (
				<CountText shown={ shown } total={ total } />
			) }
		</span>
	);
}

function CountText( {
	shown,
	total,
}: {
	readonly shown: number;
	readonly total: number;
} ) {
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
	return <>{ shown < total ? part : all }</>;
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
