<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Bookings;

/**
 * Cancels, restores, approves and marks bookings as paid or unpaid. If the booking is already in the requested state,
 * nothing changes and the response is "ok".
 */
final class Booking_Changer {

	public function __construct( private readonly Studio_Writer $writer, private readonly Bookings $bookings ) {
	}

	/**
	 * @return array<string, mixed> The changed booking and the studio's revision.
	 * @throws Problem Booking_Not_Found, Forbidden, Changed_Meanwhile, Invalid (room or trainer is gone), Over_Limit,
	 *                 Slot_Taken or Gap_Too_Small.
	 */
	public function change( Booking_Action $action, int $booking_id, Visitor $visitor, ?Idempotency_Key $key ): array {
		$found = $this->bookings->find( $booking_id ) ?? throw Problem_Code::Booking_Not_Found->problem();

		return $this->writer->write(
			$found->studio_id,
			$visitor,
			$key,
			static function ( Locked_Studio $studio ) use ( $action, $booking_id ): array {
				$before = $studio->booking( $booking_id );
				self::check_may( $action, $before, $studio );
				$after = self::changed( $action, $before );
				if ( null !== $after ) {
					self::check_time( $action, $after, $studio );
					$after = $studio->change( $action->value, $before, $after );
				}
				$presenter = new Booking_Presenter( $studio->model, $studio->person );

				return array( 'status' => 'ok', 'booking' => $presenter->wire( $after ?? $before ) );
			}
		);
	}

	/** @throws Problem Forbidden, or Changed_Meanwhile if a canceled booking does not allow the action. */
	private static function check_may( Booking_Action $action, Booking $booking, Locked_Studio $studio ): void {
		$cancels = Booking_Action::Cancel === $action || Booking_Action::Restore === $action;
		$may     = $cancels ? Permissions::may_cancel( $studio->person, $booking->trainer_id ) : Permissions::may_manage( $studio->person );
		if ( ! $may ) {
			throw Problem_Code::Forbidden->problem();
		}
		if ( $booking->is_canceled && ! $cancels ) {
			throw Problem_Code::Changed_Meanwhile->problem();
		}
	}

	/** @return Booking|null Null if the booking is already in this state. */
	private static function changed( Booking_Action $action, Booking $booking ): ?Booking {
		return match ( $action ) {
			Booking_Action::Cancel      => $booking->is_canceled ? null : $booking->with( is_canceled: true ),
			Booking_Action::Restore     => $booking->is_canceled ? $booking->with( is_canceled: false ) : null,
			Booking_Action::Approve     => Booking_Status::Approved === $booking->status ? null : $booking->with( status: Booking_Status::Approved ),
			Booking_Action::Mark_Paid   => self::paid( $booking, Payment_Status::Paid ),
			Booking_Action::Mark_Unpaid => self::paid( $booking, Payment_Status::Unpaid ),
		};
	}

	private static function paid( Booking $booking, Payment_Status $status ): ?Booking {
		return $booking->payment_status === $status ? null : $booking->with( payment_status: $status );
	}

	/**
	 * Checks that the booking may take its time. A restored booking, and an approved one that is not over, needs a free
	 * time, a room and a trainer; a past one may have lost its room and trainer. Pending bookings take time like
	 * approved ones.
	 *
	 * @throws Problem Invalid, Over_Limit, Slot_Taken or Gap_Too_Small.
	 */
	private static function check_time( Booking_Action $action, Booking $booking, Locked_Studio $studio ): void {
		if ( ! in_array( $action, array( Booking_Action::Restore, Booking_Action::Approve ), true ) ) {
			return;
		}
		if ( Booking_Action::Restore === $action || $booking->date >= $studio->today ) {
			Booking_Factory::check_is_there( $booking, $studio->model );
			$studio->hold_rooms( array( $booking ) );
		}
		$studio->rules()->check_free( $booking, $studio->in_the_way( array( $booking ) ) );
		$studio->check_request( $booking );
	}
}
