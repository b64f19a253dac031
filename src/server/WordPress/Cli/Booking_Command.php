<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use StudioCalendar\WordPress\Abilities\Ability_Calls;
use WP_Error;

/** Changes bookings from the command line, as the user of `--user` and by the calendar's own rules. */
final class Booking_Command {

	private const OPTIONS = array(
		'room'       => 'room_id',
		'date'       => 'date',
		'from'       => 'time_from',
		'to'         => 'time_to',
		'scope'      => 'scope',
		'skip-dates' => 'skip_dates',
		'plan'       => 'plan',
		'reason'     => 'reason',
	);

	public function __construct( private readonly Ability_Calls $calls ) {
	}

	/**
	 * Moves a booking, or the bookings of its series with it. Says under which request ID, so that it can be undone.
	 *
	 * ## OPTIONS
	 *
	 * <booking>
	 * : Number of the booking.
	 *
	 * [--date=<date>]
	 * : Another date, such as 2026-11-23.
	 *
	 * [--from=<time>]
	 * : Another start, such as 18:30.
	 *
	 * [--to=<time>]
	 * : Another end.
	 *
	 * [--room=<room>]
	 * : Number of another room.
	 *
	 * [--scope=<scope>]
	 * : Bookings of the series from this one on (following) or from today on (all).
	 * ---
	 * default: one
	 * options:
	 *   - one
	 *   - following
	 *   - all
	 * ---
	 *
	 * [--skip-dates=<dates>]
	 * : Dates that stay as they are, with commas between.
	 *
	 * [--reason=<reason>]
	 * : Why an owner breaks the gap, for the history.
	 *
	 * [--dry-run]
	 * : Only says of each date what would become of it.
	 *
	 * [--plan=<plan>]
	 * : The plan that a dry run has told; if something else would be done now, nothing is.
	 *
	 * ## EXAMPLES
	 *
	 *     wp studio-calendar move 41 --from=18:30 --to=20:00 --scope=following --dry-run --user=mari
	 *
	 * @param list<string>          $args    The booking.
	 * @param array<string, string> $options What changes.
	 */
	public function move( array $args, array $options = array() ): void {
		$input = self::input( $args, $options );
		self::tell( $this->calls->edit( $input ), $input['request_id'] );
	}

	/**
	 * Cancels a booking, or the bookings of its series with it. Says under which request ID, so that it can be undone.
	 *
	 * ## OPTIONS
	 *
	 * <booking>
	 * : Number of the booking.
	 *
	 * [--scope=<scope>]
	 * : Bookings of the series from this one on (following) or from today on (all).
	 * ---
	 * default: one
	 * options:
	 *   - one
	 *   - following
	 *   - all
	 * ---
	 *
	 * [--skip-dates=<dates>]
	 * : Dates that stay as they are, with commas between.
	 *
	 * [--dry-run]
	 * : Only says of each date what would become of it.
	 *
	 * [--plan=<plan>]
	 * : The plan that a dry run has told; if something else would be done now, nothing is.
	 *
	 * @param list<string>          $args    The booking.
	 * @param array<string, string> $options How far.
	 */
	public function cancel( array $args, array $options = array() ): void {
		$input = self::input( $args, $options );
		self::tell( Ability_Calls::cancel( $input ), $input['request_id'] );
	}

	/**
	 * Copies the approved bookings of a week into another week, all or none. Says under which request ID, so that it can
	 * be undone.
	 *
	 * ## OPTIONS
	 *
	 * <studio>
	 * : Number of the studio.
	 *
	 * <from>
	 * : A date of the week, such as 2026-11-23.
	 *
	 * <to>
	 * : A date of the other week.
	 *
	 * [--rooms=<rooms>]
	 * : Only bookings of these rooms, their numbers with commas between.
	 *
	 * [--skip=<bookings>]
	 * : Bookings that are left out, their numbers with commas between.
	 *
	 * [--dry-run]
	 * : Only says of each booking whether it could be copied.
	 *
	 * [--plan=<plan>]
	 * : The plan that a dry run has told; if something else would be done now, nothing is.
	 *
	 * ## EXAMPLES
	 *
	 *     wp studio-calendar copy-week 12 2026-11-23 2026-11-30 --dry-run --user=mari
	 *
	 * @param list<string>          $args    The studio and two dates.
	 * @param array<string, string> $options What is copied.
	 */
	public function copy_week( array $args, array $options = array() ): void {
		$request_id = wp_generate_uuid4();
		$input      = array(
			'studio_id'  => (int) ( $args[0] ?? 0 ),
			'from'       => $args[1] ?? '',
			'to'         => $args[2] ?? '',
			'room_ids'   => $options['rooms'] ?? '',
			'skip'       => $options['skip'] ?? '',
			'dry_run'    => isset( $options['dry-run'] ),
			'plan'       => $options['plan'] ?? '',
			'request_id' => $request_id,
		);
		self::tell( Ability_Calls::copy_week( $input ), $request_id );
	}

	/**
	 * Takes back what the same user has changed in the last ten minutes.
	 *
	 * ## OPTIONS
	 *
	 * <request>
	 * : The request ID that the change was told under.
	 *
	 * @param list<string> $args The request ID.
	 */
	public function undo( array $args ): void {
		self::tell( Ability_Calls::undo( array( 'request_id' => $args[0] ?? '' ) ), null );
	}

	/**
	 * @param list<string>          $args
	 * @param array<string, string> $options
	 * @return array{ booking_id: int, request_id: string, ... }
	 */
	private static function input( array $args, array $options ): array {
		$input = array( 'booking_id' => (int) ( $args[0] ?? 0 ), 'request_id' => wp_generate_uuid4() );
		foreach ( self::OPTIONS as $option => $name ) {
			if ( isset( $options[ $option ] ) ) {
				$input[ $name ] = 'skip-dates' === $option ? explode( ',', $options[ $option ] ) : $options[ $option ];
			}
		}

		return $input + array( 'dry_run' => isset( $options['dry-run'] ) );
	}

	/** @param array<string, mixed>|WP_Error $answer */
	private static function tell( array|WP_Error $answer, ?string $request_id ): void {
		if ( $answer instanceof WP_Error ) {
			Terminal::refuse( $answer->get_error_message() );
			return;
		}
		foreach ( self::rows( $answer['dates'] ?? array() ) as $date ) {
			$to = is_array( $date['to'] ?? null ) ? $date['to'] : array();
			Terminal::line( array( ...self::place( $date['from'] ?? null ), '->', ...self::place( $to ), self::text( $date['message'] ?? '' ) ) );
		}
		if ( isset( $answer['plan'] ) ) {
			Terminal::line( array( 'plan', self::text( $answer['plan'] ) ) );
		}
		foreach ( self::rows( $answer['bookings'] ?? array( $answer['booking'] ?? null ) ) as $booking ) {
			Terminal::line( array( self::text( $booking['id'] ?? '' ), ...self::place( $booking ) ) );
		}
		if ( null !== $request_id && ! isset( $answer['dates'] ) ) {
			Terminal::line( array( 'undo', $request_id ) );
		}
	}

	/** @return list<array<array-key, mixed>> */
	private static function rows( mixed $rows ): array {
		return array_values( array_filter( is_array( $rows ) ? $rows : array(), is_array( ... ) ) );
	}

	/** @return list<string> Date, times and room. */
	private static function place( mixed $place ): array {
		$values = is_array( $place ) ? $place : array();

		return array_map( static fn( string $name ): string => self::text( $values[ $name ] ?? '' ), array( 'date', 'time_from', 'time_to', 'room_id' ) );
	}

	private static function text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
