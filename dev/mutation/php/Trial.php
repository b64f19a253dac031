<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/** Trial of one mutant: a child process runs the tests that run the mutant's lines. */
final class Trial {

	/** Time limit of a trial: a number of seconds, plus a multiple of the tests' own time, so that a busy machine does not exceed it. */
	private const PATIENCE = array( 180, 20 );

	/**
	 * @param Mutant                                              $mutant
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests Tests in their order, all of one kind.
	 * @param Place                                               $place
	 */
	public function __construct( private readonly Mutant $mutant, private readonly array $tests, private readonly Place $place ) {
	}

	/** Maximum number of tests of each kind for the unchanged file. */
	private const FEW = 5;

	/**
	 * Maximum total time in seconds of the tests in WordPress for one mutant. Hundreds of tests run some lines, so a mutant that is
	 * reported as survived may be one that a slower test would notice.
	 */
	private const LONGEST = 20.0;

	/**
	 * Returns the trial without WordPress, and the one in WordPress for a mutant that survives the first. In WordPress the tests
	 * with the class's name come first, which are the most likely to notice the mutant, then the fastest.
	 *
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests Tests, fastest first.
	 * @return list<self>
	 */
	public static function both( Mutant $mutant, array $tests, Place $place ): array {
		$is_unit = static fn( array $test ): bool => str_starts_with( $test['file'], 'tests/php/Unit/' );
		$class   = basename( $mutant->file, '.php' );
		$slow    = array_filter( $tests, static fn( array $test ): bool => ! $is_unit( $test ) );
		uasort( $slow, static fn( array $one, array $other ): int => str_contains( $other['file'], $class ) <=> str_contains( $one['file'], $class ) );
		$kinds = array( array_filter( $tests, $is_unit ), self::within( $slow, self::LONGEST ) );
		if ( $mutant->is_unchanged() ) {
			$kinds = array_map( static fn( array $kind ): array => array_slice( $kind, 0, self::FEW ), $kinds );
		}

		return array_map( static fn( array $kind ): self => new self( $mutant, $kind, $place ), array_values( array_filter( $kinds ) ) );
	}

	/**
	 * Returns the first tests whose total time is within the limit, and at least one.
	 *
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests
	 * @return array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }>
	 */
	private static function within( array $tests, float $seconds ): array {
		$chosen = array();
		foreach ( $tests as $name => $test ) {
			$seconds -= $test['seconds'];
			if ( $seconds < 0 && array() !== $chosen ) {
				break;
			}
			$chosen[ $name ] = $test;
		}

		return $chosen;
	}

	/** Returns true if the tests need WordPress. */
	public function needs_wordpress(): bool {
		return str_contains( (string) array_key_first( $this->tests ), '\\Integration\\' );
	}

	/**
	 * Prepares the child process: its first autoloader loads the mutant instead of the original file.
	 *
	 * @return list<string> Arguments for PHPUnit.
	 */
	public function enter(): array {
		posix_setsid();
		$code = $this->place->write( $this->mutant );
		$name = 'StudioCalendar\\' . str_replace( '/', '\\', substr( $this->mutant->file, strlen( 'src/server/' ), -strlen( '.php' ) ) );
		spl_autoload_register(
			static function ( string $wanted ) use ( $name, $code ): void {
				if ( $wanted === $name ) {
					require_once $code;
				}
			},
			prepend: true
		);
		$files = array_unique( array_column( $this->tests, 'file' ) );

		return Test_Files::arguments( $this->place->repo, $this->place->config(), array_values( $files ), array_keys( $this->tests ) );
	}

	/** Waits for the process and returns its result: `survived`, `killed`, `error` (PHP ended early) or `time` (timeout). */
	public function end( int $process ): string {
		[ $least, $times ] = self::PATIENCE;
		$until             = microtime( true ) + $least + $times * array_sum( array_column( $this->tests, 'seconds' ) );
		$status            = 0;
		while ( 0 === pcntl_waitpid( $process, $status, WNOHANG ) ) {
			if ( microtime( true ) > $until ) {
				posix_kill( -$process, SIGKILL );
				pcntl_waitpid( $process, $status );
				return 'time';
			}
			usleep( 2000 );
		}
		// Ends processes that a test has started and that a fatal error has left behind.
		posix_kill( -$process, SIGKILL );
		$has_ended = pcntl_wifexited( $status ) && str_contains( $this->place->said(), 'Tests: ' );
		if ( pcntl_wifexited( $status ) && 0 === pcntl_wexitstatus( $status ) && str_contains( $this->place->said(), "\nOK" ) ) {
			return 'survived';
		}

		return $has_ended ? 'killed' : 'error';
	}

	/** Returns the first test that failed, as `Class::method`. */
	public function killer(): string {
		return 1 === preg_match( '/^1\) (\S+::\w+)/m', $this->place->said(), $found ) ? $found[1] : '';
	}
}
