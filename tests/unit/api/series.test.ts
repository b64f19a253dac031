import { makeBooking } from '../support/bookings';
import { createClient } from '../../../src/api/client';
import {
	checkSeries,
	writeSeries,
	type SeriesCancel,
	type SeriesEdit,
} from '../../../src/api/series';
import { undoWrite } from '../../../src/api/undo';
import type { MountConfig } from '../../../src/contract/mount';
import type { WireSeriesPreview } from '../../../src/contract/series';
import cancelDryRun from '../../fixtures/contract/cancel-series-dry-run.owner.json';
import cancel from '../../fixtures/contract/cancel-series.owner.json';
import editDryRun from '../../fixtures/contract/edit-series-dry-run.owner.json';
import edit from '../../fixtures/contract/edit-series.owner.json';
import undoAdd from '../../fixtures/contract/undo-add.trainer.json';
import undo from '../../fixtures/contract/undo.owner.json';
import { FakeServer } from '../support/fake-server';
import { CONFIG } from '../support/mounted';

let server: FakeServer;
beforeEach( () => {
	server = new FakeServer();
} );

const clientOf = ( part: Partial< MountConfig > = {} ) =>
	createClient( { ...CONFIG, nonce: 'abcdef1234', ...part }, 'en', null );

const MOVE: SeriesEdit = {
	bookingId: '102',
	scope: 'following',
	skipDates: [],
	overrides: {},
	edit: {
		bookingId: '102',
		studioId: '1',
		eventId: '31',
		trainerId: '7',
		isPrivate: false,
		hiddenDescription: null,
		revision: 1,
		date: '2026-12-04',
		from: 1200,
		to: 1290,
		roomId: '11',
		weeks: 0,
		skipDates: [],
		overrides: {},
	},
};

const CANCEL: SeriesCancel = {
	bookingId: '102',
	scope: 'all',
	skipDates: [ '2026-12-18' ],
	overrides: {},
	edit: null,
};

const sent = () => {
	const query = Object.fromEntries( server.calls[ 0 ]?.query ?? [] );
	return { path: server.calls[ 0 ]?.url.pathname, ...query };
};

it( 'a check of a move says what would become of each date', async () => {
	server.answer( { body: editDryRun } );
	const wire: WireSeriesPreview = editDryRun;
	const { dates, counts, past, plan } = await checkSeries( clientOf(), {
		...MOVE,
		skipDates: [ '2026-12-18' ],
		overrides: { '2026-12-11': { from: 300 } },
	} );
	expect( sent() ).toMatchObject( {
		action: 'edit_booking',
		booking_id: '102',
		date: '2026-12-04',
		time_from: '20:00',
		time_to: '21:30',
		room_id: '11',
		event_id: '31',
		trainer_id: '7',
		private: '0',
		revision: '1',
		scope: 'following',
		skip_dates: '["2026-12-18"]',
		overrides: '{"2026-12-11":{"time_from":"05:00"}}',
		dry_run: '1',
	} );
	expect( counts ).toEqual( wire.counts );
	expect( plan ).toBe( wire.plan );
	expect( past ).toEqual( [] );
	expect( dates.map( ( { date } ) => date ) ).toEqual(
		wire.dates.map( ( { date } ) => date )
	);
	expect( dates[ 0 ] ).toMatchObject( {
		from: { date: '2026-12-04', from: 1080, to: 1170 },
		to: { date: '2026-12-04', from: 1200, to: 1290 },
		isChanged: true,
		isApart: false,
		isFree: true,
		code: '',
	} );
	expect( dates[ 1 ] ).toMatchObject( {
		isFree: false,
		isPaid: true,
		code: 'outside_hours',
	} );
} );

it( 'a check of a cancel has no new places', async () => {
	server.answer( { body: cancelDryRun } );
	const { dates } = await checkSeries( clientOf(), CANCEL );
	expect( sent() ).toMatchObject( {
		path: '/wp-json/studio-calendar/v1/booking/cancel/102',
		scope: 'all',
		skip_dates: '["2026-12-18"]',
		dry_run: '1',
	} );
	expect( dates.map( ( { to } ) => to ) ).toEqual( dates.map( () => null ) );
} );

it( 'without a revision none is sent', async () => {
	server.answer( { body: edit } );
	await writeSeries(
		clientOf(),
		{ ...MOVE, edit: { ...MOVE.edit, revision: null } },
		'wish-1',
		'seen'
	);
	expect( sent() ).not.toHaveProperty( 'revision' );
} );

it( 'a write tells the bookings that it changed', async () => {
	server.answer( { body: edit } );
	const written = await writeSeries( clientOf(), MOVE, 'wish-1', 'seen' );
	expect( sent() ).toMatchObject( { request_id: 'wish-1', plan: 'seen' } );
	expect( sent() ).not.toHaveProperty( 'dry_run' );
	expect( written.bookings.map( ( { id } ) => id ) ).toEqual(
		edit.bookings.map( ( { id } ) => String( id ) )
	);
	server.answer( { body: cancel } );
	const canceled = await writeSeries( clientOf(), CANCEL, 'wish-2', '' );
	expect( canceled.bookings ).toHaveLength( 1 + cancel.bookings.length );
} );

const writeOf = (
	requestId: string,
	bookings: readonly { readonly id: string | number }[],
	seriesId: string | null = null
) => ( {
	requestId,
	bookings: bookings.map( ( { id } ) =>
		makeBooking( { id: String( id ), seriesId } )
	),
} );

it( 'an undo tells what takes time again and what no more', async () => {
	server.answer( { body: undo } );
	const back = await undoWrite(
		clientOf(),
		writeOf( 'wish-1', undo.bookings )
	);
	expect( sent() ).toMatchObject( {
		path: '/wp-json/studio-calendar/v1/booking/undo',
		request_id: 'wish-1',
	} );
	expect( back.bookings ).toHaveLength( undo.bookings.length );
	expect( back.canceledIds ).toEqual( [] );
	server.answer( { body: undoAdd } );
	const added = undoAdd.canceled.map( String );
	const write = writeOf(
		'wish-2',
		added.map( ( id ) => ( { id } ) )
	);
	expect( await undoWrite( clientOf(), write ) ).toMatchObject( {
		bookings: [],
		canceledIds: added,
	} );
} );

it.each( [ undo, undoAdd ] )(
	'an answer about other bookings takes nothing back',
	async ( body ) => {
		server.answer( { body } );
		await expect(
			undoWrite( clientOf(), writeOf( 'wish-1', [ { id: 99 } ] ) )
		).rejects.toMatchObject( { code: 'unreadable_answer' } );
	}
);

it( 'with a series come those of its bookings that had only been given to another half', async () => {
	server.answer( { body: undo } );
	const write = writeOf( 'wish-1', [ { id: 99 } ], '7' );
	const { bookings } = await undoWrite( clientOf(), write );
	expect( bookings ).toHaveLength( undo.bookings.length );
} );

it( 'a date that cannot be read makes the check unreadable', async () => {
	server.answer( {
		body: { ...editDryRun, dates: [ { id: 1, date: '2026-12-04' } ] },
	} );
	await expect( checkSeries( clientOf(), MOVE ) ).rejects.toMatchObject( {
		code: 'unreadable_answer',
	} );
} );

it( 'an external host, which might take a check for a write, is asked nothing', async () => {
	const external = {
		restUrl: 'https://host.example/wp-json/studio-calendar/v1',
		ajaxUrl: 'https://host.example/wp-admin/admin-ajax.php',
	};
	const client = clientOf( { external } );
	for ( const call of [
		() => checkSeries( client, MOVE ),
		() => writeSeries( client, CANCEL, 'wish-1', '' ),
	] ) {
		await expect( call() ).rejects.toMatchObject( {
			code: 'unreadable_answer',
		} );
	}
	expect( server.calls ).toEqual( [] );
} );
