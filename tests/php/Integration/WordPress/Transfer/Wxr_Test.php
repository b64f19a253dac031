<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress\Transfer;

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Content\Post_Ids;

/** Tests with WordPress's exporter and importer: every id in the imported content is replaced by the new one. */
final class Wxr_Test extends Test_Case {

	private const FIXTURE = __DIR__ . '/../../../../fixtures/wxr/two-studios.xml';

	/** @var array<string, int> */
	private array $user = array();

	private Wxr_Play $play;

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'wxr-anna', 'wxr-liis', 'wxr-stranger', 'wxr-me' ) as $login ) {
			$role                 = 'wxr-me' === $login ? 'administrator' : 'subscriber';
			$this->user[ $login ] = $this->make->user( $role, array( 'user_login' => $login, 'user_email' => "$login@example.org" ) );
		}
		wp_set_current_user( $this->user['wxr-me'] );
		$this->play = new Wxr_Play( array( 'wxr-anna' => $this->user['wxr-anna'], 'wxr-liis' => $this->user['wxr-liis'] ) );
	}

	protected function tearDown(): void {
		foreach ( $this->play->posts as $id ) {
			$this->make->adopt( $id );
		}
		parent::tearDown();
	}

	public function test_rooms_stand_in_their_studio_whatever_came_first(): void {
		$this->play->run( $this->fixture() );
		$source = new Studio_Source( new Members(), new Database( self::wpdb() ), '' );
		$north  = $source->build( $this->post( 900010 ) );
		$south  = $source->build( $this->post( 900030 ) );

		self::assertSame( array( $this->post( 900011 ), $this->post( 900012 ) ), array_keys( $north->rooms ?? array() ) );
		self::assertSame( array( $this->post( 900031 ) ), array_keys( $south->rooms ?? array() ), 'a room of the same name and minute' );
		self::assertSame( array( 15, 'Asia/Tokyo' ), array( $north?->studio->gap_minutes, $north?->studio->timezone ) );
	}

	public function test_people_are_listed_by_choice_or_by_their_mail_and_never_by_their_login(): void {
		$said    = $this->play->run( $this->fixture() );
		$members = ( new Members() )->of_studio( $this->post( 900010 ) );

		self::assertSame( array( $this->user['wxr-anna'], $this->user['wxr-liis'] ), array_keys( $members ) );
		self::assertSame( Member_Role::Owner, $members[ $this->user['wxr-anna'] ]->role );
		$liis = $members[ $this->user['wxr-liis'] ];
		self::assertSame( array( Member_Role::Trainer, Payment_Method::Bank_Transfer, Payment_Frequency::Monthly ), array( $liis->role, $liis->payment_method, $liis->payment_frequency ) );
		self::assertStringContainsString( 'wxr-ghost, wxr-stranger', $said );
		$listed = array_filter( array_keys( (array) get_post_meta( $this->post( 900010 ) ) ), static fn( string $key ): bool => str_contains( $key, '_member_' ) );
		self::assertEqualsCanonicalizing( array( "_studio_cal_member_{$this->user['wxr-anna']}", "_studio_cal_member_{$this->user['wxr-liis']}" ), $listed );
	}

	public function test_what_was_given_to_nobody_makes_nobody_a_trainer(): void {
		$this->play = new Wxr_Play( array( 'wxr-liis' => $this->user['wxr-stranger'] ) );
		$this->play->run( $this->fixture() );

		self::assertEqualsCanonicalizing( array( $this->user['wxr-anna'], $this->user['wxr-stranger'] ), array_keys( ( new Members() )->of_studio( $this->post( 900010 ) ) ) );
	}

	public function test_a_gallery_names_its_pictures_here_in_their_order(): void {
		$this->play->run( $this->fixture() );

		self::assertSame( "{$this->post( 900018 )},{$this->post( 900017 )}", get_post_meta( $this->post( 900015 ), Meta_Key::GALLERY, true ) );
	}

	public function test_blocks_and_shortcodes_name_studio_and_room_here(): void {
		$this->play->run( $this->fixture() );
		$content = get_post_field( 'post_content', $this->post( 900005 ), 'raw' );

		self::assertStringContainsString( "{\"studioId\":{$this->post( 900010 )},\"roomId\":{$this->post( 900012 )},\"locale\":\"et\",\"align\":\"full\"} /-->", $content );
		self::assertStringContainsString( "[studio_calendar studio_id=\"{$this->post( 900030 )}\" room_id='{$this->post( 900031 )}' locale=\"ru\"]", $content );
		self::assertStringContainsString( '{"studioId":777777}', $content, 'a studio that the file does not hold' );
		self::assertStringContainsString( 'Our week, 900010 and all.', $content );
	}

	public function test_open_calendars_hear_of_it(): void {
		$this->play->run( $this->fixture() );
		$seen = ( new Revisions( new Database( self::wpdb() ) ) )->of( $this->post( 900010 ) );

		self::assertSame( $seen['revision'], $seen['model_revision'] );
		self::assertGreaterThan( 1, $seen['revision'] );
	}

	public function test_a_file_imported_again_changes_nothing(): void {
		$this->play->run( $this->fixture() );
		$studio = $this->post( 900010 );
		update_post_meta( $studio, Meta_Key::GAP_MINUTES, '45' );
		$before = array( Post_Ids::everything(), get_post_meta( $studio ) );
		$again  = new Wxr_Play( array( 'wxr-anna' => $this->user['wxr-anna'], 'wxr-liis' => $this->user['wxr-liis'] ) );
		$again->run( $this->fixture() );

		self::assertEquals( $before, array( Post_Ids::everything(), get_post_meta( $studio ) ) );
		self::assertSame( $this->play->posts[900031], $again->posts[900031] );
	}

	public function test_what_wordpress_itself_exports_comes_back(): void {
		$studio = $this->make->studio( $this->user['wxr-anna'], array( Meta_Key::GAP_MINUTES => '20' ) );
		$this->make->member( $studio, $this->user['wxr-liis'] );
		$room  = $this->make->room( $studio, 'Room & "co"' );
		$event = $this->make->event( $this->user['wxr-liis'], 'Salsa' );
		$page  = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Wxr week', 'post_content' => "<!-- wp:studio-calendar/calendar {\"studioId\":$studio,\"roomId\":$room} /-->" ) );
		$this->make->adopt( $page );
		( new Invitations() )->put( $studio, new Invitation( 'asked@example.org', Member_Role::Trainer, '2099-01-01 00:00:00' ), 'a secret' );
		$xml = self::exported();
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), array( $page, $event, $studio ) );
		$said = $this->play->run( $xml );
		$new  = ( new Studio_Source( new Members(), new Database( self::wpdb() ), '' ) )->build( $this->post( $studio ) );

		self::assertStringNotContainsString( 'wxr-liis@example.org', (string) preg_replace( '/<wp:author>.*?<\/wp:author>/s', '', $xml ), 'beyond WordPress’s own list of authors' );
		self::assertStringNotContainsString( Invitations::KEY, $xml );
		self::assertSame( 20, $new?->studio->gap_minutes );
		self::assertSame( array( $this->post( $room ) ), array_keys( $new->rooms ) );
		self::assertSame( array( $this->user['wxr-anna'], $this->user['wxr-liis'] ), array_keys( $new->members ), $said );
		self::assertArrayHasKey( $this->post( $event ), $new->events );
		self::assertStringContainsString( "\"studioId\":{$this->post( $studio )},\"roomId\":{$this->post( $room )}", get_post_field( 'post_content', $this->post( $page ), 'raw' ) );
	}

	private function post( int $ref ): int {
		return $this->play->posts[ $ref ] ?? 0;
	}

	private function fixture(): string {
		return (string) file_get_contents( self::FIXTURE );
	}

	private static function exported(): string {
		$process = proc_open( array( PHP_BINARY, '-d', 'display_errors=stderr', __DIR__ . '/wxr-probe.php', ABSPATH ), array( 1 => array( 'pipe', 'w' ), 2 => STDERR ), $pipes );
		self::assertIsResource( $process );
		$xml = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ) );

		return $xml;
	}
}
