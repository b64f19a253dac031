<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use Closure;

/**
 * Does something once, before the first of some hooks is answered: what a module has is loaded when it is needed, and a page
 * that has no use for it never reads its files.
 */
final class Moment {

	private bool $has_come = false;

	/** @var list<array{ string, Closure }> */
	private array $waiting = array();

	/** @param Closure(): void $act */
	public function __construct( private readonly Closure $act ) {
	}

	/** Before any callback of these hooks, actions or filters. */
	public function at( string ...$hooks ): self {
		return $this->at_if( static fn(): bool => true, ...$hooks );
	}

	/**
	 * The same where a question about what the hook tells is answered with yes; else at the next time.
	 *
	 * @param Closure(array<mixed>): bool $is_it Is told what the hook tells, its first four arguments.
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

	/** Where somebody is at a screen of wp-admin, or one of its calls: not at the calls of visitors, which come past the same hooks. */
	public function on_screens( string ...$hooks ): self {
		return $this->at_if( static fn(): bool => ! wp_doing_ajax() || is_user_logged_in(), ...$hooks );
	}

	/** @return list<string> The hooks that are waited for. */
	public function hooks(): array {
		return array_column( $this->waiting, 0 );
	}

	/** What waits leaves its hooks only then: taking a hook's one callback away before there is another would end the hook. */
	private function come(): void {
		$this->has_come = true;
		( $this->act )();
		foreach ( $this->waiting as [ $hook, $wait ] ) {
			remove_filter( $hook, $wait, PHP_INT_MIN );
		}
	}
}
