/** Browser storage that never throws: when it is full or blocked, writing has no effect and reading returns nothing. */
export interface SafeStorage {
	readonly get: ( key: string ) => string | null;
	/** Returns false if the text could not be stored. */
	readonly set: ( key: string, text: string ) => boolean;
	readonly remove: ( key: string ) => void;
	readonly keys: () => readonly string[];
}

/** Returns the device's storage; null if the browser has none or throws because it is blocked. */
export const deviceStorage = ( page: Window ) =>
	safeStorage( () => page.localStorage );

/** Returns the storage of this tab; null as above. */
export const tabStorage = ( page: Window ) =>
	safeStorage( () => page.sessionStorage );

/** Returns the result, or null if the function throws: the calendar works without stored data. */
export function attempt< Result >( run: () => Result ): Result | null {
	try {
		return run();
	} catch {
		return null;
	}
}

function safeStorage( open: () => Storage | null ): SafeStorage | null {
	const storage = attempt( open );
	return storage
		? {
				get: ( key ) => attempt( () => storage.getItem( key ) ),
				set: ( key, text ) =>
					attempt( () => {
						storage.setItem( key, text );
						return true;
					} ) ?? false,
				remove: ( key ) =>
					void attempt( () => storage.removeItem( key ) ),
				keys: () => attempt( () => Object.keys( storage ) ) ?? [],
			}
		: null;
}
