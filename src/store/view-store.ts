import { useSyncExternalStore } from '@wordpress/element';
import type { IsoDate } from '../domain/time';
import { ALL_ROOMS, readPageParams } from './page-params';

/** What of the studio is in view. */
export interface View {
	/** Monday of the shown week; null is the current week, whichever that is. */
	readonly week: IsoDate | null;
	/** Null shows every room. */
	readonly roomId: string | null;
}

export interface ViewStore {
	readonly get: () => View;
	readonly change: ( part: Partial< View > ) => void;
	readonly subscribe: ( onChange: () => void ) => () => void;
}

/** @param fixedRoom The room that block or shortcode name; the address wins over it. */
export function createUrlView(
	page: Window,
	fixedRoom: string | null
): ViewStore {
	const read = (): View => {
		const { week, roomId } = readPageParams( page.location.href );
		const room = roomId ?? fixedRoom;
		return { week, roomId: room === ALL_ROOMS ? null : room };
	};
	const store = createMemoryView( read() );
	return {
		...store,
		change: ( part ) => {
			const view = { ...store.get(), ...part };
			store.change( part );
			const address = addressOf( page.location.href, view, fixedRoom );
			page.history.pushState( page.history.state, '', address );
		},
		subscribe: ( onChange ) => {
			const onPop = () => store.change( read() );
			page.addEventListener( 'popstate', onPop );
			const unsubscribe = store.subscribe( onChange );
			return () => {
				page.removeEventListener( 'popstate', onPop );
				unsubscribe();
			};
		},
	};
}

/** For a page's second calendar: only the first reads and writes the address. */
export function createMemoryView( initial: View ): ViewStore {
	let view = initial;
	const listeners = new Set< () => void >();
	return {
		get: () => view,
		change: ( part ) => {
			view = { ...view, ...part };
			listeners.forEach( ( listener ) => listener() );
		},
		subscribe: ( onChange ) => {
			listeners.add( onChange );
			return () => listeners.delete( onChange );
		},
	};
}

export function useView( store: ViewStore ): View {
	return useSyncExternalStore( store.subscribe, store.get );
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
	set( 'room_id', view.roomId ?? ( fixedRoom ? ALL_ROOMS : null ) );
	return url;
}
