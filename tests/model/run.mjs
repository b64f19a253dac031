/**
 * Model-based test: `node tests/model/run.mjs [--runs=200] [--seed=N] [--path=P --replay=R] [--minutes=M] [--long]`. It
 * plays generated sequences of actions against a real WordPress over HTTP and compares each response with a model. A
 * failing sequence is shrunk and printed with the seed, path and replayPath that play it again.
 * `--long` plays 5,000 sequences, or as many as fifty minutes allow; `--minutes` sets another limit.
 */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { readWeek } from '../../dev/lib/calls.mjs';
import { withLock } from '../../dev/lib/lock.mjs';
import { runMain } from '../../dev/lib/main.mjs';
import { codeOf, send } from '../../dev/lib/volley.mjs';
import { dateAfter } from '../load/lib/dates.mjs';
import { historyProblems } from '../load/lib/race.mjs';
import { Results } from '../load/lib/results.mjs';
import { openStage } from '../load/lib/stage.mjs';
import { bookingOf, bookingsOf } from '../load/lib/wire.mjs';
import { asTold } from './lib/command.mjs';
import { commands } from './lib/commands.mjs';
import { Model } from './lib/model.mjs';

const RUNS = 200;
const LONG = 5000;
const LONG_MINUTES = 50;

/** Maximum number of commands in a sequence; half as many are usual. */
const LENGTH = 30;

/** Codes that must occur; a missing one means that a rule was not tested. */
const REACHED = [
	'ok',
	'slot_taken',
	'forbidden',
	'invalid',
	'too_short',
	'changed_meanwhile',
	'booking_not_found',
];

function options() {
	const { values } = parseArgs( {
		options: {
			runs: { type: 'string' },
			seed: { type: 'string' },
			path: { type: 'string' },
			replay: { type: 'string' },
			minutes: { type: 'string' },
			long: { type: 'boolean', default: false },
		},
	} );
	const minutes = values.minutes ?? ( values.long ? LONG_MINUTES : null );
	return {
		numRuns: Number( values.runs ?? ( values.long ? LONG : RUNS ) ),
		seed: Number( values.seed ?? randomInt( 2 ** 31 ) ),
		...( minutes === null
			? {}
			: { interruptAfterTimeLimit: 60_000 * Number( minutes ) } ),
		...( values.path === undefined ? {} : { path: values.path } ),
		...( values.replay === undefined ? {} : { replayPath: values.replay } ),
	};
}

const inOrder = ( one, other ) => one.id - other.id;

/** Returns the people and places of the real studio, and the test-only requests. */
function realOf( stage ) {
	const [ people ] = stage.people;
	const { base } = people[ 0 ];
	const ask = async ( query ) => {
		const answer = await send( {
			base,
			path: `/?${ query }`,
			method: 'GET',
		} );
		assert.equal( answer.status, 200 );
		return answer.json;
	};
	const dates = [ dateAfter( 0 ), dateAfter( 1 ) ];
	// Series move; members read 92 days.
	const [ first, last ] = [ dateAfter( -28 ), dateAfter( 56 ) ];
	return {
		people: people.slice( 0, 3 ),
		rooms: stage.rooms.slice( 0, 2 ),
		dates,
		studio: stage.studio,
		event: stage.event,
		newId: randomUUID,
		isCompared: ( date ) => date >= first && date <= last,
		setMember: ( id, is ) =>
			ask(
				`model_member=${ id }&model_studio=${ stage.studio }&model_is=${ Number( is ) }`
			),
		reset: () => ask( `model_reset=${ stage.studio }` ),
		/** Compares the owner's week with the model. */
		compare: async ( model ) => {
			const { json } = await send(
				readWeek( people[ 0 ], {
					studio_id: stage.studio,
					date_from: first,
					date_to: last,
				} )
			);
			assert.equal( codeOf( { status: 200, json } ), 'ok' );
			assert.deepEqual(
				bookingsOf( json )
					.map( ( wire ) => ( {
						...bookingOf( wire ),
						trainer: wire.post_author_id,
						payment: wire.payment_status,
					} ) )
					.sort( inOrder ),
				model.bookings
					.filter( ( { isCanceled } ) => ! isCanceled )
					.map( ( booking ) => ( {
						...asTold( booking ),
						trainer: booking.trainer,
						payment: booking.payment,
					} ) )
					.sort( inOrder )
			);
			assert.equal( json.revision, model.revision ?? json.revision );
		},
	};
}

/** Compares the tables with the model, including canceled bookings and the history. */
function holdToTables( model, tables ) {
	assert.deepEqual( historyProblems( tables ), [] );
	assert.deepEqual(
		tables.bookings.map( ( row ) => [
			Number( row.id ),
			Number( row.is_canceled ) === 1,
			Number( row.revision ),
			row.payment_status,
		] ),
		[ ...model.bookings ]
			.sort( inOrder )
			.map( ( { id, isCanceled, revision, payment } ) => [
				id,
				isCanceled,
				revision,
				payment,
			] )
	);
}

async function play( stage, { replayPath, ...chosen } ) {
	const real = realOf( stage );
	const reached = new Map();
	let isEmpty = false;
	const sequence = fc.asyncProperty(
		fc.commands( commands, {
			maxCommands: LENGTH,
			size: 'max',
			replayPath,
		} ),
		async ( played ) => {
			// A sequence that fails leaves its bookings behind.
			if ( ! isEmpty ) {
				await real.reset();
			}
			isEmpty = false;
			const model = new Model( real.people[ 0 ].id, reached );
			await fc.asyncModelRun( () => ( { model, real } ), played );
			await real.compare( model );
			const tables = await real.reset();
			isEmpty = true;
			holdToTables( model, tables );
		}
	);
	const result = await fc.check( sequence, {
		...chosen,
		endOnFailure: false,
	} );
	const missing = result.failed
		? []
		: REACHED.filter( ( code ) => ! reached.has( code ) );
	return {
		problems: [
			...( result.failed
				? [
						await fc.asyncDefaultReportMessage( result ),
						String( result.errorInstance ),
					]
				: [] ),
			...missing.map( ( code ) => `no sequence was answered ${ code }` ),
			...stage.complaints(),
		],
		detail: `${ result.numRuns } sequences, seed ${ chosen.seed }: ${ [ ...reached ].map( ( [ code, count ] ) => `${ count } ${ code }` ).join( ', ' ) }`,
	};
}

await runMain( () =>
	withLock( 'model', async () => {
		const results = new Results();
		const stage = await openStage( 'mariadb', {
			folder: 'model',
			probes: [
				fileURLToPath( new URL( 'mu-plugins/', import.meta.url ) ),
			],
		} );
		try {
			await results.check(
				'what people do is answered as the model says',
				() => play( stage, options() )
			);
		} finally {
			await stage.close();
		}
		results.write( 'model' );
		process.exitCode = results.failed > 0 ? 1 : 0;
	} )
);
