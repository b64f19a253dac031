import { deviceZone } from '../domain/time';

/** Preselects the device's time zone in a list without a selection, because the device is usually in the studio. */
export function chooseDeviceZone( root: HTMLElement ): void {
	const list = root.querySelector( 'select' );
	const zone = deviceZone();
	const isListed = Array.from( list?.options ?? [] ).some(
		( { value } ) => value === zone
	);
	if ( list && list.value === '' && isListed ) {
		list.value = zone;
	}
}
