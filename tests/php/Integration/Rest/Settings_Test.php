<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Tests\Integration\Realtime\Ably_Server;
use StudioCalendar\Tests\Integration\Realtime\In_Ablys_Place;
use StudioCalendar\WordPress\Site\Site_Options;
use WP_REST_Response;

/** Tests of `admin/settings`, the site's settings for administrators, which never sends the key (tests 7 and 8 of docs/security.md). */
final class Settings_Test extends Rest_Case {

	use In_Ablys_Place;

	private const CALL = 'admin/settings';

	/** Starts the server at the current time, since Ably checks the timestamp of a token request. */
	protected function setUp(): void {
		parent::setUp();
		$this->server = Server::at( self::wpdb(), gmdate( 'Y-m-d\TH:i:s\Z' ) );
		self::$ably->stand_in();
	}

	protected function tearDown(): void {
		array_map( delete_option( ... ), Site_Options::OPTIONS );
		parent::tearDown();
	}

	#[DataProvider( 'others' )]
	public function test_nobody_but_administrators_is_told_or_heard( string $who, Problem_Code $code ): void {
		$user = '' === $who ? 0 : $this->id_of( $who );
		foreach ( array( 'GET', 'POST' ) as $method ) {
			self::refused( $code, $this->server->call( $method, self::CALL, array( 'ably_prefix' => 'mine', 'remove_data' => '1' ), $user ) );
		}
		self::assertSame( array( false, false ), array( get_option( Ably_Settings::PREFIX_OPTION ), get_option( 'studio_calendar_remove_data' ) ) );
	}

	/** @return iterable<string, array{ string, Problem_Code }> */
	public static function others(): iterable {
		yield 'owner' => array( 'mari', Problem_Code::Forbidden );
		yield 'trainer' => array( 'anna', Problem_Code::Forbidden );
		yield 'subscriber' => array( 'guest', Problem_Code::Forbidden );
		yield 'visitor' => array( '', Problem_Code::Not_Logged_In );
	}

	/** Compares a new site's settings with tests/fixtures/contract/settings.admin.json. */
	public function test_a_site_as_it_is_installed(): void {
		$found    = self::ok( $this->ask( 'GET' ) );
		$expected = Contract::expected( 'settings.admin' );
		self::assertIsArray( $found['settings'] );
		self::assertSame( Ably_Settings::own_prefix(), $found['settings']['ably_prefix'] );
		$found['settings']['ably_prefix'] = 'site-0123456789';

		self::assertSame( $expected, $found );
	}

	public function test_what_is_named_changes_and_the_rest_stays(): void {
		$this->ask( 'POST', array( 'calendar_locale' => 'ru' ) );
		$changed = array(
			'external_rest'   => 'https://host.example/wp-json/studio-calendar/v1',
			'frame_ancestors' => array( 'https://one.example' ),
			'ably_prefix'     => '',
			'remove_data'     => 'true',
		);
		$found   = self::ok( $this->ask( 'POST', $changed ) )['settings'];

		self::assertSame( $found, self::ok( $this->ask( 'GET' ) )['settings'] );
		$wanted = array( 'remove_data' => true ) + $changed + array( 'calendar_locale' => 'ru', 'external_ajax' => '', 'ably_key' => array( 'kept' => false, 'fixed' => false ) )
			+ array( 'login_link' => true, 'client_header' => '', 'trusted_proxies' => array() );
		self::assertEquals( $wanted, $found );
	}

	/** Checks that a GET with settings in its query changes none of them: a key must not be sent in a URL, which servers log. */
	public function test_a_get_changes_nothing(): void {
		self::ok( $this->ask( 'GET', array( 'ably_key' => Ably_Server::KEY, 'ably_prefix' => 'x' ) ) );

		self::assertNull( Ably_Settings::stored_key() );
		self::assertFalse( get_option( Ably_Settings::PREFIX_OPTION ) );
	}

	/** @param array<string, mixed> $given */
	#[DataProvider( 'mistakes' )]
	public function test_one_mistake_changes_nothing_and_every_one_is_named( array $given ): void {
		$data = self::refused( Problem_Code::Invalid, $this->ask( 'POST', $given + array( 'calendar_locale' => 'ru' ) ) );

		self::assertIsArray( $data['fields'] ?? null );
		self::assertSame( array_keys( $given ), array_keys( $data['fields'] ) );
		self::assertNotContains( '', $data['fields'] );
		self::assertFalse( get_option( 'studio_calendar_locale' ) );
	}

	/** @return iterable<string, array{ array<string, mixed> }> */
	public static function mistakes(): iterable {
		$list = array( 'x' => array( 'y' ) );
		yield 'addresses' => array( array( 'external_rest' => 'http://host.example/', 'external_ajax' => 'https://me:secret@host.example/' ) );
		yield 'words' => array( array( 'frame_ancestors' => 'nowhere', 'ably_prefix' => 'a:b', 'ably_key' => 'no key', 'remove_data' => 'perhaps' ) );
		yield 'lists' => array( array( 'external_rest' => $list, 'frame_ancestors' => $list, 'ably_prefix' => $list, 'ably_key' => $list, 'remove_data' => $list ) );
		yield 'a list that looks like what is kept' => array( array( 'ably_key' => array( 'key' => 'a.b:c' ) ) );
		yield 'a key that Ably does not know' => array( array( 'ably_key' => 'fixture.key:wrong' ) );
		yield 'a removal that is none' => array( array( 'remove_ably_key' => 'perhaps' ) );
	}

	public function test_a_key_is_taken_kept_quiet_and_given_up(): void {
		$answers   = array( $this->ask( 'POST', array( 'ably_key' => Ably_Server::KEY ) ) );
		$answers[] = $this->ask( 'POST', array( 'ably_key' => '' ) );
		$answers[] = $this->ask( 'GET' );
		foreach ( $answers as $answer ) {
			self::assertSame( array( 'kept' => true, 'fixed' => false ), self::value_at( self::ok( $answer ), 'settings', 'ably_key' ) );
			self::assertStringNotContainsString( 'loopback-secret', (string) wp_json_encode( $answer ) );
			self::assertSame( 'private, no-store', $answer->get_headers()['Cache-Control'] );
		}
		self::assertSame( 'fixture.key', Ably_Settings::stored_key()?->name );

		$this->ask( 'POST', array( 'remove_ably_key' => '1' ) );
		self::assertNull( Ably_Settings::stored_key() );
	}

	public function test_the_words_are_in_the_language_of_the_call(): void {
		$data = self::refused( Problem_Code::Invalid, $this->ask( 'POST', array( 'ably_key' => 'fixture.key:wrong', 'locale' => 'et' ) ) );

		self::assertSame( array( 'ably_key' => 'Ably lükkas selle võtme tagasi' ), $data['fields'] ?? null );
	}

	/** @param array<string, mixed> $params */
	private function ask( string $method, array $params = array() ): WP_REST_Response {
		return $this->server->call( $method, self::CALL, $params + array( 'locale' => 'en' ), $this->here->admin );
	}
}
