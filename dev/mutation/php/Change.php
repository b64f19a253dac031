<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;

/** What one operator makes of a piece of source code. */
final class Change {

	/**
	 * @param string    $operator Its name in the report.
	 * @param Node      $node     The piece that is replaced.
	 * @param string    $to       What stands in its place.
	 * @param Node|null $left_out The part that is missing, where the report shall name it alone.
	 */
	public function __construct(
		public readonly string $operator,
		public readonly Node $node,
		public readonly string $to,
		public readonly ?Node $left_out = null,
	) {
	}
}
