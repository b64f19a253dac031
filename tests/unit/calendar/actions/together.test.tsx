import { act, screen, within } from '@testing-library/react';
import {
	FIRST_DAY,
	wireBooking,
	wireSchedule,
	type Reply,
} from '../../support/fake-server';
import {
	button,
	desk,
	isRead,
	open,
	press,
	seconds,
	setUpDesk,
	settle,
	user,
	written,
	PENDING,
} from '../../support/desk';

const TANGO = wireBooking( {
	...PENDING,
	id: 42,
	title: 'Tango',
	date: '2026-11-18',
} );
const FIVE = Array.from( { length: 5 }, ( _, index ) =>
	wireBooking( {
		id: 50 + index,
		title: `Class ${ index }`,
		date: day( index ),
	} )
);

function day( index: number ): string {
	return `2026-11-${ 16 + index }`;
}

setUpDesk();

/** Holds each write until the test calls the returned function with its name; reads get the server's bookings. */
function holdWrites( bookings: readonly ReturnType< typeof wireBooking >[] ) {
	const waiting = new Map< string, ( reply: Reply ) => void >();
	desk.server.answer( ( call ) => {
		if ( isRead( call ) ) {
			const isNow = call.query.get( 'date_from' ) === FIRST_DAY;
			return {
				body: wireSchedule( isNow ? bookings : [], {
					permission: 'Owner',
					user_id: 5,
				} ),
			};
		}
		const name = call.url.pathname.replace( /.*\/booking\//, '' );
		return new Promise( ( resolve ) => waiting.set( name, resolve ) );
	} );
	return async ( name: string ) => {
		await act( () => Promise.resolve( waiting.get( name )?.( OK ) ) );
		await settle();
	};
}

const OK: Reply = { body: { status: 'ok' } };

const cardOf = ( title: string ) =>
	screen.getByRole( 'article', { name: new RegExp( `^${ title }` ) } );

async function openMenuOf( title: string ) {
	await user.hover( cardOf( title ) );
	await press( button( `Actions: ${ title }` ) );
	return screen.getByRole( 'menu' );
}

async function chooseOf( title: string, name: string ) {
	const menu = await openMenuOf( title );
	await press( within( menu ).getByRole( 'menuitem', { name } ) );
}

const undos = () =>
	screen
		.queryAllByRole( 'button', { name: 'Undo' } )
		.map( ( undo ) => undo.previousSibling?.textContent );

describe( 'two actions on one booking', () => {
	it( 'each run until their own call is answered', async () => {
		const answer = holdWrites( [ PENDING ] );
		await open();
		await chooseOf( 'Salsa I', 'Approve' );
		await press( screen.getByRole( 'menuitem', { name: 'Mark as paid' } ) );
		await answer( 'markPaid/41' );
		expect( cardOf( 'Salsa I' ) ).toHaveAttribute( 'aria-busy', 'true' );
		await openMenuOf( 'Salsa I' );
		expect(
			screen.getByRole( 'menuitem', { name: 'Approving…' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		await answer( 'approve/41' );
		expect( cardOf( 'Salsa I' ) ).not.toHaveAttribute( 'aria-busy' );
		expect( written() ).toEqual( [ 'approve/41', 'markPaid/41' ] );
	} );
} );

it( 'a late success leaves the menu of another booking open', async () => {
	const answer = holdWrites( [ PENDING, TANGO ] );
	await open();
	await chooseOf( 'Salsa I', 'Approve' );
	await user.keyboard( '{Escape}' );
	const menu = await openMenuOf( 'Tango' );
	await answer( 'approve/41' );
	expect( menu ).toBeInTheDocument();
	await press( within( menu ).getByRole( 'menuitem', { name: 'Approve' } ) );
	await answer( 'approve/42' );
	expect( menu ).not.toBeInTheDocument();
} );

describe( 'several cancels', () => {
	const cancel = async ( index: number ) => {
		await chooseOf( `Class ${ index }`, 'Cancel booking' );
		await answerOf?.( `cancel/${ 50 + index }` );
	};
	let answerOf: ( ( name: string ) => Promise< void > ) | null = null;
	beforeEach( async () => {
		answerOf = holdWrites( FIVE );
		await open();
	} );

	it( 'each have their own undo, the newest at the foot and three at most', async () => {
		await cancel( 0 );
		await cancel( 1 );
		expect( undos() ).toEqual( [
			'Booking canceled: Class 0, Mon 18:00',
			'Booking canceled: Class 1, Tue 18:00',
		] );
		await cancel( 2 );
		await cancel( 3 );
		expect( undos() ).toEqual( [
			'Booking canceled: Class 1, Tue 18:00',
			'Booking canceled: Class 2, Wed 18:00',
			'Booking canceled: Class 3, Thu 18:00',
		] );
		const [ , second ] = screen.getAllByRole( 'button', { name: 'Undo' } );
		await press( second as HTMLElement );
		expect( button( 'Undoing…' ) ).toHaveAttribute(
			'aria-disabled',
			'true'
		);
		await answerOf?.( 'undo' );
		expect( written().at( -1 ) ).toBe( 'undo' );
		expect( undos() ).toEqual( [
			'Booking canceled: Class 0, Mon 18:00',
			'Booking canceled: Class 1, Tue 18:00',
			'Booking canceled: Class 3, Thu 18:00',
		] );
	} );

	it( 'each have ten seconds, which a new one does not begin again', async () => {
		await cancel( 0 );
		await user.unhover( cardOf( 'Class 0' ) );
		await seconds( 6 );
		await cancel( 1 );
		await seconds( 4 );
		expect( undos() ).toEqual( [ 'Booking canceled: Class 1, Tue 18:00' ] );
		await seconds( 6 );
		expect( undos() ).toEqual( [] );
	} );

	it( 'are led to by F6, from the newest up', async () => {
		await cancel( 0 );
		await cancel( 1 );
		const [ first, second ] = screen.getAllByRole( 'button', {
			name: 'Undo',
		} );
		await user.keyboard( '{F6}' );
		expect( second ).toHaveFocus();
		await user.keyboard( '{F6}' );
		expect( first ).toHaveFocus();
	} );
} );
