/** A WordPress on SQLite with two studios, everybody a call can come from, and a web server. */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repo, work } from '../../../dev/lib/paths.mjs';
import { freePort, serve } from '../../../dev/lib/server.mjs';
import { makeSite, wpEval } from '../../../dev/lib/site.mjs';
import { KEY, startAbly } from '../../fixtures/ably/server.mjs';

const here = fileURLToPath( new URL( '..', import.meta.url ) );
const php = ( name ) => join( here, 'php', name );
const fuzz = ( name ) => join( repo, 'tests/fuzz', name );

/**
 * @typedef {{ id: number, login: string, mail: string, cookie: string, nonces: { valid: string, expired: string, otherAction: string } }} Person
 * @typedef {{ id: number, room: number }} Studio
 * @typedef {Object} Stage
 * @property {string} base                      Address that is served.
 * @property {Studio} studio                    Where owner, trainer and otherTrainer are members.
 * @property {Studio} elsewhere                 Where otherOwner and farTrainer are.
 * @property {number} event                     A default event.
 * @property {Record<string, Person>} people    With `visitor`, who has no login.
 * @property {string} password                  Application password of the owner.
 * @property {string[]} secrets                 What must be in no answer: salts, hashes of passwords, Ably's key.
 * @property {string[]} keys                    Secrets of Ably's keys: of wp-config.php, and the one kept in the database.
 * @property {() => Promise<string[]>} keyRows  Tables of the rows that hold one of them.
 * @property {() => Promise<any>} state         Every row of the tables (tests/load/php/state.php).
 * @property {(bookings: object[]) => Promise<number[]>} book Ids of rows put past every check (php/bookings.php).
 * @property {(args: { seed: number, count: number }) => Promise<object[]>} generate Calls of tests/fuzz.
 * @property {() => Promise<string[]>} problems  What is wrong with the tables.
 * @property {() => string} complaints          What PHP and WordPress have complained about.
 * @property {() => Promise<void>} close
 */

/** @return {Promise<Stage>} */
export async function openStage() {
	const site = await makeSite( {
		dir: join( work, 'http/site' ),
		url: 'http://127.0.0.1',
		wp: '7.1',
		db: 'sqlite',
	} );
	const plugins = join( site.dir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	cpSync( join( here, 'mu-plugins' ), plugins, { recursive: true } );
	const log = join( site.dir, 'debug.log' );
	rmSync( log, { force: true } );
	const ably = await startAbly();
	const server = await serve( site, {
		port: await freePort(),
		workers: 4,
		env: {
			HTTP_ABLY_PORT: String( ably.port ),
			HTTP_ABLY_KEY: `${ KEY.name }:${ KEY.secret }`,
		},
	} );
	const close = () => Promise.all( [ server.stop(), ably.stop() ] );
	try {
		const made = await wpEval( site, php( 'stage.php' ), {
			base: server.url,
		} );
		const keys = [ KEY.secret, made.keptKey ];
		return {
			base: server.url,
			...made,
			secrets: [ ...made.secrets, ...keys ],
			keys,
			keyRows: () => wpEval( site, php( 'key-rows.php' ), { keys } ),
			state: () =>
				wpEval( site, join( repo, 'tests/load/php/state.php' ) ),
			book: ( bookings ) =>
				wpEval( site, php( 'bookings.php' ), { bookings } ),
			generate: ( args ) =>
				wpEval( site, fuzz( 'generate.php' ), {
					...args,
					stage: made,
				} ),
			problems: () =>
				wpEval( site, fuzz( 'problems.php' ), { stage: made } ),
			complaints: () =>
				existsSync( log ) ? readFileSync( log, 'utf8' ) : '',
			close,
		};
	} catch ( error ) {
		await close();
		throw error;
	}
}
