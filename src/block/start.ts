import { logFailure } from '../api/logger';
import { mountCalendar } from '../calendar/mount';
import type { MountConfig } from '../contract/mount';
import { takeNonce } from '../store/page-params';

declare let __webpack_public_path__: string;

/** Set once a mount point has its calendar: an optimiser may well run this file twice. */
const MOUNTED = 'studioCalendarMounted';

/** The mount points the server has printed; others that come later are not ours. */
function mountPoints(): readonly HTMLElement[] {
	const found = document.querySelectorAll< HTMLElement >(
		'[data-studio-calendar]'
	);
	return Array.from( found ).filter(
		( mount ) => mount.dataset[ MOUNTED ] === undefined
	);
}

/** Gives each mount point its calendar. */
export function start(): void {
	const urlNonce = takeNonce( window );
	mountPoints().forEach( ( mount, index ) => {
		mount.dataset[ MOUNTED ] = '';
		const config = JSON.parse(
			mount.dataset[ 'studioCalendar' ] ?? ''
		) as MountConfig;
		// Optimisers join scripts, so chunks cannot be found beside this one.
		__webpack_public_path__ = config.assets;
		mountCalendar( mount, config, {
			ownsAddress: index === 0,
			urlNonce,
		} ).catch( () => logFailure( 'mount', 'failed' ) );
	} );
}
