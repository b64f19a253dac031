import { logFailure } from '../api/logger';
import { mountCalendar } from '../calendar/mount';
import { takeNonce } from '../store/page-params';
import { readMountConfig } from './mount-config';

declare let __webpack_public_path__: string;

/** Marks a mount point with a calendar, because an optimizer may run this file twice. */
const MOUNTED = 'studioCalendarMounted';

/** Returns the mount points printed by the server; later ones are not included. */
function mountPoints(): readonly HTMLElement[] {
	const found = document.querySelectorAll< HTMLElement >(
		'[data-studio-calendar]'
	);
	return Array.from( found ).filter(
		( mount ) => mount.dataset[ MOUNTED ] === undefined
	);
}

/** Starts a calendar at each mount point. */
export function start(): void {
	const urlNonce = takeNonce( window );
	mountPoints().forEach( ( mount, index ) => {
		mount.dataset[ MOUNTED ] = '';
		const config = readMountConfig( mount );
		// Optimizers concatenate scripts, so chunks are not beside this file.
		__webpack_public_path__ = config.assets;
		mountCalendar( mount, config, {
			ownsAddress: index === 0,
			urlNonce,
		} ).catch( () => logFailure( 'mount', 'failed' ) );
	} );
}
