<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;
use PhpParser\Node\Expr;
use PhpParser\Node\Expr\BinaryOp;
use PhpParser\Node\Scalar\Int_;

/** Mutation operators for expressions. Operators that Infection also has use Infection's names. */
final class Expressions {

	/** Replacements of operators: a comparison becomes the one with the other boundary, and its negation. */
	private const SIGNS = array(
		'>'   => array( '>=', '<=' ),
		'>='  => array( '>', '<' ),
		'<'   => array( '<=', '>=' ),
		'<='  => array( '<', '>' ),
		'===' => array( '!==' ),
		'!==' => array( '===' ),
		'=='  => array( '!=' ),
		'!='  => array( '==' ),
		'+'   => array( '-' ),
		'-'   => array( '+' ),
		'*'   => array( '/' ),
		'/'   => array( '*' ),
		'%'   => array( '*' ),
		'&&'  => array( '||' ),
		'||'  => array( '&&' ),
		'|'   => array( '&' ),
		'&'   => array( '|' ),
		'+='  => array( '-=' ),
		'-='  => array( '+=' ),
		'.='  => array( '=' ),
		'??=' => array( '=' ),
	);

	/** Function calls that can be replaced by one of their arguments, and the position of that argument. */
	private const UNWRAPPED = array(
		'array_filter'  => 0,
		'array_flip'    => 0,
		'array_keys'    => 0,
		'array_map'     => 1,
		'array_merge'   => 0,
		'array_reverse' => 0,
		'array_unique'  => 0,
		'array_values'  => 0,
		'mb_substr'     => 0,
		'preg_replace'  => 2,
		'str_replace'   => 2,
		'strtolower'    => 0,
		'substr'        => 0,
		'trim'          => 0,
	);

	/** Functions that are replaced by a similar one. */
	private const TWINS = array(
		'max'   => 'min',
		'min'   => 'max',
		'ceil'  => 'floor',
		'floor' => 'ceil',
		'round' => 'floor',
	);

	public function __construct( private readonly Source $source ) {
	}

	/** @return iterable<Change> */
	public function of( Node $node ): iterable {
		yield from match ( true ) {
			$node instanceof BinaryOp             => $this->operation( $node ),
			$node instanceof Expr\AssignOp        => $this->signs( 'Assignment', $node, $node->var, $node->expr ),
			$node instanceof Expr\Ternary         => $this->ternary( $node ),
			$node instanceof Expr\FuncCall        => $this->call( $node ),
			$node instanceof Expr\Array_          => $this->items( $node ),
			$node instanceof Expr\Match_          => $this->arms( $node ),
			default                               => $this->small( $node ),
		};
	}

	/** @return iterable<Change> Changes of nodes with one operand or none. */
	private function small( Node $node ): iterable {
		if ( $node instanceof Expr\BooleanNot || $node instanceof Expr\UnaryMinus || $node instanceof Expr\Cast || $node instanceof Expr\Clone_ ) {
			yield new Change( self::name( $node ) . 'Removal', $node, $this->source->in_brackets( $node->expr ) );
		} elseif ( $node instanceof Expr\ConstFetch && in_array( $node->name->toLowerString(), array( 'true', 'false' ), true ) ) {
			yield new Change( 'BooleanValue', $node, 'true' === $node->name->toLowerString() ? 'false' : 'true' );
		} elseif ( $node instanceof Int_ ) {
			yield new Change( 'IncrementInteger', $node, (string) ( $node->value + 1 ) );
			yield new Change( 'DecrementInteger', $node, '(' . ( $node->value - 1 ) . ')' );
		} elseif ( $node instanceof Expr\Instanceof_ ) {
			yield new Change( 'InstanceOf', $node, 'true' );
			yield new Change( 'InstanceOf', $node, 'false' );
		} elseif ( $node instanceof Expr\PostInc || $node instanceof Expr\PreInc ) {
			yield new Change( 'Increment', $node, str_replace( '++', '--', $this->source->of( $node ) ) );
		} elseif ( $node instanceof Expr\NullsafePropertyFetch || $node instanceof Expr\NullsafeMethodCall ) {
			$rest = substr( $this->source->of( $node ), strlen( $this->source->of( $node->var ) ) );
			yield new Change( 'NullSafe', $node, $this->source->in_brackets( $node->var ) . substr( (string) strstr( $rest, '?->' ), 1 ) );
		}
	}

	/** @return iterable<Change> */
	private function operation( BinaryOp $node ): iterable {
		$left  = $this->source->in_brackets( $node->left );
		$right = $this->source->in_brackets( $node->right );
		if ( $node instanceof BinaryOp\Coalesce ) {
			yield new Change( 'CoalesceLeft', $node, $left );
			yield new Change( 'CoalesceRight', $node, $right );
		} elseif ( $node instanceof BinaryOp\Concat ) {
			yield new Change( 'ConcatSwap', $node, "($right . $left)" );
			yield new Change( 'ConcatOperandRemoval', $node, $left );
			yield new Change( 'ConcatOperandRemoval', $node, $right );
		} elseif ( $node instanceof BinaryOp\Spaceship ) {
			yield new Change( 'Spaceship', $node, "($right <=> $left)" );
		} elseif ( $node instanceof BinaryOp\Plus && ( $node->left instanceof Expr\Array_ || $node->right instanceof Expr\Array_ ) ) {
			yield new Change( 'ArrayUnionSwap', $node, "($right + $left)" );
			yield new Change( 'ArrayUnionRemoval', $node, $left );
			yield new Change( 'ArrayUnionRemoval', $node, $right );
		} else {
			yield from $this->signs( self::name( $node ), $node, $node->left, $node->right );
		}
	}

	/** @return iterable<Change> */
	private function signs( string $operator, Node $node, Node $left, Node $right ): iterable {
		$sign = $this->source->between( $left, $right );
		foreach ( self::SIGNS[ $sign ] ?? array() as $other ) {
			$is_assignment = $node instanceof Expr\AssignOp;
			$first         = $is_assignment ? $this->source->of( $left ) : $this->source->in_brackets( $left );
			yield new Change( $operator, $node, "($first $other {$this->source->in_brackets( $right )})" );
		}
	}

	/** @return iterable<Change> */
	private function ternary( Expr\Ternary $node ): iterable {
		$condition = $this->source->in_brackets( $node->cond );
		$otherwise = $this->source->in_brackets( $node->else );
		if ( null === $node->if ) {
			yield new Change( 'ElvisLeft', $node, $condition );
			yield new Change( 'ElvisRight', $node, $otherwise );
			return;
		}
		yield new Change( 'Ternary', $node, "($condition ? $otherwise : {$this->source->in_brackets( $node->if )})" );
	}

	/** @return iterable<Change> */
	private function call( Expr\FuncCall $node ): iterable {
		$name = $node->name instanceof Node\Name ? $node->name->toLowerString() : '';
		if ( isset( self::TWINS[ $name ] ) ) {
			yield new Change( 'FunctionTwin', $node->name, self::TWINS[ $name ] );
		}
		$kept = $node->args[ self::UNWRAPPED[ $name ] ?? -1 ] ?? null;
		if ( $kept instanceof Node\Arg && ! $kept->unpack ) {
			yield new Change( 'Unwrap', $node, $this->source->in_brackets( $kept->value ) );
		}
	}

	/** @return iterable<Change> */
	private function items( Expr\Array_ $node ): iterable {
		if ( Expr\Array_::KIND_LONG !== $node->getAttribute( 'kind' ) ) {
			return;
		}
		foreach ( array_keys( $node->items ) as $left_out ) {
			$kept = array_map( $this->source->of( ... ), array_values( array_diff_key( $node->items, array( $left_out => true ) ) ) );
			yield new Change( 'ArrayItemRemoval', $node, 'array( ' . implode( ', ', $kept ) . ' )', $node->items[ $left_out ] );
		}
	}

	/** @return iterable<Change> */
	private function arms( Expr\Match_ $node ): iterable {
		foreach ( count( $node->arms ) > 1 ? array_keys( $node->arms ) : array() as $left_out ) {
			$kept = array_map( $this->source->of( ... ), array_values( array_diff_key( $node->arms, array( $left_out => true ) ) ) );
			yield new Change( 'MatchArmRemoval', $node, "match ({$this->source->of( $node->cond )}) { " . implode( ', ', $kept ) . ' }', $node->arms[ $left_out ] );
		}
	}

	private static function name( Node $node ): string {
		return str_replace( array( 'Expr_', 'BinaryOp_', '_' ), '', $node->getType() );
	}
}
