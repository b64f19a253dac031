import { deviceStorage } from './safe-storage';

/** Which notice of a studio has been read and closed on this device; a new text is a new notice. */
const keyOf = ( studioId: string ) => `studio-calendar-notice:${ studioId }`;

export const isNoticeRead = ( page: Window, studioId: string, text: string ) =>
	deviceStorage( page )?.get( keyOf( studioId ) ) === text;

/** Where the browser keeps nothing for this site the notice comes again. */
export function noteNoticeRead(
	page: Window,
	studioId: string,
	text: string
): void {
	deviceStorage( page )?.set( keyOf( studioId ), text );
}
