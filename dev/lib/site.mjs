import { randomBytes } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fail } from './log.mjs';
import { repo } from './paths.mjs';
import { choosePhp, runPhp } from './php.mjs';
import { addSqlite } from './sqlite.mjs';
import { getWordPress } from './wordpress.mjs';
import { parseDb, wpConfig } from './wp-config.mjs';
import { unzip } from './zip.mjs';

/**
 * @typedef {Object} Site
 * @property {string}            dir       WordPress's folder.
 * @property {string}            url       URL without a trailing slash.
 * @property {string}            db        `sqlite` or the URL of a MySQL database.
 * @property {string}            prefix    Prefix of the tables.
 * @property {string}            wp        The requested version, such as 7.1 or latest.
 * @property {string}            version   The actual version, such as 7.1.4.
 * @property {boolean}           multisite
 * @property {boolean}           debug
 * @property {string}            salt      Random text in the keys and salts of wp-config.php.
 * @property {'native'|'wasm'}   php       The PHP that runs the site.
 * @property {Record<string, string>} [env] Environment of scripts by runPhp(), such as another clock; not of serve().
 */

const DEFAULTS = {
	wp: 'latest',
	db: 'sqlite',
	multisite: false,
	plugin: repo,
	debug: true,
	prefix: 'wp_',
	fresh: false,
};

const MARK = '\n@@answer@@';

const helper = ( name ) => join( repo, 'dev/wordpress', name );

/** Returns a site's identity; makeSite() replaces a folder whose site has another identity. */
const identity = ( site ) =>
	JSON.stringify( [
		site.wp,
		site.db,
		site.prefix,
		site.multisite && site.url,
	] );

function readStamp( dir ) {
	const file = join( dir, 'site.json' );
	return existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: null;
}

/** Copies to a temporary folder and renames it, so that an incomplete copy is never taken for a site. */
function copyWordPress( from, to ) {
	const beside = `${ to }.new-${ process.pid }`;
	rmSync( to, { recursive: true, force: true } );
	rmSync( beside, { recursive: true, force: true } );
	mkdirSync( dirname( to ), { recursive: true } );
	cpSync( from, beside, { recursive: true } );
	renameSync( beside, to );
}

function addPlugin( dir, plugin ) {
	const place = join( dir, 'wp-content/plugins/studio-calendar' );
	rmSync( place, { recursive: true, force: true } );
	if ( plugin !== null && statSync( plugin ).isFile() ) {
		unzip( plugin, dirname( place ) );
	} else if ( plugin !== null ) {
		symlinkSync( resolve( plugin ), place, 'junction' );
	}
}

function writeConfig( site, networkReady ) {
	const config = wpConfig( {
		...site,
		database: parseDb( site.db ),
		networkReady,
	} );
	writeFileSync( join( site.dir, 'wp-config.php' ), config );
}

/** Runs a PHP file by dev/wordpress/eval.php and returns its result; `load` runs it in the site's WordPress. */
async function evaluate( script, args, site, options = {} ) {
	const input = JSON.stringify( {
		script,
		args,
		url: site?.url,
		...options,
	} );
	const { code, stdout, stderr } = await runPhp(
		helper( 'eval.php' ),
		input,
		site
	);
	const at = stdout.lastIndexOf( MARK );
	if ( code !== 0 || at < 0 ) {
		const text = `${ stdout }\n${ stderr }`
			.replaceAll( /<[^>]+>/g, ' ' )
			.replaceAll( /\s*\n\s*/g, '\n' );
		fail(
			`${ script } failed in ${ site?.dir ?? 'PHP' }:\n${ text.trim().slice( -3000 ) }`
		);
	}
	return JSON.parse( stdout.slice( at + MARK.length ) );
}

/**
 * Runs a PHP file inside a site's WordPress. The file has `$args` in its scope and returns the result.
 *
 * @param {Site}                 site
 * @param {string}               phpFile
 * @param {Object}               args
 * @param {{ path?: string }}    options `path`: path of a site in a multisite, such as `/second/`.
 * @return {Promise<any>} The file's result, passed as JSON.
 */
export function wpEval( site, phpFile, args = {}, options = {} ) {
	return evaluate( resolve( phpFile ), args, site, {
		load: true,
		...options,
	} );
}

/** Creates a missing MySQL database; `wipe` drops the tables with the site's prefix. Fails with one sentence. */
async function prepareDatabase( site, wipe ) {
	const database = parseDb( site.db );
	if ( database === null ) {
		return;
	}
	const { error } = await evaluate( helper( 'database.php' ), {
		...database,
		prefix: site.prefix,
		wipe,
	} );
	if ( error !== null ) {
		fail(
			`The database ${ database.name } on ${ database.host }:${ database.port } cannot be used by ${ database.user || 'nobody' }: ${ error } Check that the server runs and the address in --db.`
		);
	}
}

async function install( site ) {
	const stamp = readStamp( site.dir );
	writeConfig( site, stamp?.networkReady === true );
	if ( stamp?.installed !== true ) {
		await evaluate(
			helper( 'install.php' ),
			{ multisite: site.multisite },
			site,
			{
				load: true,
				installing: true,
			}
		);
		writeConfig( site, site.multisite );
	}
	const done = { ...site, installed: true, networkReady: site.multisite };
	writeFileSync(
		join( site.dir, 'site.json' ),
		JSON.stringify( done, null, '\t' )
	);
}

/** Installs WordPress if needed, and checks that it runs. */
async function bringUp( site, hasPlugin ) {
	try {
		await install( site );
		await wpEval( site, helper( 'setup.php' ), { plugin: hasPlugin } );
	} catch ( error ) {
		const [ , ...said ] = error.message.split( '\n' );
		fail(
			[
				`WordPress does not run in ${ site.dir }: its database or a file is broken. Start anew with "npm start -- --fresh", which throws its data away.`,
				...said.slice( 0, 3 ),
			].join( '\n' )
		);
	}
}

/**
 * Makes a WordPress site: a copy of a pristine WordPress, installed, with the plugin active. A later call keeps the
 * site and its WordPress version, unless it requests another version, database, prefix or kind of multisite.
 *
 * @param {Object}        options
 * @param {string}        options.dir
 * @param {string}        options.url       URL such as http://127.0.0.1:8888
 * @param {string}        options.wp        Version for getWordPress().
 * @param {string}        options.db        `sqlite` or `mysql://user:password@host:port/name`.
 * @param {boolean}       options.multisite True for a network of subfolders with the plugin active on all of it.
 * @param {string|null}   options.plugin    Folder (linked) or zip of the plugin; null for none.
 * @param {boolean}       options.debug     Value of WP_DEBUG.
 * @param {string}        options.prefix    Prefix of the tables.
 * @param {boolean}       options.fresh     True deletes the existing site and the database's tables with the prefix.
 * @param {'native'|'wasm'} options.php     The PHP that runs the site; by default the result of choosePhp().
 * @return {Promise<Site>}
 */
export async function makeSite( options ) {
	const { plugin, fresh, ...wanted } = { ...DEFAULTS, ...options };
	const old = readStamp( wanted.dir );
	const site = {
		...wanted,
		dir: resolve( wanted.dir ),
		php: wanted.php ?? ( await choosePhp( wanted.db ) ),
		url: wanted.url.replace( /\/$/, '' ),
		version: old?.version,
		salt: old?.salt ?? randomBytes( 32 ).toString( 'hex' ),
	};
	const isNew = fresh || old === null || identity( old ) !== identity( site );
	const pristine = isNew ? await getWordPress( site.wp ) : null;
	await prepareDatabase( site, fresh );
	if ( pristine !== null ) {
		site.version = pristine.version;
		copyWordPress( pristine.dir, site.dir );
	}
	if ( site.db === 'sqlite' ) {
		await addSqlite( join( site.dir, 'wp-content' ) );
	}
	addPlugin( site.dir, plugin );
	await bringUp( site, plugin !== null );
	return site;
}
