import { createRoot } from '@wordpress/element';
import { EmbedBox, type EmbedLinks } from './embed-box';

for ( const mount of document.querySelectorAll< HTMLElement >(
	'[data-studio-calendar-box]'
) ) {
	const links = JSON.parse(
		mount.dataset[ 'studioCalendarBox' ] ?? ''
	) as EmbedLinks;
	createRoot( mount ).render( <EmbedBox links={ links } /> );
}
