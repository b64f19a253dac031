<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that a page without a calendar contains nothing of the plugin and costs no extra query. */
#[Group( 'smoke' )]
#[Group( 'once' )]
final class Quiet_Pages_Test extends Test_Case {

	/** Maximum number of the plugin's PHP files loaded for a page without a calendar. */
	private const MAX_FILES = 40;

	/** The same for a REST request to another route, since WordPress registers all routes for each. */
	private const MAX_FILES_OF_REST = 100;

	private static Web_Server $server;

	/** @var array<string, int> */
	private static array $pages = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$server = Web_Server::start();
		self::$pages  = array(
			'plain'     => self::page( 'Nothing of a calendar here, not even [gallery].' ),
			'shortcode' => self::page( '[studio_calendar]' ),
			'block'     => self::page( '<!-- wp:studio-calendar/calendar /-->' ),
		);
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), self::$pages );
		parent::tearDownAfterClass();
	}

	#[DataProvider( 'pages' )]
	public function test_a_page_without_a_calendar_does_not_know_of_us( string $path ): void {
		$path = strtr( $path, array( '{plain}' => self::path( 'plain' ), '{id}' => (string) self::$pages['plain'] ) );
		foreach ( array( array(), array( 'X-Without-Plugin' => '1' ) ) as $headers ) {
			// A first request fills WordPress's caches (rewrite rules, styles of the theme).
			self::$server->get( $path, 0, $headers );
		}
		$with    = self::$server->get( $path );
		$without = self::$server->get( $path, 0, array( 'X-Without-Plugin' => '1' ) );

		self::assertSame( $without->status, $with->status );
		self::assertSame( $without->queries, $with->queries );
		self::assertSame( array(), $with->complaints );
		self::assertDoesNotMatchRegularExpression( '/studio[-_]cal/i', $with->body );
		self::assertSame( 0, $without->files );
		self::assertGreaterThan( 10, $with->files );
		self::assertLessThanOrEqual( str_contains( $path, 'rest_route' ) ? self::MAX_FILES_OF_REST : self::MAX_FILES, $with->files );
	}

	/** @return iterable<string, array{ string }> */
	public static function pages(): iterable {
		yield 'front page' => array( '/' );
		yield 'a page' => array( '{plain}' );
		yield 'a redirect' => array( '/?page_id={id}' );
		yield 'search' => array( '/?s=salsa' );
		yield 'not found' => array( '/nothing-here/' );
		yield 'feed' => array( '/?feed=rss2' );
		yield 'REST of WordPress' => array( '/?rest_route=/wp/v2/posts' );
	}

	#[DataProvider( 'calendars' )]
	public function test_a_page_with_a_calendar_has_all_of_it( string $page ): void {
		$answer = self::$server->get( self::path( $page ) );
		$found  = new Mounts( $answer->body );

		self::assertSame( array(), $answer->complaints );
		self::assertNull( $found->config()['nonce'] );
		self::assertCount( 1, $found->all( '//script[contains(@src, "build/block/view.js")]' ) );
		self::assertCount( 1, $found->all( '//style[@id="studio-calendar-calendar-view-style-inline-css"]' ) );
		self::assertCount( 0, $found->all( '//*[contains(@href, "build/block/view.css")]' ) );
		self::assertStringNotContainsString( 'no-store', $answer->headers['cache-control'] ?? '', 'Visitors\' pages may be kept by caches.' );
	}

	#[DataProvider( 'calendars' )]
	public function test_people_with_a_login_get_a_page_that_no_cache_keeps( string $page ): void {
		$user   = $this->make->user( 'studio_trainer' );
		$answer = self::$server->get( self::path( $page ), $user );

		$found = new Mounts( $answer->body );
		self::assertIsString( $found->config()['nonce'] );
		self::assertCount( 1, $found->all( '//script[contains(@src, "build/block/view-members.js")]' ), 'With the parts of members.' );
		self::assertCount( 0, $found->all( '//script[contains(@src, "build/block/view.js")]' ) );
		self::assertStringContainsString( 'no-store', $answer->headers['cache-control'] ?? '' );
	}

	/** @return iterable<string, array{ string }> */
	public static function calendars(): iterable {
		yield 'shortcode' => array( 'shortcode' );
		yield 'block' => array( 'block' );
	}

	private static function path( string $page ): string {
		return (string) wp_parse_url( (string) get_permalink( self::$pages[ $page ] ), PHP_URL_PATH );
	}

	private static function page( string $content ): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => $content ) );
	}
}
