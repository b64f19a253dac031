import { readMountConfig } from '../../../src/block/mount-config';
import type { MountConfig } from '../../../src/contract/mount';
import { CONFIG } from '../support/mounted';
import { wireBooking, wireSchedule } from '../support/fake-server';

const WEEK = {
	dateFrom: '2026-11-16',
	dateTo: '2026-11-22',
	studioId: 1,
	locale: 'en',
};

/** Returns a mount point as the server prints it. */
function mountWith( week: string ): HTMLElement {
	const { preload, ...data }: MountConfig = CONFIG;
	const mount = document.createElement( 'div' );
	mount.dataset[ 'studioCalendar' ] = JSON.stringify( data );
	mount.innerHTML = `<div>Loading...</div>${ week }`;
	expect( preload ).toBeNull();
	return mount;
}

const hidden = ( content: string ) =>
	`<div hidden data-studio-calendar-week>${ content }</div>`;

const schedule = wireSchedule( [
	wireBooking( { id: 1, title: 'Salsa' } ),
	wireBooking( { id: 2, title: 'Salsa' } ),
] );
const shared = {
	event_id: 7,
	post_author_id: 5,
	status: 'Approved',
	title: 'Salsa',
	first_name: 'Anna',
	last_name: 'Tamm',
};
const packed = JSON.stringify( {
	...WEEK,
	schedule: {
		...schedule,
		parts: [ shared ],
		bookings: [
			{
				...Object.values( schedule.bookings ?? {} )[ 0 ],
				bookings: undefined,
				columns: {
					id: [ 1, 1 ],
					room_id: [ 11, 11 ],
					date: [ '2026-11-20', '2026-11-20' ],
					from: [ 1080, 1080 ],
					minutes: [ 90, 90 ],
					of: [ [ 0 ], [ 0 ] ],
				},
			},
		],
	},
} );

it( 'reads the week beside the data, unpacked', () => {
	const config = readMountConfig(
		mountWith(
			hidden( `<script type="application/json">${ packed }</script>` )
		)
	);
	expect( config ).toEqual( { ...CONFIG, preload: { ...WEEK, schedule } } );
} );

it( 'reads it, too, where a filter has removed the script element around it', () => {
	const config = readMountConfig( mountWith( hidden( packed ) ) );
	expect( config.preload ).toEqual( { ...WEEK, schedule } );
} );

it( 'has no week where the server printed none', () => {
	expect( readMountConfig( mountWith( '' ) ) ).toEqual( CONFIG );
} );

it( 'does without a week that something on the way has damaged', () => {
	const config = readMountConfig(
		mountWith( hidden( packed.slice( 0, -20 ) ) )
	);
	expect( config.preload ).toBeNull();
	expect( console ).toHaveErrored();
} );

it( 'does without a week that another version of the plugin printed into a cached page', () => {
	const other = JSON.stringify( {
		...WEEK,
		schedule: {
			...schedule,
			parts: [ shared ],
			bookings: [ { bookings: [ { id: 1, of: [ 0 ] } ] } ],
		},
	} );
	const config = readMountConfig( mountWith( hidden( other ) ) );
	expect( config.preload ).toBeNull();
	expect( console ).toHaveErrored();
} );
