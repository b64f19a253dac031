<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Calendar\Full_Page;

/** Tests of `/?studio_calendar=page` over HTTP, since it prints the page itself and ends the process. */
#[Group( 'smoke' )]
#[Group( 'once' )]
final class Full_Page_Test extends Test_Case {

	use With_Server;

	public function test_is_a_page_of_its_own(): void {
		$studio = self::$people->post['studio'];
		$page   = self::$server->get( "/?studio_calendar=page&studio_id=$studio" );
		$found  = new Mounts( $page->body );

		self::assertSame( 200, $page->status );
		self::assertSame( array(), $page->complaints );
		self::assertStringStartsWith( '<!doctype html><html lang="en">', $page->body );
		self::assertStringContainsString( '<title>' . get_the_title( $studio ) . ' – ', $page->body );
		self::assertStringContainsString( 'name="viewport"', $page->body );
		self::assertSame( $studio, $found->config()['studioId'] );
		self::assertNull( $found->config()['nonce'] );
		self::assertIsArray( $found->config()['preload'] );
		self::assertFalse( $found->mount()->hasAttribute( 'data-scheme' ), 'No theme, no colours of it.' );
		self::assertNotSame( array(), $found->all( '//script[contains(@src, "build/block/view.js")]' ) );
		self::assertCount( 1, $found->all( '//style[@id="studio-calendar-calendar-view-style-inline-css"]' ) );
	}

	public function test_is_dark_where_the_system_is_and_where_the_address_says_so(): void {
		$style_of = static function ( string $scheme ): string {
			$page = self::$server->get( '/?studio_calendar=page&studio_id=' . self::$people->post['studio'] . $scheme );
			preg_match( '#</title><style>(.*?)</style>#', $page->body, $found );

			return $found[1] ?? '';
		};

		self::assertStringContainsString( '@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:', $style_of( '' ) );
		self::assertSame( $style_of( '' ), $style_of( '&scheme[]=dark' ) );
		self::assertStringContainsString( '}:root{color-scheme:dark}body{background:', $style_of( '&scheme=dark' ) );
		self::assertStringNotContainsString( 'dark', $style_of( '&scheme=light' ) );
	}

	public function test_sends_the_headers_of_a_guarded_page(): void {
		$headers = self::$server->get( '/?studio_calendar=page&studio_id=' . self::$people->post['studio'] )->headers;

		self::assertSame( 'same-origin', $headers['referrer-policy'] ?? '' );
		self::assertSame( "frame-ancestors 'self'", $headers['content-security-policy'] ?? '' );
		self::assertSame( 'noindex', $headers['x-robots-tag'] ?? '' );
		self::assertArrayNotHasKey( 'set-cookie', $headers );
	}

	public function test_lets_frame_it_whom_the_administrator_names_and_nobody_else(): void {
		update_option( Full_Page::ANCESTORS_OPTION, array( 'https://door.example', 'https://*.studio.example:8443', "https://evil.example; script-src *\r\nX: y", '*', 'javascript:', 7 ) );
		$allowed = Full_Page::allowed_ancestors();
		delete_option( Full_Page::ANCESTORS_OPTION );

		self::assertSame( array( 'https://door.example', 'https://*.studio.example:8443' ), $allowed );
	}

	public function test_people_with_a_login_get_their_own_and_no_cache_keeps_it(): void {
		$page   = self::$server->get( '/?studio_calendar=page&studio_id=' . self::$people->post['studio'], self::$people->user['trainer'] );
		$config = ( new Mounts( $page->body ) )->config();

		self::assertIsString( $config['nonce'] );
		self::assertIsArray( $config['preload'] );
		self::assertIsArray( $config['preload']['schedule'] );
		self::assertSame( 'Trainer', $config['preload']['schedule']['permission'] );
		self::assertStringContainsString( 'no-store', $page->headers['cache-control'] ?? '' );
		self::assertStringContainsString( 'private', $page->headers['cache-control'] ?? '' );
	}

	public function test_in_a_frame_of_another_origin_everybody_is_a_guest(): void {
		$trainer = self::$people->user['trainer'];
		$path    = '/?studio_calendar=page&studio_id=' . self::$people->post['studio'];
		$page    = self::$server->get( $path, $trainer, array( 'Sec-Fetch-Dest' => 'iframe', 'Sec-Fetch-Site' => 'cross-site' ) );
		$own     = self::$server->get( $path, $trainer, array( 'Sec-Fetch-Dest' => 'iframe', 'Sec-Fetch-Site' => 'same-origin' ) );
		$nonce   = ( new Mounts( $own->body ) )->config()['nonce'];

		self::assertIsString( $nonce );
		self::assertNull( ( new Mounts( $page->body ) )->config()['nonce'] );
		$preload = ( new Mounts( $page->body ) )->config()['preload'];
		self::assertIsArray( $preload );
		self::assertIsArray( $preload['schedule'] );
		self::assertSame( 'Guest', $preload['schedule']['permission'] );
		self::assertStringNotContainsString( $nonce, $page->body, 'Not in the scripts of WordPress either.' );
	}

	#[DataProvider( 'odd_addresses' )]
	public function test_an_odd_address_is_answered_calmly( string $query, string $language ): void {
		$page = self::$server->get( "/?studio_calendar=page&$query" );

		self::assertSame( 200, $page->status );
		self::assertSame( array(), $page->complaints );
		self::assertStringContainsString( "<html lang=\"$language\">", $page->body );
		self::assertStringNotContainsString( 'alert(1)', $page->body );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function odd_addresses(): iterable {
		yield 'no studio' => array( '', 'en' );
		yield 'a word' => array( 'studio_id=abc', 'en' );
		yield 'a list' => array( 'studio_id[]=1&locale[]=ru&room_id[]=2', 'en' );
		yield 'unknown studio' => array( 'studio_id=99999999', 'en' );
		yield 'Russian' => array( 'locale=ru', 'ru' );
		yield 'unknown language' => array( 'locale=xx', 'en' );
		yield 'markup' => array( 'studio_id=' . rawurlencode( '"><script>alert(1)</script>' ) . '&locale=' . rawurlencode( '"><script>alert(1)</script>' ), 'en' );
	}

	public function test_another_word_is_another_page(): void {
		self::assertStringNotContainsString( 'data-studio-calendar', self::$server->get( '/?studio_calendar=other' )->body );
		self::assertStringNotContainsString( 'data-studio-calendar', self::$server->get( '/?studio_calendar[]=page' )->body );
	}
}
