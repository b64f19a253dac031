<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\WordPress\First_Week\Date_Labels;

/** Tests of the first week as a list for those whom the app does not reach. */
#[Group( 'once' )]
final class Plain_Week_Test extends First_Week_Test_Case {

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

	#[DataProvider( 'locales' )]
	public function test_names_days_as_the_app_does( string $locale, string $wp ): void {
		self::assert_named( 'days', $locale, $wp, Date_Labels::day( ... ) );
	}
}
