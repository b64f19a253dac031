import { schemeOf } from '../../../src/calendar/scheme';

/** A mount point within a page whose body and section have these grounds. */
function mountOn( body: string, section = '' ): HTMLElement {
	document.body.style.backgroundColor = body;
	document.body.innerHTML = '<section><div></div></section>';
	const outer = document.querySelector( 'section' );
	const mount = document.querySelector( 'div' );
	if ( ! outer || ! mount ) {
		throw new Error( 'The page was not built.' );
	}
	outer.style.backgroundColor = section;
	return mount;
}

it( 'believes the server', () => {
	const mount = mountOn( '#fff' );
	mount.dataset[ 'scheme' ] = 'dark';
	expect( schemeOf( mount ) ).toBe( 'dark' );
} );

it.each( [
	[ '#ffffff', '', 'light' ],
	[ '#101216', '', 'dark' ],
	[ '#101216', '#fffbe8', 'light' ],
	[ '#ffffff', 'rgb(20, 22, 30)', 'dark' ],
	[ '#ffffff', 'rgba(0, 0, 0, 0.2)', 'light' ],
	[ '', '', 'light' ],
] as const )(
	'on %p with %p in it the page is %s',
	( body, section, scheme ) => {
		expect( schemeOf( mountOn( body, section ) ) ).toBe( scheme );
	}
);
