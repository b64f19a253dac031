<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

/** One file of the plugin with one defect. */
final class Mutant {

	/**
	 * @param string                   $file  Path relative to the checkout.
	 * @param string                   $from  The original code at the line.
	 * @param string                   $to    The mutant's code at the line.
	 * @param string                   $code  The whole file with the defect.
	 * @param array<string, list<int>> $lines Lines by file; only tests that run one of them can notice the defect.
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

	/** Returns true for the file without a defect. */
	public function is_unchanged(): bool {
		return 'None' === $this->operator;
	}

	/** Returns an ID that is the same for the same defect in the same file. */
	public function id(): string {
		return sha1( "{$this->file}\n{$this->operator}\n{$this->code}" );
	}
}
