<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use Error;
use RuntimeException;
use StudioCalendar\Service\Foreign_Hooks;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_Hook;

/** Tests of foreign callbacks that throw on the plugin's hooks: stored data stays stored, and the other callbacks still run. */
final class Foreign_Hooks_Test extends Rest_Case {

	private const HOOK = 'studio_calendar_test_hook';

	private string $log = '';

	private string $logged_to = '';

	protected function setUp(): void {
		parent::setUp();
		$this->log       = (string) tempnam( get_temp_dir(), 'studio-calendar-log' );
		$this->logged_to = (string) ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->logged_to );
		unlink( $this->log );
		remove_all_filters( self::HOOK );
		parent::tearDown();
	}

	public function test_a_listener_that_throws_does_not_undo_a_booking_and_the_others_hear_of_it(): void {
		$heard  = array();
		$throw  = static fn() => throw new RuntimeException( 'Mail server is away' );
		$listen = static function ( int $studio_id, int $revision ) use ( &$heard ): void {
			$heard[] = array( $studio_id, $revision );
		};
		add_action( 'studio_calendar_changed', $throw, 5 );
		add_action( 'studio_calendar_changed', $listen, 20, 2 );
		$values = array(
			'studio_id'  => $this->here->studio,
			'room_id'    => $this->here->big,
			'event_id'   => $this->here->salsa,
			'trainer_id' => $this->here->anna,
			'date'       => self::TODAY,
			'time_from'  => '18:00',
			'time_to'    => '19:00',
		);
		$answer = $this->server->call( 'GET', 'booking/add', array( 'post_data' => (string) wp_json_encode( $values ) ), $this->here->anna );
		$kept   = array( has_action( 'studio_calendar_changed', $throw ), has_action( 'studio_calendar_changed', $listen ) );
		remove_action( 'studio_calendar_changed', $throw, 5 );
		remove_action( 'studio_calendar_changed', $listen, 20 );

		$revision = self::ok( $answer )['revision'];
		self::assertCount( 1, $this->rows( Table::Bookings, '' ) );
		self::assertSame( array( array( $this->here->studio, $revision ) ), $heard );
		self::assertSame( array( 5, 20 ), $kept );
	}

	public function test_every_filter_of_ours_that_throws_leaves_its_value(): void {
		$hooks = array( 'studio_calendar_guest_reads_per_minute', 'studio_calendar_client_address', 'studio_calendar_frame_ancestors', 'litespeed_control_set_nocache' );
		$throw = static fn() => throw new Error( 'Undefined constant' );
		array_map( static fn( string $hook ) => add_filter( $hook, $throw ), $hooks );
		$answer = $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), 0 );
		array_map( static fn( string $hook ) => remove_filter( $hook, $throw ), $hooks );

		self::ok( $answer );
	}

	public function test_a_filter_that_throws_is_left_out_and_the_next_goes_on_with_the_value(): void {
		add_filter( self::HOOK, static fn( int $value ): int => $value + 1 );
		add_filter( self::HOOK, static fn( int $value ): int => throw new RuntimeException( 'no ' . $value ) );
		add_filter( self::HOOK, static fn( int $value, int $by ): int => $value * $by, 20, 2 );

		self::assertSame( 20, Foreign_Hooks::filter( self::HOOK, 1, 10 ) );
	}

	public function test_a_listener_may_take_itself_away(): void {
		$heard  = 0;
		$listen = static function () use ( &$heard, &$listen ): void {
			++$heard;
			remove_action( self::HOOK, $listen );
		};
		add_action( self::HOOK, $listen );
		Foreign_Hooks::action( self::HOOK );
		Foreign_Hooks::action( self::HOOK );

		self::assertSame( array( 1, false ), array( $heard, has_action( self::HOOK ) ) );
	}

	public function test_one_that_joins_meanwhile_and_throws_ends_the_hook_and_nothing_else(): void {
		$join = static fn() => add_action( self::HOOK, static fn() => throw new RuntimeException( 'late' ), 30 );
		add_action( self::HOOK, $join );
		Foreign_Hooks::action( self::HOOK );

		self::assertFalse( doing_action( self::HOOK ) );
		self::assertFalse( doing_action() );
		self::assertStringContainsString( 'Studio Calendar: ' . self::HOOK . ': late', $this->logged() );
	}

	public function test_what_a_listener_throws_is_logged_with_the_name_of_the_hook(): void {
		$message = uniqid( 'no mail server ' );
		add_action( self::HOOK, static fn() => throw new RuntimeException( $message ) );
		Foreign_Hooks::action( self::HOOK );

		self::assertStringContainsString( 'Studio Calendar: ' . self::HOOK . ": $message", $this->logged() );
	}

	public function test_a_filter_that_joins_meanwhile_and_throws_leaves_the_value_of_before(): void {
		$join = static function ( int $value ): int {
			add_filter( self::HOOK, static fn() => throw new RuntimeException( 'late filter' ), 30 );
			return $value + 1;
		};
		add_filter( self::HOOK, $join );

		self::assertSame( 1, Foreign_Hooks::filter( self::HOOK, 1 ) );
	}

	/** The hook has its own listeners again, without those that one of them has removed. */
	public function test_listeners_stay_what_they_were(): void {
		$removed = static fn() => self::fail( 'It was removed before its turn.' );
		$remove  = static fn(): bool => remove_action( self::HOOK, $removed, 20 );
		add_action( self::HOOK, $remove );
		add_action( self::HOOK, $removed, 20 );
		Foreign_Hooks::action( self::HOOK );
		global $wp_filter;
		$hook = $wp_filter[ self::HOOK ] ?? null;

		self::assertInstanceOf( WP_Hook::class, $hook );
		self::assertSame( array( $remove ), array_column( array_merge( ...array_values( $hook->callbacks ) ), 'function' ) );
	}

	public function test_without_a_listener_a_filter_returns_its_value_and_an_action_does_nothing(): void {
		$fired = did_action( self::HOOK );
		Foreign_Hooks::action( self::HOOK );

		self::assertSame( $fired + 1, did_action( self::HOOK ) );
		self::assertSame( 'value', Foreign_Hooks::filter( self::HOOK, 'value' ) );
		self::assertSame( '', $this->logged() );
	}

	private function logged(): string {
		return (string) file_get_contents( $this->log );
	}
}
