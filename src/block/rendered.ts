import type { MountConfig } from '../contract/mount';
import { readMountConfig } from './mount-config';

/** Calendar as the server prints it on the page. */
export interface Rendered {
	readonly config: MountConfig;
	/** Color scheme of the theme as computed by the server; null to measure it. */
	readonly scheme: string | null;
	/** Classes of WordPress's color and font controls. */
	readonly className: string;
	/** Custom properties by name: readable colors. */
	readonly style: Readonly< Record< string, string > >;
}

const TOKEN = /(--sc-[\w-]+):([^;]+)/g;

/** Parses the server's HTML; null without a calendar because its studio does not exist. */
export function readRendered( html: string ): Rendered | null {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const mount = page.querySelector< HTMLElement >( '[data-studio-calendar]' );
	if ( ! mount ) {
		return null;
	}
	const config = readMountConfig( mount );
	const tokens = ( mount.getAttribute( 'style' ) ?? '' ).matchAll( TOKEN );
	return {
		config,
		scheme: mount.dataset[ 'scheme' ] ?? null,
		className: Array.from( mount.classList )
			.filter( ( name ) => name.startsWith( 'has-' ) )
			.join( ' ' ),
		style: Object.fromEntries(
			Array.from( tokens, ( [ , name = '', value = '' ] ) => [
				name,
				value,
			] )
		),
	};
}
