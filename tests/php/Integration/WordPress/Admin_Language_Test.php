<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DOMElement;
use DOMText;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that none of the plugin's texts in wp-admin are English when the user's language is Russian or Estonian. */
#[Group( 'once' )]
final class Admin_Language_Test extends Test_Case {

	use With_Server;

	/** XPaths of the plugin's texts on a screen; all others are WordPress's. */
	private const OURS = array(
		'//*[@id="menu-posts-studio_cal_studio" or contains(@id, "toplevel_page_edit-post_type-studio_cal")]//li/a',
		'//body[contains(@class, "studio_cal")]//h1',
		'//*[starts-with(@id, "studio-calendar-") and not(ancestor::*[contains(@class, "handle-actions")])]',
		'//*[starts-with(@id, "studio-calendar-")]//*[not(self::option or self::textarea or ancestor-or-self::*[contains(@class, "handle-actions")])]',
		'//th[starts-with(@id, "studio_cal_")]//span',
		'//*[contains(@class, "sc-admin-card")]//*[not(self::textarea)]',
		'//*[contains(@class, "no-items")]//td',
		'//*[contains(@class, "subsubsub")]//*[contains(@class, "studio_")]//a',
	);

	private const ATTRIBUTES = array( 'aria-label', 'title', 'data-moved' );

	/** Texts that stay the same in other languages: names, URLs, email addresses, HTTP headers, and the Russian "Email" and "URL". */
	private const NAMES = '#\A(Studio Calendar|REST|admin-ajax|Big hall|Small hall|Studio \d+|Europe/\w+|https?://\S+|person-\w+(@example\.org)?|test-\S+|First \d+ Last \d+|Ably|English|Eesti|(X-)?Forwarded(-For)?|X-Real-IP|CF-Connecting-IP|True-Client-IP|Email|URL (REST API|admin-ajax))\.?\z#';

	#[DataProvider( 'screens' )]
	public function test_no_english_of_ours( string $locale, string $screen, string $who ): void {
		$user = self::$people->user[ $who ];
		update_user_meta( $user, 'locale', $locale );
		$path = strtr( $screen, array( '{studio}' => (string) self::$people->post['studio'], '{event}' => (string) self::$people->post['event'] ) );
		$page = self::$server->get( "/wp-admin/$path", $user );

		self::assertSame( 200, $page->status );
		$words = self::words( $page->body );
		self::assertGreaterThan( 5, count( $words ) );
		self::assertSame( array(), array_values( array_filter( $words, static fn( string $word ): bool => self::is_english( $word, $locale ) ) ) );
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function screens(): iterable {
		$menu    = 'edit.php?post_type=studio_cal_studio';
		$screens = array(
			'start'      => array( "$menu&page=studio-calendar-start", 'administrator' ),
			'settings'   => array( "$menu&page=studio-calendar-settings", 'administrator' ),
			'bookings'   => array( "$menu&page=studio-calendar-bookings", 'owner' ),
			'studios'    => array( $menu, 'administrator' ),
			'rooms'      => array( 'edit.php?post_type=studio_cal_room', 'owner' ),
			'events'     => array( 'edit.php?post_type=studio_cal_event', 'administrator' ),
			'studio'     => array( 'post.php?action=edit&post={studio}', 'owner' ),
			'new studio' => array( 'post-new.php?post_type=studio_cal_studio', 'administrator' ),
			'users'      => array( 'users.php', 'administrator' ),
			'event'      => array( 'post.php?action=edit&post={event}', 'administrator' ),
		);
		foreach ( array( 'ru_RU', 'et' ) as $locale ) {
			foreach ( $screens as $name => [ $screen, $who ] ) {
				yield "$name, $locale" => array( $locale, $screen, $who );
			}
		}
	}

	#[DataProvider( 'locales' )]
	public function test_site_health_speaks_it_too( string $locale ): void {
		add_filter( 'locale', static fn(): string => $locale );
		$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
		remove_all_filters( 'locale' );
		self::assertIsArray( $tests );
		self::assertIsArray( $tests['direct'] );
		self::assertIsArray( $tests['async'] );
		$labels = array_filter( array_column( array( ...array_values( $tests['direct'] ), ...array_values( $tests['async'] ) ), 'label' ), is_string( ... ) );

		self::assertGreaterThan( 3, count( $labels ) );
		self::assertSame( array(), array_values( array_filter( $labels, static fn( string $label ): bool => self::is_english( $label, $locale ) ) ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function locales(): iterable {
		yield 'Russian' => array( 'ru_RU' );
		yield 'Estonian' => array( 'et' );
	}

	/** Detects English by its Latin letters in Russian, and by the plugin's list of English texts in Estonian. */
	private static function is_english( string $word, string $locale ): bool {
		if ( 1 === preg_match( self::NAMES, $word ) ) {
			return false;
		}
		if ( 'ru_RU' === $locale ) {
			return 1 === preg_match( '/[A-Za-z]{3}/', $word ) && 1 !== preg_match( '/\p{Cyrillic}/u', $word );
		}
		$file     = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/languages/et.json' ), true );
		$messages = is_array( $file ) && is_array( $file['messages'] ?? null ) ? $file['messages'] : array();

		return isset( $messages[ $word ] ) && $messages[ $word ] !== $word;
	}

	/** @return list<string> The plugin's texts on the page, each once. */
	private static function words( string $html ): array {
		$page  = new Mounts( $html );
		$found = array();
		foreach ( self::OURS as $place ) {
			foreach ( $page->all( $place ) as $element ) {
				$found = array_merge( $found, self::texts_of( $element ) );
			}
		}
		$known = array_filter( array_map( static fn( string $text ): string => trim( $text, " \n\t\u{a0}" ), $found ), static fn( string $text ): bool => '' !== $text );

		return array_values( array_unique( $known ) );
	}

	/** @return list<string> Texts and attributes of the element, without those of its children. */
	private static function texts_of( DOMElement $element ): array {
		$texts = array_map( $element->getAttribute( ... ), self::ATTRIBUTES );
		foreach ( $element->childNodes as $child ) {
			if ( $child instanceof DOMText && ! in_array( $element->nodeName, array( 'script', 'style' ), true ) ) {
				$texts[] = $child->data;
			}
		}

		return $texts;
	}
}
