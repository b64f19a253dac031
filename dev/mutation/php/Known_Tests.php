<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/**
 * The tests and the lines that they run, read from the files of Coverage.
 *
 * @phpstan-type Test array{ file: string, seconds: float, lines: array<string, list<int>> }
 */
final class Known_Tests {

	/**
	 * @param array<string, Test>      $tests      Tests by `Class::method`.
	 * @param array<string, list<int>> $executable Executable lines by file.
	 * @param string                   $repo       Path of the checkout.
	 */
	private function __construct( private readonly array $tests, private readonly array $executable, private readonly string $repo ) {
	}

	/** @param list<string> $files Files written by Coverage. */
	public static function read( array $files, string $repo ): self {
		$tests      = array();
		$executable = array();
		foreach ( $files as $file ) {
			/** @var array{ tests: array<string, Test>, executable: array<string, list<int>> } $read */
			$read   = json_decode( (string) file_get_contents( $file ), true, flags: JSON_THROW_ON_ERROR );
			$tests += $read['tests'];
			foreach ( $read['executable'] as $name => $lines ) {
				$executable[ $name ] = array_values( array_unique( array_merge( $executable[ $name ] ?? array(), $lines ) ) );
			}
		}

		return new self( $tests, $executable, $repo );
	}

	/** @return list<int> */
	public function executable( string $file ): array {
		return $this->executable[ $file ] ?? array();
	}

	/**
	 * Returns the tests that run one of the mutant's lines, fastest first.
	 *
	 * @return array<string, Test>
	 */
	public function of( Mutant $mutant ): array {
		$tests = array_filter( $this->tests, static fn( array $test ): bool => self::meet( $mutant->lines, $test['lines'] ) );
		uasort( $tests, static fn( array $one, array $other ): int => $one['seconds'] <=> $other['seconds'] );

		return $tests;
	}

	/**
	 * @param array<string, list<int>> $some   Lines by file.
	 * @param array<string, list<int>> $others
	 */
	private static function meet( array $some, array $others ): bool {
		foreach ( array_intersect_key( $some, $others ) as $file => $lines ) {
			if ( array() !== array_intersect( $lines, $others[ $file ] ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns a hash that changes if the list of tests or the content of one of their files changes.
	 *
	 * @param list<string> $names
	 */
	public function stamp( array $names ): string {
		$files = array_unique( array_map( fn( string $name ): string => $this->tests[ $name ]['file'] ?? '', $names ) );
		sort( $names );
		sort( $files );

		return sha1( (string) json_encode( array( $names, array_map( fn( string $file ): string => (string) sha1_file( "{$this->repo}/$file" ), $files ) ) ) );
	}
}
