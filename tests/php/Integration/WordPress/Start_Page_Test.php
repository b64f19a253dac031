<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Factory;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Records;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Demo_Content;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Start_Page;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;
use StudioCalendar\WordPress\Admin\Studio_Maker;
use StudioCalendar\WordPress\Cli\Seed_Command;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Site\Translations;

/** Tests of the start page: one button creates a studio with rooms and page, and demo content is removed without a trace. */
#[Group( 'once' )]
final class Start_Page_Test extends Test_Case {

	private int $administrator;

	protected function setUp(): void {
		parent::setUp();
		$this->administrator = $this->make->user( 'administrator' );
		wp_set_current_user( $this->administrator );
	}

	protected function tearDown(): void {
		$this->demo( self::maker() )->remove();
		// The first studio comes with a default event, which belongs to no studio.
		foreach ( Post_Ids::default_events() as $event ) {
			wp_delete_post( $event, true );
		}
		parent::tearDown();
	}

	public function test_one_button_makes_studio_rooms_owner_and_page(): void {
		foreach ( Post_Ids::default_events() as $other ) {
			wp_delete_post( $other, true );
		}
		$made = self::made( $this->page()->done( 'create', self::typed( array( 'name' => 'Anna & "Co"', 'rooms' => "Big hall\r\n\n Small \\ hall \n", 'page' => '1', 'timezone' => 'Europe/Tallinn' ) ) ) );
		$this->adopt( $made );
		$model = $this->source()->build( $made['studio'] );

		self::assertSame( 'Anna & "Co"', $model?->studio->name );
		self::assertSame( array( 'Big hall', 'Small \\ hall' ), array_column( array_map( get_object_vars( ... ), array_values( $model->rooms ) ), 'name' ) );
		self::assertSame( Member_Role::Owner, $model->members[ $this->administrator ]->role ?? null );
		self::assertSame( 'publish', get_post_status( $made['page'] ) );
		self::assertSame( 'Europe/Tallinn', get_post_meta( $made['studio'], Meta_Key::TIMEZONE, true ) );
		self::assertStringContainsString( 'data-studio-calendar', do_blocks( get_post( $made['page'] )->post_content ?? '' ) );
	}

	#[DataProvider( 'languages' )]
	public function test_rooms_can_be_booked_at_once_for_an_event_in_the_sites_language( string $locale, string $title ): void {
		$names = static fn(): array => array_map( get_the_title( ... ), Post_Ids::default_events() );
		foreach ( Post_Ids::default_events() as $other ) {
			wp_delete_post( $other, true );
		}
		// In wp-admin WordPress uses the user's own language.
		update_user_meta( $this->administrator, 'locale', 'ru_RU' === $locale ? 'et' : 'ru_RU' );
		set_current_screen( 'dashboard' );
		global $wp_filter;
		$hooks = array();
		foreach ( array( 'gettext', 'gettext_with_context', 'ngettext' ) as $kind ) {
			$hooks[ "{$kind}_studio-calendar" ] = clone $wp_filter[ "{$kind}_studio-calendar" ];
			remove_all_filters( "{$kind}_studio-calendar" );
		}
		$words = new Translations( dirname( __DIR__, 4 ) . '/languages/' );
		$words->add_hooks();
		$maker = new Studio_Maker( $words );
		$speak = static fn(): string => $locale;
		add_filter( 'locale', $speak );
		foreach ( array( 'One', 'Two' ) as $name ) {
			$this->adopt( self::made( ( new Start_Page( $maker, $this->demo( $maker ), new Form_Flash(), new Admin_Assets( __FILE__ ) ) )->done( 'create', self::typed( array( 'name' => $name ) ) ) ) );
		}
		remove_filter( 'locale', $speak );
		foreach ( $hooks as $name => $hook ) {
			$wp_filter[ $name ] = $hook;
		}
		set_current_screen( 'front' );

		self::assertSame( array( $title ), $names(), 'One is enough for all studios.' );
		wp_delete_post( Post_Ids::default_events()[0] ?? 0, true );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function languages(): iterable {
		yield 'English' => array( 'en_US', 'Room rent' );
		yield 'Russian' => array( 'ru_RU', 'Аренда зала' );
		yield 'Estonian' => array( 'et', 'Saali rent' );
	}

	/** Checks that the form asks for a time zone if the site has only an offset, and that it accepts no offset. */
	public function test_a_bare_offset_is_asked_for_a_city(): void {
		$form   = function (): string {
			ob_start();
			$this->page()->print();

			return (string) ob_get_clean();
		};
		$before = array( get_option( 'timezone_string' ), get_option( 'gmt_offset' ) );
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', 3 );
		self::assertStringContainsString( 'name="studio_calendar[timezone]"', $form() );
		self::assertStringNotContainsString( 'UTC+3', $form() );
		$made = self::made( $this->page()->done( 'create', self::typed( array( 'name' => 'Zoned', 'rooms' => 'Big hall', 'timezone' => 'UTC+3' ) ) ) );
		self::assertSame( 0, $made['studio'] );
		$again = $form();
		self::assertStringContainsString( 'Select a city', $again );
		self::assertStringContainsString( 'value="Zoned"', $again );
		update_option( 'timezone_string', 'Europe/Tallinn' );
		self::assertStringNotContainsString( 'studio_calendar[timezone]', $form() );
		update_option( 'gmt_offset', $before[1] );
		update_option( 'timezone_string', $before[0] );
	}

	public function test_rooms_and_page_can_be_left_out(): void {
		$made = self::made( $this->page()->done( 'create', self::typed( array( 'name' => 'Bare' ) ) ) );
		$this->adopt( $made );

		self::assertSame( 0, $made['page'] );
		self::assertSame( array(), Rooms_Section::of_studio( $made['studio'] ) );
	}

	public function test_without_a_name_nothing_is_made_and_the_rooms_stay_typed(): void {
		$address = $this->page()->done( 'create', self::typed( array( 'name' => ' ', 'rooms' => 'Big hall', 'page' => '1' ) ) );
		ob_start();
		$this->page()->print();
		$html = (string) ob_get_clean();

		self::assertSame( array( 'studio' => 0, 'page' => 0 ), self::made( $address ) );
		self::assertStringContainsString( 'Enter a name for the studio', $html );
		self::assertStringContainsString( '>Big hall</textarea>', $html );
	}

	public function test_demo_content_comes_through_the_write_path_and_goes_exactly(): void {
		$other = $this->make->studio( $this->administrator );
		$kept  = $this->make->booking( $other, $this->make->room( $other ), 0, $this->administrator );
		$posts = self::posts();
		$made  = self::made( $this->page()->done( 'demo', self::typed( array() ) ) );
		$first = $this->counts( $made['studio'] );
		self::assertSame( array( 36, 36 ), $first, 'Nine bookings a week for four weeks, each with its history.' );
		$this->page()->done( 'demo', self::typed( array() ) );
		self::assertCount( count( $posts ) + 7, self::posts(), 'One studio, two rooms, three events, one page; a second click makes no more.' );

		$this->page()->done( 'remove_demo', self::typed( array() ) );
		self::assertSame( array( 0, 0 ), $this->counts( $made['studio'] ) );
		self::assertSame( $posts, self::posts() );
		self::assertNotNull( ( new Bookings( new Database( self::wpdb() ) ) )->find( $kept ) );
	}

	public function test_not_now_is_remembered(): void {
		$this->page()->done( 'dismiss', self::typed( array() ) );
		$is_dismissed = get_option( Start_Page::DISMISSED_OPTION );
		delete_option( Start_Page::DISMISSED_OPTION );

		self::assertSame( '1', $is_dismissed );
	}

	public function test_the_page_is_for_administrators(): void {
		$owner  = $this->make->user( 'studio_owner' );
		$studio = $this->make->studio( $owner );
		$server = Web_Server::start();
		$path   = '/wp-admin/edit.php?post_type=studio_cal_studio&page=' . Start_Page::SLUG;
		$pages  = array( $server->get( $path, $owner ), $server->get( "$path&made_studio=$studio", $this->administrator ), $server->get( $path, $this->administrator ) );
		$server->stop();

		self::assertContains( $pages[0]->status, array( 403, 500 ) );
		self::assertSame( 200, $pages[1]->status );
		self::assertSame( array(), $pages[1]->complaints );
		foreach ( array( 'View the calendar', 'Add your first event', 'Invite a trainer', 'Put the calendar on a page', '#studio-calendar-section-2' ) as $next ) {
			self::assertStringContainsString( $next, $pages[1]->body );
		}
		self::assertStringNotContainsString( 'name="studio_calendar[name]"', $pages[1]->body, 'Not the empty form again.' );
		self::assertStringContainsString( 'Add demo content', $pages[2]->body );
	}

	private static function maker(): Studio_Maker {
		return new Studio_Maker( new Translations( dirname( __DIR__, 4 ) . '/languages/' ) );
	}

	private function page(): Start_Page {
		$maker = self::maker();

		return new Start_Page( $maker, $this->demo( $maker ), new Form_Flash(), new Admin_Assets( __FILE__ ) );
	}

	public function test_the_command_line_makes_as_much_of_it_as_is_asked_for_and_takes_it_away_again(): void {
		$seed  = new Seed_Command( $this->demo( self::maker() ) );
		$say   = static function ( array $options ) use ( $seed ): string {
			ob_start();
			$seed->seed( array(), array_map( strval( ... ), $options ) );

			return (string) ob_get_clean();
		};
		$posts = self::posts();
		foreach ( array( array( 'rooms' => '0' ), array( 'rooms' => '21' ), array( 'weeks' => '54' ), array( 'weeks' => 'many' ) ) as $wrong ) {
			self::assertStringContainsString( 'Enter 1 to 20 rooms', $say( $wrong ) );
		}
		wp_set_current_user( 0 );
		self::assertStringContainsString( '--user', $say( array() ) );
		wp_set_current_user( $this->administrator );
		self::assertSame( 1, preg_match( '/studio\t(\d+)/', $say( array( 'rooms' => '3', 'weeks' => '2' ) ), $found ) );
		self::assertCount( 3, Rooms_Section::of_studio( (int) $found[1] ) );
		$today    = gmdate( 'Y-m-d' );
		$bookings = ( new Bookings( new Database( self::wpdb() ) ) )->in_range( (int) $found[1], $today, '2099-12-31' );
		self::assertCount( 2 * ( 9 + 5 ), $bookings );
		self::assertStringContainsString( 'already', $say( array() ) );

		self::assertStringContainsString( 'removed', $say( array( 'remove' => '1' ) ) );
		self::assertSame( $posts, self::posts() );
	}

	private function demo( Studio_Maker $maker ): Demo_Content {
		$database  = new Database( self::wpdb() );
		$revisions = new Revisions( $database );
		$bookings  = new Bookings( $database );
		$clock     = new System_Clock();
		$models    = new Models( $database, $revisions, $this->source(), new Model_Codec(), 'test' );
		$writer    = new Studio_Writer( $models, $revisions, $bookings, new Idempotency_Keys( $database ), new Studio_Lock( $database ), $clock );
		$adder     = new Booking_Adder( $writer, new Booking_Factory( $this->source() ), $models, $bookings, $clock );

		return new Demo_Content( $maker, $adder, new Studio_Records( $database ), $clock );
	}

	private function source(): Studio_Source {
		return new Studio_Source( new Members(), new Database( self::wpdb() ), '' );
	}

	/** @return list<int> Number of bookings, number of history lines. */
	private function counts( int $studio ): array {
		$count = fn( Table $table ): int => (int) self::wpdb()->get_var( 'SELECT COUNT(*) FROM ' . $this->make->table( $table ) . " WHERE studio_id = $studio" );

		return array( $count( Table::Bookings ), $count( Table::History ) );
	}

	/** @param array{ studio: int, page: int } $made */
	private function adopt( array $made ): void {
		foreach ( array_filter( array( $made['studio'], $made['page'], ...array_column( Rooms_Section::of_studio( $made['studio'] ), 'ID' ) ), static fn( int $id ): bool => $id > 0 ) as $id ) {
			$this->make->adopt( $id );
		}
	}

	/** @return list<int> */
	private static function posts(): array {
		return array_values( get_posts( array( 'post_type' => array( 'page', 'studio_cal_studio', 'studio_cal_room', 'studio_cal_event' ), 'fields' => 'ids', 'numberposts' => -1, 'orderby' => 'ID' ) ) );
	}

	/** @return array{ studio: int, page: int } Ids in the query of the URL. */
	private static function made( string $address ): array {
		parse_str( (string) wp_parse_url( $address, PHP_URL_QUERY ), $query );
		self::assertSame( Start_Page::SLUG, $query['page'] ?? null, 'The browser comes back to this page.' );
		$number = static fn( string $name ): int => is_numeric( $query[ "made_$name" ] ?? null ) ? (int) $query[ "made_$name" ] : 0;

		return array( 'studio' => $number( 'studio' ), 'page' => $number( 'page' ) );
	}

	/** @param array<string, string> $fields */
	private static function typed( array $fields ): Form_Input {
		return Form_Input::read( wp_slash( array( 'studio_calendar' => $fields ) ) );
	}
}
