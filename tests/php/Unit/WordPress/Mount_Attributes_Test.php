<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\WordPress\Calendar\Mount_Attributes;

final class Mount_Attributes_Test extends TestCase {

	#[DataProvider( 'ids' )]
	public function test_an_id_is_digits_and_nothing_else( mixed $written, ?int $id, bool $is_wrong ): void {
		$attributes = Mount_Attributes::parse( $written, $written, '' );

		self::assertSame( $id, $attributes->studio_id );
		self::assertSame( $id, $attributes->room_id );
		self::assertSame( $is_wrong ? array( 'studio_id', 'room_id' ) : array(), $attributes->wrong );
	}

	/** @return iterable<string, array{ mixed, int|null, bool }> */
	public static function ids(): iterable {
		yield 'number' => array( 12, 12, false );
		yield 'digits' => array( '12', 12, false );
		yield 'digits with spaces around' => array( ' 12 ', 12, false );
		yield 'nothing' => array( '', null, false );
		yield 'null' => array( null, null, false );
		yield 'zero' => array( 0, null, false );
		yield 'zero as text' => array( '0', null, false );
		yield 'negative' => array( -1, null, true );
		yield 'negative text' => array( '-1', null, true );
		yield 'word' => array( 'abc', null, true );
		yield 'digits and a word' => array( '12abc', null, true );
		yield 'share' => array( '1.5', null, true );
		yield 'float' => array( 12.0, null, true );
		yield 'list' => array( array( 12 ), null, true );
		yield 'true' => array( true, null, true );
		yield 'octal' => array( '012', null, true );
		yield 'twenty digits' => array( '12345678901234567890', null, true );
		yield 'script' => array( '"><script>alert(1)</script>', null, true );
		yield 'line break after' => array( "12\n<b>", null, true );
	}

	#[DataProvider( 'locales' )]
	public function test_a_language_is_one_of_three( mixed $written, ?string $locale, bool $is_wrong ): void {
		$attributes = Mount_Attributes::parse( null, null, $written );

		self::assertSame( $locale, $attributes->locale );
		self::assertSame( $is_wrong ? array( 'locale' ) : array(), $attributes->wrong );
	}

	/** @return iterable<string, array{ mixed, string|null, bool }> */
	public static function locales(): iterable {
		yield 'Russian' => array( 'ru', 'ru', false );
		yield 'none' => array( '', null, false );
		yield 'null' => array( null, null, false );
		yield 'unknown falls back to English' => array( 'xx', 'en', true );
		yield 'list' => array( array( 'ru' ), 'en', true );
		yield 'markup' => array( 'ru" onmouseover="alert(1)', 'en', true );
	}

	public function test_what_is_not_there_becomes_wrong(): void {
		$attributes = Mount_Attributes::parse( 1, 2, 'xx' );

		self::assertSame( array( 'locale', 'room_id' ), $attributes->without_room()->wrong );
		self::assertSame( 1, $attributes->without_room()->studio_id );
		self::assertNull( $attributes->without_studio()->studio_id );
		self::assertSame( array( 'locale', 'studio_id' ), $attributes->without_studio()->wrong );
		self::assertSame( array( 'locale', 'other' ), $attributes->with_others()->wrong );
		self::assertSame( array( 'none', 'locale' ), $attributes->without_any_studio()->wrong );
	}
}
