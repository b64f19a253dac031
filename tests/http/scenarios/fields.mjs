/**
 * Tests of invalid fields in every endpoint of the admin screens and of live updates, sent by every person: access is
 * checked before the fields, and no request changes a row or a setting (tests 5, 7, 8 and 10 of docs/security.md).
 */
import { codeOf } from '../../../dev/lib/volley.mjs';

const LISTS = [ 'admin/bookings', 'admin/count', 'admin/totals' ];
const BULK = [ 'cancel', 'approve', 'markPaid', 'markUnpaid', 'private' ];

const WRONG_LIST = {
	room_id: 'two',
	trainer_id: '-1',
	status: 'Canceled',
	payment: 'free',
	canceled: 'perhaps',
	date_from: '2026-02-30',
	sort: 'user_pass',
	order: 'asc; DROP TABLE wp_users',
};

const WRONG_SETTINGS = {
	external_rest: 'http://169.254.169.254/',
	external_ajax: 'javascript:alert(1)',
	frame_ancestors: "https://a.example; script-src 'unsafe-eval'",
	calendar_locale: 'de',
	login_link: 'perhaps',
	client_header: 'X-Mine',
	trusted_proxies: '0.0.0.0/33 everybody',
	ably_prefix: 'a:*',
	ably_key: 'no key',
	remove_data: 'perhaps',
};

/** Endpoint, parameters, and the fields that the response must name. */
const CASES = ( { studio } ) => [
	[ 'realtime/token', { studio_id: 'one' }, [ 'studio_id' ] ],
	[ 'realtime/token', {}, [ 'studio_id' ] ],
	...LISTS.flatMap( ( call ) => [
		[ call, {}, [ 'studio_id' ] ],
		[
			call,
			{ studio_id: studio.id, ...WRONG_LIST },
			Object.keys( WRONG_LIST ),
		],
	] ),
	[ 'admin/own', {}, [ 'studio_id' ] ],
	[ 'admin/own', { 'studio_id[]': '1' }, [ 'studio_id' ] ],
	...BULK.flatMap( ( action ) => [
		[ `admin/bookings/${ action }`, {}, [ 'ids' ] ],
		[ `admin/bookings/${ action }`, { ids: '1,1 OR 1=1' }, [ 'ids' ] ],
		[ `admin/bookings/${ action }`, { 'ids[]': '1' }, [ 'ids' ] ],
	] ),
	[ 'admin/settings', WRONG_SETTINGS, Object.keys( WRONG_SETTINGS ) ],
];

/** Returns the expected code: access is checked before the fields, and the settings are for administrators only. */
function codeFor( call, name, { cookie } ) {
	if ( cookie === '' && call !== 'realtime/token' ) {
		return 'not_logged_in';
	}
	return call === 'admin/settings' && name !== 'admin'
		? 'forbidden'
		: 'invalid';
}

function problemsOf( answer, code, wanted ) {
	const named = Object.keys( answer.json?.data?.fields ?? {} );
	const missing = wanted.filter( ( name ) => ! named.includes( name ) );
	return [
		...( codeOf( answer ) === code
			? []
			: [ `${ answer.status } ${ codeOf( answer ) }, not ${ code }` ] ),
		...( code === 'invalid' && missing.length > 0
			? [ `does not name ${ missing.join() }` ]
			: [] ),
	];
}

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function fields( stage, client, results ) {
	const { admin } = stage.people;
	const settings = () =>
		client.ask( {
			call: 'admin/settings',
			cookie: admin.cookie,
			nonce: admin.nonces.valid,
		} );
	const before = [ ( await stage.state() ).sum, ( await settings() ).json ];
	const cases = CASES( stage );
	for ( const [ name, person ] of Object.entries( stage.people ) ) {
		const answers = await client.askAll(
			cases.map( ( [ call, params ] ) => ( {
				call,
				params,
				method: 'POST',
				cookie: person.cookie,
				nonce: person.cookie === '' ? undefined : person.nonces.valid,
			} ) ),
			4
		);
		cases.forEach( ( [ call, params, wanted ], at ) =>
			results.cell(
				`${ name }: ${ call } with ${ JSON.stringify( params ).slice( 0, 60 ) }`,
				problemsOf(
					answers[ at ],
					codeFor( call, name, person ),
					wanted
				)
			)
		);
	}
	const after = [ ( await stage.state() ).sum, ( await settings() ).json ];
	results.cell(
		'wrong fields have changed no row and no setting',
		JSON.stringify( before ) === JSON.stringify( after )
			? []
			: [ JSON.stringify( after ).slice( 0, 400 ) ]
	);
	return `${ cases.length } calls, as everybody`;
}
