<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;

/** Value object for one mutation: the node to replace, and its replacement. */
final class Change {

	/**
	 * @param string    $operator Name of the operator in the report.
	 * @param Node      $node     The node that is replaced.
	 * @param string    $to       The code that replaces it.
	 * @param Node|null $left_out The removed part of the node, if the report should show only that part.
	 */
	public function __construct(
		public readonly string $operator,
		public readonly Node $node,
		public readonly string $to,
		public readonly ?Node $left_out = null,
	) {
	}
}
