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
 * Our hooks that code of others hangs on. What a listener throws is logged and stays there: a booking is stored by then,
 * a page half printed. The other listeners run as if it had not been.
 */
final class Foreign_Hooks {

	/** @param non-empty-string $hook */
	public static function action( string $hook, mixed ...$args ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- named where it is called.
		self::guarded( $hook, null, static fn() => do_action( $hook, ...$args ) );
	}

	/**
	 * @param non-empty-string $hook
	 * @return mixed What the listeners made of the value; whoever calls checks its type.
	 */
	public static function filter( string $hook, mixed $value, mixed ...$args ): mixed {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- named where it is called.
		return self::guarded( $hook, $value, static fn(): mixed => apply_filters( $hook, $value, ...$args ) );
	}

	/**
	 * Each listener is wrapped in its place, so that WordPress still runs them, in their order and by their own ids. One
	 * that is added meanwhile is not wrapped: what it throws ends the hook, and no more than the hook.
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
			$wp_current_filter = $running; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- WordPress takes the hook off only when it ends well.
			Failure_Log::tell( $thrown, $hook );

			return $otherwise;
		} finally {
			self::replace( $listeners, $originals, static fn( callable $function ): callable => $function );
		}
	}

	/**
	 * Listeners that were taken away meanwhile stay away.
	 *
	 * @param array<int, array<string, array{ function: callable, accepted_args: int }>> $originals By priority and id, as WordPress keeps them.
	 * @param callable( callable ): callable                                             $made      What takes a function's place.
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

	/** A filter that throws leaves its value as it was. */
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
