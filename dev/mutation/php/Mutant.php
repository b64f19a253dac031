<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/** One file of the plugin with one defect in it. */
final class Mutant {

	/**
	 * @param string                   $file  Below the checkout.
	 * @param string                   $from  What the file has there.
	 * @param string                   $to    What the mutant has there.
	 * @param string                   $code  The whole file with the defect.
	 * @param array<string, list<int>> $lines Lines, by file, of which a test must have run one to notice it.
	 */
	public function __construct(
		public readonly string $file,
		public readonly int $line,
		public readonly string $operator,
		public readonly string $from,
		public readonly string $to,
		public readonly string $code,
		public readonly array $lines,
	) {
	}

	/** Whether there is no defect in it. */
	public function is_unchanged(): bool {
		return 'None' === $this->operator;
	}

	/** The same for the same defect in the same file. */
	public function id(): string {
		return sha1( "{$this->file}\n{$this->operator}\n{$this->code}" );
	}
}
