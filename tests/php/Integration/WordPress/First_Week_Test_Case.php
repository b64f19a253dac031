<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DOMElement;
use StudioCalendar\Tests\Integration\Test_Case;

/** Base of the tests of a page's first week: a studio, and its page in a week of the past. */
abstract class First_Week_Test_Case extends Test_Case {

	/** A Wednesday in the past, so that no test depends on the day. */
	protected const DAY = '2026-01-07';

	protected People $here;
	protected int $studio;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
		$_GET         = array( 'week' => self::DAY );
		$this->here   = new People( $this->make );
		$this->studio = $this->here->post['studio'];
	}

	protected function tearDown(): void {
		$_GET = array();
		parent::tearDown();
	}

	/** @param array<string, int|string> $part Columns of the booking's row; at nine o'clock for an hour without others. */
	protected function booking( array $part = array() ): int {
		$times = array( 'booking_date' => self::DAY, 'start_minute' => 540, 'end_minute' => 600 );

		return $this->make->booking( $this->studio, $this->here->post['room'], $this->here->post['event'], $this->here->user['trainer'], $part + $times );
	}

	protected function page( string $attributes = '' ): Mounts {
		return new Mounts( do_shortcode( "[studio_calendar studio_id=\"$this->studio\" $attributes]" ) );
	}

	/** @return list<string> Texts of the elements. */
	protected static function texts( Mounts $page, string $xpath ): array {
		return array_map( static fn( DOMElement $element ): string => trim( (string) preg_replace( '/\s+/u', ' ', $element->textContent ) ), $page->all( $xpath ) );
	}

	/**
	 * Compares names with those of a file of tests/fixtures/first-week, which the app's tests read, too.
	 *
	 * @param string                   $file   Such as 'days'.
	 * @param string                   $locale Language in the file.
	 * @param string                   $wp     WordPress's name of it.
	 * @param callable(string): mixed $name   Returns what the server names by a key of the file.
	 */
	protected static function assert_named( string $file, string $locale, string $wp, callable $name ): void {
		$path = dirname( __DIR__, 3 ) . "/fixtures/first-week/$file.json";
		/** @var array<string, array<string, mixed>> $names */
		$names = json_decode( (string) file_get_contents( $path ), true, 512, JSON_THROW_ON_ERROR );
		$found = array();
		$use   = static fn(): string => $wp;
		add_filter( 'locale', $use );
		foreach ( array_keys( $names[ $locale ] ) as $key ) {
			$found[ $key ] = $name( $key );
		}
		remove_filter( 'locale', $use );

		self::assertSame( $names[ $locale ], $found );
	}

	/** @return iterable<string, array{ string, string }> Languages of the files, with WordPress's names of them. */
	public static function locales(): iterable {
		yield 'English' => array( 'en', 'en_US' );
		yield 'Russian' => array( 'ru', 'ru_RU' );
		yield 'Estonian' => array( 'et', 'et' );
	}
}
