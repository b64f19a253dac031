import { createRoot } from '@wordpress/element';
import './admin.css';
import { EmbedBox, type EmbedLinks } from './embed-box';
import { chooseDeviceZone } from './device-zone';
import { startGalleryRows } from './gallery-rows';
import { startRoomRows } from './room-rows';

for ( const mount of document.querySelectorAll< HTMLElement >(
	'[data-studio-calendar-box]'
) ) {
	const links = JSON.parse(
		mount.dataset[ 'studioCalendarBox' ] ?? ''
	) as EmbedLinks;
	createRoot( mount ).render( <EmbedBox links={ links } /> );
}

for ( const root of document.querySelectorAll< HTMLElement >(
	'[data-studio-calendar-rooms]'
) ) {
	startRoomRows( root );
}

for ( const root of document.querySelectorAll< HTMLElement >(
	'[data-studio-calendar-zone]'
) ) {
	chooseDeviceZone( root );
}

// WordPress prints the media modal's script after this one.
window.addEventListener( 'load', () => {
	for ( const root of document.querySelectorAll< HTMLElement >(
		'[data-studio-calendar-gallery]'
	) ) {
		startGalleryRows( root );
	}
} );
