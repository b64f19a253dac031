import {
	addDays,
	datesOf,
	weekOf,
	type DateRange,
	type IsoDate,
} from '../domain/time';
import { depthOf, LEAVING_MS, withDepth } from '../domain/window-depth';
import { createExternalStore, type ChangingStore } from './external-store';
import { ALL_ROOMS, readPageParams } from './page-params';

/** Visible part of the studio. */
export interface View {
	/** First day in view, a Monday unless `days` is set; null for the current week. */
	readonly week: IsoDate | null;
	/** Length of a custom range (docs/decisions/0013); null for the whole week. */
	readonly days: number | null;
	/** Null for all rooms. */
	readonly roomId: string | null;
}

export type ViewStore = ChangingStore< View >;

/**
 * @param fixedRoom The room set by block or shortcode; the URL overrides it.
 * @param entries   Adds to the browser's history, once it is leaving no entries of closed windows (any more).
 */
export function createUrlView(
	page: Window,
	fixedRoom: string | null,
	entries: { readonly add: ( act: () => void ) => void }
): ViewStore {
	const read = (): View => {
		const { week, days, roomId } = readPageParams( page.location.href );
		const room = roomId ?? fixedRoom;
		return { week, days, roomId: room === ALL_ROOMS ? null : room };
	};
	const store = createMemoryView( read() );
	// Number of changes that the address does not have yet: a step of the browser that comes before leaves a closed window's entry.
	let ahead = 0;
	const left = leaveWindows( page );
	return {
		...store,
		change: ( part ) => {
			const view = { ...store.get(), ...part };
			store.change( part );
			ahead++;
			const add = () =>
				entries.add( () => {
					ahead--;
					go(
						page.history,
						addressOf( page.location.href, view, fixedRoom )
					);
				} );
			if ( left ) {
				void left.then( add );
			} else {
				add();
			}
		},
		subscribe: ( onChange ) => {
			const onPop = () => {
				const view = read();
				if ( ! ahead && ! isSameView( view, store.get() ) ) {
					store.change( view );
				}
			};
			page.addEventListener( 'popstate', onPop );
			const unsubscribe = store.subscribe( onChange );
			return () => {
				page.removeEventListener( 'popstate', onPop );
				unsubscribe();
			};
		},
	};
}

/**
 * Leaves the history entries of windows, because a reloaded page has none open.
 *
 * @return Fulfilled once they are left; null where there are none.
 */
function leaveWindows( page: Window ): Promise< unknown > | null {
	const depth = depthOf( page.history.state );
	return depth > 0
		? new Promise( ( resolve ) => {
				page.addEventListener( 'popstate', resolve, { once: true } );
				page.setTimeout( resolve, LEAVING_MS );
				page.history.go( -depth );
			} )
		: null;
}

/**
 * Changes the URL; a window that is open meanwhile, such as the date picker, hands its history entry to the new view.
 */
function go( history: History, address: URL ): void {
	const state: unknown = history.state;
	if ( depthOf( state ) > 0 ) {
		history.replaceState( withDepth( state, 0 ), '', address );
	} else {
		history.pushState( state, '', address );
	}
}

/** Compares views; history steps without a change of view render nothing. */
const isSameView = ( a: View, b: View ) =>
	a.week === b.week && a.days === b.days && a.roomId === b.roomId;

/** Creates the view of a page's second calendar; only the first one uses the URL. */
export const createMemoryView: ( initial: View ) => ViewStore =
	createExternalStore;

/** Returns the days of a view. */
export function rangeOf(
	{ week, days }: Pick< View, 'week' | 'days' >,
	today: IsoDate
): DateRange {
	return week === null || days === null
		? weekOf( week ?? today )
		: { from: week, to: addDays( week, days - 1 ) };
}

const WEEK = 7;

/** Returns the view of a range; Monday to Sunday is a week, however it was chosen. */
export function viewOf( range: DateRange ): Pick< View, 'week' | 'days' > {
	const days = datesOf( range ).length;
	const isWeek = days === WEEK && weekOf( range.from ).from === range.from;
	return { week: range.from, days: isWeek ? null : days };
}

function addressOf(
	current: string,
	view: View,
	fixedRoom: string | null
): URL {
	const url = new URL( current );
	const set = ( name: string, value: string | null ) => {
		if ( value === null ) {
			url.searchParams.delete( name );
		} else {
			url.searchParams.set( name, value );
		}
	};
	set( 'week', view.week );
	set( 'days', view.days === null ? null : String( view.days ) );
	set( 'room_id', view.roomId ?? ( fixedRoom ? ALL_ROOMS : null ) );
	return url;
}
