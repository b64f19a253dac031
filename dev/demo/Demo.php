<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use DateTimeZone;
use StudioCalendar\Domain\Member;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Schema;

/** The whole demo. ensure() always creates missing accounts, rooms and pages, but members, events and bookings only the first time. */
final class Demo {

	private const ZONE  = 'Europe/Tallinn';
	private const ROOMS = array( 'Big hall', 'Small hall', 'Rehearsal room', 'Studio 4' );

	/** Name of the option that is '1' once fill() has run. */
	private const OPTION = 'studio_calendar_demo';

	private readonly Posts $posts;

	public function __construct( private readonly Database $database ) {
		$this->posts = new Posts();
	}

	/**
	 * @return array{ url: string, pages: array{ block: string, shortcode: string, page: string }, rest: string, studio: array{ id: int },
	 *     rooms: list<int>, users: array<string, array{ login: string, password: string, id: int }> }
	 */
	public function ensure(): array {
		$users  = ( new People( $this->posts ) )->ensure();
		$studio = $this->studio( $users['owner'] );
		$rooms  = $this->rooms( $studio, $users['owner'] );
		if ( '1' !== get_option( self::OPTION ) ) {
			$this->fill( $studio, $users, $rooms );
			update_option( self::OPTION, '1', false );
		}

		return array(
			'url'    => home_url( '/' ),
			'pages'  => ( new Pages( $this->posts ) )->ensure( $studio, $users['admin'] ),
			'rest'   => untrailingslashit( rest_url( 'studio-calendar/v1' ) ),
			'studio' => array( 'id' => $studio ),
			'rooms'  => $rooms,
			'users'  => self::accounts( $users ),
		);
	}

	private function studio( int $owner ): int {
		return $this->posts->ensure(
			'studio',
			array( 'post_type' => Post_Type::STUDIO, 'post_title' => 'Demo Studio', 'post_author' => $owner ),
			array(
				Meta_Key::TIMEZONE => self::ZONE,
				Meta_Key::NOTICE   => 'Please leave the room five minutes early and switch the lights off.',
			)
		);
	}

	/** @return list<int> Room IDs in the studio's order. */
	private function rooms( int $studio, int $owner ): array {
		$ids = array();
		foreach ( self::ROOMS as $place => $name ) {
			$ids[] = $this->posts->ensure(
				"room-$place",
				array(
					'post_type'   => Post_Type::ROOM,
					'post_title'  => $name,
					'post_author' => $owner,
					'post_parent' => $studio,
					'menu_order'  => $place,
				)
			);
		}

		return $ids;
	}

	/**
	 * @param array<string, int> $users User IDs by login.
	 * @param list<int>          $rooms
	 */
	private function fill( int $studio, array $users, array $rooms ): void {
		( new Schema( $this->database ) )->ensure();
		$members = People::members( $users );
		$listed  = new Members();
		array_walk( $members, static fn( Member $member ) => $listed->set( $studio, $member ) );
		$events = ( new Events( $this->posts ) )->ensure( $users );
		( new Bookings_Seed( $this->database, $studio, $members, $rooms, self::ROOMS, $events ) )->ensure( new DateTimeZone( self::ZONE ) );
		( new Revisions( $this->database ) )->model_changed( $studio );
	}

	/**
	 * @param array<string, int> $users User IDs by login.
	 * @return array<string, array{ login: string, password: string, id: int }>
	 */
	private static function accounts( array $users ): array {
		$accounts = array();
		foreach ( $users as $login => $id ) {
			$accounts[ $login ] = array( 'login' => $login, 'password' => People::password( $login ), 'id' => $id );
		}

		return $accounts;
	}
}
