<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/** One mutant before the tests that run its lines, in a process of its own. */
final class Trial {

	/** Seconds beside the tests' own time, and how many times as long these may take: the machine does other things, too. */
	private const PATIENCE = array( 180, 20 );

	/**
	 * @param Mutant                                              $mutant
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests In their order; all of one kind.
	 * @param Place                                               $place
	 */
	public function __construct( private readonly Mutant $mutant, private readonly array $tests, private readonly Place $place ) {
	}

	/** Tests of each kind that the unchanged file is tried with. */
	private const FEW = 5;

	/**
	 * Seconds that the tests in WordPress may take together, which a mutant is tried with that the others have not noticed.
	 * Hundreds run some lines; what is called survived is too many rather than too few.
	 */
	private const LONGEST = 20.0;

	/**
	 * The tests without WordPress come first, and those in it only when these have noticed nothing: first the ones that bear
	 * the class's name, for they know most about it, then the fastest.
	 *
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests Fastest first.
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
	 * As many as the time allows, and one at least.
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

	/** Whether the tests need WordPress. */
	public function needs_wordpress(): bool {
		return str_contains( (string) array_key_first( $this->tests ), '\\Integration\\' );
	}

	/**
	 * Called in the process of its own: puts the mutant in its file's place, whichever of the autoloaders would have found that.
	 *
	 * @return list<string> PHPUnit's arguments.
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

	/** Waits for the process and says how it ended: `survived`, `killed`, `error` (PHP ended early) or `time`. */
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
		// What a test has started and a fatal error has left.
		posix_kill( -$process, SIGKILL );
		$has_ended = pcntl_wifexited( $status ) && str_contains( $this->place->said(), 'Tests: ' );
		if ( pcntl_wifexited( $status ) && 0 === pcntl_wexitstatus( $status ) && str_contains( $this->place->said(), "\nOK" ) ) {
			return 'survived';
		}

		return $has_ended ? 'killed' : 'error';
	}

	/** The first test that failed, as `Class::method`. */
	public function killer(): string {
		return 1 === preg_match( '/^1\) (\S+::\w+)/m', $this->place->said(), $found ) ? $found[1] : '';
	}
}
