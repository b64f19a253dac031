<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Storage\Studio_Posts;
use StudioCalendar\WordPress\Content\Booked_Posts;
use StudioCalendar\WordPress\Content\Booked_Words;
use StudioCalendar\WordPress\Content\Coming_Bookings;
use StudioCalendar\WordPress\Content\Invalidation;
use StudioCalendar\WordPress\Content\Own_Studios;
use StudioCalendar\WordPress\Content\Post_Rules;
use StudioCalendar\WordPress\Content\Touched_Studios;
use StudioCalendar\WordPress\People\Leaving_Users;

/** Module that guards changes and deletions of studios, rooms, events and people, and marks read models as stale. */
final class Changes implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$moment
			->at( 'wp_insert_post_empty_content', 'wp_insert_post_data', 'transition_post_status', 'post_updated', 'deleted_post', 'clean_post_cache' )
			->at( 'save_post_studio_cal_studio', 'save_post_studio_cal_room', 'save_post_studio_cal_event' )
			->at( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta', 'added_user_meta', 'updated_user_meta', 'deleted_user_meta' )
			->at( 'profile_update', 'deleted_user', 'remove_user_from_blog', 'update_option_timezone_string', 'update_option_gmt_offset' )
			->at( 'rest_pre_insert_studio_cal_studio', 'rest_pre_insert_studio_cal_room', 'admin_notices' )
			->on_screens( 'admin_init' )
			->at( 'studio_calendar_note_change' );
	}

	public function load(): void {
		$bookings = $this->services->bookings();
		$posts    = new Studio_Posts( $this->services->database, $this->services->lock(), $this->services->revisions() );
		$booked   = new Booked_Posts( $posts, $bookings, new Coming_Bookings( $bookings, $this->services->clock ) );
		( new Post_Rules( $this->services->members, new Own_Studios( $this->services->members ) ) )->add_hooks();
		$booked->add_hooks();
		( new Booked_Words( $booked ) )->add_hooks();
		( new Leaving_Users( $this->services->members ) )->add_hooks();
		( new Invalidation( $this->services->revisions(), new Touched_Studios( $this->services->members ) ) )->add_hooks();
	}
}
