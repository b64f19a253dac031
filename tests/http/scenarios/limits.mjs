/** Test 20 of docs/security.md: requests beyond the limit get 429 with Retry-After, and change nothing. */
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf } from '../../../dev/lib/volley.mjs';

/** Headers that keep the plugin's real limits, with a client address that has sent no request in this minute. */
const AS_THEY_ARE = {
	'X-Http-Limits': 'as they are',
	'X-Http-Address': `test-${ randomBytes( 8 ).toString( 'hex' ) }`,
};

/** Waits for the next minute if too little of this one is left: the limits count per calendar minute. */
async function untilThereIsTime( seconds ) {
	const left = 60 - ( ( Date.now() / 1000 ) % 60 );
	if ( left < seconds ) {
		await delay( 1000 * left + 200 );
	}
}

const tooMany = ( answers ) =>
	answers.filter( ( answer ) => answer.status === 429 );

function problemsOf( answers, allowed ) {
	const refused = tooMany( answers );
	const bad = refused.filter(
		( answer ) =>
			codeOf( answer ) !== 'too_many_requests' ||
			! /^([1-9]|[1-5]\d|60)$/.test( answer.headers.get( 'retry-after' ) )
	);
	return [
		...( answers.length - refused.length === allowed
			? []
			: [
					`${ answers.length - refused.length } were let in, not ${ allowed }`,
				] ),
		...bad
			.slice( 0, 2 )
			.map(
				( answer ) =>
					`${ codeOf( answer ) }, Retry-After ${ answer.headers.get( 'retry-after' ) }`
			),
	];
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function limits( stage, client, results ) {
	const { cookie, nonces } = stage.people.newcomer;
	const write = ( at ) => ( {
		...( at % 2 === 0
			? { call: 'booking/cancel/4000000000' }
			: {
					call: 'ajax:edit_booking',
					params: { booking_id: '4000000000' },
				} ),
		cookie,
		nonce: nonces.valid,
		headers: AS_THEY_ARE,
	} );
	const { sum } = await stage.state();
	await untilThereIsTime( 25 );
	const writes = await client.askAll(
		Array.from( { length: 70 }, ( _, at ) => write( at ) ),
		6
	);
	results.cell(
		'60 writes a minute for one person, on both ways in together',
		problemsOf( writes, 60 )
	);

	const read = {
		call: 'booking/getInRange_ready',
		params: {
			studio_id: String( stage.studio.id ),
			date_from: '2030-01-07',
			date_to: '2030-01-13',
		},
		headers: AS_THEY_ARE,
	};
	await untilThereIsTime( 25 );
	const reads = await client.askAll(
		Array.from( { length: 130 }, ( _, at ) => ( {
			...read,
			headers: { ...AS_THEY_ARE, 'X-Forwarded-For': `203.0.113.${ at }` },
		} ) ),
		6
	);
	results.cell(
		'120 reads a minute for visitors of one address, whatever they say theirs is',
		problemsOf( reads, 120 )
	);
	const member = await client.ask( { ...read, cookie, nonce: nonces.valid } );
	results.cell(
		'people with a login go on reading',
		member.status === 200 ? [] : [ `${ member.status }` ]
	);
	results.cell(
		'what was refused has changed nothing',
		( await stage.state() ).sum === sum ? [] : [ 'the tables have changed' ]
	);
	return '70 writes, 130 reads';
}
