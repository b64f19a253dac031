<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of the screens of wp-admin over HTTP: who can open them, and what they show. */
#[Group( 'once' )]
final class Admin_Screens_Test extends Test_Case {

	use With_Server;

	/**
	 * @param list<string> $shown
	 * @param list<string> $hidden
	 */
	#[DataProvider( 'lists' )]
	public function test_a_list_shows_what_one_may_read( string $type, string $who, array $shown, array $hidden ): void {
		$page = self::$server->get( "/wp-admin/edit.php?post_type=$type", self::$people->user[ $who ] );

		self::assertSame( 200, $page->status );
		self::assertSame( array(), $page->complaints );
		foreach ( $shown as $post ) {
			self::assertTrue( str_contains( $page->body, 'id="post-' . self::$people->post[ $post ] . '"' ), "$post is in the list" );
		}
		foreach ( $hidden as $post ) {
			self::assertFalse( str_contains( $page->body, 'post-' . self::$people->post[ $post ] . '"' ), "$post is not" );
		}
		if ( 'administrator' !== $who ) {
			self::assertStringNotContainsString( 'class="subsubsub"', $page->body, 'No counts of other studios\' posts.' );
		}
	}

	/** @return iterable<string, array{ string, string, list<string>, list<string> }> */
	public static function lists(): iterable {
		yield 'rooms, owner' => array( Post_Type::ROOM, 'owner', array( 'room' ), array( 'foreign_room' ) );
		yield 'studios, owner' => array( Post_Type::STUDIO, 'owner', array( 'studio' ), array( 'foreign' ) );
		yield 'events, owner' => array( Post_Type::EVENT, 'owner', array( 'event', 'default_event' ), array( 'foreign_event' ) );
		// WordPress opens the list at "Mine" for users who have posts of their own.
		yield 'events, trainer' => array( Post_Type::EVENT, 'trainer', array( 'event' ), array( 'foreign_event', 'default_event' ) );
		yield 'events, other trainer' => array( Post_Type::EVENT, 'other_trainer', array( 'default_event' ), array( 'event', 'foreign_event' ) );
		yield 'rooms, administrator' => array( Post_Type::ROOM, 'administrator', array( 'room', 'foreign_room' ), array() );
	}

	#[DataProvider( 'doors' )]
	public function test_a_screen_opens_for( string $path, string $who, int $status ): void {
		$names = array();
		foreach ( self::$people->post as $name => $id ) {
			$names[ "{{$name}}" ] = (string) $id;
		}

		// WordPress before 7.0 refuses some screens with its default of 500.
		$expected = 403 === $status ? array( 403, 500 ) : array( $status );
		$page     = self::$server->get( '/wp-admin/' . strtr( $path, $names ), self::$people->user[ $who ] );
		self::assertContains( $page->status, $expected );
		self::assertSame( 200 === $status, str_contains( $page->body, 'id="wpbody"' ) );
	}

	/** @return iterable<string, array{ string, string, int }> */
	public static function doors(): iterable {
		yield 'trainer, own event' => array( 'post.php?action=edit&post={event}', 'trainer', 200 );
		yield 'other trainer, that event' => array( 'post.php?action=edit&post={event}', 'other_trainer', 403 );
		yield 'trainer, default event' => array( 'post.php?action=edit&post={default_event}', 'trainer', 403 );
		yield 'trainer, new event' => array( 'post-new.php?post_type=studio_cal_event', 'trainer', 200 );
		yield 'trainer, rooms' => array( 'edit.php?post_type=studio_cal_room', 'trainer', 403 );
		yield 'trainer, room' => array( 'post.php?action=edit&post={room}', 'trainer', 403 );
		yield 'trainer, new studio' => array( 'post-new.php?post_type=studio_cal_studio', 'trainer', 403 );
		yield 'trainer, posts' => array( 'edit.php', 'trainer', 403 );
		yield 'trainer, users' => array( 'users.php', 'trainer', 403 );
		yield 'owner, own studio' => array( 'post.php?action=edit&post={studio}', 'owner', 200 );
		yield 'owner, own room' => array( 'post.php?action=edit&post={room}', 'owner', 200 );
		yield 'owner, new room' => array( 'post-new.php?post_type=studio_cal_room', 'owner', 200 );
		yield 'owner, new studio' => array( 'post-new.php?post_type=studio_cal_studio', 'owner', 403 );
		yield 'owner, another\'s studio' => array( 'post.php?action=edit&post={foreign}', 'owner', 403 );
		yield 'owner, another\'s room' => array( 'post.php?action=edit&post={foreign_room}', 'owner', 403 );
		yield 'owner, options' => array( 'options-general.php', 'owner', 403 );
		yield 'owner, new user' => array( 'user-new.php', 'owner', 403 );
		yield 'subscriber, events' => array( 'edit.php?post_type=studio_cal_event', 'subscriber', 403 );
		yield 'administrator, another\'s studio' => array( 'post.php?action=edit&post={foreign}', 'administrator', 200 );
	}

	public function test_a_studios_screen_says_how_to_show_its_calendar(): void {
		$id   = self::$people->post['studio'];
		$page = self::$server->get( "/wp-admin/post.php?action=edit&post=$id", self::$people->user['owner'] );
		$box  = ( new Mounts( $page->body ) )->all( '//*[@data-studio-calendar-box]' );

		self::assertCount( 1, $box );
		self::assertSame(
			array( 'shortcode' => "[studio_calendar studio_id=\"$id\"]", 'pageUrl' => home_url( "/?studio_calendar=page&studio_id=$id" ) ),
			json_decode( $box[0]->getAttribute( 'data-studio-calendar-box' ), true )
		);
		self::assertStringContainsString( 'build/admin/index.js', $page->body );
	}

	public function test_deleting_a_booked_trainer_is_refused_with_the_reason(): void {
		$people = self::$people;
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'] );
		$name = get_userdata( $people->user['trainer'] )->display_name ?? '';
		$one  = self::$server->get( '/wp-admin/users.php?action=delete&user=' . $people->user['trainer'], $people->user['administrator'] );
		$both = self::$server->get( "/wp-admin/users.php?action=-1&action2=delete&users[]={$people->user['other_trainer']}&users[]={$people->user['trainer']}", $people->user['administrator'] );
		self::wpdb()->delete( $this->make->table( Table::Bookings ), array( 'trainer_id' => $people->user['trainer'] ) );

		foreach ( array( $one, $both ) as $page ) {
			self::assertSame( 403, $page->status );
			self::assertStringContainsString( "These people have upcoming bookings: $name.", $page->body );
		}
	}

	public function test_an_events_screen_has_its_pictures_for_those_who_may_edit_it(): void {
		$id   = self::$people->post['event'];
		$page = self::$server->get( "/wp-admin/post.php?action=edit&post=$id", self::$people->user['trainer'] );
		$box  = ( new Mounts( $page->body ) )->all( '//*[@data-studio-calendar-gallery]' );

		self::assertCount( 1, $box );
		self::assertSame( (string) self::$people->user['trainer'], $box[0]->getAttribute( 'data-author' ) );
		self::assertStringContainsString( 'build/admin/index.js', $page->body );
		self::assertStringContainsString( 'wp-includes/js/media-views', $page->body );
		self::assertSame( 403, self::$server->get( "/wp-admin/post.php?action=edit&post=$id", self::$people->user['owner'] )->status );
	}

	public function test_other_screens_load_nothing_of_ours(): void {
		$admin = self::$people->user['administrator'];
		foreach ( array( 'index.php', 'edit.php', 'users.php' ) as $screen ) {
			self::assertStringNotContainsString( 'studio-calendar/build', self::$server->get( "/wp-admin/$screen", $admin )->body, $screen );
		}
	}

	public function test_an_events_description_is_plain_text(): void {
		$page = self::$server->get( '/wp-admin/post.php?action=edit&post=' . self::$people->post['event'], self::$people->user['trainer'] );

		self::assertStringContainsString( 'id="content"', $page->body );
		self::assertStringNotContainsString( 'switch-tmce', $page->body );
		self::assertStringNotContainsString( 'qt_content_', $page->body );
	}
}
