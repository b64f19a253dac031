<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use PhpParser\Node;
use PhpParser\Node\Stmt;
use PhpParser\Parser;
use PhpParser\ParserFactory;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** Factory of all mutants of a file. */
final class Mutants {

	/** Nodes that are not mutated, because they have no code that runs. */
	private const SKIPPED = array( Stmt\Declare_::class, Stmt\Use_::class, Stmt\EnumCase::class, Node\AttributeGroup::class );

	private readonly Parser $parser;

	/** @var array<string, string> Text of every file of src/server by its path relative to the checkout, to find uses of a constant. */
	private array $texts = array();

	/** @param string $repo Path of the checkout. */
	public function __construct( string $repo, private readonly Known_Tests $tests ) {
		$this->parser = ( new ParserFactory() )->createForHostVersion();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$repo/src/server" ) ) as $file ) {
			if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
				$this->texts[ substr( $file->getPathname(), strlen( $repo ) + 1 ) ] = (string) file_get_contents( $file->getPathname() );
			}
		}
	}

	/**
	 * Returns the unchanged file, whose tests must pass, and all its mutants.
	 *
	 * @param string $file Path relative to the checkout.
	 * @return list<Mutant>
	 */
	public function of( string $file ): array {
		$source     = new Source( $this->texts[ $file ] );
		$executable = array( $file => $this->tests->executable( $file ) );
		$mutants    = array( new Mutant( $file, 1, 'None', '', '', $source->text, $executable ) );
		foreach ( $this->walk( $this->parser->parse( $source->text ) ?? array(), $source, $file, $executable, null ) as [ $change, $lines ] ) {
			$code = $source->with( $change );
			$this->parser->parse( $code );
			$mutant = self::mutant( $file, $change, $code, $source, $lines );

			$mutants[ $mutant->id() ] = $mutant;
		}

		return array_values( $mutants );
	}

	/**
	 * Walks the nodes from the outside in. A node without an executable line of its own (an item of a long list, a parameter's
	 * default) has the lines of the smallest enclosing node that has some.
	 *
	 * @param array<mixed>             $nodes Nodes, and other values that the parser has in lists.
	 * @param array<string, list<int>> $outer Lines of the enclosing node.
	 * @param Node|null                $type  Return type of the enclosing function.
	 * @return iterable<array{ Change, array<string, list<int>> }>
	 */
	private function walk( array $nodes, Source $source, string $file, array $outer, ?Node $type ): iterable {
		foreach ( $nodes as $node ) {
			if ( is_array( $node ) ) {
				yield from $this->walk( $node, $source, $file, $outer, $type );
			} elseif ( $node instanceof Node && ! in_array( $node::class, self::SKIPPED, true ) ) {
				$lines = $node instanceof Stmt\ClassConst ? $this->naming( $node, $file ) : $this->within( $file, $node, $outer );
				foreach ( self::changes( $node, $source, $type ) as $change ) {
					yield array( $change, $this->within( $file, $change->node, $lines ) );
				}
				$parts = array_intersect_key( get_object_vars( $node ), array_flip( $node->getSubNodeNames() ) );
				yield from $this->walk( $parts, $source, $file, $lines, $node instanceof Node\FunctionLike ? $node->getReturnType() : $type );
			}
		}
	}

	/**
	 * Returns the lines for a constant: all executable lines of the files that use it.
	 *
	 * @return array<string, list<int>>
	 */
	private function naming( Stmt\ClassConst $node, string $file ): array {
		$class  = basename( $file, '.php' );
		$naming = array( $file => $this->tests->executable( $file ) );
		foreach ( $node->consts as $constant ) {
			foreach ( $this->texts as $other => $text ) {
				if ( str_contains( $text, "$class::{$constant->name}" ) ) {
					$naming[ $other ] = $this->tests->executable( $other );
				}
			}
		}

		return $naming;
	}

	/** @return iterable<Change> */
	private static function changes( Node $node, Source $source, ?Node $type ): iterable {
		yield from ( new Statements( $source ) )->of( $node, $type );
		yield from ( new Expressions( $source ) )->of( $node );
	}

	/**
	 * Returns the executable lines of a node, or those of the enclosing node if it has none.
	 *
	 * @param array<string, list<int>> $outer
	 * @return array<string, list<int>>
	 */
	private function within( string $file, Node $node, array $outer ): array {
		$lines = array_filter( $this->tests->executable( $file ), static fn( int $line ): bool => $line >= $node->getStartLine() && $line <= $node->getEndLine() );

		return array() === $lines ? $outer : array( $file => array_values( $lines ) );
	}

	/** @param array<string, list<int>> $lines */
	private static function mutant( string $file, Change $change, string $code, Source $source, array $lines ): Mutant {
		$said = $change->left_out ?? $change->node;
		$to   = null === $change->left_out ? $change->to : '';

		return new Mutant( $file, $said->getStartLine(), $change->operator, self::on_one_line( $source->of( $said ) ), self::on_one_line( $to ), $code, $lines );
	}

	private static function on_one_line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', $text ) );
	}
}
