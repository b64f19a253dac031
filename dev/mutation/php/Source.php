<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;

/** Text of a file, from which the code of parsed nodes can be read and replaced. */
final class Source {

	public function __construct( public readonly string $text ) {
	}

	public function of( ?Node $node ): string {
		return null === $node ? '' : substr( $this->text, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos() );
	}

	/** Returns a node's code in parentheses, so that its meaning does not depend on the code around it. */
	public function in_brackets( Node $node ): string {
		return "({$this->of( $node )})";
	}

	/** Returns the operator between two operands, without parentheses and white space. */
	public function between( Node $left, Node $right ): string {
		$text = substr( $this->text, $left->getEndFilePos() + 1, $right->getStartFilePos() - $left->getEndFilePos() - 1 );

		return trim( $text, " \t\n()" );
	}

	public function with( Change $change ): string {
		$start = $change->node->getStartFilePos();

		return substr_replace( $this->text, $change->to, $start, $change->node->getEndFilePos() + 1 - $start );
	}
}
