import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build.mjs';
import { seedDemo } from '../demo/demo.mjs';
import { fail, say } from './log.mjs';
import { work } from './paths.mjs';
import { isFree, portInUse, readPort, serve } from './server.mjs';
import { makeSite } from './site.mjs';
import { parseDb } from './wp-config.mjs';

const OLDEST = [ 6, 6 ];

function checkVersion( wp ) {
	const [ , major, minor ] = /^(\d+)\.(\d+)(\.\d+)?$/.exec( wp ) ?? [];
	if ( wp !== 'latest' && major === undefined ) {
		fail(
			`"${ wp }" is no version of WordPress. Write --wp=7.1, --wp=6.8 or --wp=6.6, or leave it out for the newest.`
		);
	}
	if (
		Number( major ) < OLDEST[ 0 ] ||
		( Number( major ) === OLDEST[ 0 ] && Number( minor ) < OLDEST[ 1 ] )
	) {
		fail(
			`The plugin needs WordPress ${ OLDEST.join( '.' ) } or newer, and --wp asks for ${ wp }. Write --wp=6.6 or a newer one.`
		);
	}
}

function readOptions() {
	try {
		const { values } = parseArgs( {
			options: {
				fresh: { type: 'boolean', default: false },
				json: { type: 'boolean', default: false },
				wp: { type: 'string', default: 'latest' },
				db: { type: 'string', default: 'sqlite' },
			},
		} );
		checkVersion( values.wp );
		parseDb( values.db );
		return values;
	} catch ( error ) {
		if ( String( error.code ).startsWith( 'ERR_PARSE_ARGS' ) ) {
			fail(
				`${ error.message.split( '.' )[ 0 ] }. npm start understands -- --fresh, --wp=6.8, --db=mysql://user:password@host:port/name and --json.`
			);
		}
		throw error;
	}
}

/** Returns a folder for each WordPress version and database, so that each keeps its data from one start to the next. */
function folderOf( { wp, db } ) {
	const name =
		db === 'sqlite'
			? 'sqlite'
			: createHash( 'sha256' ).update( db ).digest( 'hex' ).slice( 0, 8 );
	return join( work, 'start', `${ wp }-${ name }` );
}

async function makeDemo( { wp, db, fresh }, url ) {
	const dir = folderOf( { wp, db } );
	const site = await makeSite( {
		dir,
		url,
		wp,
		db,
		// A MySQL database may have other tables, so only tables with this prefix are changed.
		prefix: db === 'sqlite' ? 'wp_' : 'studio_demo_',
		fresh: fresh || ! existsSync( dir ),
	} );
	say(
		`WordPress ${ site.version } is ready; looking after the demo data …`
	);
	return { site, demo: await seedDemo( site ) };
}

function announce( { url, pages, users } ) {
	const lines = [
		'',
		`Ready: ${ url }`,
		'',
		'  Block in a block theme        ' + pages.block,
		'  Shortcode in a classic theme  ' + pages.shortcode,
		'  Full window, without a theme  ' + pages.page,
		'',
		`  Log in at ${ url }wp-login.php as`,
		...Object.entries( users ).map(
			( [ role, user ] ) =>
				`  ${ role.padEnd( 12 ) }${ user.login.padEnd( 12 ) }${ user.password }`
		),
		'',
		'  Ctrl-C stops it; the data stay until npm start -- --fresh.',
		'',
	];
	lines.forEach( say );
}

/** Builds the plugin, installs PHP and WordPress, seeds the demo and serves the site until the process is stopped. */
export async function start() {
	const options = readOptions();
	const port = readPort();
	if ( ! ( await isFree( port ) ) ) {
		fail( portInUse( port ) );
	}
	await build();
	const url = `http://127.0.0.1:${ port }`;
	const { site, demo } = await makeDemo( options, url );
	const server = await serve( site, { port } );
	// From now on the end by a signal counts as success.
	process.exitCode = 0;
	announce( demo );
	if ( options.json ) {
		process.stdout.write(
			`${ JSON.stringify( { ...demo, dir: site.dir } ) }\n`
		);
	}
	await server.ended;
	fail(
		`PHP's web server has stopped by itself. Its log is ${ server.log }.`
	);
}
