/* eslint-disable testing-library/no-node-access -- scripts, handlers and URLs have no role */
import { act, screen, within } from '@testing-library/react';
import { wireBooking, wireError, wireSchedule } from '../support/fake-server';
import {
	button,
	choose,
	desk,
	dialog,
	isRead,
	open,
	press,
	setUpDesk,
	settle,
	user,
} from '../support/desk';
import { openAddress } from '../support/browser';

/** Texts of stored cross-site scripting: saved as names, they would run in the browser of another person. */
const HOSTILE = [
	'<img src=x onerror="window.hacked=1">',
	'"><svg onload=window.hacked=1>',
	'javascript:window.hacked=1',
	'{{constructor.constructor("window.hacked=1")()}}',
	'</script><script>window.hacked=1</script>',
	'%s %1$s %d %',
	'\u202Eevil\u202C\u200B',
];

setUpDesk();

describe.each( HOSTILE )( '%j', ( text ) => {
	const everywhere = {
		title: text,
		desc: text,
		description: text,
		first_name: text,
		last_name: text,
		avatarSrc: text,
		gallery: [ { original: text, thumbnail: text, alt: text } ],
		hiddenOwnerCustomDescription: text,
	};

	async function openHostile() {
		desk.server.answer( ( call ) =>
			isRead( call )
				? {
						body: wireSchedule( [ wireBooking( everywhere ) ], {
							permission: 'Owner',
							user_id: 5,
							rooms: [ { id: 11, name: text } ],
							studio: { id: 1, name: text, timezone: text },
							trainers: {
								5: { id: 5, email: text, phone_number: text },
							},
						} ),
					}
				: { status: 409, body: wireError( 'slot_taken', text ) }
		);
		return open();
	}

	/** Asserts that an element contains no script, no event handler and no URL that runs code. */
	function expectHarmless( element: Element ) {
		expect( element.querySelector( 'script, iframe, object' ) ).toBeNull();
		const harm = Array.from( element.querySelectorAll( '*' ) )
			.flatMap( ( one ) => Array.from( one.attributes ) )
			.filter(
				( { name, value } ) =>
					name.startsWith( 'on' ) ||
					( /^(href|src)$/.test( name ) &&
						! /^(https?:|mailto:|tel:|\/)/.test( value ) )
			)
			.map( ( { name, value } ) => `${ name }=${ value }` );
		expect( harm ).toEqual( [] );
		expect( window ).not.toHaveProperty( 'hacked' );
	}

	it( 'is text in the week and in the info', async () => {
		const mount = await openHostile();
		expect( screen.getByRole( 'article' ) ).toHaveTextContent(
			text.trim().replace( /\s+/g, ' ' )
		);
		expectHarmless( mount );
		await act( () =>
			user.click(
				within( screen.getByRole( 'article' ) ).getAllByRole(
					'button'
				)[ 0 ] as HTMLElement
			)
		);
		await settle();
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			text.trim().replace( /\s+/g, ' ' )
		);
		expectHarmless( mount );
	} );
} );

it( 'a refusal’s text is text', async () => {
	const [ text = '' ] = HOSTILE;
	await open();
	desk.refusal = { status: 409, body: wireError( 'slot_taken', text ) };
	await choose( 'Approve' );
	const modal = await dialog( 'Not saved' );
	expect( modal ).toHaveTextContent( text );
	expect( modal.querySelector( 'img' ) ).toBeNull();
	expect( console ).toHaveErrored();
} );

it.each( [
	'9999-12-31',
	'0000-01-01',
	'2026-02-30',
	'1763683200000',
	"2026-11-20' OR 1=1",
	'<b>',
] )(
	'the week %j of an address is no week, and this one is shown',
	async ( week ) => {
		openAddress( `/?week=${ encodeURIComponent( week ) }` );
		await open();
		expect( screen.getByText( '16 – 22 Nov' ) ).toBeInTheDocument();
		expect( screen.getByRole( 'article' ) ).toBeInTheDocument();
	}
);

it( 'of two presses at once one is sent', async () => {
	let writes = 0;
	await open();
	desk.server.answer( ( call ) => {
		if ( isRead( call ) ) {
			return { body: wireSchedule( [ wireBooking() ] ) };
		}
		writes++;
		return 'silent';
	} );
	await choose( 'Approve' );
	const entry = screen.getByRole( 'menuitem', { name: /Approv/ } );
	await press( entry );
	await press( entry );
	expect( writes ).toBe( 1 );
	expect( button( 'Next week' ) ).toBeEnabled();
} );
