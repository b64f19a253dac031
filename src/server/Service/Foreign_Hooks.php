<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use Closure;
use StudioCalendar\Storage\Failure_Log;
use Throwable;
use WP_Hook;

/**
 * Fires this plugin's hooks for listeners of other plugins. What a listener throws is logged and goes no further,
 * because by then a booking is stored or a page half printed. The other listeners run as usual.
 */
final class Foreign_Hooks {

	/** @param non-empty-string $hook */
	public static function action( string $hook, mixed ...$args ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- named where it is called.
		self::guarded( $hook, null, static fn() => do_action( $hook, ...$args ) );
	}

	/**
	 * @param non-empty-string $hook
	 * @return mixed The filtered value; the caller checks its type.
	 */
	public static function filter( string $hook, mixed $value, mixed ...$args ): mixed {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- named where it is called.
		return self::guarded( $hook, $value, static fn(): mixed => apply_filters( $hook, $value, ...$args ) );
	}

	/**
	 * Wraps each listener in place, so that WordPress still runs them in their order and by their own IDs. A listener
	 * added while the hook runs is not wrapped: what it throws ends this hook only.
	 *
	 * @param callable(): mixed $fire
	 */
	private static function guarded( string $hook, mixed $otherwise, callable $fire ): mixed {
		global $wp_filter, $wp_current_filter;
		$listeners = $wp_filter[ $hook ] ?? null;
		if ( ! $listeners instanceof WP_Hook ) {
			return $fire();
		}
		$running   = $wp_current_filter;
		$originals = $listeners->callbacks;
		self::replace( $listeners, $originals, static fn( callable $function ): Closure => self::wrapped( $hook, $function ) );
		try {
			return $fire();
		} catch ( Throwable $thrown ) {
			$wp_current_filter = $running; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress removes the hook only without an exception.
			Failure_Log::tell( $thrown, $hook );

			return $otherwise;
		} finally {
			self::replace( $listeners, $originals, static fn( callable $function ): callable => $function );
		}
	}

	/**
	 * Replaces the listeners' functions; listeners that were removed meanwhile stay removed.
	 *
	 * @param array<int, array<string, array{ function: callable, accepted_args: int }>> $originals By priority and ID, as WordPress stores them.
	 * @param callable( callable ): callable                                             $made      Returns the replacement of a function.
	 */
	private static function replace( WP_Hook $listeners, array $originals, callable $made ): void {
		foreach ( $originals as $priority => $by_id ) {
			foreach ( $by_id as $id => $listener ) {
				if ( isset( $listeners->callbacks[ $priority ][ $id ] ) ) {
					// @phpstan-ignore assign.propertyType (its own keys, as they were)
					$listeners->callbacks[ $priority ][ $id ]['function'] = $made( $listener['function'] );
				}
			}
		}
	}

	/** Returns the listener with its exceptions caught and logged; a filter that throws leaves the value unchanged. */
	private static function wrapped( string $hook, callable $function ): Closure {
		return static function ( mixed ...$args ) use ( $hook, $function ): mixed {
			try {
				return call_user_func_array( $function, $args );
			} catch ( Throwable $thrown ) {
				Failure_Log::tell( $thrown, $hook );

				return $args[0] ?? null;
			}
		};
	}
}
