<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Profile;

final class Profile_Test extends TestCase {

	#[DataProvider( 'people' )]
	public function test_a_name_is_what_wordpress_knows_of_it( string $first, string $last, string $name ): void {
		$profile = new Profile( 5, $first, $last, '', 'anna@example.org', '', '' );
		self::assertSame( $name, $profile->full_name() );
		self::assertSame( $name, $profile->name_for( false ) );
		self::assertSame( '' === $name ? 'anna@example.org' : $name, $profile->name_for( true ), 'Owners recognise a person without a name by the address.' );
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function people(): iterable {
		yield 'both names' => array( 'Anna', 'Tamm', 'Anna Tamm' );
		yield 'a first name alone' => array( 'Anna', '', 'Anna' );
		yield 'a last name alone' => array( '', 'Tamm', 'Tamm' );
		yield 'none' => array( '', '', '' );
	}
}
