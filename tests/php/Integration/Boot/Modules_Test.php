<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Boot;

use ArrayObject;
use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Boot\Announcements;
use StudioCalendar\Boot\Module;
use StudioCalendar\Boot\Moment;
use StudioCalendar\Boot\Services;
use StudioCalendar\Boot\Terminal;
use StudioCalendar\Plugin;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that a module waits for every hook that it uses; with too few hooks it would not be loaded where it is needed. */
final class Modules_Test extends Test_Case {

	/** Hooks, by module, that matter only after another hook of the same module has fired. */
	private const AFTERWARDS = array( Announcements::class => array( 'shutdown' ) );

	private mixed $hooks;

	private mixed $shortcodes;

	protected function setUp(): void {
		parent::setUp();
		$this->hooks          = $GLOBALS['wp_filter'];
		$this->shortcodes     = $GLOBALS['shortcode_tags'];
		$GLOBALS['wp_filter'] = array();
	}

	protected function tearDown(): void {
		$GLOBALS['wp_filter']      = $this->hooks;
		$GLOBALS['shortcode_tags'] = $this->shortcodes;
		parent::tearDown();
	}

	#[DataProvider( 'modules' )]
	public function test_a_module_answers_no_hook_that_it_does_not_wait_for( Module $module ): void {
		$moment = new Moment( static fn() => null );
		$module->wait( $moment );
		$GLOBALS['wp_filter'] = array();
		$module->load();
		$answered = is_array( $GLOBALS['wp_filter'] ) ? array_keys( $GLOBALS['wp_filter'] ) : array();

		self::assertNotSame( array(), $answered );
		if ( array() !== $moment->hooks() ) {
			self::assertSame( array(), array_values( array_diff( $answered, $moment->hooks(), self::AFTERWARDS[ $module::class ] ?? array() ) ) );
		}
	}

	/** @return iterable<string, array{ Module }> All modules but Terminal, which has WP-CLI commands instead of hooks. */
	public static function modules(): iterable {
		$modules = Plugin::modules( new Services( WP_PLUGIN_DIR . '/studio-calendar/plugin.php', self::wpdb() ) );
		foreach ( array_filter( $modules, static fn( Module $module ): bool => ! $module instanceof Terminal ) as $module ) {
			yield $module::class => array( $module );
		}
	}

	public function test_a_module_is_there_for_the_hook_that_it_is_loaded_at_and_loaded_once(): void {
		$loads  = new ArrayObject();
		$moment = new Moment(
			static function () use ( $loads ): void {
				$loads->append( true );
				add_filter( 'studio_test_hook', static fn( int $value ): int => $value + 1 );
			}
		);
		$moment->at( 'studio_test_hook', 'studio_test_other' );

		self::assertCount( 0, $loads );
		self::assertSame( 42, apply_filters( 'studio_test_hook', 41 ) );
		self::assertSame( 'as it was', apply_filters( 'studio_test_other', 'as it was' ) );
		self::assertSame( 43, apply_filters( 'studio_test_hook', 42 ) );
		self::assertCount( 1, $loads );
		self::assertFalse( has_filter( 'studio_test_other' ), 'What waits is no callback any more.' );
	}

	public function test_it_waits_until_the_hook_tells_what_concerns_it(): void {
		$loads  = new ArrayObject();
		$moment = new Moment(
			static function () use ( $loads ): void {
				$loads->append( true );
			}
		);
		$moment->at_if( static fn( array $told ): bool => 'ours' === $told[1], 'studio_test_hook' );

		self::assertSame( 1, apply_filters( 'studio_test_hook', 1, 'theirs' ) );
		self::assertCount( 0, $loads );
		self::assertSame( 2, apply_filters( 'studio_test_hook', 2, 'ours' ) );
		self::assertCount( 1, $loads );
	}
}
