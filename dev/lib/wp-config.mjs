import { fail } from './log.mjs';

/**
 * Parses `sqlite` or `mysql://user:password@host:port/name`.
 *
 * @param {string} db
 * @return {null|{ host: string, port: number, user: string, password: string, name: string }} Null for SQLite.
 */
export function parseDb( db ) {
	if ( db === 'sqlite' ) {
		return null;
	}
	const url = URL.canParse( db ) ? new URL( db ) : null;
	const name = url?.pathname.slice( 1 ) ?? '';
	if (
		url?.protocol !== 'mysql:' ||
		url.hostname === '' ||
		! /^\w+$/.test( name )
	) {
		fail(
			`"${ db }" is no database address. Write --db=mysql://user:password@host:port/name with a name of letters, digits and underscores, or leave it out for SQLite.`
		);
	}
	return {
		host: url.hostname,
		port: Number( url.port || 3306 ),
		user: decodeURIComponent( url.username ),
		password: decodeURIComponent( url.password ),
		name,
	};
}

const literal = ( value ) =>
	typeof value === 'string'
		? `'${ value.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`
		: String( value );

/** PHP code as the value of a constant, as opposed to a literal. */
class Code extends String {}

const SALTS = [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ].flatMap(
	( name ) => [ `${ name }_KEY`, `${ name }_SALT` ]
);

function databaseConstants( database ) {
	const host = `${ database?.host ?? 'localhost' }:${ database?.port ?? 3306 }`;
	return {
		DB_NAME: database?.name ?? 'wordpress',
		DB_USER: database?.user ?? '',
		DB_PASSWORD: database?.password ?? '',
		DB_HOST: new Code( `getenv( 'SITE_DB_HOST' ) ?: ${ literal( host ) }` ),
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
	};
}

function addressConstants( url, networkReady ) {
	if ( networkReady ) {
		return {
			MULTISITE: true,
			SUBDOMAIN_INSTALL: false,
			DOMAIN_CURRENT_SITE: new URL( url ).host,
			PATH_CURRENT_SITE: '/',
			SITE_ID_CURRENT_SITE: 1,
			BLOG_ID_CURRENT_SITE: 1,
		};
	}
	const address = new Code( `getenv( 'SITE_URL' ) ?: ${ literal( url ) }` );
	return { WP_HOME: address, WP_SITEURL: address };
}

/**
 * Returns a wp-config.php for development: errors go to debug.log in the site's folder, and WordPress sends no requests
 * to other hosts. The environment variables SITE_URL (not on a multisite) and SITE_DB_HOST override the site's URL and
 * the database's host.
 *
 * @param {{ url: string, database: ReturnType<typeof parseDb>, prefix: string, salt: string, networkReady: boolean, debug: boolean }} options
 *        `salt` is random and stays the same for the life of the site; `networkReady`: the network is installed.
 */
export function wpConfig( {
	url,
	database,
	prefix,
	salt,
	networkReady,
	debug,
} ) {
	const constants = {
		...databaseConstants( database ),
		...Object.fromEntries(
			SALTS.map( ( name ) => [ name, `${ name } ${ salt }` ] )
		),
		...addressConstants( url, networkReady ),
		WP_ENVIRONMENT_TYPE: 'local',
		WP_DEBUG: debug,
		WP_DEBUG_DISPLAY: false,
		WP_DEBUG_LOG: new Code( "__DIR__ . '/debug.log'" ),
		DISABLE_WP_CRON: true,
		AUTOMATIC_UPDATER_DISABLED: true,
		WP_AUTO_UPDATE_CORE: false,
		WP_HTTP_BLOCK_EXTERNAL: true,
		WP_DISABLE_FATAL_ERROR_HANDLER: true,
		FS_METHOD: 'direct',
	};
	const lines = Object.entries( constants ).map(
		( [ name, value ] ) =>
			`define( '${ name }', ${ value instanceof Code ? value : literal( value ) } );`
	);
	return [
		'<?php',
		...lines,
		`$table_prefix = ${ literal( prefix ) };`,
		"defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );",
		"require_once ABSPATH . 'wp-settings.php';",
		'',
	].join( '\n' );
}
