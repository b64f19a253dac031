/** Which notice of a studio has been read and closed on this device; a new text is a new notice. */
const keyOf = ( studioId: string ) => `studio-calendar-notice:${ studioId }`;

export function isNoticeRead(
	page: Window,
	studioId: string,
	text: string
): boolean {
	try {
		return page.localStorage.getItem( keyOf( studioId ) ) === text;
	} catch {
		return false;
	}
}

/** Where the browser keeps nothing for this site the notice comes again. */
export function noteNoticeRead(
	page: Window,
	studioId: string,
	text: string
): void {
	try {
		page.localStorage.setItem( keyOf( studioId ), text );
	} catch {
		// Then it is not remembered.
	}
}
