import { createClient } from '../../../src/api/client';
import {
	checkWeek,
	copyWeek,
	type CopyRequest,
} from '../../../src/api/copy-week';
import type { WireWeekPreview } from '../../../src/contract/copied-week';
import type { MountConfig } from '../../../src/contract/mount';
import dryRun from '../../fixtures/contract/copy-week-dry-run.owner.json';
import copied from '../../fixtures/contract/copy-week.owner.json';
import { FakeServer } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
} );

const clientOf = ( part: Partial< MountConfig > = {} ) =>
	createClient( { ...CONFIG, nonce: 'abcdef1234', ...part }, 'en', null );

const REQUEST: CopyRequest = {
	studioId: '1',
	from: '2026-11-23',
	to: '2026-11-30',
	roomId: null,
	skip: [],
	overrides: {},
};

const sent = () => Object.fromEntries( server.calls[ 0 ]?.query ?? [] );

it( 'a check says what would become of each booking', async () => {
	server.answer( { body: dryRun } );
	const wire: WireWeekPreview = dryRun;
	const check = await checkWeek( clientOf(), REQUEST );
	expect( sent() ).toMatchObject( {
		studio_id: '1',
		from: '2026-11-23',
		to: '2026-11-30',
		dry_run: '1',
	} );
	expect( Object.keys( sent() ) ).not.toContain( 'skip' );
	expect( check ).toMatchObject( { pending: wire.pending, limit: 200 } );
	expect( check.copies.map( ( { id } ) => id ) ).toEqual(
		wire.dates.map( ( { id } ) => String( id ) )
	);
	expect( check.copies[ 0 ] ).toMatchObject( {
		from: { date: '2026-11-27', from: 1080, to: 1170, roomId: '11' },
		to: { date: '2026-12-04', from: 1080, to: 1170, roomId: '11' },
		title: 'Rehearsal',
		trainer: 'Anna Tamm',
		isAlreadyThere: true,
		isFree: false,
		code: 'slot_taken',
	} );
	expect( check.copies[ 1 ] ).toMatchObject( {
		isAlreadyThere: false,
		isFree: true,
		code: '',
	} );
} );

it( 'a copy sends what is left out and what is different, once', async () => {
	server.answer( { body: copied } );
	const { bookings, revision } = await copyWeek(
		clientOf(),
		{
			...REQUEST,
			roomId: '11',
			skip: [ '4', '5' ],
			overrides: {
				'6': { roomId: '12' },
				'7': { from: 600, to: 660 },
			},
		},
		'mine',
		'seen'
	);
	expect( sent() ).toMatchObject( {
		plan: 'seen',
		room_ids: '11',
		skip: '4,5',
		overrides:
			'{"6":{"room_id":"12"},"7":{"time_from":"10:00","time_to":"11:00"}}',
		request_id: 'mine',
	} );
	expect( bookings.map( ( { date } ) => date ) ).toEqual(
		copied.bookings.map( ( { date } ) => date )
	);
	expect( revision ).toBe( copied.revision );
} );

it( 'an external host is asked nothing', async () => {
	const host = clientOf( {
		external: {
			restUrl: 'https://host.example/wp-json/studio-calendar/v1',
			ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
		},
	} );
	await expect( checkWeek( host, REQUEST ) ).rejects.toMatchObject( {
		code: 'unreadable_answer',
	} );
	await expect( copyWeek( host, REQUEST, 'mine', '' ) ).rejects.toMatchObject(
		{
			code: 'unreadable_answer',
		}
	);
	expect( server.calls ).toEqual( [] );
} );

it( 'an answer with half of a place is none', async () => {
	const [ first ] = dryRun.dates;
	server.answer( {
		body: {
			...dryRun,
			dates: [ { ...first, to: { date: '2026-12-04' } } ],
		},
	} );
	await expect( checkWeek( clientOf(), REQUEST ) ).rejects.toMatchObject( {
		code: 'unreadable_answer',
	} );
} );
