<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Realtime\Token_Requests;
use StudioCalendar\Tests\Integration\Realtime\Ably_Server;
use StudioCalendar\Tests\Integration\Realtime\In_Ablys_Place;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Connection;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Settings_Page;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Health\Ably_Check;
use StudioCalendar\WordPress\Health\Severity;
use StudioCalendar\WordPress\Site\Calendar_Language;
use StudioCalendar\WordPress\Site\Site_Options;

/** Tests of the settings screen's fields for live updates and for the calendars' language, and of Site Health's check of Ably. */
#[Group( 'once' )]
final class Realtime_Settings_Test extends Test_Case {

	use In_Ablys_Place;

	private const KEY    = Ably_Settings::KEY_OPTION;
	private const PREFIX = Ably_Settings::PREFIX_OPTION;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( $this->make->user( 'administrator' ) );
		self::$ably->stand_in();
	}

	protected function tearDown(): void {
		foreach ( Site_Options::OPTIONS as $option ) {
			unregister_setting( Settings_Page::SLUG, $option );
			delete_option( $option );
		}
		parent::tearDown();
	}

	public function test_a_good_key_is_kept_and_never_printed(): void {
		self::page()->register();
		update_option( self::KEY, array( 'typed' => ' ' . Ably_Server::KEY . ' ' ) );

		self::assertSame( 'fixture.key', Ably_Settings::stored_key()?->name );
		$html = self::html();
		self::assertStringContainsString( 'A key is saved', $html );
		self::assertStringContainsString( 'name="' . self::KEY . '[remove]"', $html );
		self::assertStringNotContainsString( 'loopback-secret', $html );
		self::assertStringNotContainsString( 'fixture.key', $html );
	}

	/** Checks that the key is stored serialized: wp-admin/options.php prints string options, but "SERIALIZED DATA" for others. */
	public function test_wordpress_own_list_of_options_hides_it(): void {
		self::page()->register();
		update_option( self::KEY, array( 'typed' => Ably_Server::KEY ) );
		$row = self::wpdb()->get_var( self::wpdb()->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', self::wpdb()->options, self::KEY ) );

		self::assertIsString( $row );
		self::assertTrue( is_serialized( $row ) );
		self::assertArrayNotHasKey( self::KEY, wp_load_alloptions( true ) );
	}

	#[DataProvider( 'bad_keys' )]
	public function test_a_bad_key_keeps_the_old_one_and_says_why_at_its_field( string $typed, string $reason ): void {
		update_option( self::KEY, Ably_Settings::kept( 'old.key:kept' ) );
		self::page()->register();
		update_option( self::KEY, array( 'typed' => $typed ) );
		$html = self::html();

		self::assertSame( 'old.key', Ably_Settings::stored_key()?->name );
		self::assertStringContainsString( 'id="' . self::KEY . '-error">' . esc_html( $reason ), $html );
		self::assertStringNotContainsString( esc_attr( $typed ), $html, 'What may be a secret is not given back.' );
		self::assertStringNotContainsString( esc_attr( $typed ), (string) wp_json_encode( get_user_meta( get_current_user_id() ) ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function bad_keys(): iterable {
		yield 'no key at all' => array( 'my-password-1', 'A key looks like app.key:secret' );
		yield 'one that Ably does not know' => array( 'fixture.key:wrong-secret', 'Ably rejected this key' );
		yield 'one that may too little' => array( Ably_Server::LISTENER, 'At Ably, allow this key to publish' );
	}

	public function test_no_answer_keeps_the_old_one_too(): void {
		update_option( self::KEY, Ably_Settings::kept( 'old.key:kept' ) );
		self::page()->register();
		Ably_Server::lead_nowhere();
		update_option( self::KEY, array( 'typed' => Ably_Server::KEY ) );

		self::assertSame( 'old.key', Ably_Settings::stored_key()?->name );
		self::assertStringContainsString( 'Ably did not answer', self::html() );
	}

	public function test_an_empty_field_keeps_it_and_the_tick_removes_it(): void {
		update_option( self::KEY, Ably_Settings::kept( 'old.key:kept' ) );
		self::page()->register();
		update_option( self::KEY, array( 'typed' => '' ) );
		self::assertNotNull( Ably_Settings::stored_key() );

		update_option( self::KEY, null );
		self::assertNotNull( Ably_Settings::stored_key(), 'A form without the field changes nothing.' );

		update_option( self::KEY, array( 'typed' => '', 'remove' => '1' ) );
		self::assertNull( Ably_Settings::stored_key() );
		self::assertStringNotContainsString( '[remove]', self::html() );
	}

	/** Runs the site in a process of its own, since a constant cannot be undefined. */
	public function test_the_constant_wins_and_its_field_says_so(): void {
		update_option( self::KEY, Ably_Settings::kept( 'old.key:kept' ) );
		$server = Web_Server::start( array( 'STUDIO_CALENDAR_TEST_KEY' => Ably_Server::KEY ) );
		$page   = $server->get( '/wp-admin/edit.php?post_type=studio_cal_studio&page=' . Settings_Page::SLUG, get_current_user_id() );
		$server->stop();

		self::assertSame( array( 200, array() ), array( $page->status, $page->complaints ) );
		self::assertStringContainsString( 'The key set in wp-config.php (STUDIO_CALENDAR_ABLY_KEY)', $page->body );
		self::assertStringNotContainsString( self::KEY . '[typed]', $page->body );
		self::assertStringContainsString( self::KEY . '[remove]', $page->body, 'What is kept beside it can go.' );
		self::assertStringNotContainsString( 'loopback-secret', $page->body );
	}

	#[DataProvider( 'prefixes' )]
	public function test_the_prefix( string $typed, string $prefix ): void {
		self::page()->register();
		update_option( self::PREFIX, $typed );

		self::assertSame( $prefix, ( new Ably_Settings() )->prefix() );
		self::assertStringContainsString( 'value="' . $prefix . '"', self::html() );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function prefixes(): iterable {
		yield 'a word' => array( ' studio-1_b ', 'studio-1_b' );
		yield 'none' => array( '', '' );
	}

	/** Checks that a copy of the site, which has another URL, gets another prefix even if the site's own was saved. */
	public function test_the_sites_own_prefix_moves_with_its_address(): void {
		self::page()->register();
		$own = Ably_Settings::own_prefix();
		update_option( self::PREFIX, $own );
		$elsewhere = static fn(): string => 'https://copy.example';
		add_filter( 'home_url', $elsewhere );
		$there = ( new Ably_Settings() )->prefix();
		remove_filter( 'home_url', $elsewhere );

		self::assertSame( $own, ( new Ably_Settings() )->prefix() );
		self::assertNotSame( $own, $there );
	}

	public function test_a_prefix_that_is_none_changes_nothing(): void {
		update_option( self::PREFIX, 'good' );
		self::page()->register();
		update_option( self::PREFIX, 'a:b*' );

		self::assertSame( 'good', ( new Ably_Settings() )->prefix() );
		self::assertStringContainsString( 'id="' . self::PREFIX . '-error">Enter at most 40 characters', self::html() );
		update_option( self::PREFIX, null );
		self::assertSame( 'good', ( new Ably_Settings() )->prefix(), 'A form without the field changes nothing.' );
	}

	public function test_calendars_speak_the_chosen_language_unless_they_name_one(): void {
		$studio = $this->make->studio( $this->make->user( 'studio_owner' ) );
		self::assertSame( 'en', self::language( $studio ) );
		self::page()->register();
		update_option( Calendar_Language::OPTION, 'et' );

		self::assertSame( array( 'et', 'ru' ), array( self::language( $studio ), self::language( $studio, 'ru' ) ) );
		self::assertStringContainsString( '<option value="et" selected>', self::html() );
		update_option( Calendar_Language::OPTION, 'de' );
		self::assertSame( 'et', self::language( $studio ) );
		update_option( Calendar_Language::OPTION, '' );
		self::assertSame( 'en', self::language( $studio ) );
	}

	public function test_site_health_asks_ably_only_where_there_is_a_key(): void {
		self::assertArrayNotHasKey( 'studio_calendar_ably', self::health_tests() );
		Ably_Server::key( Ably_Server::KEY );

		self::assertArrayHasKey( 'studio_calendar_ably', self::health_tests() );
		self::assertSame( Severity::Good, self::health()->run()->severity );
	}

	public function test_site_health_says_when_ably_is_not_reached(): void {
		Ably_Server::key( Ably_Server::KEY );
		Ably_Server::lead_nowhere();
		$finding = self::health()->run();

		self::assertSame( Severity::Recommended, $finding->severity );
		self::assertStringStartsWith( 'Ably did not answer. ', $finding->advice );
		self::assertStringNotContainsString( 'loopback-secret', $finding->label . $finding->advice );
	}

	/** @phpstan-impure */
	private static function language( int $studio, string $named = '' ): mixed {
		return ( new Mounts( do_shortcode( "[studio_calendar studio_id=\"$studio\" locale=\"$named\"]" ) ) )->config()['locale'];
	}

	/** @return array<array-key, mixed> Asynchronous tests of Site Health. */
	private static function health_tests(): array {
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['async'] );

		return $tests['async'];
	}

	private static function health(): Ably_Check {
		return new Ably_Check( new Ably_Settings(), self::check() );
	}

	private static function html(): string {
		ob_start();
		self::page()->print();

		return (string) ob_get_clean();
	}

	private static function page(): Settings_Page {
		$connection = new Connection( new External_Server(), new System_Clock() );

		return new Settings_Page( new Site_Options( new Ably_Settings(), self::check() ), $connection, new Form_Flash(), new Admin_Assets( __FILE__ ) );
	}

	private static function check(): Key_Check {
		return new Key_Check( new Ably_Rest( new Ably_Settings() ), new Token_Requests( new System_Clock() ) );
	}
}
