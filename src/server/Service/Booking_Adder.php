<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Models;

/** Adds one booking or a weekly series (`booking/add`), completely or not at all. */
final class Booking_Adder {

	public function __construct(
		private readonly Studio_Writer $writer,
		private readonly Booking_Factory $factory,
		private readonly Models $models,
		private readonly Bookings $bookings,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @return array<string, mixed> The response of docs/behaviour.md, 7.
	 * @throws Problem If a rule or the role table rejects the request; then nothing is stored.
	 */
	public function add( Booking_Request $request, Visitor $visitor, ?Idempotency_Key $key ): array {
		return $this->writer->write(
			$request->studio_id,
			$visitor,
			$key,
			function ( Locked_Studio $studio ) use ( $request ): array {
				$bookings = $this->factory->make( $request, $studio->model, $studio->person );
				$studio->hold_rooms( $bookings );
				$open     = self::is_request( $bookings ) ? $studio->open_requests( $bookings[0]->trainer_id ) : 0;
				$problems = self::problems( $bookings, $studio->in_the_way( $bookings ), $studio->rules(), $open );
				if ( array() !== $problems ) {
					// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
					throw Problem::of_series( array_values( $problems ), array_keys( $problems ) );
				}
				$studio->explain( $request->reason );
				$presenter = new Booking_Presenter( $studio->model, $studio->person );

				return array(
					'status'   => 'ok',
					'message'  => __( 'Created Successfully', 'studio-calendar' ),
					'bookings' => array_map( $presenter->wire( ... ), self::store( $bookings, $studio ) ),
				);
			}
		);
	}

	/**
	 * Checks for each date whether it could be booked, without storing anything. The result may be stale a moment
	 * later: only `add` decides.
	 *
	 * @return array<string, Problem|null> By date, in the order of the series; null for a free date.
	 * @throws Problem Studio_Not_Found, Forbidden or Invalid, as `add` would.
	 */
	public function try_out( Booking_Request $request, Visitor $visitor ): array {
		$model    = $this->models->of( $request->studio_id )['model'];
		$person   = $visitor->in( $model );
		$bookings = $this->factory->make( $request, $model, $person );
		$today    = Wall_Clock::date_at( $this->clock->now(), $model->studio->zone() );
		$dates    = array_map( static fn( Booking $booking ): string => $booking->date, $bookings );
		$rules    = new Booking_Rules( $model->studio, $person, $today, Limits_Of::person( $person, $request->studio_id ) );
		$open     = self::is_request( $bookings ) ? $this->bookings->open_requests( $request->studio_id, $bookings[0]->trainer_id, $today ) : 0;
		$problems = self::problems( $bookings, $this->bookings->around( $bookings ), $rules, $open );

		return array_merge( array_fill_keys( $dates, null ), $problems );
	}

	/**
	 * Returns whether the bookings wait for approval; only then the trainer's others are counted, which takes long with many.
	 *
	 * @param non-empty-list<Booking> $bookings One per date, all of one status.
	 */
	private static function is_request( array $bookings ): bool {
		return Booking_Status::Pending === $bookings[0]->status;
	}

	/**
	 * @param list<Booking> $bookings One per date, all of one trainer.
	 * @param list<Booking> $others   Bookings that take time in the same rooms on these dates.
	 * @param int           $open     The trainer's pending bookings so far.
	 * @return array<string, Problem> By date.
	 */
	private static function problems( array $bookings, array $others, Booking_Rules $rules, int $open ): array {
		$problems = array();
		foreach ( $bookings as $booking ) {
			try {
				$rules->check( $booking, $others );
				if ( Booking_Status::Pending === $booking->status ) {
					$rules->check_requests( ++$open );
				}
			} catch ( Problem $problem ) {
				$problems[ $booking->date ] = $problem;
			}
		}

		return $problems;
	}

	/**
	 * @param non-empty-list<Booking> $bookings
	 * @return list<Booking> With IDs, and with the series ID if there are several.
	 */
	private static function store( array $bookings, Locked_Studio $studio ): array {
		$first  = $studio->add( $bookings[0], count( $bookings ) > 1 );
		$stored = array( $first );
		foreach ( array_slice( $bookings, 1 ) as $booking ) {
			$stored[] = $studio->add( $booking->with( series: $first->id ) );
		}

		return $stored;
	}
}
