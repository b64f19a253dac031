<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Series;

use Closure;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Series\Series_Plan;
use StudioCalendar\Domain\Series\Series_Row;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Locked_Studio;

/** Answer of a dry run: what the write would do to each booking of the scope, and whether it could. */
final class Series_Preview {

	public function __construct( private readonly Series_Plan $plan, private readonly Locked_Studio $studio ) {
	}

	/**
	 * @param Closure(Problem): array<string, mixed> $why
	 * @return array<string, mixed>
	 */
	public function answer( Closure $why ): array {
		$changed  = $this->plan->changed();
		$problems = array() === $changed ? array() : ( new Place_Check( $this->studio, $changed ) )->problems( true );
		$row      = function ( Series_Row $row ) use ( $problems, $why ): array {
			$problem = $problems[ $row->before->id ] ?? null;

			return $this->date( $row ) + array( 'free' => null === $problem ) + ( null === $problem ? array() : $why( $problem ) );
		};

		return array(
			'status' => 'ok',
			'dates'  => array_map( $row, $this->plan->rows ),
			'counts' => $this->plan->counts(),
			'past'   => array_map( static fn( Booking $booking ): string => $booking->date, $this->plan->past ),
			'plan'   => $this->plan->hash(),
		);
	}

	/** @return array<string, mixed> */
	private function date( Series_Row $row ): array {
		$is_pending = static fn( Booking $booking ): bool => Booking_Status::Pending === $booking->status;
		$payment    = Permissions::may_manage( $this->studio->person ) ? array( 'paid' => Payment_Status::Paid === $row->before->payment_status ) : array();

		return array(
			'id'             => $row->before->id,
			'date'           => $row->before->date,
			'from'           => self::place( $row->before ),
			'to'             => $row->after->is_canceled ? null : self::place( $row->after ),
			'changes'        => $row->is_changed(),
			'keepsItsOwn'    => $row->differs,
			'becomesPending' => $is_pending( $row->after ) && ! $is_pending( $row->before ),
		) + $payment;
	}

	/** @return array{ date: string, time_from: string, time_to: string, room_id: int } */
	public static function place( Booking $booking ): array {
		return array(
			'date'      => $booking->date,
			'time_from' => Wall_Clock::time( $booking->interval->start ),
			'time_to'   => Wall_Clock::time( $booking->interval->end ),
			'room_id'   => $booking->room_id,
		);
	}
}
