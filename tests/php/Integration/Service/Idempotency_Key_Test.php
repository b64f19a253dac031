<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Service\Idempotency_Key;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of when two requests with one ID are the same request: sent again, it may have another nonce or language. */
final class Idempotency_Key_Test extends Test_Case {

	private const ASKED = array( 'date' => '2026-11-27', 'room_id' => 7 );

	/** @param array<string, string> $more */
	#[DataProvider( 'sent_again' )]
	public function test_a_request_sent_again_is_the_same( array $more ): void {
		self::assertEquals( Idempotency_Key::of( 'once', 'booking/add', self::ASKED ), Idempotency_Key::of( 'once', 'booking/add', $more + self::ASKED ) );
	}

	/** @return iterable<string, array{ array<string, string> }> */
	public static function sent_again(): iterable {
		yield 'with another nonce' => array( array( '_wpnonce' => '0123456789' ) );
		yield 'in another language' => array( array( 'locale' => 'ru' ) );
		yield 'in the language of WordPress' => array( array( '_locale' => 'user' ) );
		yield 'to admin-ajax.php' => array( array( 'action' => 'edit_booking' ) );
		yield 'with its ID' => array( array( 'request_id' => 'once' ) );
	}

	public function test_the_order_of_parameters_does_not_matter(): void {
		self::assertEquals( Idempotency_Key::of( 'once', 'booking/add', self::ASKED ), Idempotency_Key::of( 'once', 'booking/add', array_reverse( self::ASKED, true ) ) );
	}

	public function test_another_call_or_another_value_is_another_request(): void {
		$first = self::hash( 'booking/add', self::ASKED );

		self::assertNotSame( $first, self::hash( 'edit_booking', self::ASKED ) );
		self::assertNotSame( $first, self::hash( 'booking/add', array( 'room_id' => 8 ) + self::ASKED ) );
		self::assertNotSame( $first, self::hash( 'booking/add', self::ASKED + array( 'private' => true ) ) );
	}

	/** @param array<string, int|string|bool> $asked */
	private static function hash( string $call, array $asked ): ?string {
		return Idempotency_Key::of( 'once', $call, $asked )?->hash;
	}
}
