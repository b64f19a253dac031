import { join } from 'node:path';
import { PHP_SETTINGS } from '../lib/php.mjs';
import { repo } from '../lib/paths.mjs';
import { pages } from './pages.mjs';
import { withMariaDb, withTestSite } from './sites.mjs';
import { runTests, TOOLS } from './task.mjs';

const unit = ( name, options ) =>
	runTests( name, 'junit', ( file ) => [
		...TOOLS.php,
		join( repo, 'vendor/bin/phpunit' ),
		...[ '--testsuite', 'unit', '--log-junit', file, ...options ],
	] );

function integration( name, site, options ) {
	const command = ( file ) => [
		...[ 'php', ...PHP_SETTINGS ],
		...[
			'display_errors=stderr',
			'memory_limit=1G',
			'opcache.enable_cli=1',
		].flatMap( ( setting ) => [ '-d', setting ] ),
		join( repo, 'tests/php/bootstrap-integration.php' ),
		...[ '--testsuite', 'integration', '--log-junit', file, ...options ],
	];
	return runTests( name, 'junit', command, {
		env: { STUDIO_CALENDAR_SITE: site.dir },
	} );
}

const task = ( name, needs, run ) => ( {
	name,
	group: 'php',
	needs: [ 'php', 'composer', 'modules', 'build', ...needs ],
	run,
} );

/** Returns tests for an older supported version of WordPress: those of the group "smoke", and pages over HTTP. */
const smoke = ( version, options ) => [
	task( `php-smoke-${ version }`, [ `wordpress-${ version }` ], () =>
		withTestSite( `smoke-${ version }`, version, {}, ( site ) =>
			integration( `php-smoke-${ version }`, site, [
				'--group',
				'smoke',
				...options,
			] )
		)
	),
	task( `pages-${ version }`, [ `wordpress-${ version }` ], () =>
		pages( `pages-${ version }`, version )
	),
];

/**
 * Excludes the group "once", which runs only on MariaDB unless options choose tests: its tests of pages and of whole sites
 * over HTTP do not depend on the database, and SQLite's driver takes two to five times as long for a page of wp-admin. Tests
 * that read and write rows run on both databases.
 */
const SAME_ON_ALL = [ '--exclude-group', 'once' ];

const onMariaDb = ( options ) =>
	withMariaDb( 'studio_calendar_test', ( db ) =>
		withTestSite( 'mariadb', '7.1', { db }, ( site ) =>
			integration( 'php-mariadb', site, options )
		)
	);

export const php = ( options ) => [
	task( 'php-mariadb', [ 'wordpress-7.1', 'mariadb' ], () =>
		onMariaDb( options )
	),
	task( 'php-sqlite', [ 'wordpress-7.1' ], () =>
		withTestSite( 'sqlite', '7.1', {}, ( site ) =>
			integration(
				'php-sqlite',
				site,
				options.length > 0 ? options : SAME_ON_ALL
			)
		)
	),
	task( 'php-unit', [], () => unit( 'php-unit', options ) ),
	...smoke( '6.8', options ),
	...smoke( '6.6', options ),
];
