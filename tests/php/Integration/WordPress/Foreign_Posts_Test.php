<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;

/**
 * Tests that users cannot change studios, rooms and events of others in any way that wp-admin has, over HTTP and with a valid
 * nonce, since a nonce is no permission.
 */
#[Group( 'once' )]
final class Foreign_Posts_Test extends Test_Case {

	use With_Server;

	private const TYPES = array(
		'studio'        => Post_Type::STUDIO,
		'foreign'       => Post_Type::STUDIO,
		'room'          => Post_Type::ROOM,
		'foreign_room'  => Post_Type::ROOM,
		'event'         => Post_Type::EVENT,
		'foreign_event' => Post_Type::EVENT,
		'default_event' => Post_Type::EVENT,
	);

	/** Pairs of a user and a post that is not theirs. */
	private const FOREIGN = array(
		array( 'owner', 'foreign' ),
		array( 'owner', 'foreign_room' ),
		array( 'owner', 'foreign_event' ),
		array( 'owner', 'event' ),
		array( 'owner', 'default_event' ),
		array( 'foreign_owner', 'room' ),
		array( 'other_trainer', 'event' ),
		array( 'trainer', 'foreign_event' ),
		array( 'trainer', 'default_event' ),
		array( 'trainer', 'room' ),
		array( 'trainer', 'studio' ),
		array( 'subscriber', 'event' ),
	);

	private const WAYS = array( 'screen', 'save', 'quick edit', 'bulk edit', 'trash', 'bulk trash', 'delete', 'untrash' );

	#[DataProvider( 'foreign' )]
	public function test_what_is_not_ones_own_is_refused( string $way, string $who, string $post ): void {
		$id     = self::$people->post[ $post ];
		$before = self::stored( $id );
		$page   = self::send( $way, $id, self::TYPES[ $post ], self::$people->user[ $who ] );

		self::assertSame( 403, $page->status );
		self::assertSame( array(), $page->complaints );
		self::assertSame( $before, self::stored( $id ) );
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function foreign(): iterable {
		foreach ( self::FOREIGN as [ $who, $post ] ) {
			foreach ( self::WAYS as $way ) {
				yield "$who, $post: $way" => array( $way, $who, $post );
			}
		}
	}

	/** Sends the same requests for users with permission; without this, a malformed request would look refused. */
	#[DataProvider( 'own' )]
	public function test_what_is_ones_own_is_done( string $way, string $who, string $post ): void {
		$people = new People( $this->make );
		$id     = $people->post[ $post ];
		if ( 'untrash' === $way ) {
			wp_trash_post( $id );
		}
		$before = self::stored( $id );
		$page   = self::send( $way, $id, self::TYPES[ $post ], $people->user[ $who ] );

		self::assertContains( $page->status, array( 200, 302 ), $page->body );
		self::assertSame( array(), $page->complaints );
		self::assertSame( 'screen' === $way, self::stored( $id ) === $before );
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function own(): iterable {
		foreach ( self::WAYS as $way ) {
			yield "trainer, event: $way" => array( $way, 'trainer', 'event' );
			yield "owner, room: $way" => array( $way, 'owner', 'room' );
		}
		foreach ( array( 'screen', 'save', 'quick edit' ) as $way ) {
			yield "owner, studio: $way" => array( $way, 'owner', 'studio' );
		}
	}

	public function test_one_foreign_post_among_own_ones_refuses_them_all(): void {
		$people = self::$people;
		$before = self::stored( $people->post['room'] );
		$fields = self::bulk( 'trash', Post_Type::ROOM, array( $people->post['room'], $people->post['foreign_room'] ), $people->user['owner'] );

		self::assertSame( 403, self::$server->post( '/wp-admin/edit.php', $fields, $people->user['owner'] )->status );
		self::assertSame( $before, self::stored( $people->post['room'] ) );
	}

	#[DataProvider( 'parents' )]
	public function test_a_room_is_put_into_no_studio_of_others( string $way, string $field ): void {
		$people = self::$people;
		$owner  = $people->user['owner'];
		$id     = $people->post['room'];
		$before = self::stored( $id );
		$fields = match ( $way ) {
			'quick edit' => self::quick( $id, Post_Type::ROOM, $owner ),
			'bulk edit'  => self::bulk( 'edit', Post_Type::ROOM, array( $id ), $owner ),
			default      => self::saved( $id, Post_Type::ROOM, $owner ),
		};
		$page = self::$server->post( self::target( $way ), array( $field => (string) $people->post['foreign'] ) + $fields, $owner );

		self::assertSame( 403, $page->status );
		self::assertSame( $before, self::stored( $id ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function parents(): iterable {
		foreach ( array( 'save', 'quick edit', 'bulk edit' ) as $way ) {
			yield "$way, as a field" => array( $way, 'post_parent' );
			yield "$way, as the box of attributes" => array( $way, 'parent_id' );
		}
	}

	/** @param array<string, string> $fields */
	#[DataProvider( 'calls' )]
	public function test_our_own_screens_calls_are_refused( string $path, string $nonce, array $fields, string $who ): void {
		$user   = self::$people->user[ $who ];
		$names  = array( '{foreign}' => (string) self::$people->post['foreign'], '{studio}' => (string) self::$people->post['studio'] );
		$fields = array_map( static fn( string $value ): string => strtr( $value, $names ), $fields );
		$before = array( get_option( 'studio_calendar_remove_data' ), get_option( 'studio_calendar_start_dismissed' ), wp_count_posts( Post_Type::STUDIO ) );
		$page   = self::$server->post( $path . '?' . http_build_query( $fields ), $fields + array( '_wpnonce' => self::$server->nonce( $nonce, $user ) ), $user );
		wp_cache_flush();

		self::assertSame( 403, $page->status, $page->body );
		self::assertEquals( $before, array( get_option( 'studio_calendar_remove_data' ), get_option( 'studio_calendar_start_dismissed' ), wp_count_posts( Post_Type::STUDIO ) ) );
	}

	/** @return iterable<string, array{ string, string, array<string, string>, string }> */
	public static function calls(): iterable {
		$post    = '/wp-admin/admin-post.php';
		$setting = array( 'action' => 'update', 'option_page' => 'studio-calendar-settings', 'studio_calendar_remove_data' => '1' );
		$export  = array( 'action' => 'studio_calendar_export', 'studio_id' => '{foreign}', 'date_from' => '2026-11-01', 'date_to' => '2026-11-30' );
		foreach ( array( 'owner', 'trainer', 'subscriber' ) as $who ) {
			yield "$who, start" => array( $post, 'studio_calendar_start', array( 'action' => 'studio_calendar_start', 'do' => 'demo' ), $who );
			yield "$who, not now" => array( $post, 'studio_calendar_start', array( 'action' => 'studio_calendar_start', 'do' => 'dismiss' ), $who );
			yield "$who, test of the connection" => array( $post, 'studio_calendar_test', array( 'action' => 'studio_calendar_test' ), $who );
			yield "$who, settings" => array( '/wp-admin/options.php', 'studio-calendar-settings-options', $setting, $who );
			yield "$who, another studio's bookings as a file" => array( $post, 'studio_calendar_export', $export, $who );
		}
	}

	/** @return list<mixed> The post with its meta, as the server's process stored it. */
	private static function stored( int $id ): array {
		wp_cache_flush();

		return array( get_post( $id, ARRAY_A ), array_diff_key( (array) get_post_meta( $id ), array( '_edit_lock' => 1 ) ) );
	}

	private static function send( string $way, int $id, string $type, int $user ): Web_Page {
		return match ( $way ) {
			'screen'                     => self::$server->get( "/wp-admin/post.php?action=edit&post=$id", $user ),
			'save'                       => self::$server->post( self::target( $way ), self::saved( $id, $type, $user ), $user ),
			'quick edit'                 => self::$server->post( self::target( $way ), self::quick( $id, $type, $user ), $user ),
			'bulk edit'                  => self::$server->post( self::target( $way ), self::bulk( 'edit', $type, array( $id ), $user ), $user ),
			'bulk trash'                 => self::$server->post( self::target( $way ), self::bulk( 'trash', $type, array( $id ), $user ), $user ),
			default /* link of a row */  => self::$server->get( "/wp-admin/post.php?action=$way&post=$id&_wpnonce=" . self::$server->nonce( "$way-post_$id", $user ), $user ),
		};
	}

	private static function target( string $way ): string {
		return '/wp-admin/' . match ( $way ) {
			'quick edit' => 'admin-ajax.php',
			'save'       => 'post.php',
			default      => 'edit.php',
		};
	}

	/** @return array<string, string> */
	private static function saved( int $id, string $type, int $user ): array {
		return array(
			'action'      => 'editpost',
			'post_ID'     => (string) $id,
			'post_type'   => $type,
			'post_title'  => 'Taken over',
			'post_status' => 'publish',
			'_wpnonce'    => self::$server->nonce( "update-post_$id", $user ),
		);
	}

	/** @return array<string, string> */
	private static function quick( int $id, string $type, int $user ): array {
		return array(
			'action'       => 'inline-save',
			'screen'       => "edit-$type",
			'post_view'    => 'list',
			'post_ID'      => (string) $id,
			'post_type'    => $type,
			'post_title'   => 'Taken over',
			'post_name'    => 'taken-over',
			'_status'      => 'publish',
			'_inline_edit' => self::$server->nonce( 'inlineeditnonce', $user ),
		);
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, mixed>
	 */
	private static function bulk( string $action, string $type, array $ids, int $user ): array {
		$fields = array( 'action' => $action, 'post_type' => $type, 'post' => $ids, '_wpnonce' => self::$server->nonce( 'bulk-posts', $user ) );

		return 'edit' === $action ? $fields + array( 'bulk_edit' => 'Update', '_status' => 'draft', 'post_parent' => '-1' ) : $fields;
	}
}
