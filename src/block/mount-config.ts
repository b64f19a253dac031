import { logFailure } from '../api/logger';
import { unpackSchedule } from '../api/packed-schedule';
import {
	PRELOADED_WEEK,
	type MountConfig,
	type MountData,
	type PackedSchedule,
	type Preload,
} from '../contract/mount';

/** Reads what the server printed into a mount point. The calendar replaces the mount point's content, so this comes first. */
export function readMountConfig( mount: HTMLElement ): MountConfig {
	const data = JSON.parse(
		mount.dataset[ 'studioCalendar' ] ?? ''
	) as MountData;
	return { ...data, preload: readPreload( mount ) };
}

/** Returns the preloaded week; null without one, or where something on the way to the browser has damaged it. */
function readPreload( mount: HTMLElement ): MountConfig[ 'preload' ] {
	const text = mount.querySelector( PRELOADED_WEEK )?.textContent;
	if ( ! text ) {
		return null;
	}
	try {
		const preload = JSON.parse( text ) as Preload< PackedSchedule >;
		return { ...preload, schedule: unpackSchedule( preload.schedule ) };
	} catch {
		logFailure( 'preload', 'unreadable' );
		return null;
	}
}
