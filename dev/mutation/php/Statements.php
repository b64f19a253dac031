<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Stmt;

/** Mutation operators for statements: they remove statements, negate conditions and replace return values. */
final class Statements {

	/** Constant return values for each return type, separated by a space. */
	private const EMPTY_ANSWERS = array(
		'array'    => 'array()',
		'iterable' => 'array()',
		'bool'     => 'true false',
		'int'      => '0',
		'string'   => "''",
	);

	public function __construct( private readonly Source $source ) {
	}

	/**
	 * @param Node|null $type Return type of the enclosing function, if declared.
	 * @return iterable<Change>
	 */
	public function of( Node $node, ?Node $type ): iterable {
		if ( $node instanceof Stmt\Expression ) {
			yield from $this->expression( $node );
		} elseif ( $node instanceof Stmt\Return_ ) {
			yield from $this->answer( $node, $node->expr, $type, 'return ', ';' );
		} elseif ( $node instanceof Expr\ArrowFunction ) {
			yield from $this->answer( $node->expr, $node->expr, $node->returnType, '', '' );
		} elseif ( ( $node instanceof Stmt\If_ || $node instanceof Stmt\ElseIf_ ) && ! self::has_contrary( $node->cond ) ) {
			yield new Change( 'IfNegation', $node->cond, "! ({$this->source->of( $node->cond )})" );
		} elseif ( $node instanceof Stmt\While_ || $node instanceof Stmt\Do_ ) {
			yield new Change( 'LoopCondition', $node->cond, 'false' );
		} elseif ( $node instanceof Stmt\Foreach_ ) {
			yield new Change( 'Foreach', $node->expr, 'array()' );
		} elseif ( $node instanceof Stmt\Break_ || $node instanceof Stmt\Continue_ ) {
			yield new Change( 'BreakContinue', $node, $node instanceof Stmt\Break_ ? 'continue;' : 'break;' );
		} elseif ( $node instanceof Stmt\TryCatch ) {
			yield from $this->guard( $node );
		}
	}

	/** Returns true if the operators for expressions already negate the condition. */
	private static function has_contrary( Expr $condition ): bool {
		return $condition instanceof Expr\BooleanNot || $condition instanceof Expr\Instanceof_
			|| ( $condition instanceof Expr\BinaryOp && ! $condition instanceof Expr\BinaryOp\BooleanAnd && ! $condition instanceof Expr\BinaryOp\BooleanOr );
	}

	/** @return iterable<Change> */
	private function expression( Stmt\Expression $node ): iterable {
		$expression = $node->expr;
		if ( $expression instanceof Expr\Throw_ ) {
			yield new Change( 'ThrowRemoval', $node, ';' );
		} elseif ( $expression instanceof Expr\CallLike && ! $expression instanceof Expr\New_ ) {
			yield new Change( 'CallRemoval', $node, ';' );
		} elseif ( $expression instanceof Expr\Assign && ( $expression->var instanceof Expr\PropertyFetch || $expression->var instanceof Expr\ArrayDimFetch ) ) {
			yield new Change( 'AssignmentRemoval', $node, $this->source->of( $expression->expr ) . ';' );
		} elseif ( $expression instanceof Expr\YieldFrom || $expression instanceof Expr\Yield_ ) {
			yield new Change( 'YieldRemoval', $node, ';' );
		}
	}

	/** @return iterable<Change> */
	private function answer( Node $place, ?Expr $expr, ?Node $type, string $before, string $after ): iterable {
		if ( null === $expr ) {
			yield new Change( 'ReturnRemoval', $place, ';' );
			return;
		}
		if ( $type instanceof Node\NullableType ) {
			yield from $this->unless_so( $place, $expr, 'null', $before, $after );
			$type = $type->type;
		}
		$name = $type instanceof Node\Identifier ? $type->toLowerString() : '';
		foreach ( explode( ' ', self::EMPTY_ANSWERS[ $name ] ?? '' ) as $answer ) {
			yield from $this->unless_so( $place, $expr, $answer, $before, $after );
		}
	}

	/** @return iterable<Change> Nothing if the code already returns this value, or if another operator makes the same change. */
	private function unless_so( Node $place, Expr $expr, string $answer, string $before, string $after ): iterable {
		$is_constant = $expr instanceof Expr\ConstFetch || $expr instanceof Node\Scalar;
		$is_one_item = $expr instanceof Expr\Array_ && count( $expr->items ) < 2;
		if ( '' !== $answer && ! ( $is_constant && 'null' !== $answer ) && ! $is_one_item && $this->source->of( $expr ) !== $answer ) {
			yield new Change( 'ReturnValue', $place, $before . $answer . $after );
		}
	}

	/** @return iterable<Change> */
	private function guard( Stmt\TryCatch $node ): iterable {
		if ( null !== $node->finally ) {
			yield new Change( 'FinallyRemoval', $node->finally, array() === $node->catches ? 'finally {}' : '' );
		}
		foreach ( $node->catches as $catch ) {
			if ( count( $node->catches ) > 1 || null !== $node->finally ) {
				yield new Change( 'CatchRemoval', $catch, '' );
			} else {
				// A try block needs a catch or a finally; an empty finally lets the exception pass.
				yield new Change( 'CatchRemoval', $catch, 'finally {}' );
			}
		}
	}
}
