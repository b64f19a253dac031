<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of each user's capabilities on studios, rooms and events, cell by cell of a table. */
final class Capabilities_Test extends Test_Case {

	use With_People;

	/** Users by post and capability; those of People::WHO who are not listed do not have the capability. */
	private const ABOUT_POSTS = array(
		'studio'        => array(
			'read_post'   => array( 'trainer', 'other_trainer', 'owner', 'administrator' ),
			'edit_post'   => array( 'owner', 'administrator' ),
			'delete_post' => array( 'administrator' ),
		),
		'room'          => array(
			'read_post'   => array( 'trainer', 'other_trainer', 'owner', 'administrator' ),
			'edit_post'   => array( 'owner', 'administrator' ),
			'delete_post' => array( 'owner', 'administrator' ),
		),
		'event'         => array(
			'read_post'   => array( 'trainer', 'owner', 'administrator' ),
			'edit_post'   => array( 'trainer', 'administrator' ),
			'delete_post' => array( 'trainer', 'administrator' ),
		),
		'foreign_event' => array(
			'read_post' => array( 'foreign_owner', 'administrator' ),
			'edit_post' => array( 'foreign_owner', 'administrator' ),
		),
		'default_event' => array(
			'read_post'   => array( 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' ),
			'edit_post'   => array( 'administrator' ),
			'delete_post' => array( 'administrator' ),
		),
	);

	private const ABOUT_TYPES = array(
		'create_studio_cal_studios'        => array( 'administrator' ),
		'edit_studio_cal_studios'          => array( 'owner', 'foreign_owner', 'administrator' ),
		'delete_studio_cal_studios'        => array( 'administrator' ),
		'create_studio_cal_rooms'          => array( 'owner', 'foreign_owner', 'administrator' ),
		'edit_studio_cal_rooms'            => array( 'owner', 'foreign_owner', 'administrator' ),
		'create_studio_cal_events'         => array( 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' ),
		'edit_studio_cal_events'           => array( 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' ),
		'edit_others_studio_cal_events'    => array( 'administrator' ),
		'delete_others_studio_cal_events'  => array( 'administrator' ),
		'edit_posts'                       => array( 'administrator' ),
		'upload_files'                     => array( 'administrator' ),
		'list_users'                       => array( 'administrator' ),
		'create_users'                     => array( 'administrator' ),
		'promote_users'                    => array( 'administrator' ),
		'manage_options'                   => array( 'administrator' ),
		'read'                             => array( 'subscriber', 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' ),
	);

	/** @param list<string> $allowed */
	#[DataProvider( 'about_posts' )]
	public function test_a_post_is_for( string $post, string $capability, array $allowed ): void {
		$people = self::$people;

		foreach ( People::WHO as $who ) {
			self::assertSame( in_array( $who, $allowed, true ), user_can( $people->user[ $who ], $capability, $people->post[ $post ] ), $who );
		}
	}

	/** @return iterable<string, array{ string, string, list<string> }> */
	public static function about_posts(): iterable {
		foreach ( self::ABOUT_POSTS as $post => $verbs ) {
			foreach ( $verbs as $capability => $allowed ) {
				yield "$capability $post" => array( $post, $capability, $allowed );
			}
		}
	}

	/** @param list<string> $allowed */
	#[DataProvider( 'about_types' )]
	public function test_a_type_is_for( string $capability, array $allowed ): void {
		$people = self::$people;

		foreach ( People::WHO as $who ) {
			self::assertSame( in_array( $who, $allowed, true ), user_can( $people->user[ $who ], $capability ), $who );
		}
	}

	/** @return iterable<string, array{ string, list<string> }> */
	public static function about_types(): iterable {
		foreach ( self::ABOUT_TYPES as $capability => $allowed ) {
			yield $capability => array( $capability, $allowed );
		}
	}

	public function test_the_role_alone_gives_nothing(): void {
		$people = self::$people;
		$idle   = $this->make->user( 'studio_owner' );

		self::assertTrue( user_can( $idle, 'read' ) );
		foreach ( array( 'edit_studio_cal_studios', 'create_studio_cal_rooms', 'edit_studio_cal_events' ) as $capability ) {
			self::assertFalse( user_can( $idle, $capability ), $capability );
		}
		self::assertFalse( user_can( $idle, 'read_post', $people->post['room'] ) );
	}

	public function test_a_trainer_who_left_keeps_no_power_over_the_own_event(): void {
		$people = new People( $this->make );
		( new Members() )->remove( $people->post['studio'], $people->user['trainer'] );

		self::assertFalse( user_can( $people->user['trainer'], 'edit_post', $people->post['event'] ) );
		self::assertFalse( user_can( $people->user['owner'], 'read_post', $people->post['event'] ) );
	}

	public function test_a_membership_written_onto_another_post_counts_for_nothing(): void {
		$people = new People( $this->make );
		$fake   = $this->make->event( $people->user['trainer'], 'A studio, says who' );
		update_post_meta( $fake, Members::KEY . $people->user['trainer'], '{"role":"owner"}' );
		$room = $this->make->room( $people->post['studio'] );
		self::wpdb()->update( self::wpdb()->posts, array( 'post_parent' => $fake ), array( 'ID' => $room ) );
		clean_post_cache( $room );

		self::assertFalse( user_can( $people->user['trainer'], 'edit_post', $room ) );
		self::assertFalse( user_can( $people->user['trainer'], 'edit_studio_cal_rooms' ) );
	}

	#[DataProvider( 'protected_meta' )]
	public function test_memberships_and_the_default_flag_are_not_written_through_wordpress( string $post, string $key, string $who ): void {
		$people = self::$people;
		$key    = str_replace( '{me}', (string) $people->user[ $who ], $key );

		self::assertFalse( user_can( $people->user[ $who ], 'edit_post_meta', $people->post[ $post ], $key ) );
		self::assertFalse( user_can( $people->user[ $who ], 'add_post_meta', $people->post[ $post ], $key ) );
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function protected_meta(): iterable {
		yield 'trainer makes the own event a default one' => array( 'event', Meta_Key::IS_DEFAULT, 'trainer' );
		yield 'trainer lists the own self as owner' => array( 'studio', Members::KEY . '{me}', 'trainer' );
		yield 'owner lists the own self elsewhere' => array( 'foreign', Members::KEY . '{me}', 'owner' );
		yield 'owner writes another studio\'s settings' => array( 'foreign', Meta_Key::GAP_MINUTES, 'owner' );
		yield 'trainer writes the studio\'s settings' => array( 'studio', Meta_Key::GAP_MINUTES, 'trainer' );
	}

	public function test_the_owner_writes_the_studios_settings(): void {
		$people = self::$people;

		self::assertTrue( user_can( $people->user['owner'], 'edit_post_meta', $people->post['studio'], Meta_Key::GAP_MINUTES ) );
	}

	public function test_a_stored_draft_of_an_event_is_for_those_of_the_event(): void {
		$people = self::$people;
		wp_set_current_user( $people->user['trainer'] );
		$draft = wp_insert_post( array( 'post_type' => 'revision', 'post_status' => 'inherit', 'post_parent' => $people->post['event'], 'post_title' => 'x' ) );

		self::assertTrue( user_can( $people->user['trainer'], 'read_post', $draft ) );
		self::assertFalse( user_can( $people->user['other_trainer'], 'read_post', $draft ) );
		wp_delete_post( $draft, true );
	}

	public function test_posts_of_others_are_left_alone_without_a_query(): void {
		$people = self::$people;
		$page   = self::factory_page( $people->user['administrator'] );
		$editor = $this->make->user( 'editor' );
		get_post( $page );
		user_can( $editor, 'read' );
		user_can( $people->user['owner'], 'read' );
		$before = self::wpdb()->num_queries;

		self::assertTrue( user_can( $editor, 'edit_post', $page ) );
		self::assertFalse( user_can( $people->user['owner'], 'edit_post', $page ) );
		self::assertSame( $before, self::wpdb()->num_queries );
		wp_delete_post( $page, true );
	}

	private static function factory_page( int $author ): int {
		return wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_author' => $author ) );
	}
}
