<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Series;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Series\Series_Row;
use StudioCalendar\Service\Booking_Factory;
use StudioCalendar\Service\Locked_Studio;

/**
 * Checks bookings that one write moves together, each against the state after the write: what moves along is where it
 * goes, not where it was.
 */
final class Place_Check {

	/** @var list<Booking> What takes time around the new places after the write. */
	private readonly array $others;

	/** @param non-empty-list<Series_Row> $rows All that the write changes. */
	public function __construct( private readonly Locked_Studio $studio, private readonly array $rows ) {
		$after        = array_map( static fn( Series_Row $row ): Booking => $row->after, $rows );
		$ids          = array_map( static fn( Booking $booking ): int => $booking->id, $after );
		$unmoved      = static fn( Booking $other ): bool => ! in_array( $other->id, $ids, true );
		$this->others = array( ...array_values( array_filter( $studio->in_the_way( $after ), $unmoved ) ), ...$after );
	}

	/**
	 * @param bool $all_rules True for a move, false for a booking that comes back to a place it had: then the place need
	 *                        only be free.
	 * @return array<int, Problem> By the booking's ID, in the order of the rows.
	 */
	public function problems( bool $all_rules ): array {
		$problems = array();
		$open     = array();
		foreach ( $this->rows as $row ) {
			try {
				if ( $row->moves() || ( ! $row->after->is_canceled && $row->before->is_canceled ) ) {
					Booking_Factory::check_is_there( $row->after, $this->studio->model );
					$rules = $this->studio->rules();
					$all_rules ? $rules->check( $row->after, $this->others ) : $rules->check_free( $row->after, $this->others );
				}
				if ( $this->is_new_request( $row ) ) {
					$trainer          = $row->after->trainer_id;
					$open[ $trainer ] = 1 + ( $open[ $trainer ] ?? $this->studio->open_requests( $trainer ) );
					$this->studio->rules()->check_requests( $open[ $trainer ] );
				}
			} catch ( Problem $problem ) {
				$problems[ $row->before->id ] = $problem;
			}
		}

		return $problems;
	}

	private function is_new_request( Series_Row $row ): bool {
		$is_request = static fn( Booking $booking ): bool => ! $booking->is_canceled && Booking_Status::Pending === $booking->status;

		return $is_request( $row->after ) && ! $is_request( $row->before ) && $row->after->date >= $this->studio->today;
	}

	/**
	 * Stores all, or refuses all.
	 *
	 * @param callable(Series_Row): string $action What the history says of a booking.
	 * @return list<Booking> As they are now.
	 * @throws Problem Of all that cannot be, with their dates.
	 */
	public function store( bool $all_rules, callable $action ): array {
		$taking = array_values( array_filter( $this->rows, static fn( Series_Row $row ): bool => $row->after->takes_more_than( $row->before ) ) );
		$there  = array_values( array_filter( $taking, fn( Series_Row $row ): bool => isset( $this->studio->model->rooms[ $row->after->room_id ] ) ) );
		if ( array() !== $there ) {
			$this->studio->hold_rooms( array_map( static fn( Series_Row $row ): Booking => $row->after, $there ) );
		}
		$problems = $this->problems( $all_rules );
		if ( array() !== $problems ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw Problem::of_series( array_values( $problems ), $this->dates_of( array_keys( $problems ) ) );
		}
		$ids = array_map( static fn( Series_Row $row ): int => $row->before->id, $this->rows );

		return array_map( fn( Series_Row $row ): Booking => $this->studio->change( $action( $row ), $row->before, $row->after, $ids ), $this->rows );
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private function dates_of( array $ids ): array {
		$refused = array_filter( $this->rows, static fn( Series_Row $row ): bool => in_array( $row->before->id, $ids, true ) );

		return array_values( array_unique( array_map( static fn( Series_Row $row ): string => $row->before->date, $refused ) ) );
	}
}
