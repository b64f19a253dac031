/**
 * Measures what a Galera cluster loses when all nodes lose their power after they confirmed a COMMIT before its log was
 * on disk (innodb_flush_log_at_trx_commit = 2): the reason for the critical result in Site Health. The history of the
 * load tests plays the same fault on a cluster with 1.
 */
import { powerLost } from '../lib/faults.mjs';
import { openStage } from '../lib/stage.mjs';
import { playHistory } from './history.mjs';

/** Number of cuts. Logs are synced once a second, and a cut may come right after, but one of five must lose data. */
const CUTS = 5;

/** Number of acknowledged writes before and after a cut. */
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
