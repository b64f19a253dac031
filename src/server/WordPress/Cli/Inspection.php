<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Rest\Problem_Texts;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Guard;
use StudioCalendar\WordPress\Health\Checks;
use StudioCalendar\WordPress\Health\Finding;
use StudioCalendar\WordPress\Health\Severity;

/** Looks after the calendar of a site from the command line. */
final class Inspection {

	/** Days that `bookings` lists when no end is given. */
	private const DAYS = 7;

	/** What `bookings` says of each, in this order. */
	private const CELLS = array( 'id', 'date', 'from', 'to', 'room', 'event', 'trainer', 'status' );

	public function __construct( private readonly Checks $checks, private readonly Bookings $bookings, private readonly Clock $clock ) {
	}

	/**
	 * Runs the checks of Site Health; the exit code is 1 when one of them is critical.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : Without it a line each, with tabs.
	 * ---
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * @param list<string>          $args    None.
	 * @param array<string, string> $options Format.
	 */
	public function doctor( array $args = array(), array $options = array() ): void {
		$findings = array_map( static fn( callable $check ): Finding => $check(), array_values( $this->checks->all() ) );
		$row      = static fn( Finding $finding ): array => array( $finding->severity->value, $finding->label, $finding->advice );
		Terminal::rows( array( 'severity', 'finding', 'advice' ), array_map( $row, $findings ), $options['format'] ?? null );
		if ( in_array( Severity::Critical, array_column( $findings, 'severity' ), true ) ) {
			Terminal::fail();
		}
	}

	/**
	 * Lists the bookings of a studio that take time, a line each: number, date, from, to, room, event, trainer, status.
	 *
	 * ## OPTIONS
	 *
	 * <studio>
	 * : Number of the studio.
	 *
	 * [--from=<date>]
	 * : First date, such as 2026-11-23. Today without it.
	 *
	 * [--to=<date>]
	 * : Last date. A week from the first without it.
	 *
	 * [--format=<format>]
	 * : Without it a line each, with tabs.
	 * ---
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - count
	 * ---
	 *
	 * @param list<string>          $args    The studio.
	 * @param array<string, string> $options From, to and format.
	 */
	public function bookings( array $args, array $options = array() ): void {
		$from = $options['from'] ?? Wall_Clock::date_at( $this->clock->now(), wp_timezone() );
		$to   = $options['to'] ?? ( Wall_Clock::is_date( $from ) ? Wall_Clock::add_days( $from, self::DAYS - 1 ) : '' );
		if ( ! Wall_Clock::is_date( $from ) || ! Wall_Clock::is_date( $to ) ) {
			Terminal::refuse( __( 'Enter a date as 2026-11-23.', 'studio-calendar' ) );
			return;
		}
		$found = Guard::run( fn(): array => $this->bookings->in_range( (int) ( $args[0] ?? 0 ), $from, $to ) );
		if ( null === $found ) {
			Terminal::refuse( Problem_Texts::message( new Problem( Problem_Code::Busy ) ) );
			return;
		}
		Terminal::rows( self::CELLS, array_map( self::cells( ... ), $found ), $options['format'] ?? null );
	}

	/** @return list<string> In the order of CELLS. */
	private static function cells( Booking $booking ): array {
		return array(
			(string) $booking->id,
			$booking->date,
			Wall_Clock::time( $booking->interval->start ),
			Wall_Clock::time( $booking->interval->end ),
			$booking->names->room,
			$booking->names->event,
			trim( $booking->names->first_name . ' ' . $booking->names->last_name ),
			$booking->status->value,
		);
	}
}
