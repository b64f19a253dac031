import { deviceZone } from '../domain/time';

/** A list of zones in which nothing is chosen begins with that of the device, which mostly stands in the studio. */
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
