/**
 * What a browser keeps of a page. It never throws: storage that is full, or was taken back meanwhile, keeps nothing and
 * has nothing.
 */
export interface SafeStorage {
	readonly get: ( key: string ) => string | null;
	/** False where it could not be kept. */
	readonly set: ( key: string, text: string ) => boolean;
	readonly remove: ( key: string ) => void;
	readonly keys: () => readonly string[];
}

/** Kept on the device; null where there is none, or the browser blocks it, which throws at the mere mention. */
export const deviceStorage = ( page: Window ) =>
	safeStorage( () => page.localStorage );

/** Kept as long as the tab is open; null as above. */
export const tabStorage = ( page: Window ) =>
	safeStorage( () => page.sessionStorage );

/** Null for what fails: whatever is wrong with something that was kept, the calendar does without. */
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
