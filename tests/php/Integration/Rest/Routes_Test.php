<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionFunction;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Gate;
use StudioCalendar\Rest\Realtime_Controller;
use StudioCalendar\Rest\Schedule_Controller;

/** Tests of the registered routes and the permission callback of each (test 1 of docs/security.md). */
final class Routes_Test extends Rest_Case {

	/** Class and method of the permission callback, by path. Only the two routes for guests are open: the schedule and the realtime token. */
	private const DOORS = array(
		'/booking/getInRange_ready'          => array( Schedule_Controller::class, 'anyone_may_read' ),
		'/booking/add'                       => array( Gate::class, 'may_write' ),
		'/booking/cancel/(?P<id>[^/]+)'      => array( Gate::class, 'may_write' ),
		'/booking/restore/(?P<id>[^/]+)'     => array( Gate::class, 'may_write' ),
		'/booking/approve/(?P<id>[^/]+)'     => array( Gate::class, 'may_write' ),
		'/booking/markPaid/(?P<id>[^/]+)'    => array( Gate::class, 'may_write' ),
		'/booking/markUnpaid/(?P<id>[^/]+)'  => array( Gate::class, 'may_write' ),
		'/booking/copy-week'                 => array( Gate::class, 'may_write' ),
		'/booking/undo'                      => array( Gate::class, 'may_write' ),
		'/events/getByUser'                  => array( Gate::class, 'may_read_with_login' ),
		'/events/getDefault'                 => array( Gate::class, 'may_read_with_login' ),
		'/realtime/token'                    => array( Realtime_Controller::class, 'anyone_may_listen' ),
		'/admin/bookings'                    => array( Gate::class, 'may_read_with_login' ),
		'/admin/count'                       => array( Gate::class, 'may_read_with_login' ),
		'/admin/totals'                      => array( Gate::class, 'may_read_with_login' ),
		'/admin/own'                         => array( Gate::class, 'may_write' ),
		'/admin/bookings/private'            => array( Gate::class, 'may_write' ),
		'/admin/bookings/cancel'             => array( Gate::class, 'may_write' ),
		'/admin/bookings/approve'            => array( Gate::class, 'may_write' ),
		'/admin/bookings/markPaid'           => array( Gate::class, 'may_write' ),
		'/admin/bookings/markUnpaid'         => array( Gate::class, 'may_write' ),
		'/admin/settings'                    => array( Gate::class, 'may_administer' ),
	);

	public function test_there_is_no_route_beyond_the_table_and_none_without_its_door(): void {
		$found = array();
		foreach ( self::routes() as $path => $handlers ) {
			foreach ( $handlers as $handler ) {
				self::assertSame( array( 'GET' => true, 'POST' => true ), $handler['methods'] ?? null, $path );
				$found[ $path ] = self::named( $handler['permission_callback'] ?? null );
			}
		}

		self::assertEqualsCanonicalizing( self::DOORS, $found );
	}

	/** Checks that no route allows batches: a batch sends several writes under one nonce, and inside a POST whatever their own method is. */
	public function test_no_route_lets_itself_be_batched(): void {
		foreach ( self::routes() as $path => $handlers ) {
			self::assertArrayNotHasKey( 'allow_batch', rest_get_server()->get_route_options( '/' . Call::NAMESPACE . $path ) ?? array() );
			self::assertCount( 1, $handlers );
		}
	}

	#[DataProvider( 'doors' )]
	public function test_every_door_but_the_open_ones_is_shut_to_visitors( string $path, bool $is_open ): void {
		$before = $this->everything();
		foreach ( array( 'GET', 'POST' ) as $method ) {
			$answer = $this->server->call( $method, ltrim( str_replace( '(?P<id>[^/]+)', '1', $path ), '/' ), $this->range( array( 'id' => '1' ) ) );
			$is_open ? self::ok( $answer ) : self::refused( Problem_Code::Not_Logged_In, $answer );
		}
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function doors(): iterable {
		foreach ( self::DOORS as $path => $door ) {
			yield $path => array( $path, Gate::class !== $door[0] );
		}
	}

	/**
	 * Checks which AJAX actions the plugin handles, except those of the Site Health screen. `get-attachment` and `inline-save` are
	 * WordPress's; before them the plugin only checks permissions.
	 */
	public function test_both_admin_ajax_actions_answer_visitors_too_and_there_is_no_third(): void {
		global $wp_filter;
		$ours = array();
		foreach ( $wp_filter as $name => $hook ) {
			$is_call = str_starts_with( (string) $name, 'wp_ajax_' ) && ! str_starts_with( (string) $name, 'wp_ajax_health-check-' );
			foreach ( $is_call ? array_merge( ...array_values( $hook->callbacks ) ) : array() as $callback ) {
				$function = $callback['function'];
				if ( $function instanceof Closure && str_contains( (string) ( new ReflectionFunction( $function ) )->getFileName(), '/src/server/' ) ) {
					$ours[] = $name;
				}
			}
		}
		// Until a module is loaded, its Moment waits for the same hooks (Modules_Test), so an action is found either way.
		$ours = array_unique( $ours );
		sort( $ours );

		self::assertSame(
			array( 'wp_ajax_edit_booking', 'wp_ajax_get-attachment', 'wp_ajax_get_trainer_history', 'wp_ajax_inline-save', 'wp_ajax_nopriv_edit_booking', 'wp_ajax_nopriv_get_trainer_history' ),
			$ours
		);
	}

	/** @return array<string, list<array<string, mixed>>> Handlers by path below the namespace. */
	private static function routes(): array {
		$routes = array();
		foreach ( rest_get_server()->get_routes( Call::NAMESPACE ) as $path => $handlers ) {
			$below = substr( (string) $path, strlen( '/' . Call::NAMESPACE ) );
			if ( '' !== $below ) {
				$routes[ $below ] = array_values( array_filter( $handlers, is_array( ... ) ) );
			}
		}
		self::assertNotSame( array(), $routes );

		return $routes;
	}

	/** @return array{ string, string } */
	private static function named( mixed $callback ): array {
		self::assertInstanceOf( Closure::class, $callback );
		$function = new ReflectionFunction( $callback );

		return array( (string) $function->getClosureScopeClass()?->getName(), $function->getName() );
	}
}
