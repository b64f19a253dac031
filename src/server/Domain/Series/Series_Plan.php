<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain\Series;

use Closure;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Plan_Hash;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Wall_Clock;

/**
 * What a write with a scope makes of each booking of a series. Bookings like the named one before it (weekday, times,
 * room) become like it after; the others keep their own place unless an override takes them along. The past and what is
 * canceled stay as they are.
 */
final class Series_Plan {

	/** @var list<Series_Row> Bookings in the scope, by date. */
	public readonly array $rows;

	/** @var list<Booking> Bookings before today that take time, by date. */
	public readonly array $past;

	/** First date of the scope. */
	private readonly string $from;

	/**
	 * @param Booking                $anchor     The named booking before the write.
	 * @param Booking                $target     The named booking after it.
	 * @param list<Booking>          $series     All of the series, including canceled ones, by date.
	 * @param string                 $today      The studio's current date.
	 * @param array<int, Room>       $rooms      The studio's, by ID.
	 * @param Closure(Booking): bool $may        Whether the person may change a booking; those they may not stay out.
	 * @param bool                   $asks_again Whether what moves needs approval again.
	 * @throws Problem Invalid, naming `scope`, `skip_dates`, `overrides` or `room_id`.
	 */
	public function __construct(
		private readonly Booking $anchor,
		private readonly Booking $target,
		private readonly array $series,
		private readonly Series_Choice $choice,
		private readonly string $today,
		private readonly array $rooms,
		private readonly Closure $may,
		private readonly bool $asks_again = false,
	) {
		$this->from = Series_Scope::Following === $choice->scope ? max( $today, $anchor->date ) : $today;
		$this->past = array_values( array_filter( $series, static fn( Booking $booking ): bool => ! $booking->is_canceled && $booking->date < $today ) );
		$this->check_scope();
		$chosen = $this->in( $choice->scope, $this->from );
		$choice->check_dates( array_map( static fn( Booking $booking ): string => $booking->date, $chosen ) );
		$this->rows = array_map( fn( Booking $booking ): Series_Row => $this->row( $booking, $choice ), $chosen );
	}

	/**
	 * Returns a hash of all that the person has to know before choosing: the scope, the named booking, and each booking
	 * with what becomes of it without exceptions. Equal plans with equal exceptions do the same; what is not in the
	 * answer of a dry run, such as the bookings of others that only change their series, is left out (decision 0060).
	 */
	public function hash(): string {
		$plain = new Series_Choice( $this->choice->scope );

		return Plan_Hash::of(
			array( $plain->scope->value, $this->asks_again, $this->anchor->revision, ...Plan_Hash::line( $this->target ) ),
			array_map(
				function ( Series_Row $row ) use ( $plain ): array {
					$becomes = $this->row( $row->before, $plain );

					return array( $row->before->revision, $becomes->is_changed(), ...Plan_Hash::line( $becomes->after ) );
				},
				$this->rows
			)
		);
	}

	/** @return array<string, int> Number of bookings in each scope; 0 for one that is not offered. */
	public function counts(): array {
		$counts = array( Series_Scope::One->value => 1 );
		foreach ( array( Series_Scope::Following, Series_Scope::All ) as $scope ) {
			$from                    = Series_Scope::Following === $scope ? max( $this->today, $this->anchor->date ) : $this->today;
			$is_offered              = null !== $this->anchor->series && ( Series_Scope::All === $scope || $this->has_earlier( $from ) );
			$counts[ $scope->value ] = $is_offered ? count( $this->in( $scope, $from ) ) : 0;
		}

		return $counts;
	}

	/** @return list<Series_Row> Those that the write changes, without their series. */
	public function changed(): array {
		return array_values( array_filter( $this->rows, static fn( Series_Row $row ): bool => $row->is_changed() ) );
	}

	/**
	 * Returns the bookings of the later half, including canceled ones and those that stay as they are: the half's own
	 * series goes by the date before the write.
	 *
	 * @return list<Booking> Empty if the scope does not split the series or nothing changes.
	 */
	public function later_half(): array {
		$is_split = Series_Scope::Following === $this->choice->scope && array() !== $this->changed();

		return $is_split ? array_values( array_filter( $this->series, fn( Booking $booking ): bool => $booking->date >= $this->from ) ) : array();
	}

	/**
	 * Returns all that the write changes, with the series of the later half: the ID of the named booking or, if a series
	 * has that already, of the first that is free.
	 *
	 * @param list<int> $taken Those IDs of the later half that are IDs of series.
	 * @return list<Series_Row>
	 */
	public function split( array $taken ): array {
		$later = array_column( $this->later_half(), null, 'id' );
		if ( array() === $later ) {
			return $this->changed();
		}
		$first  = isset( $later[ $this->anchor->id ] ) ? array( $this->anchor->id ) : array();
		$series = array_values( array_diff( array( ...$first, ...array_keys( $later ) ), $taken ) )[0] ?? null;
		$rows   = array_column( array_map( static fn( Series_Row $row ): array => array( $row->before->id, $row ), $this->rows ), 1, 0 );

		return array_map(
			fn( Booking $booking ): Series_Row => new Series_Row(
				$booking,
				( $rows[ $booking->id ]->after ?? $booking )->in_series( $series, $this->anchor->series ),
				$rows[ $booking->id ]->differs ?? false
			),
			array_values( $later )
		);
	}

	/** @throws Problem Invalid, naming `scope`. */
	private function check_scope(): void {
		if ( Series_Scope::One !== $this->choice->scope && null === $this->anchor->series ) {
			throw Field_Error::Not_A_Series->of( 'scope' );
		}
		if ( Series_Scope::Following === $this->choice->scope && ! $this->has_earlier( $this->from ) ) {
			throw Field_Error::First_Date->of( 'scope' );
		}
	}

	private function has_earlier( string $date ): bool {
		return array() !== array_filter( $this->series, static fn( Booking $booking ): bool => ! $booking->is_canceled && $booking->date < $date );
	}

	/** @return list<Booking> */
	private function in( Series_Scope $scope, string $from ): array {
		$is_in = fn( Booking $booking ): bool => ! $booking->is_canceled && $booking->date >= $from && ( $this->may )( $booking );

		return Series_Scope::One === $scope ? array( $this->anchor ) : array_values( array_filter( $this->series, $is_in ) );
	}

	private function row( Booking $booking, Series_Choice $choice ): Series_Row {
		$differs = ! $this->is_alike( $booking );
		if ( in_array( $booking->date, $choice->skip_dates, true ) ) {
			return new Series_Row( $booking, $booking, $differs );
		}
		$after = $this->merged( $booking );
		if ( ! $differs || isset( $choice->overrides[ $booking->date ] ) ) {
			$after = $this->moved( $after, $choice->overrides[ $booking->date ] ?? null );
		}

		return new Series_Row( $booking, $after, $differs );
	}

	private function is_alike( Booking $booking ): bool {
		return $booking->room_id === $this->anchor->room_id
			&& $booking->interval->equals( $this->anchor->interval )
			&& Wall_Clock::weekday( $booking->date ) === Wall_Clock::weekday( $this->anchor->date );
	}

	/**
	 * Returns the booking with what the write changes besides the place, where it was as the named one was: its trainer
	 * with the event, its private mark, its hidden text.
	 */
	private function merged( Booking $booking ): Booking {
		[ $was, $is ] = array( $this->anchor, $this->target );
		$is_same      = $booking->trainer_id === $was->trainer_id && $booking->event_id === $was->event_id;
		if ( $is_same && ( $is->trainer_id !== $was->trainer_id || $is->event_id !== $was->event_id ) ) {
			$names   = $is->names->in_room( new Room( $booking->room_id, $booking->names->room ) );
			$booking = $booking->with( event_id: $is->event_id, trainer_id: $is->trainer_id, names: $names );
			if ( $is->trainer_id !== $was->trainer_id ) {
				$booking = $booking->with( payment_method: $is->payment_method, payment_frequency: $is->payment_frequency );
			}
		}

		return $booking->with(
			is_private: $booking->is_private === $was->is_private ? $is->is_private : null,
			hidden_description: $booking->hidden_description === $was->hidden_description ? $is->hidden_description : null,
		);
	}

	/**
	 * Returns the booking at the place of the named one after the write, as many days further, with its override.
	 *
	 * @param array{ room_id: int|null, start: int|null, end: int|null }|null $override
	 */
	private function moved( Booking $booking, ?array $override ): Booking {
		$room_id = $override['room_id'] ?? $this->target->room_id;
		$names   = $booking->names;
		if ( $room_id !== $booking->room_id ) {
			$names = $names->in_room( $this->rooms[ $room_id ] ?? throw Field_Error::Unknown->of( 'room_id' ) );
		}
		$moved = $booking->with(
			room_id: $room_id,
			names: $names,
			date: Wall_Clock::add_days( $booking->date, Wall_Clock::days_between( $this->anchor->date, $this->target->date ) ),
			interval: new Interval( $override['start'] ?? $this->target->interval->start, $override['end'] ?? $this->target->interval->end ),
			is_canceled: $this->target->is_canceled,
		);
		$asks  = $this->asks_again && ! $moved->is_at_the_same_place( $booking );

		return $asks ? $moved->with( status: Booking_Status::Pending ) : $moved;
	}
}
