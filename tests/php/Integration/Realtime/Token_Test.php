<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Realtime;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Server;
use WP_REST_Request;
use WP_REST_Response;

/** Tests of the realtime token (test 9 of docs/security.md): what it allows each role, and that the fake Ably server accepts it. */
final class Token_Test extends Rest_Case {

	use In_Ablys_Place;

	private const CHANGES = 'here:onboarding';

	/** Starts the server at the current time, since Ably checks the timestamp of a token request. */
	protected function setUp(): void {
		parent::setUp();
		$this->server = Server::at( self::wpdb(), gmdate( 'Y-m-d\TH:i:s\Z' ) );
		self::$ably->use( 'here' );
	}

	#[DataProvider( 'people' )]
	public function test_a_role_is_told_its_channels_and_no_more( string $who, bool $is_member ): void {
		$access   = $this->access( $this->person( $who ) );
		$presence = self::CHANGES . ':presence:' . $this->here->studio;
		$may      = $is_member
			? array( self::CHANGES => array( 'publish', 'subscribe' ), $presence => array( 'presence', 'subscribe' ) )
			: array( self::CHANGES => array( 'subscribe' ) );

		self::assertSame( array( 'tokenRequest', 'channel', 'presenceChannel', 'reloadWithin', 'clientOptions' ), array_keys( $access ) );
		self::assertSame( array( self::CHANGES, $is_member ? $presence : null ), array( $access['channel'], $access['presenceChannel'] ) );
		self::assertSame( $may, json_decode( $this->text_at( $access, 'tokenRequest', 'capability' ), true ) );
	}

	#[DataProvider( 'people' )]
	public function test_ably_gives_a_token_for_it( string $who, bool $is_member ): void {
		$request = self::request_of( $this->access( $this->person( $who ) ) );
		[ $status, $token ] = self::$ably->token( $request );

		self::assertSame( 201, $status );
		self::assertIsArray( $token );
		self::assertSame( $is_member, isset( $token['clientId'] ) );
		self::assertSame( $is_member ? 900 : 3600, ( self::id_at( $token, 'expires' ) - self::id_at( $token, 'issued' ) ) / 1000 );
		self::assertSame( 401, self::$ably->token( $request )[0], 'A second token for the same request.' );
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function people(): iterable {
		yield 'owner' => array( 'mari', true );
		yield 'trainer' => array( 'anna', true );
		yield 'administrator' => array( 'admin', true );
		yield 'subscriber' => array( 'guest', false );
		yield 'owner of another studio' => array( 'other', false );
		yield 'visitor' => array( '', false );
	}

	/** Checks that a removed member gets only a guest's token; their previous one expires within 15 minutes. */
	public function test_a_member_who_leaves_is_a_guest_at_once(): void {
		( new Members() )->remove( $this->here->studio, $this->here->ivan );
		try {
			self::assertNull( $this->access( $this->here->ivan )['presenceChannel'] );
		} finally {
			$this->make->member( $this->here->studio, $this->here->ivan );
		}
	}

	/** Checks that guests spread their reloads: one message reaches all of them, and simultaneous requests would overload the server. */
	public function test_guests_are_told_to_spread_their_reloads(): void {
		self::assertSame( array( 1500, 0 ), array( $this->access( 0 )['reloadWithin'], $this->access( $this->here->anna )['reloadWithin'] ) );
		add_filter( 'studio_calendar_guest_reload_milliseconds', static fn(): int => 60_000 );
		$spread = $this->access( 0 )['reloadWithin'];
		remove_all_filters( 'studio_calendar_guest_reload_milliseconds' );
		self::assertSame( 60_000, $spread );
	}

	/** Checks that the client id, which guests see in each message, does not reveal the user but stays the same when a token is renewed. */
	public function test_a_client_id_is_not_the_user_id(): void {
		$ids = array_map( fn( int $user ): string => $this->text_at( $this->access( $user ), 'tokenRequest', 'clientId' ), array( $this->here->mari, $this->here->mari, $this->here->anna ) );

		self::assertSame( $ids[0], $ids[1] );
		self::assertNotSame( $ids[0], $ids[2] );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{24}\z/', $ids[0] );
	}

	public function test_the_key_is_in_no_answer_and_no_page(): void {
		$answers = array( $this->access( $this->here->mari ), $this->access( 0 ), $this->week( $this->here->mari ), $this->week( 0 ) );
		$page    = do_shortcode( "[studio_calendar studio_id=\"{$this->here->studio}\"]" );
		$index   = rest_get_server()->get_index( new WP_REST_Request( 'GET', '/' ) )->get_data();

		self::assertStringNotContainsString( 'loopback-secret', (string) wp_json_encode( array( $answers, $page, $index ) ) );
		self::assertArrayNotHasKey( 'studio_calendar_ably_key', wp_load_alloptions( true ) );
	}

	public function test_it_is_not_kept_by_any_cache(): void {
		self::assertSame( 'private, no-store', $this->ask( 0 )->get_headers()['Cache-Control'] );
	}

	public function test_without_a_key_nothing_is_offered(): void {
		$with = $this->week( 0 );
		Ably_Server::forget();
		$without = $this->week( 0 );

		self::assertSame( array( true, false ), array( self::value_at( $with, 'realtime', 'ably' ), self::value_at( $without, 'realtime', 'ably' ) ) );
		self::assertNotSame( $with['version'], $without['version'], 'Open calendars learn of it by the version.' );
		self::assertNull( self::ok( $this->ask( 0 ) )['ably'] );
	}

	public function test_each_site_has_a_channel_of_its_own_unless_it_asks_for_the_bare_one(): void {
		delete_option( 'studio_calendar_ably_prefix' );
		self::assertMatchesRegularExpression( '/\Asite-[0-9a-f]{10}:onboarding\z/', $this->text_at( $this->access( 0 ), 'channel' ) );
		update_option( 'studio_calendar_ably_prefix', '' );
		self::assertSame( 'onboarding', $this->access( 0 )['channel'] );
	}

	/** Checks that a filter cannot direct calendars, or the key, to another machine. */
	public function test_only_this_machine_can_stand_in_for_ably(): void {
		remove_all_filters( 'studio_calendar_ably_options' );
		add_filter( 'studio_calendar_ably_options', static fn(): array => array( 'endpoint' => 'ably.example', 'port' => 80, 'tls' => false ) );

		self::assertArrayNotHasKey( 'clientOptions', $this->access( 0 ) );
	}

	public function test_a_studio_that_is_none(): void {
		self::refused( Problem_Code::Studio_Not_Found, $this->server->call( 'GET', 'realtime/token', array( 'studio_id' => '4000000000' ) ) );
		self::refused( Problem_Code::Invalid, $this->server->call( 'GET', 'realtime/token' ) );
	}

	public function test_guests_ask_no_more_often_than_they_read(): void {
		remove_all_filters( 'studio_calendar_guest_reads_per_minute' );
		add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 1 );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.' . random_int( 1, 254 );
		$this->server           = Server::at( self::wpdb(), '2030-01-01T00:' . random_int( 10, 59 ) . ':00Z' );
		self::ok( $this->ask( 0 ) );

		self::refused( Problem_Code::Too_Many_Requests, $this->ask( 0 ) );
		self::ok( $this->ask( $this->here->anna ) );
	}

	private function ask( int $user ): WP_REST_Response {
		return $this->server->call( 'GET', 'realtime/token', array( 'studio_id' => (string) $this->here->studio ), $user );
	}

	/** @return array<mixed> */
	private function access( int $user ): array {
		$access = self::ok( $this->ask( $user ) )['ably'] ?? null;
		self::assertIsArray( $access );

		return $access;
	}

	/**
	 * @param array<mixed> $access
	 * @return array<mixed>
	 */
	private static function request_of( array $access ): array {
		$request = $access['tokenRequest'];
		self::assertIsArray( $request );

		return $request;
	}

	/** @param array<mixed> $data */
	private function text_at( array $data, string ...$path ): string {
		$text = self::value_at( $data, ...$path );
		self::assertIsString( $text );

		return $text;
	}

	private function person( string $name ): int {
		return '' === $name ? 0 : $this->id_of( $name );
	}
}
