<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Bookings;

/**
 * Makes bookings private or public for owners (docs/behaviour.md, 5); to trainers and guests a private booking is
 * "Busy".
 */
final class Booking_Privacy {

	public function __construct( private readonly Studio_Writer $writer, private readonly Bookings $bookings ) {
	}

	/** @throws Problem Booking_Not_Found or Forbidden. */
	public function change( int $booking_id, bool $is_private, Visitor $visitor ): void {
		$found = $this->bookings->find( $booking_id ) ?? throw Problem_Code::Booking_Not_Found->problem();

		$this->writer->write(
			$found->studio_id,
			$visitor,
			null,
			static function ( Locked_Studio $studio ) use ( $booking_id, $is_private ): array {
				$before = $studio->booking( $booking_id );
				if ( ! Permissions::may_manage( $studio->person ) ) {
					throw Problem_Code::Forbidden->problem();
				}
				if ( $before->is_private !== $is_private ) {
					$studio->change( 'private', $before, $before->with( is_private: $is_private ) );
				}

				return array();
			}
		);
	}
}
