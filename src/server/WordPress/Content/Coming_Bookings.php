<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use DateTimeZone;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Studio_Source;
use WP_Post;

/** Finds upcoming bookings of a room or a studio. */
final class Coming_Bookings {

	public function __construct( private readonly Bookings $bookings, private readonly Clock $clock ) {
	}

	/** Returns whether it has upcoming bookings; also true if the database does not respond, to be safe. */
	public function at( ?WP_Post $post ): bool {
		if ( null === $post || ! in_array( $post->post_type, array( Post_Type::STUDIO, Post_Type::ROOM ), true ) || ! Schema::is_installed() ) {
			return false;
		}

		return Guard::run( fn(): bool => $this->is_booked( $post ), true );
	}

	private function is_booked( WP_Post $post ): bool {
		$is_studio = Post_Type::STUDIO === $post->post_type;
		$today     = Wall_Clock::date_at( $this->clock->now(), new DateTimeZone( Studio_Source::zone_of( $is_studio ? $post->ID : $post->post_parent ) ) );
		if ( $is_studio && $this->bookings->studio_has_coming( $post->ID, $today ) ) {
			return true;
		}
		foreach ( $is_studio ? Post_Ids::rooms_of( $post->ID ) : array( $post->ID ) as $room_id ) {
			if ( $this->bookings->room_has_coming( $room_id, $today ) ) {
				return true;
			}
		}

		return false;
	}
}
