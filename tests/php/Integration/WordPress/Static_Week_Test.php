<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DOMElement;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\WordPress\First_Week\Date_Labels;

/** Tests of the first week as a grid in the page's HTML; tests/e2e/specs/static-week.spec.ts lays it over the app's. */
#[Group( 'once' )]
final class Static_Week_Test extends First_Week_Test_Case {

	private const WEEK = '//div[contains(@class, "sc-static")]';
	private const WIDE = self::WEEK . '/div[contains(@class, "sc-scroll")]';

	/** @return list<string> Attributes of the elements. */
	private static function attributes( Mounts $page, string $xpath, string $name ): array {
		return array_map( static fn( DOMElement $element ): string => $element->getAttribute( $name ), $page->all( $xpath ) );
	}

	public function test_prints_each_day_of_each_room_with_its_cards(): void {
		$other = $this->make->room( $this->studio, 'Small hall' );
		$this->booking();
		$this->booking( array( 'start_minute' => 480, 'end_minute' => 510, 'room_id' => $other ) );
		$page  = $this->page();
		$cards = $page->all( self::WIDE . '//article' );

		self::assertCount( 14, $page->all( self::WIDE . '//div[@role="group"]' ) );
		self::assertSame( array( 'Mon5', 'Tue6', 'Wed7', 'Thu8', 'Fri9', 'Sat10', 'Sun11' ), self::texts( $page, self::WIDE . '//span[@class="sc-day__in"]' ) );
		self::assertCount( 2, $cards );
		self::assertSame( 'Wednesday 7 January, Big hall', $cards[0]->parentNode instanceof DOMElement ? $cards[0]->parentNode->getAttribute( 'aria-label' ) : '' );
		// Hours without a booking have 30 px, those with one 65.
		self::assertSame( 'top:95px;height:63px', $cards[0]->getAttribute( 'style' ) );
		self::assertSame( 'top:30px;height:30.5px', $cards[1]->getAttribute( 'style' ) );
		self::assertStringContainsString( 'Salsa I09:00–10:00', (string) preg_replace( '/\s+/', ' ', $cards[0]->textContent ) );
		self::assertSame( array( 'January 2026' ), self::texts( $page, self::WEEK . '//h2' ) );
		self::assertSame( array( 'Monday 5 January' ), self::texts( $page, self::WEEK . '//h3' ), 'A narrow calendar shows one day.' );
		self::assertSame( array(), $page->all( '//noscript//article' ) );
		self::assertCount( 2, $page->all( '//noscript//section[@class="sc-plain"]//li' ) );
	}

	public function test_shows_each_role_what_it_may_see(): void {
		$this->booking( array( 'status' => 'Pending', 'payment_method' => 'cash' ) );
		$guest = $this->page();
		wp_set_current_user( $this->here->user['trainer'] );
		$trainer = $this->page();
		wp_set_current_user( $this->here->user['owner'] );
		$owner = $this->page();
		$of    = static fn( Mounts $page ): string => self::texts( $page, self::WIDE . '//article' )[0] ?? '';

		self::assertStringContainsString( 'Busy', $of( $guest ) );
		self::assertStringNotContainsString( 'Salsa I', $of( $guest ) );
		self::assertCount( 0, $guest->all( self::WEEK . '//*[contains(@class, "is-pending") or contains(@class, "is-bookable")]' ) );
		self::assertStringContainsString( 'Salsa I', $of( $trainer ) );
		self::assertCount( 1, $trainer->all( self::WIDE . '//article[contains(@class, "is-mine")]' ) );
		self::assertCount( 0, $trainer->all( self::WEEK . '//*[contains(@class, "sc-pay")]' ) );
		self::assertSame( array( 'Unpaid, Cash' ), self::attributes( $owner, self::WIDE . '//*[contains(@class, "sc-pay")]', 'aria-label' ) );
		self::assertSame( array( '1 pending' ), self::texts( $owner, self::WIDE . '//span[contains(@class, "sc-static__wide-day is-count")]' ) );
		self::assertCount( 0, $owner->all( self::WEEK . '//article[contains(@class, "is-mine")]' ) );
	}

	public function test_marks_days_of_many_rooms_that_are_out_of_view_at_first(): void {
		$marked = fn(): array => array_keys( array_filter( self::attributes( $this->page(), self::WIDE . '//div[@role="group"]', 'class' ), static fn( string $class ): bool => str_contains( $class, 'is-later' ) ) );

		self::assertSame( array(), $marked() );
		foreach ( range( 2, 8 ) as $number ) {
			$this->make->room( $this->studio, "Hall $number" );
		}
		// Of eight rooms at most two days fit into what the style sheet asks for; the week before this one begins on its Monday.
		self::assertSame( range( 16, 55 ), $marked() );
	}

	/** @return array<string, array{ string }> */
	public static function contents(): array {
		return array(
			'a block'     => array( '<!-- wp:studio-calendar/calendar {"studioId":%d} /-->' ),
			'a shortcode' => array( 'Our "week"\n\n[studio_calendar studio_id="%d"]' ),
		);
	}

	#[DataProvider( 'contents' )]
	public function test_stands_in_a_posts_content_as_it_is_printed( string $content ): void {
		wp_update_post( array( 'ID' => $this->here->post['event'], 'post_title' => 'Kids\' "7-9" :) ... 2x3' ) );
		$this->booking();
		$nested = static function ( string $html ) use ( &$nested ): string {
			// As plugins print another post's content within the first.
			remove_filter( 'the_content', $nested, 12 );

			return $html . self::content( 'Another "post"' );
		};
		add_filter( 'the_content', $nested, 12 );
		$html = self::content( sprintf( $content, $this->studio ) );
		$page = new Mounts( $html );

		self::assertStringContainsString( 'Kids\' "7-9" :) ... 2x3', self::texts( $page, self::WIDE . '//article' )[0] ?? '', 'No quote is curled, no smiley drawn.' );
		self::assertCount( 1, $page->all( self::WIDE ) );
		self::assertStringNotContainsString( '<!--studio-calendar-', $html );
		self::assertStringContainsString( 'Another &#8220;post&#8221;', $html );
	}

	/** Returns a post's content as WordPress prints it. */
	private static function content( string $content ): string {
		$html = apply_filters( 'the_content', $content );

		return is_string( $html ) ? $html : '';
	}

	public function test_escapes_what_people_write(): void {
		wp_update_post( array( 'ID' => $this->here->post['event'], 'post_title' => 'Kids & [gallery] "7-9" 10–12' ) );
		wp_update_post( array( 'ID' => $this->here->post['room'], 'post_title' => 'Hall "A" & B' ) );
		$this->booking();
		$html = do_shortcode( "[studio_calendar studio_id=\"$this->studio\"]" );
		$page = new Mounts( $html );

		self::assertStringContainsString( 'Kids & [gallery] "7-9" 10–12', self::texts( $page, self::WIDE . '//article' )[0] ?? '' );
		self::assertSame( array( '7-9', '10–12' ), self::texts( $page, self::WIDE . '//span[@class="sc-card__nb"]' ) );
		$outside = (string) preg_replace( '/<script.*?<\/script>/s', '', $html );
		self::assertStringNotContainsString( '[', $outside );
		self::assertSame( 0, preg_match( '/[^\x{0}-\x{FF}]/u', $outside ), 'Chromium keeps a page of Latin-1 in one byte a letter.' );
		self::assertContains( 'Wednesday 7 January, Hall "A" & B', self::attributes( $page, self::WIDE . '//div[@role="group"]', 'aria-label' ) );
		$scripts = self::texts( $page, self::WEEK . '//script' );
		self::assertCount( 2, $scripts );
		self::assertDoesNotMatchRegularExpression( '/\[|&#/', implode( $scripts ), 'What has a bracket is encoded, which a script cannot be.' );
	}

	public function test_links_to_other_weeks_and_to_rooms(): void {
		$other = $this->make->room( $this->studio, 'Small hall' );
		$_GET += array( 'page_id' => '12', 'utm_source' => 'x' );
		$page  = $this->page();
		$hrefs = static fn( string $xpath ): array => array_values( array_unique( self::attributes( $page, self::WEEK . $xpath, 'href' ) ) );

		self::assertSame( array( '?week=2025-12-29&page_id=12', '?week=2026-01-12&page_id=12', '?page_id=12' ), $hrefs( '//header//a' ) );
		self::assertSame( array( "?room_id={$this->here->post['room']}&week=2026-01-07&page_id=12", "?room_id=$other&week=2026-01-07&page_id=12" ), $hrefs( '//div[contains(@class, "sc-roomh")]//a' ) );
		$_GET['room_id'] = (string) $other;
		$one             = $this->page();
		self::assertSame( array( 'Small hall' ), self::texts( $one, self::WEEK . '//span[contains(@class, "sc-head__room")]' ) );
		self::assertCount( 7, $one->all( self::WIDE . '//div[@role="group"]' ) );
		self::assertSame( array(), $one->all( self::WEEK . '//div[contains(@class, "sc-roomh")]' ) );
	}

	public function test_shows_bookings_of_removed_rooms_and_a_studio_without_rooms(): void {
		$this->booking();
		$this->make->room( $this->studio, 'Small hall' );
		wp_delete_post( $this->here->post['room'], true );
		$removed = $this->page();
		self::assertContains( 'Wednesday 7 January, Removed room', self::attributes( $removed, self::WIDE . '//div[@role="group"]', 'aria-label' ) );

		$empty        = $this->make->studio( $this->here->user['owner'] );
		$this->studio = $empty;
		self::assertSame( array(), $this->page()->all( self::WEEK ) );
		self::assertCount( 1, $this->page()->all( '//div[@class="sc-skeleton"]' ) );
	}

	public function test_marks_today_and_what_is_past(): void {
		$today     = current_datetime()->format( 'Y-m-d' );
		$yesterday = Wall_Clock::add_days( $today, -1 );
		$_GET      = array( 'week' => $yesterday, 'days' => '3' );
		$this->booking( array( 'booking_date' => $yesterday ) );
		$this->booking( array( 'booking_date' => Wall_Clock::add_days( $today, 1 ) ) );
		$page = $this->page();

		self::assertCount( 2, $page->all( self::WIDE . '//article' ) );
		self::assertCount( 1, $page->all( self::WIDE . '//article[contains(@class, "is-past")]' ) );
		self::assertCount( 1, $page->all( self::WIDE . '//div[contains(@class, "is-today")]' ) );
		self::assertSame( array(), $page->all( self::WEEK . '//a[contains(@class, "sc-head__today")]' ) );
	}

	#[DataProvider( 'locales' )]
	public function test_names_weeks_as_the_app_does( string $locale, string $wp ): void {
		$name = static function ( string $days ): array {
			[ $from, $to ] = explode( '/', $days );

			return array(
				'range'   => Date_Labels::range( $from, $to ),
				'months'  => Date_Labels::months( $from, $to ),
				'weekday' => array( Date_Labels::short_weekday( $from ), Date_Labels::weekday( $from ) ),
			);
		};

		self::assert_named( 'labels', $locale, $wp, $name );
	}
}
