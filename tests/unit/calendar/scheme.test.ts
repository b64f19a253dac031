import { schemeOf } from '../../../src/calendar/surroundings/scheme';

/** Returns a mount point in a page whose body and section have these background colors. */
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

/** Adds a background for each scheme, as the styles of a theme and the plugin do; jsdom resolves no variables. */
function paint( light: string, dark: string ): void {
	const style = document.createElement( 'style' );
	style.textContent = `.sc { background-color: ${ light }; } .sc[data-scheme="dark"] { background-color: ${ dark }; }`;
	document.body.append( style );
}

it.each( [
	[ '#f0f0f0', '#f0f0f0', 'dark', '#101216', 'light' ],
	[ '#222222', '#222222', 'light', '#ffffff', 'dark' ],
	[ '#ffffff', '#15171c', undefined, '#101216', 'dark' ],
	[ '#ffffff', '#15171c', 'light', '#101216', 'light' ],
] as const )(
	'painted %p in light and %p in dark, told %p, on %p it is %s',
	( light, dark, told, ground, scheme ) => {
		const mount = mountOn( ground );
		paint( light, dark );
		if ( told ) {
			mount.dataset[ 'scheme' ] = told;
		}
		expect( schemeOf( mount ) ).toBe( scheme );
		expect( mount ).toBeEmptyDOMElement();
	}
);

it.each( [
	[ 'rgb(255, 255, 255)', 'dark' ],
	[ 'rgb(20, 20, 20)', 'light' ],
] as const )( 'on a gradient with %s text it is %s', ( ink, scheme ) => {
	const mount = mountOn( '#ffffff' );
	const section = document.querySelector( 'section' );
	section?.setAttribute(
		'style',
		`color: ${ ink }; background-image: linear-gradient(red, blue)`
	);
	expect( schemeOf( mount ) ).toBe( scheme );
} );
