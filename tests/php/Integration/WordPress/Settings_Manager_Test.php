<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Service\Site_Settings;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Settings_Page;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Site\Site_Options;

/** Tests of the capability for the settings over HTTP: what it allows, and what it does not. */
#[Group( 'once' )]
final class Settings_Manager_Test extends Test_Case {

	use With_Server {
		setUpBeforeClass as private make_server;
		tearDownAfterClass as private stop_server;
	}

	private const ROLE   = 'studio_calendar_test_manager';
	private const SCREEN = '/wp-admin/edit.php?post_type=' . Post_Type::STUDIO . '&page=' . Settings_Page::SLUG;

	/** @var array<string, int> */
	private static array $user;

	public static function setUpBeforeClass(): void {
		self::make_server();
		add_role( self::ROLE, 'Manager', array( 'read' => true, Site_Settings::CAPABILITY => true ) );
		self::$user = array( 'manager' => self::$maker->user( self::ROLE ) ) + self::$people->user;
	}

	public static function tearDownAfterClass(): void {
		self::stop_server();
		remove_role( self::ROLE );
	}

	/** Deletes all settings: saving the form also switches off the ones that the test did not send. */
	protected function tearDown(): void {
		wp_cache_flush();
		array_map( delete_option( ... ), Site_Options::OPTIONS );
		parent::tearDown();
	}

	#[DataProvider( 'people' )]
	public function test_the_settings_are_for( string $who, bool $may ): void {
		$user = self::$user[ $who ];
		$page = self::$server->get( self::SCREEN, $user );

		self::assertSame( $may, user_can( $user, Site_Settings::CAPABILITY ) );
		self::assertSame( $may ? 200 : 403, $page->status );
		self::assertSame( array(), $page->complaints );
		self::assertSame( $may, str_contains( $page->body, 'name="' . Full_Page::ANCESTORS_OPTION . '"' ) );
	}

	#[DataProvider( 'people' )]
	public function test_the_settings_are_saved_for( string $who, bool $may ): void {
		$user   = self::$user[ $who ];
		$fields = array( Full_Page::ANCESTORS_OPTION => 'https://one.example', 'option_page' => Settings_Page::SLUG, 'action' => 'update' );
		$page   = self::$server->post( '/wp-admin/options.php', $fields + array( '_wpnonce' => self::$server->nonce( Settings_Page::SLUG . '-options', $user ) ), $user );
		wp_cache_flush();

		self::assertSame( $may ? 302 : 403, $page->status );
		self::assertSame( $may ? array( 'https://one.example' ) : array(), Full_Page::allowed_ancestors() );
	}

	#[DataProvider( 'people' )]
	public function test_the_call_answers( string $who, bool $may ): void {
		$user    = self::$user[ $who ];
		$headers = array( 'X-WP-Nonce' => self::$server->nonce( 'wp_rest', $user ) );

		self::assertSame( $may ? 200 : 403, self::$server->get( '/?rest_route=/studio-calendar/v1/admin/settings', $user, $headers )->status );
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function people(): iterable {
		yield 'with the capability alone' => array( 'manager', true );
		yield 'administrator' => array( 'administrator', true );
		yield 'owner' => array( 'owner', false );
		yield 'subscriber' => array( 'subscriber', false );
	}

	/** Opens the settings by the link in the menu. */
	public function test_the_menu_leads_to_the_settings(): void {
		$page = self::$server->get( '/wp-admin/profile.php', self::$user['manager'] );
		$link = ( new Mounts( $page->body ) )->all( '//li[contains(@class, "menu-top")]//a[contains(@href, "' . Settings_Page::SLUG . '")]' )[0] ?? null;

		self::assertNotNull( $link, 'The menu has the settings.' );
		$opened = self::$server->get( '/wp-admin/' . $link->getAttribute( 'href' ), self::$user['manager'] );
		self::assertSame( 200, $opened->status );
		self::assertStringContainsString( 'name="' . Full_Page::ANCESTORS_OPTION . '"', $opened->body );
	}

	public function test_nothing_else_is_opened(): void {
		$user = self::$user['manager'];

		foreach ( array( 'manage_options', 'create_studio_cal_studios', 'edit_studio_cal_studios', 'edit_studio_cal_events' ) as $capability ) {
			self::assertFalse( user_can( $user, $capability ), $capability );
		}
		self::assertSame( 403, self::$server->get( '/wp-admin/edit.php?post_type=' . Post_Type::STUDIO, $user )->status );
		self::assertSame( 403, self::$server->get( '/wp-admin/edit.php?post_type=' . Post_Type::STUDIO . '&page=studio-calendar-start', $user )->status );
		self::assertSame( 403, self::$server->get( '/wp-admin/options-general.php', $user )->status );
	}
}
