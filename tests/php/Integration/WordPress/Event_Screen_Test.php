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

/** Tests of forms sent as by a browser: assigning an event to a trainer, on its screen and in quick edit, and adding a room. */
#[Group( 'once' )]
final class Event_Screen_Test extends Test_Case {

	use With_Server;

	/** @var list<int> */
	private array $events = array();

	protected function tearDown(): void {
		foreach ( $this->events as $event ) {
			wp_delete_post( $event, true );
		}
		parent::tearDown();
	}

	#[DataProvider( 'givers' )]
	public function test_an_event_is_given_to_a_trainer_of_ones_studios( string $who, string $to, bool $is_given ): void {
		$people = self::$people;
		$event  = $this->event_of( $who );
		$screen = $this->screen( $event, $who );
		self::assertSame( 'subscriber' !== $to && $is_given, str_contains( $screen, '<option value="' . $people->user[ $to ] . '"' ) );

		$saved = self::$server->post( '/wp-admin/post.php', $this->form( $event, $who, $screen ) + array( 'studio_calendar' => array( 'trainer' => (string) $people->user[ $to ] ) ), $people->user[ $who ] );
		wp_cache_flush();
		self::assertSame( 302, $saved->status );
		self::assertSame( 'Given', get_the_title( $event ) );
		self::assertSame( $people->user[ $is_given ? $to : $who ], (int) get_post( $event )?->post_author );
		if ( $is_given && 'owner' === $who ) {
			self::assertStringContainsString( 'edit.php?post_type=studio_cal_event', $saved->headers['location'] ?? '', 'Its screen is not the owner\'s any more.' );
		}
	}

	/** @return iterable<string, array{ string, string, bool }> */
	public static function givers(): iterable {
		yield 'owner to a trainer' => array( 'owner', 'trainer', true );
		yield 'owner to the owner of another studio' => array( 'owner', 'foreign_owner', false );
		yield 'owner to somebody in no studio' => array( 'owner', 'subscriber', false );
		yield 'administrator to a trainer' => array( 'administrator', 'trainer', true );
		yield 'administrator to an owner' => array( 'administrator', 'foreign_owner', true );
		yield 'administrator to somebody in no studio' => array( 'administrator', 'subscriber', false );
		yield 'trainer to another trainer' => array( 'trainer', 'other_trainer', false );
	}

	public function test_quick_edit_keeps_the_trainer_and_lists_the_others(): void {
		$people = self::$people;
		$admin  = $people->user['administrator'];
		$event  = $this->event_of( 'trainer' );
		$list   = self::$server->get( '/wp-admin/edit.php?post_type=' . Post_Type::EVENT, $admin )->body;
		self::assertMatchesRegularExpression( '/<select name=.post_author.[^>]*>.*<option value=.' . $people->user['other_trainer'] . '/s', $list );

		self::$server->post(
			'/wp-admin/admin-ajax.php',
			array(
				'action'       => 'inline-save',
				'screen'       => 'edit-' . Post_Type::EVENT,
				'post_view'    => 'list',
				'post_ID'      => (string) $event,
				'post_type'    => Post_Type::EVENT,
				'post_title'   => 'Quickly',
				'_status'      => 'publish',
				'_inline_edit' => self::$server->nonce( 'inlineeditnonce', $admin ),
			),
			$admin
		);
		wp_cache_flush();
		self::assertSame( array( 'Quickly', $people->user['trainer'] ), array( get_the_title( $event ), (int) get_post( $event )?->post_author ) );
	}

	public function test_a_room_that_is_sent_without_a_studio_says_so(): void {
		$people = self::$people;
		$admin  = $people->user['administrator'];
		$html   = self::$server->get( '/wp-admin/post-new.php?post_type=' . Post_Type::ROOM, $admin )->body;
		self::assertMatchesRegularExpression( '/<select id="parent_id" name="parent_id" required>.*<option value="' . $people->post['foreign'] . '"/s', $html );
		self::assertSame( 1, preg_match( '/name=.post_ID. value=.(\d+)/', $html, $found ) );
		$room           = (int) $found[1];
		$this->events[] = $room;
		$form           = array( 'action' => 'editpost', 'post_ID' => (string) $room, 'post_type' => Post_Type::ROOM, 'post_title' => 'Attic', 'publish' => 'Publish', '_wpnonce' => self::$server->nonce( "update-post_$room", $admin ) );

		$page = self::$server->post( '/wp-admin/post.php', $form + array( 'parent_id' => '' ), $admin );
		self::assertSame( 400, $page->status );
		self::assertStringContainsString( 'A room belongs to a studio', $page->body );
		self::assertSame( 302, self::$server->post( '/wp-admin/post.php', $form + array( 'parent_id' => (string) $people->post['foreign'] ), $admin )->status );
		wp_cache_flush();
		self::assertSame( array( 'publish', $people->post['foreign'] ), array( get_post_status( $room ), get_post( $room )?->post_parent ) );
	}

	/** Checks that every link of the plugin's menu opens for the role that sees it. */
	#[DataProvider( 'roles' )]
	public function test_the_menu_leads_where_one_may_go( string $who ): void {
		$user = self::$people->user[ $who ];
		$html = self::$server->get( '/wp-admin/profile.php', $user )->body;
		self::assertGreaterThan( 0, preg_match_all( '/<a href=[\'"]([^\'"]*(?:studio_cal|studio-calendar)[^\'"]*)/', $html, $links ) );
		foreach ( array_unique( $links[1] ) as $link ) {
			self::assertSame( 200, self::$server->get( '/wp-admin/' . html_entity_decode( $link ), $user )->status, "$who: $link" );
		}
	}

	/** @return iterable<string, array{ string }> */
	public static function roles(): iterable {
		foreach ( array( 'owner', 'trainer', 'administrator' ) as $who ) {
			yield $who => array( $who );
		}
	}

	private function event_of( string $who ): int {
		$event          = wp_insert_post( array( 'post_type' => Post_Type::EVENT, 'post_title' => 'Mine', 'post_status' => 'publish', 'post_author' => self::$people->user[ $who ] ) );
		$this->events[] = $event;

		return $event;
	}

	private function screen( int $event, string $who ): string {
		$page = self::$server->get( "/wp-admin/post.php?action=edit&post=$event", self::$people->user[ $who ] );
		self::assertSame( array( 200, array() ), array( $page->status, $page->complaints ) );

		return $page->body;
	}

	/** @return array<string, string> Form fields with the nonces of the screen. */
	private function form( int $event, string $who, string $screen ): array {
		self::assertSame( 1, preg_match( '/name="studio_calendar_nonce" value="(\w+)"/', $screen, $nonce ) );

		return array(
			'action'                => 'editpost',
			'post_ID'               => (string) $event,
			'post_type'             => Post_Type::EVENT,
			'post_author'           => (string) self::$people->user[ $who ],
			'post_title'            => 'Given',
			'post_status'           => 'publish',
			'studio_calendar_nonce' => $nonce[1],
			'_wpnonce'              => self::$server->nonce( "update-post_$event", self::$people->user[ $who ] ),
		);
	}
}
