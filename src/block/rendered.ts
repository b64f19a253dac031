import type { MountConfig } from '../contract/mount';

/** A calendar as the server would print it on the page. */
export interface Rendered {
	readonly config: MountConfig;
	/** The theme's, as the server worked it out; null: to be measured. */
	readonly scheme: string | null;
	/** Classes of WordPress's colour and font controls. */
	readonly className: string;
	/** Custom properties by name: colours that can be read. */
	readonly style: Readonly< Record< string, string > >;
}

const TOKEN = /(--sc-[\w-]+):([^;]+)/g;

/** Null where there is no calendar: its studio is not there any more. */
export function readRendered( html: string ): Rendered | null {
	const page = new DOMParser().parseFromString( html, 'text/html' );
	const mount = page.querySelector< HTMLElement >( '[data-studio-calendar]' );
	if ( ! mount ) {
		return null;
	}
	const config = JSON.parse(
		mount.dataset[ 'studioCalendar' ] ?? ''
	) as MountConfig;
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
