import type { VersionFile } from '../domain/booking';

/** The server is asked after this many checks by the file, and after this many milliseconds, because the file may be stale. */
const CHECKS_BY_FILE = 10;
const TIME_BY_FILE = 600_000;

/** Number of times in a row that a file must be wrong, or missing, before it is no longer used. */
const TRIES = 2;

interface FileCheckOptions {
	/** Returns the file of the week in view; null if only the server knows whether the week is current. */
	readonly fileInView: () => VersionFile | null;
	/** Reads the file; null if that fails. */
	readonly read: ( url: string ) => Promise< string | null >;
	/** Asks the server; returns true if something has changed. Throws if the server did not respond. */
	readonly ask: () => Promise< boolean >;
	/** Called when the week in view is current by its file. */
	readonly onCurrent: ( file: VersionFile ) => void;
}

/**
 * Returns a check for changes that reads the version file and asks the server only if the file does not show that
 * nothing has changed. A check that is not routine always asks the server.
 */
export function createFileCheck( {
	fileInView,
	read,
	ask,
	onCurrent,
}: FileCheckOptions ): ( isRoutine: boolean ) => Promise< boolean > {
	let checksByFile = 0;
	let askedAt = Date.now();
	const trust = createTrust();

	const askServer = async () => {
		const hasChanged = await ask();
		checksByFile = 0;
		askedAt = Date.now();
		return hasChanged;
	};
	const mayRelyOnFile = () =>
		checksByFile < CHECKS_BY_FILE &&
		Math.abs( Date.now() - askedAt ) < TIME_BY_FILE;

	return async ( isRoutine ) => {
		const file = isRoutine ? fileInView() : null;
		if ( ! file || ! trust.isUsed( file ) ) {
			return askServer();
		}
		const text = await read( file.url );
		if ( text === file.version && mayRelyOnFile() ) {
			checksByFile++;
			trust.compare( text, file.version );
			onCurrent( file );
			return false;
		}
		const hasChanged = await askServer();
		trust.compare( text, fileInView()?.version );
		return hasChanged;
	};
}

/**
 * Remembers how often the file and the server disagreed. One time may be a change between the two reads or a copy of a
 * few seconds in between; a second one in a row means that the file is stale. A missing file is tried again once the
 * server has written it anew, which it does with a new version.
 */
function createTrust() {
	let wrong = 0;
	let missing = 0;
	let missingAt: string | undefined;
	return {
		isUsed: ( { version }: VersionFile ) =>
			wrong < TRIES && ! ( missing >= TRIES && version === missingAt ),
		/**
		 * @param text    What the file holds; null if it could not be read.
		 * @param current What it must hold by the server's last response.
		 */
		compare: ( text: string | null, current: string | undefined ) => {
			missing = text === null ? missing + 1 : 0;
			missingAt = current;
			if ( text !== null ) {
				wrong = text === current ? 0 : wrong + 1;
			}
		},
	};
}
