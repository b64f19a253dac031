<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Realtime;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Realtime\Ably_Key;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Realtime\Token_Requests;
use StudioCalendar\Tests\Integration\Rest\Standing_Clock;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of the check of an Ably key: Ably's responses, and the error that the user sees for each. */
final class Key_Check_Test extends Test_Case {

	use In_Ablys_Place;

	protected function setUp(): void {
		parent::setUp();
		self::$ably->stand_in();
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_http_request' );
		parent::tearDown();
	}

	#[DataProvider( 'keys' )]
	public function test_a_key_is_tried_at_ably( string $key, ?Field_Error $fault ): void {
		self::assertSame( $fault, self::fault( $key, 'now' ) );
	}

	/** @return iterable<string, array{ string, Field_Error|null }> */
	public static function keys(): iterable {
		yield 'a good one' => array( Ably_Server::KEY, null );
		yield 'another secret' => array( 'fixture.key:another-secret', Field_Error::Key_Refused );
		yield 'a name that nobody has' => array( 'nobody.key:loopback-secret', Field_Error::Key_Refused );
		yield 'one that may only listen' => array( Ably_Server::LISTENER, Field_Error::Key_Too_Narrow );
		yield 'one that may do nothing here' => array( Ably_Server::IDLE, Field_Error::Key_Too_Narrow );
	}

	public function test_a_clock_that_is_off_is_told_from_a_bad_key(): void {
		self::assertSame( Field_Error::Clock_Is_Off, self::fault( Ably_Server::KEY, '-1 hour' ) );
	}

	public function test_where_nobody_answers_the_key_is_not_blamed(): void {
		Ably_Server::lead_nowhere();

		self::assertSame( Field_Error::Ably_Unreachable, self::fault( Ably_Server::KEY, 'now' ) );
	}

	/** Fakes the responses of a firewall or of an overloaded Ably with a filter, since neither is on the test machine. */
	#[DataProvider( 'others' )]
	public function test_an_answer_that_is_not_ablys_blames_nobody( int $status, string $body ): void {
		add_filter( 'pre_http_request', static fn(): array => array( 'response' => array( 'code' => $status ), 'headers' => array(), 'body' => $body ) );

		self::assertSame( Field_Error::Ably_Unreachable, self::fault( Ably_Server::KEY, 'now' ) );
	}

	/** @return iterable<string, array{ int, string }> */
	public static function others(): iterable {
		yield 'a firewall' => array( 403, '<html>Forbidden</html>' );
		yield 'Ably in trouble' => array( 503, '{"error":{"code":50003}}' );
		yield 'too many calls' => array( 429, '{"error":{"code":42910}}' );
	}

	/** Checks that the secret only signs requests and is never sent. */
	public function test_the_secret_does_not_leave_the_server(): void {
		$sent = array();
		$look = static function ( mixed $answer, mixed $args, mixed $address ) use ( &$sent ): mixed {
			$sent[] = array( $args, $address );

			return $answer;
		};
		add_filter( 'pre_http_request', $look, 10, 3 );
		self::fault( Ably_Server::KEY, 'now' );

		$text = (string) wp_json_encode( $sent );
		self::assertStringContainsString( 'fixture.key', $text );
		self::assertStringNotContainsString( 'loopback-secret', $text );
		self::assertStringNotContainsString( base64_encode( Ably_Server::KEY ), $text );
	}

	private static function fault( string $text, string $instant ): ?Field_Error {
		$key = Ably_Key::parse( $text );
		self::assertNotNull( $key );

		return ( new Key_Check( new Ably_Rest( new Ably_Settings() ), new Token_Requests( new Standing_Clock( $instant ) ) ) )->fault( $key, 'here' );
	}
}
