/** Tests that every endpoint that takes texts stores and returns them unchanged (test 11 of docs/security.md). */
import { dateOf, DAYS_OF } from '../lib/cells.mjs';

const TEXTS = [
	'O\'Brien "\\\\ Ä 🕺',
	'<img src=x onerror=alert(1)> "><svg onload=alert(1)> {{7*7}} [gallery]',
	'100% %s %d %27 %2527 + & # ? = ; /',
	"'); DROP TABLE wp_users;-- \" OR 1=1 /* \\' */",
	'שלום ‮gnp.exe ​﻿x 👩‍👩‍👧‍👦\n\ttwo lines',
];

/** @param {import('../lib/stage.mjs').Stage} stage */
export async function texts( stage, client, results ) {
	const { cookie, nonces, id } = stage.people.owner;
	const ask = ( question ) =>
		client.ask( { ...question, cookie, nonce: nonces.valid } );
	let day = DAYS_OF.texts;
	const wanted = ( text ) => ( {
		studio_id: stage.studio.id,
		room_id: stage.studio.room,
		event_id: stage.event,
		trainer_id: id,
		date: dateOf( ++day ),
		time_from: '10:00',
		time_to: '11:00',
		hiddenOwnerCustomDescription: text,
	} );
	const told = async ( question, text, name ) => {
		const answer = await ask( question );
		const found =
			answer.json?.bookings?.[ 0 ]?.hiddenOwnerCustomDescription;
		results.cell(
			`${ name }: ${ JSON.stringify( text ).slice( 0, 40 ) }`,
			found === text
				? []
				: [
						`came back as ${ JSON.stringify( found ) } (${ answer.status })`,
					]
		);
		return answer.json?.bookings?.[ 0 ];
	};
	for ( const text of TEXTS ) {
		for ( const method of [ 'GET', 'POST' ] ) {
			const made = await told(
				{
					call: 'booking/add',
					method,
					params: { post_data: JSON.stringify( wanted( text ) ) },
				},
				text,
				`add by ${ method }`
			);
			const edit = {
				booking_id: String( made?.id ),
				hiddenOwnerCustomDescription: `${ text }.`,
			};
			await told(
				{ call: 'ajax:edit_booking', method, params: edit },
				`${ text }.`,
				`edit by ${ method }`
			);
			const read = await ask( {
				call: 'booking/getInRange_ready',
				method,
				params: {
					studio_id: String( stage.studio.id ),
					date_from: dateOf( day ),
					date_to: dateOf( day ),
				},
			} );
			const shown =
				read.json?.bookings?.[ 0 ]?.bookings?.[ 0 ]
					?.hiddenOwnerCustomDescription;
			results.cell(
				`read by ${ method }: ${ JSON.stringify( text ).slice( 0, 40 ) }`,
				shown === `${ text }.`
					? []
					: [ `came back as ${ JSON.stringify( shown ) }` ]
			);
		}
	}
	return `${ TEXTS.length } texts, both ways in, both methods`;
}
