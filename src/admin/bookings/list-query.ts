import type { StudioChoice } from './config';

/** Query of the list, stored in the URL, so that it can be bookmarked, shared and returned to. */
export interface ListQuery {
	readonly studio: string;
	readonly room: string;
	readonly trainer: string;
	readonly status: string;
	readonly payment: string;
	readonly canceled: string;
	readonly from: string;
	readonly to: string;
	readonly sort: string;
	readonly order: string;
	/** From 1; where `after` or `before` says which bookings are on the page, it is only shown. */
	readonly page: number;
	readonly perPage: number;
	/** Place in the list that the page follows; empty: the page is found by its number. */
	readonly after: string;
	/** Place in the list that the page ends before; empty as `after`. */
	readonly before: string;
}

/** The page that a query with other filters or another order begins with. */
export const FROM_THE_START = { page: 1, after: '', before: '' } as const;

/** Parameter names in the URL; WordPress uses `page` and `post_type` itself. */
const NAMES = {
	studio: 'studio',
	room: 'room',
	trainer: 'trainer',
	status: 'status',
	payment: 'payment',
	canceled: 'canceled',
	from: 'from',
	to: 'to',
	sort: 'orderby',
	order: 'order',
	after: 'after',
	before: 'before',
} as const;

const PAGE_SIZES = [ 25, 50, 100 ] as const;

/** Returns the default query: upcoming bookings. */
function defaultQuery( studio: string, today: string ): ListQuery {
	return {
		studio,
		room: '',
		trainer: '',
		status: '',
		payment: '',
		canceled: '0',
		from: today,
		to: '',
		sort: 'date',
		order: 'asc',
		perPage: PAGE_SIZES[ 0 ],
		...FROM_THE_START,
	};
}

/** Returns the changes of the query for another studio, which has other rooms and people, and maybe another date. */
export function queryOfStudio(
	query: ListQuery,
	studios: readonly Pick< StudioChoice, 'id' | 'today' >[],
	chosen: string
): Partial< ListQuery > {
	const todayIn = ( studio: string ) =>
		studios.find( ( { id } ) => String( id ) === studio )?.today ?? '';
	const isFromToday = query.from === todayIn( query.studio );
	return {
		studio: chosen,
		room: '',
		trainer: '',
		payment: '',
		sort: 'date',
		from: isFromToday ? todayIn( chosen ) : query.from,
	};
}

/** Reads the query in the URL; a parameter that is present but empty counts, for example as no start date. */
export function readListQuery(
	search: string,
	studios: readonly Pick< StudioChoice, 'id' | 'today' >[]
): ListQuery {
	const params = new URLSearchParams( search );
	const studio =
		studios.find( ( { id } ) => String( id ) === params.get( 'studio' ) ) ??
		studios[ 0 ];
	const first = defaultQuery(
		String( studio?.id ?? '' ),
		studio?.today ?? ''
	);
	const given = Object.fromEntries(
		Object.entries( NAMES ).flatMap( ( [ name, key ] ) => {
			const value = params.get( key );
			return value === null ? [] : [ [ name, value ] as const ];
		} )
	);
	const asked = { ...first, ...given };
	const perPage = Number( params.get( 'rows' ) );
	return {
		...asked,
		studio: first.studio,
		page: Math.max( 1, Math.floor( Number( params.get( 'paged' ) ) ) || 1 ),
		perPage:
			PAGE_SIZES.find( ( size ) => size === perPage ) ?? PAGE_SIZES[ 0 ],
	};
}

/** Returns the URL with the query and its other parameters unchanged. */
export function addressOf( address: string, query: ListQuery ): string {
	const url = new URL( address );
	for ( const [ name, key ] of Object.entries( NAMES ) ) {
		url.searchParams.set( key, query[ name as keyof typeof NAMES ] );
	}
	for ( const place of [ 'after', 'before' ] as const ) {
		if ( query[ place ] === '' ) {
			url.searchParams.delete( place );
		}
	}
	url.searchParams.set( 'paged', String( query.page ) );
	url.searchParams.set( 'rows', String( query.perPage ) );
	return url.href;
}

/** Returns the filter parameters of the endpoints and the export. */
export function narrowing(
	query: ListQuery
): Readonly< Record< string, string > > {
	const params = {
		studio_id: query.studio,
		room_id: query.room,
		trainer_id: query.trainer,
		status: query.status,
		payment: query.payment,
		canceled: query.canceled,
		date_from: query.from,
		date_to: query.to,
	};
	return withoutEmpty( params );
}

const withoutEmpty = ( params: Readonly< Record< string, string > > ) =>
	Object.fromEntries(
		Object.entries( params ).filter( ( [ , value ] ) => value !== '' )
	);

/** Returns the parameters of one page. */
export function paging(
	query: ListQuery
): Readonly< Record< string, string > > {
	return {
		...narrowing( query ),
		sort: query.sort,
		order: query.order,
		per_page: String( query.perPage ),
		...( query.after || query.before
			? withoutEmpty( { after: query.after, before: query.before } )
			: { page: String( query.page ) } ),
	};
}
