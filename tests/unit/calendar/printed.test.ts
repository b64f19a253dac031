import { printedPlace } from '../../../src/calendar/printed';
import { makeSchedule } from '../support/bookings';

const PRELOAD = makeSchedule();
const { from, to } = PRELOAD.range;

/** Prints a week that is 800 x 300 px of 2000 x 900 and begins at the given position. */
function print( start: number, scrolled: { left: number; top: number } ) {
	const mount = document.createElement( 'div' );
	mount.innerHTML =
		'<div class="sc-static"><div class="sc-scroll"><i class="sc-static__start"></i></div></div>';
	const [ box, mark ] = [ '.sc-scroll', 'i' ].map( ( name ) =>
		mount.querySelector( name )
	);
	const sizes = {
		clientWidth: 800,
		clientHeight: 300,
		scrollWidth: 2000,
		scrollHeight: 900,
		scrollLeft: scrolled.left,
		scrollTop: scrolled.top,
	};
	for ( const [ name, value ] of Object.entries( sizes ) ) {
		Object.defineProperty( box, name, { value } );
	}
	Object.defineProperty( mark, 'offsetLeft', { value: start + 48 } );
	Object.defineProperty( mark, 'offsetTop', { value: 100 + 76 } );
	return mount;
}

it( 'keeps where a visitor has scrolled the printed week', () => {
	const mount = print( 400, { left: 400, top: 350 } );
	expect( printedPlace( mount, PRELOAD ) ).toEqual( {
		days: `${ from }/${ to }`,
		left: 400,
		top: 350,
	} );
} );

it( 'leaves the first position to the app, as a cached page may be hours old', () => {
	const mount = print( 400, { left: 400.4, top: 100 } );
	expect( printedPlace( mount, PRELOAD ) ).toBeNull();
} );

it( 'knows that a box ends before its last day is at its start', () => {
	const mount = print( 1600, { left: 1200, top: 100 } );
	expect( printedPlace( mount, PRELOAD ) ).toBeNull();
} );

it( 'has nothing to keep without a printed week, or of another week', () => {
	const mount = print( 400, { left: 0, top: 0 } );
	expect( printedPlace( mount, null ) ).toBeNull();
	mount.replaceChildren();
	expect( printedPlace( mount, PRELOAD ) ).toBeNull();
} );
