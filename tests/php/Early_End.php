<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests;

use PHPUnit\Event\Facade;
use PHPUnit\Event\Test\PreparationStarted;
use PHPUnit\Event\Test\PreparationStartedSubscriber;

/**
 * Watcher that names the test in which the PHP process ended. WordPress ends a process with `die` in many places, and PHPUnit
 * then prints no summary and writes no result file.
 */
final class Early_End implements PreparationStartedSubscriber {

	private string $test = '';

	private bool $has_ended = false;

	/**
	 * Runs PHPUnit and watches it.
	 *
	 * @param callable(): int $run
	 * @return int PHPUnit's exit code.
	 */
	public static function watch( callable $run ): int {
		$watch = new self();
		Facade::instance()->registerSubscriber( $watch );
		register_shutdown_function( $watch->report( ... ) );
		$code             = $run();
		$watch->has_ended = true;

		return $code;
	}

	public function notify( PreparationStarted $event ): void {
		$this->test = $event->test()->id();
	}

	/** Prints the test and exits with 255, as PHP does after a fatal error; a `die` alone would exit with 0. */
	private function report(): void {
		if ( $this->has_ended ) {
			return;
		}
		$error = error_get_last();
		fwrite( STDERR, "\nPHP ended inside {$this->test}: " . ( $error['message'] ?? 'something called exit' ) . "\n" );
		exit( 255 );
	}
}
