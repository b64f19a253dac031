<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Posts;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Content\Booked_Posts;
use StudioCalendar\WordPress\Content\Booked_Words;
use StudioCalendar\WordPress\Content\Coming_Bookings;

/** Tests that a booked room stays in its studio, and that a room or studio with upcoming bookings stays published, in every way to change it. */
final class Booked_Posts_Test extends Test_Case {

	/** @param array<string, int|string> $booking Columns of the room's only booking. */
	#[DataProvider( 'bookings' )]
	public function test_a_room_with_any_booking_stays_in_its_studio( array $booking, bool $is_coming ): void {
		$people = $this->booked( $booking );
		[ $room, $studio, $foreign ] = array( $people->post['room'], $people->post['studio'], $people->post['foreign'] );
		foreach ( array( 0, $people->user['administrator'] ) as $user ) {
			wp_set_current_user( $user );
			wp_update_post( array( 'ID' => $room, 'post_parent' => $foreign, 'post_title' => "By $user" ) );
			self::assertSame( array( $studio, "By $user" ), array( get_post( $room )?->post_parent, get_post( $room )?->post_title ) );
			wp_update_post( array( 'ID' => $room, 'post_parent' => 0 ) );
			self::assertSame( $studio, get_post( $room )?->post_parent );
		}
		wp_update_post( array( 'ID' => $room, 'post_type' => 'page' ) );
		self::assertSame( 'studio_cal_room', get_post( $room )?->post_type );
		$answer = $this->dispatch( 'POST', "/wp/v2/studio_cal_room/$room", array( 'parent' => $foreign ), $people->user['administrator'] );
		self::assertSame( 409, $answer->get_status() );
		self::assertStringContainsString( 'was not moved because it has bookings', (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( $is_coming, 409 === $this->dispatch( 'POST', "/wp/v2/studio_cal_room/$room", array( 'status' => 'draft' ), $people->user['owner'] )->get_status() );
	}

	/** @return iterable<string, array{ array<string, int|string>, bool }> */
	public static function bookings(): iterable {
		yield 'tomorrow' => array( array(), true );
		yield 'years ago' => array( array( 'booking_date' => '2020-01-06' ), false );
		yield 'canceled' => array( array( 'is_canceled' => 1 ), false );
	}

	public function test_a_room_that_was_never_booked_moves_and_both_studios_hear_of_it(): void {
		$people = new People( $this->make );
		[ $room, $studio, $foreign ] = array( $people->post['room'], $people->post['studio'], $people->post['foreign'] );
		$before = array( $this->model_revision( $studio ), $this->model_revision( $foreign ) );
		self::assertSame( 200, $this->dispatch( 'POST', "/wp/v2/studio_cal_room/$room", array( 'parent' => $foreign ), $people->user['administrator'] )->get_status() );

		self::assertSame( $foreign, get_post( $room )?->post_parent );
		self::assertGreaterThan( $before[0], $this->model_revision( $studio ) );
		self::assertGreaterThan( $before[1], $this->model_revision( $foreign ) );
	}

	/** Checks a booking made while the room is being moved: the check and the change both happen under the studio's lock. */
	public function test_a_booking_made_just_before_the_room_goes_is_seen(): void {
		$people = new People( $this->make );
		$book   = function ( string $sql ) use ( $people, &$book ): string {
			if ( str_starts_with( $sql, 'START TRANSACTION' ) ) {
				remove_filter( 'query', $book );
				$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'] );
			}
			return $sql;
		};
		add_filter( 'query', $book );
		wp_update_post( array( 'ID' => $people->post['room'], 'post_parent' => $people->post['foreign'] ) );

		self::assertFalse( has_filter( 'query', $book ) );
		self::assertSame( $people->post['studio'], get_post( $people->post['room'] )?->post_parent );
	}

	/** Checks that a stale cache does not undo the last move. */
	public function test_where_a_room_stands_is_read_from_the_database(): void {
		$people = $this->booked( array() );
		$cached = get_post( $people->post['room'] );
		self::assertNotNull( $cached );
		$cached->post_parent = max( 0, $people->post['foreign'] );
		wp_cache_set( $people->post['room'], $cached, 'posts' );
		wp_update_post( array( 'ID' => $people->post['room'], 'post_title' => 'Attic' ) );
		clean_post_cache( $people->post['room'] );

		self::assertSame( $people->post['studio'], get_post( $people->post['room'] )?->post_parent );
	}

	/** Checks a database that fails to return the room's studio and bookings: nothing moves, but the title is saved. */
	public function test_nothing_moves_while_the_database_does_not_answer(): void {
		$people = $this->booked( array() );
		$break  = static fn( string $sql ): string => str_contains( $sql, 'SELECT post_type, post_status, post_parent' ) ? 'SELECT nothing FROM nowhere' : $sql;
		add_filter( 'query', $break );
		self::wpdb()->suppress_errors( true );
		try {
			wp_update_post( array( 'ID' => $people->post['room'], 'post_title' => 'Attic', 'post_parent' => $people->post['foreign'], 'post_status' => 'draft', 'post_type' => 'page' ) );
			$page = wp_insert_post( array( 'post_title' => 'Prices', 'post_type' => 'page', 'post_status' => 'draft' ) );
			wp_update_post( array( 'ID' => $page, 'post_status' => 'private' ) );
		} finally {
			self::wpdb()->suppress_errors( false );
			remove_filter( 'query', $break );
		}
		$room = get_post( $people->post['room'] );

		self::assertSame(
			array( 'Attic', $people->post['studio'], 'publish', 'studio_cal_room' ),
			array( $room?->post_title, $room?->post_parent, $room?->post_status, $room?->post_type )
		);
		self::assertSame( 'private', get_post_status( $page ) );
	}

	/** @param array<string, string> $change */
	#[DataProvider( 'ways_out' )]
	public function test_what_is_booked_stays_published( array $change ): void {
		$people = $this->booked( array() );
		foreach ( array( 'room', 'studio' ) as $what ) {
			$id = $people->post[ $what ];
			foreach ( array( 0, $people->user['owner'], $people->user['administrator'] ) as $user ) {
				wp_set_current_user( $user );
				wp_update_post( array( 'ID' => $id, 'post_title' => "By $user" ) + $change ); // @phpstan-ignore argument.type (columns of a post)
				self::assertSame( array( 'publish', "By $user" ), array( get_post( $id )?->post_status, get_post( $id )?->post_title ) );
				self::assertLessThanOrEqual( gmdate( 'Y-m-d H:i:s' ), (string) get_post( $id )?->post_date_gmt );
			}
		}
		$free = $people->post['foreign_room'];
		wp_update_post( array( 'ID' => $free ) + $change ); // @phpstan-ignore argument.type (see above)
		self::assertNotSame( 'publish', get_post( $free )?->post_status );
	}

	/** @return iterable<string, array{ array<string, string> }> */
	public static function ways_out(): iterable {
		foreach ( array( 'draft', 'private', 'pending', 'trash', 'auto-draft' ) as $status ) {
			yield $status => array( array( 'post_status' => $status ) );
		}
		yield 'a date to come' => array( array( 'post_status' => 'publish', 'post_date' => '2099-01-01 00:00:00', 'post_date_gmt' => '2099-01-01 00:00:00', 'edit_date' => '1' ) );
	}

	/** @param array<string, string> $change */
	#[DataProvider( 'calls' )]
	public function test_rest_answers_409_with_words( string $what, array $change ): void {
		$people = $this->booked( array() );
		$id     = $people->post[ $what ];
		$answer = $this->dispatch( 'POST', "/wp/v2/studio_cal_$what/$id", $change, $people->user['owner'] );

		self::assertSame( 409, $answer->get_status() );
		self::assertStringContainsString( 'stays published because it has upcoming bookings', (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( 'publish', get_post_status( $id ) );
		self::assertSame( 200, $this->dispatch( 'POST', "/wp/v2/studio_cal_$what/$id", array( 'title' => 'Renamed' ), $people->user['owner'] )->get_status() );
	}

	/** @return iterable<string, array{ string, array<string, string> }> */
	public static function calls(): iterable {
		yield 'room, draft' => array( 'room', array( 'status' => 'draft' ) );
		yield 'room, private' => array( 'room', array( 'status' => 'private' ) );
		yield 'studio, draft' => array( 'studio', array( 'status' => 'draft' ) );
	}

	/** @param array<string, mixed> $request Request of the screen; `%d` is the room, `%s` the other studio. */
	#[DataProvider( 'screens' )]
	public function test_the_screens_say_why( string $page, array $request, string $words ): void {
		$people = $this->booked( array() );
		wp_set_current_user( $people->user['administrator'] );
		$ids      = array( '%d' => (string) $people->post['room'], '%s' => (string) $people->post['foreign'] );
		$_REQUEST = array_map( static fn( mixed $value ): mixed => is_array( $value ) ? array( $people->post['room'] ) : strtr( is_string( $value ) ? $value : '', $ids ), $request );
		self::assertStringContainsString( $words, $this->said_on( $page ) );

		unset( $_REQUEST['visibility'], $_REQUEST['keep_private'] );
		$_REQUEST = array( '_status' => 'publish', 'post_status' => 'publish', 'post_parent' => '-1', 'parent_id' => (string) $people->post['studio'] ) + $_REQUEST;
		self::assertSame( '', $this->said_on( $page ) );
	}

	/** @return iterable<string, array{ string, array<string, mixed>, string }> */
	public static function screens(): iterable {
		$stays = 'stays published because it has upcoming bookings';
		$moves = 'was not moved because it has bookings';
		$edit  = array( 'action' => 'editpost', 'post_ID' => '%d' );
		$quick = array( 'action' => 'inline-save', 'post_ID' => '%d' );
		$bulk  = array( 'bulk_edit' => 'Update', 'post' => array() );
		yield 'edit, draft' => array( 'post.php', $edit + array( 'post_status' => 'draft' ), $stays );
		yield 'edit, private' => array( 'post.php', $edit + array( 'post_status' => 'publish', 'visibility' => 'private' ), $stays );
		yield 'edit, studio' => array( 'post.php', $edit + array( 'parent_id' => '%s' ), $moves );
		yield 'quick edit, draft' => array( 'admin-ajax.php', $quick + array( '_status' => 'draft' ), $stays );
		yield 'quick edit, private' => array( 'admin-ajax.php', $quick + array( 'keep_private' => 'private' ), $stays );
		yield 'quick edit, studio' => array( 'admin-ajax.php', $quick + array( 'post_parent' => '%s' ), $moves );
		yield 'bulk edit, pending' => array( 'edit.php', $bulk + array( '_status' => 'pending', 'post_parent' => '-1' ), $stays );
		yield 'bulk edit, studio' => array( 'edit.php', $bulk + array( '_status' => '-1', 'post_parent' => '%s' ), $moves );
	}

	/** Checks that a change that only saving could refuse is explained on the next screen. */
	public function test_what_was_kept_is_said_after_saving(): void {
		$people = $this->booked( array() );
		wp_update_post( array( 'ID' => $people->post['room'], 'post_status' => 'draft' ) );
		$next = apply_filters( 'redirect_post_location', 'post.php?post=1', $people->post['room'] );
		remove_all_filters( 'redirect_post_location' );
		self::assertIsString( $next );
		parse_str( (string) wp_parse_url( $next, PHP_URL_QUERY ), $_GET );
		ob_start();
		do_action( 'admin_notices' );

		self::assertStringContainsString( 'stay published and where they are', (string) ob_get_clean() );
	}

	/** @param array<string, int|string> $booking Columns that replace the defaults. */
	private function booked( array $booking ): People {
		$people = new People( $this->make );
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], $booking );

		return $people;
	}

	/** Returns the message with which wp_die ends a screen of wp-admin, or '' if it does not. */
	private function said_on( string $page ): string {
		$before             = $GLOBALS['pagenow'] ?? null;
		$GLOBALS['pagenow'] = $page;
		$handler            = static fn(): callable => static fn( string $message ) => throw new RuntimeException( $message );
		add_filter( 'wp_die_handler', $handler );
		add_filter( 'wp_die_ajax_handler', $handler );
		try {
			$this->words_of_screens()->refuse_screen();
			return '';
		} catch ( RuntimeException $died ) {
			return $died->getMessage();
		} finally {
			remove_filter( 'wp_die_handler', $handler );
			remove_filter( 'wp_die_ajax_handler', $handler );
			$GLOBALS['pagenow'] = $before;
		}
	}

	/** Returns the tested listener of admin_init alone, since the others send headers and emails. */
	private function words_of_screens(): Booked_Words {
		$database  = new Database( self::wpdb() );
		$revisions = new Revisions( $database );
		$bookings  = new Bookings( $database );
		$coming    = new Coming_Bookings( $bookings, new System_Clock() );

		return new Booked_Words( new Booked_Posts( new Studio_Posts( $database, new Studio_Lock( $database ), $revisions ), $bookings, $coming ) );
	}

	private function model_revision( int $studio ): int {
		$row = ( new Database( self::wpdb() ) )->row( "SELECT model_revision FROM {$this->make->table( Table::Revisions )} WHERE studio_id = %d", array( $studio ) );

		return (int) ( $row['model_revision'] ?? 0 );
	}
}
