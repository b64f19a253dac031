import fc from 'fast-check';
import type { Schedule } from '../../../src/domain/booking';
import { createKeptWeeks } from '../../../src/store/kept/kept-weeks';
import type { Place } from '../../../src/store/kept/week-key';
import { deviceStorage } from '../../../src/store/safe-storage';
import { weekOf, addDays } from '../../../src/domain/time';
import { makeBooking, makeSchedule } from '../support/bookings';

const OWNER = '5';
const PLACE: Place = {
	host: 'https://studio.example/wp-json/studio-calendar/v1',
	studioId: '1',
	locale: 'en',
	userId: OWNER,
};
const device = window.localStorage;
const keptAt = ( part: Partial< Place > = {} ) =>
	createKeptWeeks( deviceStorage( window ), { ...PLACE, ...part } );

const seen = ( part: Partial< Schedule > = {} ) =>
	makeSchedule( {
		role: 'Owner',
		userId: OWNER,
		bookings: [ makeBooking( { id: '41' } ) ],
		...part,
	} );
const { range } = seen();

afterEach( () => device.clear() );

it( 'shows a week as it was seen, and since when it is true', async () => {
	const rules = { minMinutes: 30, gapMinutes: 15, approvalNeeded: true };
	const schedule = seen( { studio: { ...seen().studio, ...rules } } );
	await keptAt().keep( schedule );
	const kept = keptAt().read( range );
	expect( kept ).toMatchObject( {
		range,
		asOf: schedule.asOf,
		role: 'Owner',
		rooms: schedule.rooms,
		studio: schedule.studio,
		bookings: [
			{
				id: '41',
				title: 'Salsa I',
				from: 18 * 60,
				to: 19 * 60,
				firstName: 'Anna',
			},
		],
	} );
} );

describe( 'on the device there is nothing personal', () => {
	const SECRETS = {
		hidden: 'Key at the bar',
		email: 'anna@example.org',
		phone: '+372 555 0100',
		colleague: 'Mari Maasikas',
		privateTitle: 'Proposal to Liis',
		pendingTrainer: 'Kristjan',
		notice: 'Door code 4711',
	};
	const personal = seen( {
		trainers: { 5: { email: SECRETS.email, phone: SECRETS.phone } },
		allTrainers: [ { id: '6', name: SECRETS.colleague } ],
		studio: { ...seen().studio, trainersNotice: SECRETS.notice },
		bookings: [
			makeBooking( {
				id: '1',
				payment: {
					isPaid: false,
					method: 'cash',
					frequency: 'monthly',
				},
				hiddenOwnerDescription: SECRETS.hidden,
			} ),
			makeBooking( {
				id: '2',
				isPrivate: true,
				title: SECRETS.privateTitle,
				firstName: SECRETS.colleague,
			} ),
			makeBooking( {
				id: '3',
				isPending: true,
				trainerId: '6',
				firstName: SECRETS.pendingTrainer,
				lastName: '',
			} ),
		],
	} );

	it.each( Object.entries( SECRETS ) )(
		'neither %s',
		async ( _name, secret ) => {
			await keptAt().keep( personal );
			expect( JSON.stringify( device ) ).toContain( 'Salsa I' );
			expect( JSON.stringify( device ) ).not.toContain( secret );
		}
	);

	it( 'nor payment; a private booking is Busy and one that waits has no trainer', async () => {
		await keptAt().keep( personal );
		expect( JSON.stringify( device ) ).not.toMatch( /paid|cash|pay/i );
		expect( keptAt().read( range )?.bookings ).toMatchObject( [
			{ id: '1', payment: null, trainerId: OWNER },
			{ id: '2', isBusy: true, title: '', firstName: '' },
			{ id: '3', isPending: true, trainerId: null, firstName: '' },
		] );
	} );
} );

describe( 'a week is shown to nobody and nowhere else', () => {
	it.each( [
		[ 'another login', { userId: '6' } ],
		[ 'a guest', { userId: null } ],
		[ 'someone not known yet', { userId: undefined } ],
		[ 'another studio', { studioId: '2' } ],
		[ 'another host', { host: 'https://other.example/wp-json' } ],
		[ 'another language', { locale: 'ru' } ],
	] )( 'not to %s', async ( _who, part ) => {
		await keptAt().keep( seen() );
		expect( keptAt( part ).read( range ) ).toBeNull();
		expect( keptAt().read( range ) ).not.toBeNull();
	} );

	it( 'and is gone once another login, or nobody, has been there', async () => {
		for ( const next of [ '6', null ] ) {
			await keptAt().keep( seen() );
			await keptAt( { locale: 'et' } ).keep( seen() );
			await keptAt( { userId: next } ).keep(
				seen( { role: 'Guest', userId: next } )
			);
			expect( keptAt().read( range ) ).toBeNull();
			expect( keptAt( { locale: 'et' } ).read( range ) ).toBeNull();
			device.clear();
		}
	} );

	it( 'but a guest’s week stays, which anyone may see', async () => {
		await keptAt( { userId: null } ).keep( seen( { userId: null } ) );
		await keptAt().keep( seen() );
		expect( keptAt( { userId: null } ).read( range ) ).not.toBeNull();
	} );

	it( 'and weeks of another host, and what others store, stay', async () => {
		const other = { host: 'https://other.example/wp-json' };
		const foreign = `x|${ encodeURIComponent( PLACE.host ) }|1|6|`;
		await keptAt( other ).keep( seen() );
		device.setItem( foreign, 'theirs' );
		await keptAt( { userId: '6' } ).keep( seen( { userId: '6' } ) );
		expect( keptAt( other ).read( range ) ).not.toBeNull();
		expect( device.getItem( foreign ) ).toBe( 'theirs' );
	} );

	it( 'until an answer has told who is there', async () => {
		await keptAt().keep( seen() );
		const unknown = keptAt( { userId: undefined } );
		await unknown.keep( seen() );
		expect( unknown.read( range ) ).not.toBeNull();
	} );
} );

const nthWeek = ( index: number ) =>
	weekOf( addDays( '2026-11-16', index * 7 ) );

it( 'keeps the eight that were seen last', async () => {
	for ( let index = 0; index < 12; index++ ) {
		await keptAt().keep(
			seen( { range: nthWeek( index ), asOf: 1000 + index } )
		);
	}
	const there = Array.from( { length: 12 }, ( _, index ) =>
		keptAt().read( nthWeek( index ) )
	);
	expect( there.map( Boolean ) ).toEqual( [
		...Array< boolean >( 4 ).fill( false ),
		...Array< boolean >( 8 ).fill( true ),
	] );
} );

it( 'keeps fewer where weeks are large', async () => {
	const bookings = Array.from( { length: 500 }, () =>
		makeBooking( { summary: 'x'.repeat( 1000 ) } )
	);
	for ( let index = 0; index < 5; index++ ) {
		const part = { range: nthWeek( index ), asOf: 1000 + index, bookings };
		await keptAt().keep( seen( part ) );
	}
	expect( keptAt().read( nthWeek( 4 ) ) ).not.toBeNull();
	expect( keptAt().read( nthWeek( 0 ) ) ).toBeNull();
	expect( JSON.stringify( device ).length ).toBeLessThan( 2_000_000 );
} );

describe( 'a device that does not play along', () => {
	it( 'may have its storage blocked', async () => {
		const blocked = {
			get localStorage(): Storage {
				throw new DOMException( 'No.', 'SecurityError' );
			},
		} as Window;
		expect( deviceStorage( blocked ) ).toBeNull();
		const keptWeeks = createKeptWeeks( null, PLACE );
		await keptWeeks.keep( seen() );
		expect( keptWeeks.read( range ) ).toBeNull();
	} );

	it( 'may be full for ever', async () => {
		const full = jest
			.spyOn( Storage.prototype, 'setItem' )
			.mockImplementation( () => {
				throw new DOMException( 'Full.', 'QuotaExceededError' );
			} );
		await expect( keptAt().keep( seen() ) ).resolves.toBeUndefined();
		expect( full ).toHaveBeenCalledTimes( 2 );
		expect( keptAt().read( range ) ).toBeNull();
	} );

	it( 'gives up older weeks of ours when it is full', async () => {
		await keptAt().keep( seen( { range: nthWeek( 1 ) } ) );
		device.setItem( 'another', 'x' );
		const real = Object.getOwnPropertyDescriptor(
			Storage.prototype,
			'setItem'
		)?.value as Storage[ 'setItem' ];
		jest.spyOn( Storage.prototype, 'setItem' ).mockImplementation(
			function ( this: Storage, key, value ) {
				if ( this.length > 1 ) {
					throw new DOMException( 'Full.', 'QuotaExceededError' );
				}
				real.call( this, key, value );
			}
		);
		await keptAt().keep( seen() );
		expect( keptAt().read( range ) ).not.toBeNull();
		expect( keptAt().read( nthWeek( 1 ) ) ).toBeNull();
		expect( device.getItem( 'another' ) ).toBe( 'x' );
	} );

	it( 'may hold anything at all under our names', async () => {
		await keptAt().keep( seen() );
		const [ key ] = Object.keys( device );
		const anything = fc.oneof(
			fc.string(),
			fc.json().map( ( json ) => `1000 ${ json }` ),
			fc.json().map( ( json ) => `1 {"bookings":${ json }}` )
		);
		fc.assert(
			fc.property( anything, ( text ) => {
				device.setItem( key ?? '', text );
				const kept = keptAt().read( range );
				expect( kept === null || kept.range === range ).toBe( true );
			} )
		);
	} );
} );
