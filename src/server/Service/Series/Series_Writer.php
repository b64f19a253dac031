<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Series;

use Closure;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Change;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Plan_Hash;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Series\Series_Choice;
use StudioCalendar\Domain\Series\Series_Plan;
use StudioCalendar\Domain\Series\Series_Row;
use StudioCalendar\Service\Booking_Edit;
use StudioCalendar\Service\Booking_Editor;
use StudioCalendar\Service\Booking_Presenter;
use StudioCalendar\Service\Idempotency_Key;
use StudioCalendar\Service\Locked_Studio;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Bookings;

/**
 * Edits and cancels bookings of a series together, completely or not at all. Each stays a row with its ID, its history
 * and its payment. A dry run decides in the same way under the studio's lock and stores nothing.
 */
final class Series_Writer {

	public function __construct(
		private readonly Studio_Writer $writer,
		private readonly Bookings $bookings,
		private readonly Booking_Editor $editor,
	) {
	}

	/**
	 * @param (Closure(Problem): array<string, mixed>)|null $dry Says in the answer of a dry run why a date cannot be;
	 *                                                           null to store.
	 * @param string|null $seen The `plan` of the dry run that the person has confirmed; null to store whatever it is now.
	 * @return array<string, mixed> The response of docs/behaviour.md, 7.
	 * @throws Problem As `Booking_Editor::edit` does, with the dates that were refused, or Changed_Meanwhile for another plan.
	 */
	public function edit( Booking_Edit $edit, Series_Choice $choice, Visitor $visitor, ?Idempotency_Key $key, ?Closure $dry, ?string $seen = null ): array {
		$found = $this->found( $edit->booking_id, $edit->studio_id );

		return $this->writer->write(
			$found->studio_id,
			$visitor,
			null === $dry ? $key : null,
			function ( Locked_Studio $studio ) use ( $edit, $choice, $dry, $seen ): array {
				$anchor = $studio->booking( $edit->booking_id );
				$target = $this->editor->wanted( $anchor, $edit, $studio );
				$may    = static fn( Booking $one ): bool => Permissions::may_edit( $studio->person, $one->trainer_id, $one->date, $studio->today );
				$plan   = self::plan( $anchor, $target, $choice, $studio, $may );
				if ( null !== $dry ) {
					return ( new Series_Preview( $plan, $studio ) )->answer( $dry );
				}
				Plan_Hash::check( $plan->hash(), $seen, Field_Error::Series_Changed );
				$presenter = new Booking_Presenter( $studio->model, $studio->person );
				$stored    = self::stored( $plan, 'edit', $studio );
				$live      = array_values( array_filter( $stored, static fn( Booking $booking ): bool => ! $booking->is_canceled ) );

				return array(
					'status'   => 'ok',
					'message'  => __( 'Changes saved', 'studio-calendar' ),
					'bookings' => array_map( $presenter->wire( ... ), $live ),
				);
			}
		);
	}

	/**
	 * @param (Closure(Problem): array<string, mixed>)|null $dry As in `edit`.
	 * @param string|null $seen As in `edit`.
	 * @return array<string, mixed> The named booking and all that were canceled.
	 * @throws Problem Booking_Not_Found, Forbidden, Invalid or Changed_Meanwhile.
	 */
	public function cancel( int $booking_id, Series_Choice $choice, Visitor $visitor, ?Idempotency_Key $key, ?Closure $dry, ?string $seen = null ): array {
		$found = $this->found( $booking_id );

		return $this->writer->write(
			$found->studio_id,
			$visitor,
			null === $dry ? $key : null,
			static function ( Locked_Studio $studio ) use ( $booking_id, $choice, $dry, $seen ): array {
				$anchor = $studio->booking( $booking_id );
				$may    = static fn( Booking $one ): bool => Permissions::may_cancel( $studio->person, $one->trainer_id );
				if ( ! $may( $anchor ) ) {
					throw Problem_Code::Forbidden->problem();
				}
				$plan = self::plan( $anchor, $anchor->with( is_canceled: true ), $choice, $studio, $may );
				if ( null !== $dry ) {
					return ( new Series_Preview( $plan, $studio ) )->answer( $dry );
				}
				Plan_Hash::check( $plan->hash(), $seen, Field_Error::Series_Changed );
				$presenter = new Booking_Presenter( $studio->model, $studio->person );
				$ids       = array_map( static fn( Series_Row $row ): int => $row->before->id, $plan->changed() );
				$stored    = array_column( self::stored( $plan, 'cancel', $studio ), null, 'id' );

				return array(
					'status'   => 'ok',
					'booking'  => $presenter->wire( $stored[ $anchor->id ] ?? $anchor ),
					'bookings' => array_map( $presenter->wire( ... ), array_values( array_intersect_key( $stored, array_flip( $ids ) ) ) ),
				);
			}
		);
	}

	/** @throws Problem Booking_Not_Found */
	private function found( int $booking_id, int $studio_id = 0 ): Booking {
		$found = $this->bookings->find( $booking_id );

		return null === $found || ( 0 !== $studio_id && $studio_id !== $found->studio_id ) ? throw Problem_Code::Booking_Not_Found->problem() : $found;
	}

	/** @param Closure(Booking): bool $may */
	private static function plan( Booking $anchor, Booking $target, Series_Choice $choice, Locked_Studio $studio, Closure $may ): Series_Plan {
		$series = $studio->series_of( $anchor );

		return new Series_Plan( $anchor, $target, $series, $choice, $studio->today, $studio->model->rooms, $may, Booking_Editor::asks_again( $studio ) );
	}

	/**
	 * @return list<Booking> All that were changed, as they are now.
	 * @throws Problem Of all that cannot be.
	 */
	private static function stored( Series_Plan $plan, string $action, Locked_Studio $studio ): array {
		$later = array_map( static fn( Booking $booking ): int => $booking->id, $plan->later_half() );
		$rows  = $plan->split( array() === $later ? array() : $studio->series_among( $later ) );
		$ids   = array_map( static fn( Series_Row $row ): int => $row->before->id, $plan->changed() );

		return array() === $rows ? array() : ( new Place_Check( $studio, $rows ) )->store(
			true,
			static fn( Series_Row $row ): string => in_array( $row->before->id, $ids, true ) ? $action : Change::SPLIT
		);
	}
}
