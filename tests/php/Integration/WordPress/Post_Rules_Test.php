<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;

final class Post_Rules_Test extends Test_Case {

	public function test_who_makes_a_studio_is_its_owner(): void {
		$admin = $this->make->user( 'administrator' );
		wp_set_current_user( $admin );
		$studio = wp_insert_post( array( 'post_type' => Post_Type::STUDIO, 'post_title' => 'New', 'post_status' => 'draft' ) );

		self::assertSame( Member_Role::Owner, ( new Members() )->role_of( $studio, $admin ) );
		wp_delete_post( $studio, true );
	}

	/** Checks the empty post that WordPress stores as soon as its "add new" screen is opened. */
	public function test_opening_the_screen_makes_nobody_an_owner(): void {
		$admin = $this->make->user( 'administrator' );
		wp_set_current_user( $admin );
		$studio = get_default_post_to_edit( Post_Type::STUDIO, true )->ID;
		self::assertSame( array(), ( new Members() )->of_studio( $studio ) );

		wp_update_post( array( 'ID' => $studio, 'post_title' => 'New', 'post_status' => 'publish' ) );
		self::assertSame( Member_Role::Owner, ( new Members() )->role_of( $studio, $admin ) );
		wp_delete_post( $studio, true );
	}

	public function test_publishing_again_lists_nobody_anew(): void {
		$people = new People( $this->make );
		( new Members() )->remove( $people->post['studio'], $people->user['owner'] );

		wp_update_post( array( 'ID' => $people->post['studio'], 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $people->post['studio'], 'post_status' => 'publish' ) );
		self::assertNull( ( new Members() )->role_of( $people->post['studio'], $people->user['owner'] ) );
	}

	public function test_an_owner_moves_no_room_into_another_studio(): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['owner'] );

		wp_update_post( array( 'ID' => $people->post['room'], 'post_title' => 'Attic', 'post_parent' => $people->post['foreign'], 'post_author' => $people->user['trainer'] ) );
		$room = get_post( $people->post['room'] );
		self::assertSame( 'Attic', $room?->post_title );
		self::assertSame( $people->post['studio'], $room->post_parent );
		self::assertSame( 0, (int) $room->post_author );
	}

	public function test_an_owner_gives_the_studio_to_nobody_by_its_author(): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['owner'] );

		wp_update_post( array( 'ID' => $people->post['studio'], 'post_author' => $people->user['trainer'] ) );
		self::assertSame( $people->user['owner'], (int) get_post( $people->post['studio'] )?->post_author );
	}

	public function test_a_new_room_in_a_foreign_studio_is_not_made(): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['owner'] );

		self::assertSame( 0, wp_insert_post( array( 'post_type' => Post_Type::ROOM, 'post_title' => 'x', 'post_status' => 'publish', 'post_parent' => $people->post['foreign'] ) ) );
	}

	#[DataProvider( 'places_that_are_no_studio' )]
	public function test_a_room_without_a_studio_is_not_saved( string $status, string $place ): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['administrator'] );
		$parent = 'nowhere' === $place ? 0 : $people->post[ $place ];

		self::assertSame( 0, wp_insert_post( array( 'post_type' => Post_Type::ROOM, 'post_title' => 'x', 'post_status' => $status, 'post_parent' => $parent ) ) );
		wp_update_post( array( 'ID' => $people->post['room'], 'post_status' => $status, 'post_parent' => $parent ) );
		self::assertSame( $people->post['studio'], get_post( $people->post['room'] )?->post_parent );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function places_that_are_no_studio(): iterable {
		foreach ( array( 'publish', 'draft', 'private', 'pending', 'future' ) as $status ) {
			yield "$status, nowhere" => array( $status, 'nowhere' );
			yield "$status, below an event" => array( $status, 'event' );
		}
	}

	/** Checks the empty room that WordPress stores as soon as "Add room" is opened. */
	public function test_a_room_of_somebody_with_one_studio_is_in_it_from_the_start(): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['owner'] );
		$room = get_default_post_to_edit( Post_Type::ROOM, true )->ID;
		self::assertSame( $people->post['studio'], get_post( $room )?->post_parent );
		wp_delete_post( $room, true );

		$this->make->studio( $people->user['owner'] );
		$room = get_default_post_to_edit( Post_Type::ROOM, true )->ID;
		self::assertSame( 0, get_post( $room )?->post_parent, 'Of two, one has to be chosen.' );
		wp_update_post( array( 'ID' => $room, 'post_status' => 'publish', 'post_title' => 'x', 'post_parent' => $people->post['foreign'] ) );
		self::assertSame( 'auto-draft', get_post_status( $room ), 'Not one of somebody else.' );
		wp_update_post( array( 'ID' => $room, 'post_status' => 'publish', 'post_title' => 'x', 'post_parent' => $people->post['studio'] ) );
		$saved = get_post( $room, ARRAY_A );
		self::assertSame( array( 'publish', $people->post['studio'] ), array( $saved['post_status'] ?? '', $saved['post_parent'] ?? 0 ) );
		wp_delete_post( $room, true );
	}

	public function test_an_administrator_moves_rooms(): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['administrator'] );

		wp_update_post( array( 'ID' => $people->post['room'], 'post_parent' => $people->post['foreign'] ) );
		self::assertSame( $people->post['foreign'], get_post( $people->post['room'] )?->post_parent );
	}

	public function test_a_studio_that_is_deleted_takes_its_rooms_along(): void {
		$people = new People( $this->make );
		wp_delete_post( $people->post['studio'], true );

		self::assertNull( get_post( $people->post['room'] ) );
		self::assertNotNull( get_post( $people->post['foreign_room'] ) );
	}
}
