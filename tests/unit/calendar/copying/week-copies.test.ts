import type { WeekCopy } from '../../../../src/api/copy-week';
import {
	byDay,
	checkedRequest,
	isClash,
	isCopied,
	isRepairable,
	repairsOf,
	writtenRequest,
} from '../../../../src/calendar/copying/week-copies';
import { at, makeBooking } from '../../support/bookings';

const RANGE = {
	studioId: '1',
	from: '2026-11-16',
	to: '2026-11-23',
	roomId: null,
};

const place = (
	date: string,
	from = '18:00',
	to = '19:00',
	roomId = '11'
) => ( {
	date,
	from: at( from ),
	to: at( to ),
	roomId,
} );

const copyOf = ( id: string, part: Partial< WeekCopy > = {} ): WeekCopy => ( {
	id,
	from: place( '2026-11-20' ),
	to: place( '2026-11-27' ),
	title: 'Salsa I',
	trainer: 'Anna Tamm',
	isAlreadyThere: false,
	isFree: true,
	code: '',
	message: '',
	conflicts: [],
	...part,
} );

const TAKEN = { isFree: false, code: 'slot_taken' } as const;

describe( 'a booking', () => {
	it( 'is copied where it is free and ticked', () => {
		const choices = { left: [ '2' ], repairs: {} };
		expect( isCopied( copyOf( '1' ), choices ) ).toBe( true );
		expect( isCopied( copyOf( '2' ), choices ) ).toBe( false );
		expect( isCopied( copyOf( '3', TAKEN ), choices ) ).toBe( false );
	} );

	it( 'with another room stays a decision, free or not', () => {
		const choices = { left: [], repairs: { '1': { roomId: '12' } } };
		expect( isClash( copyOf( '1' ), choices ) ).toBe( true );
		expect( isClash( copyOf( '2' ), choices ) ).toBe( false );
		expect( isClash( copyOf( '2', TAKEN ), choices ) ).toBe( true );
	} );

	it.each( [
		[ 'a taken place', TAKEN, true ],
		[ 'the same booking there', { ...TAKEN, isAlreadyThere: true }, false ],
		[ 'a past date', { isFree: false, code: 'in_the_past' }, false ],
	] )( 'has other ways out of %s: %p', ( _why, part, expected ) => {
		const choices = { left: [], repairs: {} };
		expect( isRepairable( copyOf( '1', part ), choices ) ).toBe( expected );
	} );
} );

describe( 'what is asked', () => {
	it( 'names what is left out only beside another room or time', () => {
		expect(
			checkedRequest( RANGE, { left: [ '2' ], repairs: {} } )
		).toEqual( { ...RANGE, skip: [], overrides: {} } );
		const repairs = { '1': { roomId: '12' } };
		expect( checkedRequest( RANGE, { left: [ '2' ], repairs } ) ).toEqual( {
			...RANGE,
			skip: [ '2' ],
			overrides: repairs,
		} );
	} );

	it( 'writes what is free and ticked, with its decisions alone', () => {
		const copies = [
			copyOf( '1' ),
			copyOf( '2' ),
			copyOf( '3', TAKEN ),
			copyOf( '4', TAKEN ),
			copyOf( '5' ),
		];
		const choices = {
			left: [ '2' ],
			repairs: { '4': { roomId: '12' }, '5': { from: 600, to: 660 } },
		};
		expect( writtenRequest( RANGE, copies, choices ) ).toEqual( {
			...RANGE,
			skip: [ '2', '3', '4' ],
			overrides: { '5': { from: 600, to: 660 } },
		} );
	} );
} );

it( 'days stand in the order of the week, without empty ones', () => {
	const days = byDay( [
		copyOf( '1', { to: place( '2026-11-23' ) } ),
		copyOf( '2', { to: place( '2026-11-27' ) } ),
		copyOf( '3', { to: place( '2026-11-27' ) } ),
	] );
	expect(
		days.map( ( { date, copies } ) => [ date, copies.length ] )
	).toEqual( [
		[ '2026-11-23', 1 ],
		[ '2026-11-27', 2 ],
	] );
} );

describe( 'other rooms and times', () => {
	const rules = { earliestHour: 7, latestHour: 24, gapMinutes: 0 };
	const rooms = [
		{ id: '11', name: 'Big hall' },
		{ id: '12', name: 'Small hall' },
		{ id: '13', name: '' },
		{ id: '14', name: 'Attic' },
	];
	const yoga = makeBooking( {
		date: '2026-11-27',
		from: at( '18:30' ),
		to: at( '20:00' ),
	} );
	const clash = copyOf( '1', TAKEN );

	it( 'are the free rooms and the next free time in its own', () => {
		expect(
			repairsOf( clash, {
				bookings: [ yoga ],
				copies: [ clash ],
				rooms,
				rules,
			} )
		).toEqual( [
			{ roomId: '12' },
			{ roomId: '14' },
			{ from: at( '20:00' ), to: at( '21:00' ) },
		] );
	} );

	it( 'leave out what other copies take, and not what is not copied', () => {
		const others = [
			copyOf( '2', {
				to: place( '2026-11-27', '18:00', '19:00', '12' ),
			} ),
			copyOf( '3', { to: place( '2026-11-27', '20:00', '21:00' ) } ),
			copyOf( '4', {
				...TAKEN,
				to: place( '2026-11-27', '18:00', '19:00', '14' ),
			} ),
		];
		expect(
			repairsOf( clash, {
				bookings: [ yoga ],
				copies: [ clash, ...others ],
				rooms,
				rules,
			} )
		).toEqual( [
			{ roomId: '14' },
			{ from: at( '21:00' ), to: at( '22:00' ) },
		] );
	} );

	it( 'are an earlier time where no later one is free, and none on a full day', () => {
		const evening = makeBooking( {
			date: '2026-11-27',
			from: at( '18:00' ),
			to: at( '24:00' ),
		} );
		const day = { ...evening, from: at( '07:00' ) };
		const only = rooms.slice( 0, 1 );
		expect(
			repairsOf( clash, {
				bookings: [ evening ],
				copies: [],
				rooms: only,
				rules,
			} )
		).toEqual( [ { from: at( '07:00' ), to: at( '08:00' ) } ] );
		expect(
			repairsOf( clash, {
				bookings: [ day ],
				copies: [],
				rooms: only,
				rules,
			} )
		).toEqual( [] );
	} );
} );
