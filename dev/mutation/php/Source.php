<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;

/** A file's text, by the nodes that the parser has found in it. */
final class Source {

	public function __construct( public readonly string $text ) {
	}

	public function of( ?Node $node ): string {
		return null === $node ? '' : substr( $this->text, $node->getStartFilePos(), $node->getEndFilePos() + 1 - $node->getStartFilePos() );
	}

	/** Brackets of its own keep a piece whole wherever it is put. */
	public function in_brackets( Node $node ): string {
		return "({$this->of( $node )})";
	}

	/** The sign between two operands, without the brackets and comments around it. */
	public function between( Node $left, Node $right ): string {
		$text = substr( $this->text, $left->getEndFilePos() + 1, $right->getStartFilePos() - $left->getEndFilePos() - 1 );

		return trim( $text, " \t\n()" );
	}

	public function with( Change $change ): string {
		$start = $change->node->getStartFilePos();

		return substr_replace( $this->text, $change->to, $start, $change->node->getEndFilePos() + 1 - $start );
	}
}
