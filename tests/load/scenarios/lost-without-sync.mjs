/**
 * What a Galera cluster loses whose nodes confirm a COMMIT before its log is on disk (innodb_flush_log_at_trx_commit = 2),
 * when all of them lose their power: the reason for the critical result in Site Health. The same cluster with 1 is played as
 * part of its history.
 */
import { powerLost } from '../lib/faults.mjs';
import { openStage } from '../lib/stage.mjs';
import { playHistory } from './history.mjs';

/** Logs are synced once a second, so that a cut may come right after it: one of five must lose something. */
const CUTS = 5;

/** Acknowledged writes before and after a cut. */
const ENOUGH = 40;

/** @return {Promise<{ problems: string[], detail: string }>} A problem when nothing is lost. */
export async function lostWithoutSync() {
	for ( let cut = 1; cut <= CUTS; cut++ ) {
		const stage = await openStage( 'galera', {
			cluster: { flush: 2, onDisks: true },
		} );
		try {
			const { problems, detail } = await playHistory( stage, ENOUGH, [
				powerLost( stage ),
			] );
			const lost = problems.filter( ( text ) =>
				text.startsWith( 'node 0 has lost ' )
			);
			if ( lost.length > 0 ) {
				return {
					problems: [],
					detail: `cut ${ cut } lost ${ lost.length } acknowledged bookings or changes, such as "${ lost[ 0 ] }"; ${ detail }`,
				};
			}
		} finally {
			await stage.close();
		}
	}
	return {
		problems: [
			`nothing was lost in ${ CUTS } power cuts: this test cannot fail`,
		],
		detail: '',
	};
}
