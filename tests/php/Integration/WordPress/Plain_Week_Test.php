<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DOMElement;
use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\First_Week\Date_Labels;

/** Tests of the first week as a list for those whom the app does not reach. */
final class Plain_Week_Test extends Test_Case {

	private People $here;
	private int $studio;

	/** A Wednesday in the past, so that no test depends on the day. */
	private const DAY = '2026-01-07';

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

	/** @param array<string, int|string> $part Columns of the booking's row. */
	private function booking( array $part ): int {
		return $this->make->booking( $this->studio, $this->here->post['room'], $this->here->post['event'], $this->here->user['trainer'], $part + array( 'booking_date' => self::DAY ) );
	}

	private function page( string $attributes = '' ): Mounts {
		return new Mounts( do_shortcode( "[studio_calendar studio_id=\"$this->studio\" $attributes]" ) );
	}

	/** @return list<string> Texts of the elements. */
	private static function texts( Mounts $page, string $xpath ): array {
		return array_map( static fn( DOMElement $element ): string => trim( (string) preg_replace( '/\s+/u', ' ', $element->textContent ) ), $page->all( $xpath ) );
	}

	/** @return array<string, array<array-key, mixed>> Query parameters of the links, by their texts. */
	private static function links( Mounts $page ): array {
		$links = array();
		foreach ( $page->all( '//section[@class="sc-plain"]//a' ) as $link ) {
			self::assertSame( 'nofollow', $link->getAttribute( 'rel' ) );
			self::assertStringStartsWith( '?', $link->getAttribute( 'href' ) );
			parse_str( substr( $link->getAttribute( 'href' ), 1 ), $links[ $link->textContent ] );
		}

		return $links;
	}

	public function test_lists_the_days_and_each_days_bookings_by_time(): void {
		$this->booking( array( 'start_minute' => 1080, 'end_minute' => 1170 ) );
		$this->booking( array( 'start_minute' => 540, 'end_minute' => 600, 'booking_date' => '2026-01-11' ) );
		$this->booking( array( 'start_minute' => 480, 'end_minute' => 540 ) );
		$page  = $this->page();
		$items = self::texts( $page, '//section[@class="sc-plain"]//li' );

		self::assertSame(
			array( 'Monday 5 January', 'Tuesday 6 January', 'Wednesday 7 January', 'Thursday 8 January', 'Friday 9 January', 'Saturday 10 January', 'Sunday 11 January' ),
			self::texts( $page, '//section[@class="sc-plain"]//h3' )
		);
		self::assertCount( 3, $items );
		self::assertStringStartsWith( '08:00–09:00 ' . get_the_title( $this->here->post['event'] ) . ' ' . get_the_title( $this->here->post['room'] ), $items[0] );
		self::assertStringStartsWith( '18:00–19:30', $items[1] );
		self::assertStringStartsWith( '09:00–10:00', $items[2] );
		self::assertCount( 5, self::texts( $page, '//section[@class="sc-plain"]//p[.="No bookings"]' ) );
		self::assertSame( '2026-01-07T08:00', $page->all( '//section[@class="sc-plain"]//li/time' )[0]->getAttribute( 'datetime' ) );
	}

	public function test_shows_no_more_than_the_role_may_see(): void {
		$this->booking( array( 'status' => 'Pending' ) );
		$title = get_the_title( $this->here->post['event'] );
		$guest = self::texts( $this->page(), '//section[@class="sc-plain"]//li' )[0] ?? '';
		wp_set_current_user( $this->here->user['owner'] );
		$owner = self::texts( $this->page(), '//section[@class="sc-plain"]//li' )[0] ?? '';

		self::assertStringContainsString( 'Busy', $guest );
		self::assertStringNotContainsString( $title, $guest );
		self::assertStringContainsString( $title, $owner );
		self::assertStringEndsWith( 'Pending', $owner );
	}

	public function test_links_to_other_weeks_and_keep_what_names_the_page(): void {
		$_GET += array( 'page_id' => '12', 'studio_id' => (string) $this->studio, 'days' => '3', 'utm_source' => 'x', 'nonce' => 'secret' );
		$links = self::links( $this->page() );
		$kept  = array( 'page_id' => '12', 'studio_id' => (string) $this->studio );

		self::assertEquals( array( 'week' => '2025-12-29' ) + $kept, $links['Previous week'] );
		self::assertEquals( array( 'week' => '2026-01-12' ) + $kept, $links['Next week'] );
		self::assertEquals( $kept, $links['Today'] );
	}

	public function test_offers_no_way_to_today_where_it_is_shown(): void {
		$_GET = array();

		self::assertArrayNotHasKey( 'Today', self::links( $this->page() ) );
	}

	public function test_shows_one_room_where_the_page_or_its_address_names_one(): void {
		$room  = $this->here->post['room'];
		$other = $this->make->room( $this->studio );
		$this->booking( array( 'start_minute' => 480, 'end_minute' => 540 ) );
		$this->booking( array( 'start_minute' => 600, 'end_minute' => 660, 'room_id' => $other ) );
		$times = fn( string $attributes = '' ): array => array_map( static fn( string $item ): string => substr( $item, 0, 5 ), self::texts( $this->page( $attributes ), '//section[@class="sc-plain"]//li' ) );

		self::assertSame( array( '08:00', '10:00' ), $times() );
		self::assertSame( array( '08:00' ), $times( "room_id=\"$room\"" ) );
		self::assertSame( array( 'room_id' => 'all', 'week' => self::DAY ), self::links( $this->page( "room_id=\"$room\"" ) )['All rooms'] );
		$_GET['room_id'] = (string) $other;
		self::assertSame( array( '10:00' ), $times( "room_id=\"$room\"" ) );
		$_GET['room_id'] = '4000000000';
		self::assertSame( array( '08:00', '10:00' ), $times(), 'A room of no studio is none.' );
	}

	public function test_speaks_the_language_of_the_address(): void {
		$_GET['locale'] = 'ru';
		$page           = $this->page( 'locale="et"' );

		self::assertSame( 'ru', $page->all( '//section[@class="sc-plain"]' )[0]->getAttribute( 'lang' ) );
		self::assertContains( 'Среда, 7 января', self::texts( $page, '//section[@class="sc-plain"]//h3' ) );
		self::assertArrayHasKey( 'Следующая неделя', self::links( $page ) );
	}

	/** Reads the file that tests/unit/domain/day-label.test.ts reads, too. */
	#[DataProvider( 'locales' )]
	public function test_names_days_as_the_app_does( string $locale ): void {
		$file = dirname( __DIR__, 3 ) . '/fixtures/first-week/days.json';
		/** @var array<string, array<string, string>> $days */
		$days  = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		$found = array();
		$wp    = array( 'en' => 'en_US', 'ru' => 'ru_RU', 'et' => 'et' )[ $locale ] ?? '';
		$use   = static fn(): string => $wp;
		add_filter( 'locale', $use );
		foreach ( array_keys( $days[ $locale ] ) as $date ) {
			$found[ $date ] = Date_Labels::day( $date );
		}
		remove_filter( 'locale', $use );

		self::assertSame( $days[ $locale ], $found );
	}

	/** @return iterable<string, array{ string }> */
	public static function locales(): iterable {
		yield 'English' => array( 'en' );
		yield 'Russian' => array( 'ru' );
		yield 'Estonian' => array( 'et' );
	}
}
