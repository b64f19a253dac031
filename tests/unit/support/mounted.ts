import './browser';
import { act, screen } from '@testing-library/react';
import { mountCalendar } from '../../../src/calendar/mount';
import type { MountConfig } from '../../../src/contract/mount';

/** Configuration of a guest's page on this site with studio 1. */
export const CONFIG: MountConfig = {
	studioId: 1,
	roomId: null,
	locale: 'en',
	localeFixed: false,
	restUrl: 'http://localhost/wp-json/studio-calendar/v1',
	ajaxUrl: 'http://localhost/wp-admin/admin-ajax.php',
	external: null,
	nonce: null,
	userId: null,
	loginLink: true,
	assets: 'http://localhost/build/',
	pluginVersion: '0.1.0',
	preload: null,
};

/** Another host, whose studio the page shows. */
export const EXTERNAL: NonNullable< MountConfig[ 'external' ] > = {
	restUrl: 'https://host.example/wp-json/studio-calendar/v1',
	ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
};

interface Options {
	readonly ownsAddress?: boolean;
	readonly urlNonce?: string | null;
	readonly isForGuests?: boolean;
}

/** Mounts a whole calendar on the page, as view.ts does. */
export async function mounted(
	config: Partial< MountConfig > = {},
	{ ownsAddress = true, urlNonce = null, isForGuests = false }: Options = {}
): Promise< HTMLElement > {
	const mount = document.createElement( 'div' );
	document.body.append( mount );
	await act( async () => {
		const unmount = await mountCalendar(
			mount,
			{ ...CONFIG, ...config },
			{
				ownsAddress,
				urlNonce,
				isForGuests,
			}
		);
		unmounts.push( unmount );
	} );
	return mount;
}

const unmounts: ( () => void )[] = [];

/** Unmounts all calendars, as when the page is closed: none of them listens or sends requests any more. */
export function leavePage(): void {
	act( () => unmounts.splice( 0 ).forEach( ( unmount ) => unmount() ) );
	document.body.replaceChildren();
}

export const month = () => screen.getByRole( 'heading', { level: 2 } );
