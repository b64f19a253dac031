<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Realtime;

use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Realtime\Ably_Key;

/** Tests that the key signs as Ably's own client does, and that no dump contains its secret. */
final class Ably_Key_Test extends TestCase {

	private const KEY = 'app1.key1:secret-of/the+key=';

	/** Compares with signatures that `auth.createTokenRequest` of ably 2.28.0 made with this key. */
	#[DataProvider( 'signatures' )]
	public function test_it_signs_as_ably_does( string $text, string $mac ): void {
		self::assertSame( $mac, self::key()->sign( $text ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function signatures(): iterable {
		$both = '{"site-1:onboarding":["publish","subscribe"],"site-1:onboarding:presence:7":["presence","subscribe"]}';
		yield 'member' => array( "app1.key1\n900000\n$both\nabc\n1795168800000\n0123456789abcdef\n", 'AATRVjE5N1M4cMXCzo+itSqIPkfKiX459ZkAA+6i3hA=' );
		yield 'guest' => array( "app1.key1\n3600000\n{\"onboarding\":[\"subscribe\"]}\n\n1795168800000\n0123456789abcdef\n", 'WYYCAOkFhU7QVugvmg52Lw+cEc4Oco3z8z8VgJAKuis=' );
	}

	#[DataProvider( 'no_keys' )]
	public function test_what_is_no_key_counts_as_none( mixed $value ): void {
		self::assertNull( Ably_Key::parse( $value ) );
	}

	/** @return iterable<string, array{ mixed }> */
	public static function no_keys(): iterable {
		yield 'nothing' => array( false );
		yield 'empty' => array( '' );
		yield 'name alone' => array( 'app1.key1' );
		yield 'no secret' => array( 'app1.key1:' );
		yield 'a header line behind it' => array( "app1.key1:secret\r\nX: y" );
		yield 'a path in the name' => array( 'app1/../key1:secret' );
		yield 'a list' => array( array( self::KEY ) );
	}

	public function test_no_dump_shows_the_secret(): void {
		self::assertStringNotContainsString( 'secret', print_r( self::key(), true ) );
		self::assertStringNotContainsString( 'secret', (string) json_encode( self::key() ) );
		$this->expectException( LogicException::class );
		serialize( self::key() );
	}

	private static function key(): Ably_Key {
		$key = Ably_Key::parse( self::KEY );
		self::assertNotNull( $key );

		return $key;
	}
}
