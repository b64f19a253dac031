<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use StudioCalendar\WordPress\Admin\Demo_Content;

/** `wp studio-calendar seed` */
final class Seed_Command {

	public function __construct( private readonly Demo_Content $demo ) {
	}

	/**
	 * Makes a studio to try things with: rooms, events, bookings of the coming weeks and a page with its calendar.
	 *
	 * ## OPTIONS
	 *
	 * [--rooms=<number>]
	 * : Rooms, 2 without it, at most 20.
	 *
	 * [--weeks=<number>]
	 * : Weeks with bookings, 4 without it, at most 53.
	 *
	 * [--remove]
	 * : Removes what an earlier `seed`, or the button in wp-admin, has made, and nothing else.
	 *
	 * ## EXAMPLES
	 *
	 *     wp studio-calendar seed --user=admin --weeks=8
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options Rooms, weeks and remove.
	 */
	public function seed( array $args = array(), array $options = array() ): void {
		$rooms = Terminal::number( $options['rooms'] ?? (string) Demo_Content::ROOMS, 1, Demo_Content::MAX_ROOMS );
		$weeks = Terminal::number( $options['weeks'] ?? (string) Demo_Content::WEEKS, 1, Demo_Content::MAX_WEEKS );
		if ( isset( $options['remove'] ) ) {
			$this->demo->remove();
			Terminal::line( array( __( 'Demo content removed.', 'studio-calendar' ) ) );
			return;
		}
		$reason = match ( true ) {
			null === $rooms || null === $weeks => __( 'Enter 1 to 20 rooms and 1 to 53 weeks', 'studio-calendar' ),
			! is_user_logged_in()              => __( 'Name the owner with --user=<login>', 'studio-calendar' ),
			$this->demo->exists()              => __( 'Demo content already exists. Remove it first with --remove.', 'studio-calendar' ),
			default                            => '',
		};
		if ( null === $rooms || null === $weeks || '' !== $reason ) {
			Terminal::refuse( $reason );
			return;
		}
		$made = $this->demo->make( $rooms, $weeks );
		Terminal::line( array( 'studio', (string) $made['studio'] ) );
		Terminal::line( array( 'page', (string) get_permalink( $made['page'] ) ) );
	}
}
