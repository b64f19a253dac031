<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Series\Taking_Back;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Studio_Source;

/** Reads data of one trainer across studios: their history and their events. */
final class Trainer_Records {

	/** Maximum lines of a trainer's history (docs/behaviour.md, 7). */
	private const MAX_LINES = 500;

	public function __construct(
		private readonly Members $members,
		private readonly Bookings $bookings,
		private readonly Studio_Source $source,
	) {
	}

	/**
	 * Returns a trainer's bookings in the studios that the visitor owns, newest first.
	 *
	 * @return list<array{ room_id: int, date: string, status: string, reasons?: non-empty-list<string> }> Status Pending, Approved
	 *         or Canceled; reasons for which an owner broke a rule for this booking, oldest first.
	 * @throws Problem Forbidden for visitors who own no studio.
	 */
	public function history( int $trainer_id, Visitor $visitor ): array {
		$studios = $this->members->studios_of( $visitor->user_id, Member_Role::Owner );
		if ( array() === $studios ) {
			throw Problem_Code::Forbidden->problem();
		}

		$bookings = $this->bookings->of_trainer( $trainer_id, $studios, self::MAX_LINES );
		$reasons  = $this->reasons( $bookings );

		return array_map(
			static fn( Booking $booking ): array => array(
				'room_id' => $booking->room_id,
				'date'    => $booking->date,
				'status'  => $booking->is_canceled ? 'Canceled' : $booking->status->value,
			) + ( isset( $reasons[ $booking->id ] ) ? array( 'reasons' => $reasons[ $booking->id ] ) : array() ),
			$bookings
		);
	}

	/**
	 * Returns the reasons in the history of these bookings, without those of writes that were taken back.
	 *
	 * @param list<Booking> $bookings
	 * @return array<int, non-empty-list<string>> By the booking's ID.
	 */
	private function reasons( array $bookings ): array {
		$ids     = array_map( static fn( Booking $booking ): int => $booking->id, $bookings );
		$changes = array();
		foreach ( array() === $ids ? array() : $this->bookings->explained( $ids ) as $change ) {
			$changes[ $change->after->id ][] = $change;
		}
		$reasons = array();
		foreach ( $changes as $id => $of_one ) {
			foreach ( Taking_Back::standing( $of_one ) as $change ) {
				if ( '' !== $change->reason ) {
					$reasons[ $id ][] = $change->reason;
				}
			}
		}

		return $reasons;
	}

	/**
	 * Returns the visitor's own events, or those of a member of a studio that the visitor owns; otherwise none.
	 *
	 * @return list<array{ event_id: int, title: string }>
	 */
	public function events_of( int $trainer_id, Visitor $visitor ): array {
		$may = $visitor->user_id === $trainer_id || array() !== array_intersect(
			$this->members->studios_of( $visitor->user_id, Member_Role::Owner ),
			$this->members->studios_of( $trainer_id )
		);

		return $may ? $this->source->titles_of_events( $trainer_id ) : array();
	}

	/**
	 * @return list<array{ event_id: int, title: string }>
	 * @throws Problem Forbidden for visitors who are neither member of a studio nor administrator.
	 */
	public function default_events( Visitor $visitor ): array {
		if ( array() === $this->members->studios_of( $visitor->user_id ) && ! user_can( $visitor->user_id, 'manage_options' ) ) {
			throw Problem_Code::Forbidden->problem();
		}

		return $this->source->titles_of_default_events();
	}
}
