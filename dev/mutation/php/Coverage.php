<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PHPUnit\Event\Code\TestMethod;
use PHPUnit\Event\Facade;
use PHPUnit\Event\Test\Finished;
use PHPUnit\Event\Test\FinishedSubscriber;
use PHPUnit\Event\Test\PreparationStarted;
use PHPUnit\Event\Test\PreparationStartedSubscriber;

/** Recorder of the lines that each test runs in this process, from its setUp() to its tearDown(), by pcov. */
final class Coverage {

	/** @var array<string, array{ file: string, seconds: float, lines: array<string, array<int, int>> }> Tests by `Class::method`. */
	private array $tests = array();

	/** @var array<string, array<int, int>> Executable lines by file. */
	private array $executable = array();

	private float $start = 0.0;

	/** @param string $repo Path of the checkout. */
	public function __construct( private readonly string $repo ) {
	}

	/** Starts to listen to PHPUnit's events, and writes the result to `$file` when the process ends. */
	public function watch( string $file ): void {
		$begin  = new class( $this ) implements PreparationStartedSubscriber {
			public function __construct( private readonly Coverage $coverage ) {
			}

			public function notify( PreparationStarted $event ): void {
				$this->coverage->begin();
			}
		};
		$finish = new class( $this ) implements FinishedSubscriber {
			public function __construct( private readonly Coverage $coverage ) {
			}

			public function notify( Finished $event ): void {
				$test = $event->test();
				if ( $test instanceof TestMethod ) {
					$this->coverage->finish( $test );
				}
			}
		};
		Facade::instance()->registerSubscribers( $begin, $finish );
		register_shutdown_function( fn() => file_put_contents( $file, (string) json_encode( $this->told() ) ) );
	}

	public function begin(): void {
		$this->start = microtime( true );
		\pcov\clear();
		\pcov\start();
	}

	public function finish( TestMethod $test ): void {
		\pcov\stop();
		$seconds = microtime( true ) - $this->start;
		$id      = $test->className() . '::' . $test->methodName();
		$noted   = $this->tests[ $id ] ?? array( 'file' => $this->below( $test->file() ), 'seconds' => 0.0, 'lines' => array() );

		$noted['seconds'] += $seconds;
		/** @var array<string, array<int, int>> $collected Number of times that each line was run; -1 for never. */
		$collected = \pcov\collect( \pcov\inclusive, \pcov\waiting() );
		foreach ( $collected as $path => $lines ) {
			$file = $this->below( $path );

			$noted['lines'][ $file ]   = ( $noted['lines'][ $file ] ?? array() ) + array_filter( $lines, static fn( int $times ): bool => $times > 0 );
			$this->executable[ $file ] = ( $this->executable[ $file ] ?? array() ) + $lines;
		}
		$this->tests[ $id ] = $noted;
	}

	/** @return array<string, mixed> The result, with lines as lists. */
	private function told(): array {
		$lists = static fn( array $files ): array => array_map( array_keys( ... ), $files );

		return array(
			'tests'      => array_map( static fn( array $test ): array => array_merge( $test, array( 'lines' => $lists( $test['lines'] ) ) ), $this->tests ),
			'executable' => $lists( $this->executable ),
		);
	}

	private function below( string $path ): string {
		return substr( $path, strlen( $this->repo ) + 1 );
	}
}
