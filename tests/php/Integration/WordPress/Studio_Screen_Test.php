<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Invitations as Stored_Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Form_Result;
use StudioCalendar\WordPress\Admin\Studio\Invitations;
use StudioCalendar\WordPress\Admin\Studio\People_Section;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;
use StudioCalendar\WordPress\Admin\Studio\Settings_Section;
use StudioCalendar\WordPress\Admin\Studio\Studio_Screen;
use StudioCalendar\WordPress\People\Emails;
use StudioCalendar\WordPress\Site\Translations;
use WP_Post;

/** Tests of the form with which a studio is edited: saved values, messages for refused ones, and who can use it. */
#[Group( 'once' )]
final class Studio_Screen_Test extends Test_Case {

	private const SETTINGS = array(
		'timezone'      => 'Asia/Tokyo',
		'earliest_hour' => '8',
		'latest_hour'   => '22',
		'min_minutes'   => '45',
		'gap_minutes'   => '15',
		'notice'        => "Shoes off!\nIt's a \\ floor.",
	);

	private People $people;

	/** @var list<string> Recipients of the emails that were sent. */
	private array $letters = array();

	protected function setUp(): void {
		parent::setUp();
		$this->people  = new People( $this->make );
		$this->letters = array();
		add_filter( 'pre_wp_mail', $this->catch_letter( ... ), 10, 2 );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_wp_mail' );
		parent::tearDown();
	}

	public function test_the_settings_are_saved(): void {
		$result = $this->save( self::SETTINGS );

		self::assertSame( array(), $result->errors() );
		$studio = $this->model()->studio;
		self::assertSame( array( 'Asia/Tokyo', 8, 22, 45, 15, false ), array( $studio->timezone, $studio->earliest_hour, $studio->latest_hour, $studio->min_minutes, $studio->gap_minutes, $studio->approval_needed ) );
		self::assertSame( self::SETTINGS['notice'], $studio->trainers_notice );

		$this->save( array( 'approval' => '1' ) + self::SETTINGS );
		self::assertTrue( $this->model()->studio->approval_needed );
	}

	/** @param array<string, string> $typed */
	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_is_said_at_its_field_and_what_was_typed_stays( array $typed, string $field, string $reason ): void {
		$result = $this->save( $typed + self::SETTINGS );
		$html   = $this->html( $result );

		self::assertStringContainsString( $reason, $result->error( $field ) );
		self::assertSame( $typed[ $field ], $result->typed( $field, 'stored' ) );
		self::assertStringContainsString( 'aria-describedby="studio-calendar-' . $field . '-error"', $html );
		self::assertStringContainsString( esc_html( $reason ), $html );
		self::assertSame( self::SETTINGS['notice'], $this->model()->studio->trainers_notice, 'The rest is saved.' );
	}

	/** @return iterable<string, array{ array<string, string>, string, string }> */
	public static function mistakes(): iterable {
		yield 'a day that ends before it begins' => array( array( 'earliest_hour' => '20', 'latest_hour' => '9' ), 'latest_hour', 'must end after' );
		yield 'no hour' => array( array( 'latest_hour' => '25' ), 'latest_hour', 'must end after' );
		yield 'minutes in words' => array( array( 'min_minutes' => 'an hour' ), 'min_minutes', 'whole number' );
		yield 'too many minutes' => array( array( 'gap_minutes' => '1441' ), 'gap_minutes', 'whole number' );
		yield 'no city' => array( array( 'timezone' => 'UTC+2' ), 'timezone', 'city' );
	}

	public function test_the_zones_are_cities(): void {
		$html = $this->html( new Form_Result() );

		self::assertStringContainsString( 'value="Europe/Tallinn"', $html );
		self::assertMatchesRegularExpression( '/<option[^>]*selected="selected"[^>]*value="Europe\/Tallinn"/', $html );
		self::assertStringNotContainsString( 'value="UTC+2"', $html );
	}

	public function test_a_room_has_the_colour_that_its_owner_chose(): void {
		$room   = array( 'id' => (string) $this->people->post['room'], 'name' => 'Hall' );
		$colour = fn(): string => $this->model()->rooms[ $this->people->post['room'] ]->palette ?? '-';
		self::assertSame( '', $colour() );
		foreach ( array( 'second', 'first', '' ) as $palette ) {
			$html = $this->html( $this->save( self::SETTINGS + array( 'rooms' => array( array( 'palette' => $palette ) + $room ) ) ) );
			self::assertSame( $palette, $colour() );
			self::assertStringContainsString( "<option value=\"$palette\" selected>", $html );
		}
		$this->save( self::SETTINGS + array( 'rooms' => array( array( 'palette' => 'second' ) + $room ) ) );
		$this->save( self::SETTINGS + array( 'rooms' => array( $room ) ) );
		self::assertSame( 'second', $colour() );
	}

	public function test_rooms_are_added_renamed_and_ordered(): void {
		$room = $this->people->post['room'];
		$this->save( self::SETTINGS + array( 'rooms' => array( array( 'id' => '0', 'name' => 'Attic & "roof"' ), array( 'id' => (string) $room, 'name' => 'Hall O\'Hara' ), array( 'id' => '0', 'name' => '' ) ) ) );

		self::assertSame( array( 'Attic & "roof"', 'Hall O\'Hara' ), $this->rooms() );

		$rooms = array_keys( $this->model()->rooms );
		$this->save( self::SETTINGS + array( 'rooms' => array( array( 'id' => (string) $rooms[1], 'name' => 'Hall' ), array( 'id' => (string) $rooms[0], 'name' => 'Attic', 'remove' => '1' ) ) ) );
		self::assertSame( array( 'Hall' ), $this->rooms() );
		wp_delete_post( $rooms[0], true );
	}

	public function test_a_booked_room_stays_with_a_sentence(): void {
		$people = $this->people;
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'] );
		$result = $this->save( self::SETTINGS + array( 'rooms' => array( array( 'id' => (string) $people->post['room'], 'name' => 'x', 'remove' => '1' ) ) ) );

		self::assertStringContainsString( '“Big hall” was not removed because it has upcoming bookings', $result->error( 'room_' . $people->post['room'] ) );
		self::assertStringContainsString( '“Big hall” was not removed because it has upcoming bookings', $this->html( $result ) );
		self::assertSame( array( 'Big hall' ), $this->rooms() );
	}

	public function test_a_room_keeps_its_name_when_none_is_given(): void {
		$result = $this->save( self::SETTINGS + array( 'rooms' => array( array( 'id' => (string) $this->people->post['room'], 'name' => ' ' ) ) ) );

		self::assertStringContainsString( 'needs a name', $result->error( 'room_' . $this->people->post['room'] ) );
		self::assertSame( array( 'Big hall' ), $this->rooms() );
	}

	public function test_another_studios_room_is_not_reached_through_ones_own_form(): void {
		$foreign = $this->people->post['foreign_room'];
		$this->save( self::SETTINGS + array( 'rooms' => array( array( 'id' => (string) $foreign, 'name' => 'Mine', 'remove' => '1' ), array( 'id' => (string) $foreign, 'name' => 'Mine' ) ) ) );

		self::assertSame( 'Small hall', get_post( $foreign )?->post_title );
		self::assertSame( 'publish', get_post_status( $foreign ) );
		self::assertSame( array( 'Big hall' ), $this->rooms() );
	}

	public function test_people_change_their_role_and_how_they_pay(): void {
		$trainer = $this->people->user['trainer'];
		$other   = $this->people->user['other_trainer'];
		$result  = $this->save_people(
			array(
				array( 'id' => (string) $trainer, 'role' => 'owner', 'method' => 'bank_transfer', 'frequency' => 'monthly' ),
				array( 'id' => (string) $other, 'remove' => '1' ),
				array( 'id' => (string) $this->people->user['administrator'], 'role' => 'owner' ),
			)
		);
		$listed  = $this->listed();

		self::assertSame( array(), $result->errors() );
		self::assertSame( array( Member_Role::Owner, Payment_Method::Bank_Transfer, Payment_Frequency::Monthly ), array( $listed[ $trainer ]->role, $listed[ $trainer ]->payment_method, $listed[ $trainer ]->payment_frequency ) );
		self::assertArrayNotHasKey( $other, $listed );
		self::assertArrayNotHasKey( $this->people->user['administrator'], $listed, 'Only people who are listed are changed.' );
	}

	#[DataProvider( 'ways_to_leave' )]
	public function test_the_last_owner_stays( string $field, string $value ): void {
		$owner  = $this->people->user['owner'];
		$result = $this->save_people( array( array( 'id' => (string) $owner, 'method' => 'bank_transfer', $field => $value ) ) );

		self::assertStringContainsString( 'needs an owner', $result->error( 'people' ) );
		self::assertSame( Member_Role::Owner, $this->listed()[ $owner ]->role );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function ways_to_leave(): iterable {
		yield 'removed' => array( 'remove', '1' );
		yield 'made a trainer' => array( 'role', 'trainer' );
	}

	public function test_an_invited_person_stands_in_the_list_by_what_was_typed(): void {
		$known  = get_userdata( $this->people->user['subscriber'] );
		$email  = $known->user_email ?? '';
		$result = $this->save_people( array(), array( 'invite' => $email, 'invite_as' => 'trainer' ) );
		$html   = $this->html( $result );

		self::assertSame( array( "Invited: $email" ), $result->said() );
		self::assertSame( array( $email ), $this->letters );
		self::assertStringContainsString( 'Invited as trainer, expires on ' . gmdate( 'Y-m-d', time() + 14 * DAY_IN_SECONDS ), $html );
		self::assertStringContainsString( "<strong>$email</strong>", $html );
		self::assertArrayNotHasKey( $this->people->user['subscriber'], $this->listed() );

		$this->save_people( array(), array( 'invited' => array( array( 'email' => $email, 'remove' => '1' ) ) ) );
		self::assertStringNotContainsString( $email, $this->html( new Form_Result() ) );
	}

	public function test_names_find_people_for_administrators_only(): void {
		$login = get_userdata( $this->people->user['subscriber'] )->user_login ?? '';
		$owner = $this->save_people( array(), array( 'invite' => $login, 'invite_as' => 'trainer' ) );
		self::assertStringContainsString( 'email', $owner->error( 'invite' ) );
		self::assertStringContainsString( 'value="' . $login . '"', $this->html( $owner ), 'What was typed stays.' );
		self::assertStringNotContainsString( '<datalist', $this->html( $owner ) );

		$this->save_people( array(), array( 'invite' => $login, 'invite_as' => 'trainer' ), 'administrator' );
		self::assertArrayHasKey( $this->people->user['subscriber'], $this->listed() );
		self::assertStringContainsString( '<datalist', $this->html( new Form_Result() ) );
	}

	public function test_without_the_right_or_the_nonce_nothing_is_written(): void {
		foreach ( array( 'foreign_owner' => true, 'trainer' => true, 'subscriber' => true, 'owner' => false ) as $who => $has_nonce ) {
			$this->send( array( 'notice' => 'Taken over', 'invite' => 'thief@example.org' ) + self::SETTINGS, $who, $has_nonce );
			self::assertSame( '', $this->model()->studio->trainers_notice, $who );
			self::assertSame( array(), $this->letters, $who );
		}
	}

	/**
	 * @param list<array<string, string>>                        $rows
	 * @param array<string, string|list<array<string, string>>> $more
	 */
	private function save_people( array $rows, array $more = array(), string $who = 'owner' ): Form_Result {
		return $this->save( array( 'people' => $rows ) + $more + self::SETTINGS, $who );
	}

	/** @param array<string, mixed> $typed */
	private function save( array $typed, string $who = 'owner' ): Form_Result {
		return $this->send( $typed, $who, true );
	}

	/** @param array<string, mixed> $typed */
	private function send( array $typed, string $who, bool $has_nonce ): Form_Result {
		wp_set_current_user( $this->people->user[ $who ] );
		$studio = $this->people->post['studio'];
		$nonce  = $has_nonce ? array( 'studio_calendar_nonce' => wp_create_nonce( "studio_calendar_studio_$studio" ) ) : array();
		$_POST  = wp_slash( array( 'studio_calendar' => $typed ) + $nonce );
		$this->screen()->save( $studio );
		foreach ( Rooms_Section::of_studio( $studio ) as $room ) {
			$this->make->adopt( $room->ID );
		}

		return ( new Form_Flash() )->take( "studio_$studio" );
	}

	private function html( Form_Result $result ): string {
		$studio = get_post( $this->people->post['studio'] );
		self::assertInstanceOf( WP_Post::class, $studio );
		ob_start();
		foreach ( $this->sections() as $section ) {
			$section->print( $studio, $result );
		}

		return (string) ob_get_clean();
	}

	private function screen(): Studio_Screen {
		return new Studio_Screen( $this->sections(), new Form_Flash(), new Admin_Assets( __FILE__ ) );
	}

	/** @return list<\StudioCalendar\WordPress\Admin\Studio\Section> */
	private function sections(): array {
		$members     = new Members();
		$clock       = new System_Clock();
		$emails      = new Emails( new Translations( dirname( __DIR__, 4 ) . '/languages/' ) );
		$invitations = new Invitations( $members, new Stored_Invitations(), $emails, new Rate_Limiter( $clock ), $clock );

		return array( new Settings_Section(), new Rooms_Section(), new People_Section( $members, $invitations ) );
	}

	private function model(): Studio_Model {
		$model = ( new Studio_Source( new Members(), new Database( self::wpdb() ), '' ) )->build( $this->people->post['studio'] );
		self::assertNotNull( $model );

		return $model;
	}

	/** @return list<string> */
	private function rooms(): array {
		return array_values( array_map( static fn( \StudioCalendar\Domain\Room $room ): string => $room->name, $this->model()->rooms ) );
	}

	/** @return array<int, \StudioCalendar\Domain\Member> */
	private function listed(): array {
		return ( new Members() )->of_studio( $this->people->post['studio'] );
	}

	/** @param array{ to: string|list<string> } $letter */
	private function catch_letter( mixed $answer, array $letter ): bool {
		$this->letters = array_merge( $this->letters, (array) $letter['to'] );

		return true;
	}
}
