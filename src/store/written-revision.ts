/**
 * The highest revision of each studio that this page has written. A read that comes from a server which has not heard
 * of it yet would show the old week (product.md, 7).
 */
const written = new Map< string, number >();

/** @param revision As the write's answer has it; null where the host does not say. */
export function noteWrittenRevision(
	studioId: string,
	revision: number | null
): void {
	if ( revision !== null && revision > ( written.get( studioId ) ?? 0 ) ) {
		written.set( studioId, revision );
	}
}

/** Guests and foreign hosts tell no revision: then there is nothing to wait for. */
export function isBehindWritten(
	studioId: string,
	revision: number | null
): boolean {
	return revision !== null && revision < ( written.get( studioId ) ?? 0 );
}
