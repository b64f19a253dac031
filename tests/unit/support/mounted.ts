import './browser';
import { act, screen } from '@testing-library/react';
import { mountCalendar } from '../../../src/calendar/mount';
import type { MountConfig } from '../../../src/contract/mount';

/** A guest's page of this site with studio 1. */
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

interface Options {
	readonly ownsAddress?: boolean;
	readonly urlNonce?: string | null;
}

/** A whole calendar on the page, started as view.tsx starts it. */
export async function mounted(
	config: Partial< MountConfig > = {},
	{ ownsAddress = true, urlNonce = null }: Options = {}
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
			}
		);
		unmounts.push( unmount );
	} );
	return mount;
}

const unmounts: ( () => void )[] = [];

/** As when the page is left: none of its calendars listens or asks any more. */
export function leavePage(): void {
	act( () => unmounts.splice( 0 ).forEach( ( unmount ) => unmount() ) );
	document.body.replaceChildren();
}

export const month = () => screen.getByRole( 'heading', { level: 2 } );
