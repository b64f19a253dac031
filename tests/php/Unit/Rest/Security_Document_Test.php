<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Rest;

use PHPUnit\Framework\TestCase;

/** Tests that the paths in docs/security.md exist, and that it lists each of the 26 negative tests once. */
final class Security_Document_Test extends TestCase {

	private const ROOT = __DIR__ . '/../../../../';

	public function test_every_path_leads_somewhere(): void {
		preg_match_all( '#`((?:src|tests|docs)/[^`\s]+)`#', self::document(), $found );

		self::assertGreaterThan( 50, count( $found[1] ) );
		self::assertSame( array(), array_values( array_filter( array_unique( $found[1] ), static fn( string $path ): bool => ! is_file( self::ROOT . $path ) ) ) );
	}

	public function test_every_negative_test_has_its_row(): void {
		preg_match_all( '/^\| (\d+) \|/m', self::document(), $found );

		self::assertSame( array_map( strval( ... ), range( 1, 26 ) ), $found[1] );
	}

	private static function document(): string {
		return (string) file_get_contents( self::ROOT . 'docs/security.md' );
	}
}
