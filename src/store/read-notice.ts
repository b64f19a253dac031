import { deviceStorage } from './safe-storage';

/** Storage key of the last dismissed notice of a studio; a new text is a new notice. */
const keyOf = ( studioId: string ) => `studio-calendar-notice:${ studioId }`;

export const isNoticeRead = ( page: Window, studioId: string, text: string ) =>
	deviceStorage( page )?.get( keyOf( studioId ) ) === text;

/** Stores that the notice was dismissed; without browser storage it appears again. */
export function noteNoticeRead(
	page: Window,
	studioId: string,
	text: string
): void {
	deviceStorage( page )?.set( keyOf( studioId ), text );
}
