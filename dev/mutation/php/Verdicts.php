<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/**
 * Results of the mutants, stored from run to run. The result of a killed mutant is valid until the test that killed it changes, any
 * other result until one of the tests that run the mutant's lines changes.
 *
 * @phpstan-type Verdict array{ file: string, line: int, operator: string, from: string, to: string, state: string, by: string, stamp: string }
 */
final class Verdicts {

	/** @var array<string, Verdict> Results of this run, by the mutant's ID. */
	private array $told = array();

	/** @param array<string, Verdict> $kept Results of the last run, by the mutant's ID. */
	private function __construct( private readonly array $kept, private readonly string $file, private readonly Known_Tests $tests ) {
	}

	public static function read( string $file, Known_Tests $tests ): self {
		/** @var array<string, Verdict> $kept */
		$kept = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true, flags: JSON_THROW_ON_ERROR ) : array();

		return new self( $kept, $file, $tests );
	}

	/** @param list<string> $names Names of the tests that run the mutant's lines. */
	public function has( Mutant $mutant, array $names ): bool {
		$kept = $this->kept[ $mutant->id() ] ?? null;
		if ( null === $kept || $kept['stamp'] !== $this->stamp( $kept['by'], $names ) ) {
			return false;
		}
		$this->told[ $mutant->id() ] = array_merge( $kept, array( 'line' => $mutant->line ) );

		return true;
	}

	/** @param list<string> $names Names of the tests that run the mutant's lines. */
	public function add( Mutant $mutant, string $state, string $by, array $names ): void {
		$this->told[ $mutant->id() ] = array(
			'file'     => $mutant->file,
			'line'     => $mutant->line,
			'operator' => $mutant->operator,
			'from'     => $mutant->from,
			'to'       => $mutant->to,
			'state'    => $state,
			'by'       => $by,
			'stamp'    => $this->stamp( $by, $names ),
		);
	}

	/** Writes the results of this run, and the last run's for files that this run has not reached yet. */
	public function save(): void {
		file_put_contents( "{$this->file}.new", (string) json_encode( $this->told + $this->kept, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		rename( "{$this->file}.new", $this->file );
	}

	/**
	 * Writes the results without mutants of code that no longer exists.
	 *
	 * @param list<string> $tried Files that this run tried, relative to the checkout.
	 * @param string       $repo  Path of the checkout.
	 */
	public function close( array $tried, string $repo ): void {
		$others = array_filter( $this->kept, static fn( array $verdict ): bool => ! in_array( $verdict['file'], $tried, true ) && is_file( "$repo/{$verdict['file']}" ) );
		file_put_contents( $this->file, (string) json_encode( $this->told + $others, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * Counts a file's mutants by result, such as `{ "killed": 12, "survived": 1 }`.
	 *
	 * @return array<string, int>
	 */
	public function sums( string $file ): array {
		return array_count_values( array_column( array_filter( $this->told, static fn( array $verdict ): bool => $verdict['file'] === $file ), 'state' ) );
	}

	/** @param list<string> $names */
	private function stamp( string $by, array $names ): string {
		return $this->tests->stamp( '' === $by ? $names : array( $by ) );
	}
}
