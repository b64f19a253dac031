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
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests Fastest first; all of one kind.
	 * @param Place                                               $place
	 */
	public function __construct( private readonly Mutant $mutant, private readonly array $tests, private readonly Place $place ) {
	}

	/** Tests of each kind that the unchanged file is tried with. */
	private const FEW = 5;

	/**
	 * The tests without WordPress come first, and those in it only when these have noticed nothing.
	 *
	 * @param array<string, array{ file: string, seconds: float, lines: array<string, list<int>> }> $tests
	 * @return list<self>
	 */
	public static function both( Mutant $mutant, array $tests, Place $place ): array {
		$is_unit = static fn( array $test ): bool => str_starts_with( $test['file'], 'tests/php/Unit/' );
		$kinds   = array( array_filter( $tests, $is_unit ), array_filter( $tests, static fn( array $test ): bool => ! $is_unit( $test ) ) );

		if ( $mutant->is_unchanged() ) {
			$kinds = array_map( static fn( array $kind ): array => array_slice( $kind, 0, self::FEW ), $kinds );
		}

		return array_map( static fn( array $kind ): self => new self( $mutant, $kind, $place ), array_values( array_filter( $kinds ) ) );
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
		$files = array();
		foreach ( $this->tests as $test ) {
			$files[ $test['file'] ] = ( $files[ $test['file'] ] ?? 0 ) + $test['seconds'];
		}
		asort( $files );
		// The tests that bear the class's name know most about it.
		$class = basename( $this->mutant->file, '.php' );
		uksort( $files, static fn( string $one, string $other ): int => str_contains( $other, $class ) <=> str_contains( $one, $class ) );

		return Test_Files::arguments( $this->place->repo, $this->place->config(), array_keys( $files ), array_keys( $this->tests ) );
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
