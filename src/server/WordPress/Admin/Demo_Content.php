<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Request;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Studio_Records;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;

/** Creates a demo studio with four weeks of bookings through the regular write path, and deletes it in one click. */
final class Demo_Content {

	/** Meta that marks the created posts, so that exactly these are deleted. */
	public const MARK = '_studio_cal_try_out';

	public const WEEKS = 4;

	public const ROOMS = 2;

	/** Maximum weeks: a series lasts at most a year (docs/behaviour.md, 7). */
	public const MAX_WEEKS = 53;

	public const MAX_ROOMS = 20;

	/** Slots: days from tomorrow, room, event, hours. */
	private const SLOTS = array(
		array( 0, 0, 0, 18, 20 ),
		array( 0, 1, 1, 9, 10 ),
		array( 1, 0, 2, 17, 19 ),
		array( 2, 1, 1, 9, 10 ),
		array( 2, 0, 0, 19, 21 ),
		array( 3, 1, 2, 16, 18 ),
		array( 4, 0, 1, 12, 14 ),
		array( 5, 0, 0, 11, 13 ),
		array( 5, 1, 2, 15, 16 ),
	);

	public function __construct(
		private readonly Studio_Maker $maker,
		private readonly Booking_Adder $adder,
		private readonly Studio_Records $records,
		private readonly Clock $clock,
	) {
	}

	public function exists(): bool {
		return array() !== self::posts();
	}

	/**
	 * Creates the studio for the current user, who becomes its owner.
	 *
	 * @param int $rooms From 1 to MAX_ROOMS.
	 * @param int $weeks From 1 to MAX_WEEKS, from tomorrow on.
	 * @return array{ studio: int, page: int }
	 */
	public function make( int $rooms = self::ROOMS, int $weeks = self::WEEKS ): array {
		$name   = __( 'Demo studio', 'studio-calendar' );
		$studio = $this->maker->studio( $name, array_map( self::room( ... ), range( 1, $rooms ) ) );
		$titles = array( __( 'Salsa for beginners', 'studio-calendar' ), __( 'Morning yoga', 'studio-calendar' ), __( 'Rehearsal', 'studio-calendar' ) );
		$events = array_map( $this->maker->event( ... ), $titles );
		$page   = $this->maker->page( $studio, $name );
		$made   = array_column( Rooms_Section::of_studio( $studio ), 'ID' );
		foreach ( array( $studio, $page, ...$events ) as $post ) {
			update_post_meta( $post, self::MARK, '1' );
		}
		foreach ( array_chunk( $made, self::ROOMS ) as $some ) {
			$this->book( $studio, $some, $events, $weeks );
		}

		return array( 'studio' => $studio, 'page' => $page );
	}

	/** Deletes the demo studio, including bookings that others have made in it since. */
	public function remove(): void {
		foreach ( self::posts() as $id ) {
			if ( Post_Type::STUDIO === get_post_type( $id ) ) {
				Guard::run( fn() => $this->records->forget( $id ) );
			}
			wp_delete_post( $id, true );
		}
	}

	private static function room( int $number ): string {
		return match ( $number ) {
			1       => __( 'Big hall', 'studio-calendar' ),
			2       => __( 'Small hall', 'studio-calendar' ),
			/* translators: %d: number of a room. */
			default => sprintf( __( 'Room %d', 'studio-calendar' ), $number ),
		};
	}

	/**
	 * @param array<int> $rooms At most as many as SLOTS uses.
	 * @param list<int>  $events
	 */
	private function book( int $studio, array $rooms, array $events, int $weeks ): void {
		$tomorrow = Wall_Clock::add_days( Wall_Clock::date_at( $this->clock->now(), wp_timezone() ), 1 );
		$owner    = get_current_user_id();
		$visitor  = new Visitor( $owner, true );
		foreach ( self::SLOTS as [ $day, $room, $event, $from, $to ] ) {
			if ( ! isset( $rooms[ $room ] ) ) {
				continue;
			}
			$date    = Wall_Clock::add_days( $tomorrow, $day );
			$times   = new Interval( 60 * $from, 60 * $to );
			$request = new Booking_Request( $studio, $rooms[ $room ], $events[ $event ] ?? 0, $owner, $date, $times, false, '', repeat: $weeks - 1 );
			Guard::run( fn(): array => $this->adder->add( $request, $visitor, null ) );
		}
	}

	/** @return list<int> IDs including the studio, which is deleted with its rooms. */
	public static function posts(): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => array( Post_Type::STUDIO, Post_Type::EVENT, 'page' ),
					'post_status' => array( 'publish', 'private', 'pending', 'draft', 'future', 'trash' ),
					'meta_key'    => self::MARK, // phpcs:ignore WordPress.DB.SlowDBQuery -- a lookup by the index of keys.
					'fields'      => 'ids',
					'numberposts' => -1,
				)
			)
		);
	}
}
