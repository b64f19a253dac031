<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Mutation;

use DOMDocument;
use DOMElement;
use PHPUnit\TextUI\Application;
use RuntimeException;
use StudioCalendar\Tests\Early_End;

/** Runner of selected tests by PHPUnit, with the settings of phpunit.xml.dist, for which a warning is also a failure. */
final class Test_Files {

	/**
	 * Writes a configuration and returns PHPUnit's arguments for it.
	 *
	 * @param string       $repo    Path of the checkout.
	 * @param string       $config  Path of the configuration to write.
	 * @param list<string> $files   Paths relative to the checkout, in the order in which they run.
	 * @param list<string> $methods Tests to run as `Class::method`; all if empty.
	 * @return list<string>
	 */
	public static function arguments( string $repo, string $config, array $files, array $methods = array() ): array {
		$xml = new DOMDocument();
		$xml->load( "$repo/phpunit.xml.dist" );
		$root = $xml->documentElement;
		if ( null === $root ) {
			throw new RuntimeException( 'phpunit.xml.dist is empty.' );
		}
		array_map( $root->removeAttribute( ... ), array( 'bootstrap', 'cacheDirectory', 'executionOrder', 'resolveDependencies' ) );
		$root->setAttribute( 'cacheResult', 'false' );
		$root->setAttribute( 'stopOnDefect', array() === $methods ? 'false' : 'true' );
		foreach ( array( 'testsuites', 'source' ) as $name ) {
			array_map( $root->removeChild( ... ), iterator_to_array( $root->getElementsByTagName( $name ) ) );
		}
		$suites = new DOMElement( 'testsuites' );
		$suite  = new DOMElement( 'testsuite' );
		$root->appendChild( $suites );
		$suites->appendChild( $suite );
		$suite->setAttribute( 'name', 'chosen' );
		foreach ( $files as $file ) {
			$suite->appendChild( new DOMElement( 'file', "$repo/$file" ) );
		}
		$xml->save( $config );

		return array( 'phpunit', '--configuration', $config, ...self::filter( $methods ) );
	}

	/**
	 * Runs PHPUnit without WordPress.
	 *
	 * @param list<string> $arguments
	 */
	public static function run( array $arguments ): int {
		return Early_End::watch( static fn(): int => ( new Application() )->run( $arguments ) );
	}

	/**
	 * @param list<string> $methods
	 * @return list<string>
	 */
	private static function filter( array $methods ): array {
		$names = array_map( static fn( string $method ): string => preg_quote( $method, '/' ), $methods );

		return array() === $names ? array() : array( '--filter', '/^(?:' . implode( '|', $names ) . ')(?: with data set .*)?$/s' );
	}
}
