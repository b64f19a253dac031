<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Mutation;

use PhpParser\NodeFinder;
use PhpParser\ParserFactory;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Mutation\Expressions;
use StudioCalendar\Mutation\Source;
use StudioCalendar\Mutation\Statements;

require_once __DIR__ . '/../../../../dev/mutation/php/load.php';

/** Tests of the operators of `npm run test:mutation`; a mutant that is not valid PHP would wrongly count as killed. */
final class Operators_Test extends TestCase {

	/** @param list<string> $mutants */
	#[DataProvider( 'lines' )]
	public function test_a_line_and_what_becomes_of_it( string $line, array $mutants ): void {
		self::assertSame( $mutants, self::mutants( $line ) );
	}

	/** @return iterable<string, array{ string, list<string> }> */
	public static function lines(): iterable {
		yield 'a limit' => array( '$a > $b;', array( '(($a) >= ($b));', '(($a) <= ($b));' ) );
		yield 'brackets stay' => array( '( $a - $b ) * $c;', array( '(($a - $b) / ($c));', '( (($a) + ($b)) ) * $c;' ) );
		yield 'conditions' => array( '! $a || $b;', array( '((! $a) && ($b));', '($a) || $b;' ) );
		yield 'what is not there' => array( '$a?->b ?? $c;', array( '($a?->b);', '($c);', '($a)->b ?? $c;' ) );
		yield 'a call' => array( 'tell( true );', array( ';', 'tell( false );' ) );
		yield 'items of a list' => array( '$a = array( $b, $c );', array( '$a = array( $c );', '$a = array( $b );' ) );
		yield 'which of two lists wins' => array( '$a + array();', array( '((array()) + ($a));', '($a);', '(array());' ) );
		yield 'an answer' => array( 'function f(): int { return $a; }', array( 'function f(): int { return 0; }' ) );
		yield 'an answer or none' => array( 'function f(): ?string { return $a; }', array( 'function f(): ?string { return null; }', "function f(): ?string { return ''; }" ) );
		yield 'what is thrown' => array( 'if ( $a ) { throw $b; }', array( 'if ( ! ($a) ) { throw $b; }', 'if ( $a ) { ; }' ) );
		yield 'what is caught' => array( 'try { f(); } catch ( E $e ) {}', array( 'try { f(); } finally {}', 'try { ; } catch ( E $e ) {}' ) );
		yield 'arms' => array( 'match ( $a ) { $b => $c, default => $d };', array( 'match ($a) { default => $d };', 'match ($a) { $b => $c };' ) );
		yield 'words are left alone' => array( "\$a = 'b';", array() );
	}

	/** @return list<string> */
	private static function mutants( string $line ): array {
		$parser  = ( new ParserFactory() )->createForHostVersion();
		$source  = new Source( "<?php $line" );
		$mutants = array();
		$type    = null;
		foreach ( ( new NodeFinder() )->find( $parser->parse( $source->text ) ?? array(), static fn(): bool => true ) as $node ) {
			$type    = $node instanceof \PhpParser\Node\FunctionLike ? $node->getReturnType() : $type;
			$changes = array( ...( new Statements( $source ) )->of( $node, $type ), ...( new Expressions( $source ) )->of( $node ) );
			foreach ( $changes as $change ) {
				$parser->parse( $source->with( $change ) );
				$mutants[] = substr( $source->with( $change ), strlen( '<?php ' ) );
			}
		}

		return $mutants;
	}
}
