<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/**
 * What became of each mutant, kept from run to run: a killed one stays so while the test that killed it is the same, any
 * other one while all tests that run its lines are.
 *
 * @phpstan-type Verdict array{ file: string, line: int, operator: string, from: string, to: string, state: string, by: string, stamp: string }
 */
final class Verdicts {

	/** @var array<string, Verdict> By the mutant's id. */
	private array $told = array();

	/** @param array<string, Verdict> $kept Of the run before. */
	private function __construct( private readonly array $kept, private readonly string $file, private readonly Known_Tests $tests ) {
	}

	public static function read( string $file, Known_Tests $tests ): self {
		/** @var array<string, Verdict> $kept */
		$kept = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true, flags: JSON_THROW_ON_ERROR ) : array();

		return new self( $kept, $file, $tests );
	}

	/** @param list<string> $names Of the tests that run its lines. */
	public function has( Mutant $mutant, array $names ): bool {
		$kept = $this->kept[ $mutant->id() ] ?? null;
		if ( null === $kept || $kept['stamp'] !== $this->stamp( $kept['by'], $names ) ) {
			return false;
		}
		$this->told[ $mutant->id() ] = array_merge( $kept, array( 'line' => $mutant->line ) );

		return true;
	}

	/** @param list<string> $names Of the tests that run its lines. */
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

	/** Writes them, with those of files that this run has not come to yet. */
	public function save(): void {
		file_put_contents( "{$this->file}.new", (string) json_encode( $this->told + $this->kept, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		rename( "{$this->file}.new", $this->file );
	}

	/** Only what this run has found: mutants of code that is no longer there are forgotten. */
	public function close(): void {
		file_put_contents( $this->file, (string) json_encode( $this->told, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
	}

	/**
	 * How many of a file came to what, such as `{ "killed": 12, "survived": 1 }`.
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
