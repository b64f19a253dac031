<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of `/wp/v2/studio_cal_…`: reading requires membership, writing the capability of Capabilities_Test. */
final class Private_Rest_Test extends Test_Case {

	use With_People;

	private const READABLE = array(
		'studio'        => array( 'trainer', 'other_trainer', 'owner', 'administrator' ),
		'room'          => array( 'trainer', 'other_trainer', 'owner', 'administrator' ),
		'event'         => array( 'trainer', 'owner', 'administrator' ),
		'foreign_event' => array( 'foreign_owner', 'administrator' ),
		'default_event' => array( 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' ),
	);

	/** Posts of People that a list contains, by type and user. */
	private const LISTED = array(
		'studio' => array(
			'trainer'       => array( 'studio' ),
			'owner'         => array( 'studio' ),
			'foreign_owner' => array( 'foreign' ),
		),
		'room'   => array(
			'other_trainer' => array( 'room' ),
			'foreign_owner' => array( 'foreign_room' ),
		),
		'event'  => array(
			'trainer'       => array( 'default_event', 'event' ),
			'other_trainer' => array( 'default_event' ),
			'owner'         => array( 'default_event', 'event' ),
			'foreign_owner' => array( 'default_event', 'foreign_event' ),
		),
	);

	/** @param list<string> $allowed */
	#[DataProvider( 'readable' )]
	public function test_one_post_is_for( string $post, array $allowed ): void {
		$people = self::$people;

		foreach ( People::WHO as $who ) {
			$answer   = $this->dispatch( 'GET', self::path( $post ) . '/' . $people->post[ $post ], array(), $people->user[ $who ] );
			$expected = in_array( $who, $allowed, true ) ? 200 : ( People::GUEST === $who ? 401 : 403 );
			self::assertSame( $expected, $answer->get_status(), $who );
		}
	}

	/** @return iterable<string, array{ string, list<string> }> */
	public static function readable(): iterable {
		foreach ( self::READABLE as $post => $allowed ) {
			yield $post => array( $post, $allowed );
		}
	}

	/** @param list<string> $expected */
	#[DataProvider( 'listed' )]
	public function test_a_list_holds_what_one_may_read( string $type, string $who, array $expected ): void {
		$people = self::$people;
		$ids    = array_map( static fn( string $post ): int => $people->post[ $post ], $expected );

		$all = $this->ids( $this->dispatch( 'GET', self::path( $type ), array( 'per_page' => 100 ), $people->user[ $who ] )->get_data() );
		self::assertEqualsCanonicalizing( $ids, array_intersect( $all, $people->post ) );

		// Posts that the user may not read are not found by their ids either.
		$asked = $this->ids( $this->dispatch( 'GET', self::path( $type ), array( 'include' => array_values( $people->post ), 'per_page' => 100 ), $people->user[ $who ] )->get_data() );
		self::assertEqualsCanonicalizing( $ids, $asked );
	}

	/** @return iterable<string, array{ string, string, list<string> }> */
	public static function listed(): iterable {
		foreach ( self::LISTED as $type => $people ) {
			foreach ( $people as $who => $expected ) {
				yield "$type for $who" => array( $type, $who, $expected );
			}
		}
	}

	#[DataProvider( 'types' )]
	public function test_guests_and_strangers_get_no_list( string $type ): void {
		$people = self::$people;

		self::assertSame( 401, $this->dispatch( 'GET', self::path( $type ) )->get_status() );
		self::assertSame( 401, $this->dispatch( 'GET', self::path( $type ), array( 'context' => 'edit', 'status' => 'draft' ) )->get_status() );
		self::assertSame( 401, $this->dispatch( 'POST', self::path( $type ), array( 'title' => 'x', 'parent' => 1 ) )->get_status() );
		self::assertSame( 403, $this->dispatch( 'GET', self::path( $type ), array(), $people->user['subscriber'] )->get_status() );
	}

	/** @return iterable<string, array{ string }> */
	public static function types(): iterable {
		yield 'studios' => array( 'studio' );
		yield 'rooms' => array( 'room' );
		yield 'events' => array( 'event' );
	}

	#[DataProvider( 'writes' )]
	public function test_a_write_is_answered( string $who, string $post, int $status ): void {
		$people = new People( $this->make );
		$id     = $people->post[ $post ];
		$title  = get_post( $id )?->post_title;

		$answer = $this->dispatch( 'POST', self::path( $post ) . "/$id", array( 'title' => 'Renamed' ), $people->user[ $who ] );
		self::assertSame( $status, $answer->get_status() );
		self::assertSame( 200 === $status ? 'Renamed' : $title, get_post( $id )?->post_title );
	}

	/** @return iterable<string, array{ string, string, int }> */
	public static function writes(): iterable {
		yield 'guest, studio' => array( People::GUEST, 'studio', 401 );
		yield 'subscriber, room' => array( 'subscriber', 'room', 403 );
		yield 'trainer, room' => array( 'trainer', 'room', 403 );
		yield 'trainer, own event' => array( 'trainer', 'event', 200 );
		yield 'other trainer, event' => array( 'other_trainer', 'event', 403 );
		yield 'trainer, default event' => array( 'trainer', 'default_event', 403 );
		yield 'owner, room' => array( 'owner', 'room', 200 );
		yield 'owner, trainer\'s event' => array( 'owner', 'event', 403 );
		yield 'owner, studio' => array( 'owner', 'studio', 200 );
		yield 'owner, foreign studio' => array( 'owner', 'foreign', 403 );
		yield 'owner, foreign room' => array( 'owner', 'foreign_room', 403 );
		yield 'administrator, default event' => array( 'administrator', 'default_event', 200 );
	}

	public function test_an_owner_makes_rooms_in_the_own_studio_only(): void {
		$people = self::$people;
		$room   = array( 'title' => 'Attic', 'status' => 'publish' );
		$owner  = $people->user['owner'];

		$made = $this->dispatch( 'POST', self::path( 'room' ), $room + array( 'parent' => $people->post['studio'] ), $owner );
		self::assertSame( 201, $made->get_status() );
		$data = $made->get_data();
		self::assertIsArray( $data );
		self::assertIsInt( $data['id'] );
		self::assertSame( $people->post['studio'], $data['parent'] );
		self::assertSame( rest_url( self::path( 'room' ) . '/' . $data['id'] ), $made->get_headers()['Location'] ?? '' );
		self::assertSame( 403, $this->dispatch( 'POST', self::path( 'room' ), $room + array( 'parent' => $people->post['foreign'] ), $owner )->get_status() );
		foreach ( array( $owner, $people->user['administrator'] ) as $user ) {
			$homeless = $this->dispatch( 'POST', self::path( 'room' ), $room + array( 'parent' => 0 ), $user );
			self::assertSame( 400, $homeless->get_status() );
			self::assertStringContainsString( 'A room belongs to a studio', (string) wp_json_encode( $homeless->get_data() ) );
			self::assertSame( 400, $this->dispatch( 'POST', self::path( 'room' ) . '/' . $data['id'], array( 'parent' => 0 ), $user )->get_status() );
		}
		self::assertSame( 400, $this->dispatch( 'POST', self::path( 'room' ), $room, $owner )->get_status() );
		self::assertSame( 403, $this->dispatch( 'POST', self::path( 'room' ) . '/' . $data['id'], array( 'parent' => $people->post['foreign'] ), $owner )->get_status() );
		self::assertSame( $people->post['studio'], get_post( $data['id'] )?->post_parent );
		wp_delete_post( $data['id'], true );
	}

	public function test_an_owner_makes_no_studio(): void {
		$people = self::$people;

		self::assertSame( 403, $this->dispatch( 'POST', self::path( 'studio' ), array( 'title' => 'Mine too' ), $people->user['owner'] )->get_status() );
	}

	public function test_nobody_writes_in_another_name(): void {
		$people = self::$people;
		$event  = array( 'title' => 'Forged', 'author' => $people->user['trainer'] );

		self::assertSame( 403, $this->dispatch( 'POST', self::path( 'event' ), $event, $people->user['other_trainer'] )->get_status() );
		self::assertSame( 403, $this->dispatch( 'POST', self::path( 'event' ) . '/' . $people->post['event'], array( 'author' => $people->user['owner'] ), $people->user['trainer'] )->get_status() );
	}

	public function test_no_answer_links_to_people_or_types(): void {
		$people = self::$people;
		$answer = $this->dispatch( 'GET', self::path( 'event' ) . '/' . $people->post['event'], array(), $people->user['owner'] );

		self::assertSame( array( 'self', 'collection' ), array_keys( $answer->get_links() ) );
	}

	private static function path( string $post ): string {
		$type = match ( true ) {
			str_ends_with( $post, 'event' ) => Post_Type::EVENT,
			str_ends_with( $post, 'room' )  => Post_Type::ROOM,
			default                         => Post_Type::STUDIO,
		};

		return '/wp/v2/' . $type;
	}

	/** @return list<int> */
	private function ids( mixed $posts ): array {
		self::assertIsArray( $posts );

		return array_values( array_filter( array_column( $posts, 'id' ), is_int( ... ) ) );
	}
}
