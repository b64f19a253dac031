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
use StudioCalendar\Rest\Client_Address;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Address_Test;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Connection;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Settings_Page;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Calendar\Login_Link;
use StudioCalendar\WordPress\Site\Site_Options;
use StudioCalendar\WordPress\Site\Uninstall;

/** Tests of the settings screen: saved values, messages for refused ones, and the tests of address and connection. */
#[Group( 'once' )]
final class Settings_Page_Test extends Test_Case {

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( $this->make->user( 'administrator' ) );
	}

	protected function tearDown(): void {
		foreach ( Site_Options::OPTIONS as $option ) {
			unregister_setting( Settings_Page::SLUG, $option );
			delete_option( $option );
		}
		parent::tearDown();
	}

	public function test_good_values_are_kept(): void {
		$this->page()->register();
		update_option( External_Server::REST_OPTION, ' https://host.example/wp-json/studio-calendar/v1 ' );
		update_option( Full_Page::ANCESTORS_OPTION, "https://one.example\r\n https://*.two.example:8080 " );
		update_option( Uninstall::OPTION, '1' );

		self::assertSame( 'https://host.example/wp-json/studio-calendar/v1', get_option( External_Server::REST_OPTION ) );
		self::assertSame( array( 'https://one.example', 'https://*.two.example:8080' ), Full_Page::allowed_ancestors() );
		self::assertSame( '1', get_option( Uninstall::OPTION ) );
	}

	public function test_what_is_emptied_and_unticked_is_off(): void {
		update_option( External_Server::REST_OPTION, 'https://host.example/v1' );
		update_option( Uninstall::OPTION, '1' );
		$this->page()->register();
		update_option( External_Server::REST_OPTION, '' );
		update_option( Uninstall::OPTION, null );

		self::assertSame( '', get_option( External_Server::REST_OPTION ) );
		self::assertSame( '0', get_option( Uninstall::OPTION ) );
	}

	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_changes_nothing_and_is_said_at_its_field( string $option, mixed $good, string $typed, string $reason ): void {
		update_option( $option, $good );
		$this->page()->register();
		update_option( $option, $typed );
		ob_start();
		$this->page()->print();
		$html = (string) ob_get_clean();

		self::assertSame( $good, get_option( $option ) );
		self::assertStringContainsString( "id=\"$option-error\">" . esc_html( $reason ), $html );
		self::assertStringContainsString( esc_html( $typed ), $html, 'What was typed stays in the field.' );
	}

	/** @return iterable<string, array{ string, mixed, string, string }> */
	public static function mistakes(): iterable {
		$address = 'Enter a URL that starts with https://';
		yield 'plain HTTP' => array( External_Server::REST_OPTION, 'https://good.example/v1', 'http://host.example/v1', $address );
		yield 'a name in it' => array( External_Server::AJAX_OPTION, 'https://good.example/a', 'https://me:secret@host.example/', $address );
		yield 'a header that is none of the proxies' => array( Client_Address::PROXIES_OPTION, array( '10.0.0.0/8' ), '10.0.0.0/40', 'Enter IP addresses or networks' );
		yield 'a header in an origin' => array( Full_Page::ANCESTORS_OPTION, array( 'https://one.example' ), 'https://two.example;script-src', 'Enter each site as' );
	}

	/** Checks that rarely used settings are collapsed, unless one of them is set or was refused. */
	public function test_what_few_sites_need_is_folded_until_it_is_used(): void {
		$open = static function ( string $html ): array {
			$folds = ( new Mounts( $html ) )->all( '//details[@open]//table//*[@name]' );
			return array_values( array_unique( array_map( static fn( \DOMElement $field ): string => $field->getAttribute( 'name' ), $folds ) ) );
		};
		self::assertSame( array(), $open( $this->printed() ) );
		self::assertCount( 4, ( new Mounts( $this->printed() ) )->all( '//details/summary/h2' ) );

		update_option( Full_Page::ANCESTORS_OPTION, array( 'https://one.example' ) );
		self::assertSame( array( Full_Page::ANCESTORS_OPTION ), $open( $this->printed() ) );
		delete_option( Full_Page::ANCESTORS_OPTION );

		$this->page()->register();
		update_option( Client_Address::PROXIES_OPTION, 'everybody' );
		self::assertSame( array( Client_Address::HEADER_OPTION, Client_Address::PROXIES_OPTION ), $open( $this->printed() ) );
	}

	public function test_a_link_that_is_not_ticked_is_not_shown(): void {
		self::assertTrue( Login_Link::is_shown() );
		$this->page()->register();
		update_option( Login_Link::OPTION, null );
		self::assertFalse( Login_Link::is_shown() );
		update_option( Login_Link::OPTION, '1' );
		self::assertTrue( Login_Link::is_shown() );
	}

	public function test_the_test_of_the_address_says_what_is_seen_and_what_would_be(): void {
		$server    = array( 'REMOTE_ADDR' => '10.0.0.5', 'HTTP_X_FORWARDED_FOR' => '203.0.113.7' );
		$sentences = Address_Test::sentences( new Client_Address( $server ) );
		self::assertStringContainsString( 'sees your address as 10.0.0.5', $sentences[0] );
		self::assertStringContainsString( '10.0.0.5 as a trusted proxy, the address would be 203.0.113.7', $sentences[1] );

		update_option( Client_Address::HEADER_OPTION, 'X-Forwarded-For' );
		update_option( Client_Address::PROXIES_OPTION, array( '10.0.0.0/8' ) );
		self::assertStringContainsString( 'sees your address as 203.0.113.7', Address_Test::sentences( new Client_Address( $server ) )[0] );
	}

	public function test_the_button_is_an_administrators_and_needs_its_nonce(): void {
		$owner = $this->make->user( 'studio_owner' );
		$admin = get_current_user_id();
		$web   = Web_Server::start();
		$send  = static fn( int $user, string $nonce ) => $web->post( '/wp-admin/admin-post.php', array( 'action' => Address_Test::ACTION, '_wpnonce' => $nonce ), $user );
		$found = array(
			$send( $owner, $web->nonce( Address_Test::ACTION, $owner ) )->status,
			$send( $admin, 'wrong' )->status,
			$send( $admin, $web->nonce( Address_Test::ACTION, $admin ) )->status,
		);
		$page  = $web->get( '/wp-admin/edit.php?post_type=studio_cal_studio&page=' . Settings_Page::SLUG, $admin );
		$web->stop();

		self::assertSame( array( 403, 403, 302 ), $found );
		self::assertStringContainsString( 'The server sees your address as 127.0.0.1', $page->body );
	}

	private function printed(): string {
		ob_start();
		$this->page()->print();

		return (string) ob_get_clean();
	}

	public function test_the_connection_is_tried(): void {
		$studio = $this->make->studio( $this->make->user( 'studio_owner' ) );
		self::assertStringContainsString( 'Save both URLs', self::connection()->test( $studio )['sentence'] );

		$server = Web_Server::start();
		update_option( External_Server::AJAX_OPTION, $server->address() . '/wp-admin/admin-ajax.php' );
		update_option( External_Server::REST_OPTION, $server->address() . '/?rest_route=/studio-calendar/v1' );
		$good = self::connection()->test( $studio );
		$none = self::connection()->test( 987_654_321 );
		update_option( External_Server::REST_OPTION, $server->address() . '/readme.html?x=' );
		$other = self::connection()->test( $studio );
		$server->stop();
		$gone = self::connection()->test( $studio );

		self::assertSame( array( 'is_good' => true, 'sentence' => 'Connected: the server returned a schedule.' ), $good );
		self::assertFalse( $none['is_good'] );
		self::assertStringContainsString( '404', $none['sentence'] );
		self::assertStringContainsString( 'returned no schedule', $other['sentence'] );
		self::assertStringContainsString( 'was not reached', $gone['sentence'] );
	}

	public function test_the_page_is_for_administrators(): void {
		$owner = $this->make->user( 'studio_owner' );
		$this->make->studio( $owner );
		$server = Web_Server::start();
		$path   = '/wp-admin/edit.php?post_type=studio_cal_studio&page=' . Settings_Page::SLUG;
		$pages  = array( $server->get( $path, $owner ), $server->get( $path, get_current_user_id() ) );
		$server->stop();

		self::assertContains( $pages[0]->status, array( 403, 500 ) );
		self::assertSame( array( 200, array() ), array( $pages[1]->status, $pages[1]->complaints ) );
		self::assertStringContainsString( 'id="' . External_Server::REST_OPTION . '"', $pages[1]->body );
	}

	private function page(): Settings_Page {
		$ably  = new Ably_Settings();
		$check = new Key_Check( new Ably_Rest( $ably ), new Token_Requests( new System_Clock() ) );

		return new Settings_Page( new Site_Options( $ably, $check ), self::connection(), new Form_Flash(), new Admin_Assets( __FILE__ ) );
	}

	private static function connection(): Connection {
		return new Connection( new External_Server(), new System_Clock() );
	}
}
