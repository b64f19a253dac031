<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service\Weeks;

use Closure;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Rules;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Plan_Hash;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Booking_Presenter;
use StudioCalendar\Service\Idempotency_Key;
use StudioCalendar\Service\Limits_Of;
use StudioCalendar\Service\Locked_Studio;
use StudioCalendar\Service\Series\Series_Preview;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Models;

/** Copies a week's bookings into another week (`booking/copy-week`), completely or not at all. */
final class Week_Copier {

	/** Maximum number of copies in one write (docs/behaviour.md, 7). */
	public const MAX_COPIES = 200;

	public function __construct(
		private readonly Studio_Writer $writer,
		private readonly Models $models,
		private readonly Bookings $bookings,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param string|null $seen The `plan` of the dry run that the person has confirmed; null to copy whatever is there now.
	 * @return array<string, mixed> The response of docs/behaviour.md, 7.
	 * @throws Problem Studio_Not_Found, Forbidden, Invalid, Over_Limit, Changed_Meanwhile for another plan, or what the rules
	 *                 say, with the dates that were refused.
	 */
	public function copy( Week_Choice $choice, Visitor $visitor, ?Idempotency_Key $key, ?string $seen = null ): array {
		return $this->writer->write(
			$choice->studio_id,
			$visitor,
			$key,
			static function ( Locked_Studio $studio ) use ( $choice, $seen ): array {
				self::check_may( $studio->person );
				$plan = new Week_Plan( $choice, $studio->between( $choice->from, $choice->last() ), $studio->model, $studio->today );
				Plan_Hash::check( $plan->hash(), $seen, Field_Error::Week_Changed );
				$copies    = self::wanted( $plan );
				$presenter = new Booking_Presenter( $studio->model, $studio->person );
				self::check( $plan, $copies, $studio );
				$store = static fn( Booking $copy ): array => $presenter->wire( $studio->add( $copy->with( id: 0 ) ) );

				return array( 'status' => 'ok', 'message' => __( 'Created Successfully', 'studio-calendar' ), 'bookings' => array_map( $store, $copies ) );
			}
		);
	}

	/**
	 * Says of each copy whether it could be made, without storing anything. The result may be stale a moment later: only
	 * `copy` decides.
	 *
	 * @param Closure(Problem): array<string, mixed> $why Says in the answer why a copy cannot be.
	 * @return array<string, mixed>
	 * @throws Problem Studio_Not_Found, Forbidden or Invalid, as `copy` would.
	 */
	public function try_out( Week_Choice $choice, Visitor $visitor, Closure $why ): array {
		$model  = $this->models->of( $choice->studio_id )['model'];
		$person = $visitor->in( $model );
		self::check_may( $person );
		$today    = Wall_Clock::date_at( $this->clock->now(), $model->studio->zone() );
		$plan     = new Week_Plan( $choice, $this->bookings->in_range( $choice->studio_id, $choice->from, $choice->last() ), $model, $today );
		$rules    = new Booking_Rules( $model->studio, $person, $today, Limits_Of::person( $person, $choice->studio_id ) );
		$others   = array() === $plan->copies ? array() : $this->bookings->around( array_values( $plan->copies ) );
		$problems = $plan->problems( $others, $rules );
		$wanted   = $plan->wanted();
		$dates    = array();
		foreach ( $plan->copies as $id => $copy ) {
			$problem = $problems[ $id ] ?? null;
			$dates[] = self::row( $plan->sources[ $id ], $copy ) + array(
				'copies'       => isset( $wanted[ $id ] ),
				'alreadyThere' => Week_Plan::is_already_there( $copy, $others ),
				'free'         => null === $problem,
			) + ( null === $problem ? array() : $why( $problem ) );
		}

		return array( 'status' => 'ok', 'dates' => $dates, 'pending' => $plan->pending, 'limit' => self::MAX_COPIES, 'plan' => $plan->hash() );
	}

	/** @throws Problem Forbidden */
	private static function check_may( Person $person ): void {
		if ( ! Permissions::may_copy_week( $person ) ) {
			throw Problem_Code::Forbidden->problem();
		}
	}

	/**
	 * @return non-empty-list<Booking>
	 * @throws Problem Invalid if there is nothing to copy, Over_Limit if it is too much.
	 */
	private static function wanted( Week_Plan $plan ): array {
		$copies = array_values( $plan->wanted() );
		if ( array() === $copies ) {
			throw Field_Error::Nothing_To_Copy->of( 'from' );
		}
		if ( count( $copies ) > self::MAX_COPIES ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw new Problem( Problem_Code::Over_Limit, array( 'skip' => Field_Error::Too_Many_Copies ), limit: self::MAX_COPIES );
		}

		return $copies;
	}

	/**
	 * @param non-empty-list<Booking> $copies
	 * @throws Problem Of all that cannot be, with the dates that they would go to.
	 */
	private static function check( Week_Plan $plan, array $copies, Locked_Studio $studio ): void {
		$there = array_values( array_filter( $copies, static fn( Booking $copy ): bool => isset( $studio->model->rooms[ $copy->room_id ] ) ) );
		if ( array() !== $there ) {
			$studio->hold_rooms( $there );
		}
		$problems = array_intersect_key( $plan->problems( $studio->in_the_way( $copies ), $studio->rules() ), $plan->wanted() );
		if ( array() !== $problems ) {
			$dates = array_map( static fn( int $id ): string => $plan->copies[ $id ]->date, array_keys( $problems ) );
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
			throw Problem::of_series( array_values( $problems ), array_values( array_unique( $dates ) ) );
		}
	}

	/** @return array<string, mixed> */
	private static function row( Booking $source, Booking $copy ): array {
		return array(
			'id'         => $source->id,
			'date'       => $source->date,
			'from'       => Series_Preview::place( $source ),
			'to'         => Series_Preview::place( $copy ),
			'title'      => $copy->names->event,
			'first_name' => $copy->names->first_name,
			'last_name'  => $copy->names->last_name,
		);
	}
}
