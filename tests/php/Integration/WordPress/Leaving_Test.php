<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;

/**
 * Tests that compare a whole site before and after the plugin: deactivating and deleting it keep all data; deleting it after an
 * administrator chose to remove the data leaves the database and the files as they were.
 */
#[Group( 'once' )]
final class Leaving_Test extends Test_Case {

	/** Script, run in dev/lib, that creates a site without the plugin, adds it, and records the site between the steps. */
	private const SCRIPT = <<<'JS'
		import { mkdirSync, rmSync } from 'node:fs';
		import { join } from 'node:path';
		import { runMain } from './main.mjs';
		import { work } from './paths.mjs';
		import { makeSite, wpEval } from './site.mjs';
		await runMain( async () => {
			const [ wp, name, probe ] = process.argv.slice( 1 );
			const wanted = { dir: join( work, 'sites', name ), wp, url: 'http://127.0.0.1' };
			const site = await makeSite( { ...wanted, plugin: null, fresh: true } );
			process.env.TMPDIR = join( site.dir, 'temporary' );
			rmSync( process.env.TMPDIR, { recursive: true, force: true } );
			mkdirSync( process.env.TMPDIR );
			const seen = [];
			const step = async ( what ) => seen.push( await wpEval( site, probe, { step: what } ) );
			await wpEval( site, probe, { step: 'zone' } );
			await step( 'see' );
			await makeSite( wanted );
			for ( const what of [ 'use', 'see', 'deactivate', 'see', 'uninstall', 'see' ] ) {
				await step( what );
			}
			await makeSite( wanted );
			for ( const what of [ 'use', 'want', 'deactivate', 'uninstall', 'see' ] ) {
				await step( what );
			}
			process.stdout.write( JSON.stringify( seen ) );
		} );
		JS;

	/** @var list<mixed> Output of leaving-probe.php for each step. */
	private static array $seen = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		preg_match( '/\A\d+\.\d+/', get_bloginfo( 'version' ), $version );
		$names   = array( $version[0] ?? '', basename( ABSPATH ) . '-leaving', __DIR__ . '/leaving-probe.php' );
		$command = array( 'node', '--input-type=module', '--eval', self::SCRIPT, ...$names );
		$process = proc_open( $command, array( 1 => array( 'pipe', 'w' ), 2 => STDERR ), $pipes, dirname( __DIR__, 4 ) . '/dev/lib' );
		self::assertIsResource( $process );
		$answer = json_decode( (string) stream_get_contents( $pipes[1] ), true );
		self::assertSame( 0, proc_close( $process ) );
		self::assertIsArray( $answer );
		self::$seen = array_values( $answer );
	}

	public function test_the_steps_were_done(): void {
		self::assertSame( array( true, true, true ), array( self::$seen[1], self::$seen[3], self::$seen[5] ) );
		self::assertSame( array( true, true, true, true ), array_slice( self::$seen, 7, 4 ) );
	}

	public function test_it_had_left_traces_everywhere(): void {
		$traces = implode( "\n", array_diff( self::seen( 2, 'rows' ), self::seen( 0, 'rows' ) ) );
		foreach ( array( 'wp_studio_cal_bookings', 'wp_posts', 'wp_postmeta', 'wp_options', 'wp_usermeta', 'anna@example.org', 'studio_owner', 'studio_calendar_clean_up' ) as $trace ) {
			self::assertStringContainsString( $trace, $traces );
		}
		self::assertNotSame( self::seen( 0, 'files' ), self::seen( 2, 'files' ), 'Counted calls lie in files.' );
	}

	public function test_deactivating_keeps_everything_but_the_planned_work(): void {
		$gone = array_diff( self::seen( 2, 'rows' ), self::seen( 4, 'rows' ) );

		self::assertSame( array(), array_values( array_filter( $gone, static fn( string $row ): bool => 1 !== preg_match( '/"option_name":"(cron|active_plugins)"/', $row ) ) ) );
		self::assertStringNotContainsString( 'studio_calendar_clean_up', implode( "\n", self::seen( 4, 'rows' ) ) );
	}

	public function test_deleting_keeps_what_nobody_wants_gone(): void {
		self::assertSame( self::seen( 4, 'rows' ), self::seen( 6, 'rows' ) );
	}

	public function test_deleting_leaves_the_site_as_it_was_where_that_is_wanted(): void {
		self::assertSame( array(), array_values( array_diff( self::seen( 11, 'rows' ), self::seen( 0, 'rows' ) ) ), 'Nothing is left over.' );
		self::assertSame( array(), array_values( array_diff( self::seen( 0, 'rows' ), self::seen( 11, 'rows' ) ) ), 'Nothing of the site is missing.' );
		self::assertSame( self::seen( 0, 'files' ), self::seen( 11, 'files' ) );
	}

	/** @return list<string> */
	private static function seen( int $step, string $what ): array {
		$answer = self::$seen[ $step ] ?? null;
		$list   = is_array( $answer ) ? $answer[ $what ] ?? null : null;
		self::assertIsArray( $list, "step $step" );

		return array_values( array_filter( $list, is_string( ... ) ) );
	}
}
