<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use Closure;

/**
 * Runs a callback once, before the first of some hooks fires, so that a module is loaded when needed and a page without
 * use for it never reads its files.
 */
final class Moment {

	private bool $has_come = false;

	/** @var list<array{ string, Closure }> */
	private array $waiting = array();

	/** @param Closure(): void $act */
	public function __construct( private readonly Closure $act ) {
	}

	/** Waits for any of these hooks, actions or filters; the callback runs before all others. */
	public function at( string ...$hooks ): self {
		return $this->at_if( static fn(): bool => true, ...$hooks );
	}

	/**
	 * Waits for these hooks, but runs the callback only if the condition is met; otherwise it waits for the next time.
	 *
	 * @param Closure(array<mixed>): bool $is_it Condition on the hook's first four arguments.
	 */
	public function at_if( Closure $is_it, string ...$hooks ): self {
		$wait = function ( mixed ...$told ) use ( $is_it ): mixed {
			if ( ! $this->has_come && $is_it( $told ) ) {
				$this->come();
			}
			return $told[0] ?? null;
		};
		foreach ( $hooks as $hook ) {
			add_filter( $hook, $wait, PHP_INT_MIN, 4 );
			$this->waiting[] = array( $hook, $wait );
		}

		return $this;
	}

	/**
	 * Waits for these hooks on screens of wp-admin and their own AJAX requests, not on visitors' AJAX requests, which
	 * fire the same hooks.
	 */
	public function on_screens( string ...$hooks ): self {
		return $this->at_if( static fn(): bool => ! wp_doing_ajax() || is_user_logged_in(), ...$hooks );
	}

	/** @return list<string> The hooks to wait for. */
	public function hooks(): array {
		return array_column( $this->waiting, 0 );
	}

	/**
	 * Runs the callback and then removes the waiting callbacks; removing a hook's only callback before another is added
	 * would end the hook.
	 */
	private function come(): void {
		$this->has_come = true;
		( $this->act )();
		foreach ( $this->waiting as [ $hook, $wait ] ) {
			remove_filter( $hook, $wait, PHP_INT_MIN );
		}
	}
}
