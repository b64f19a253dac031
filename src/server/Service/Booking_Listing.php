<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Query;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Models;

/** Lists a studio's bookings: all for owners and administrators, their own for trainers, none for guests. */
final class Booking_Listing {

	/** Fields copied from the calendar's response; fields that a role may not see are absent there. */
	private const SHOWN = array(
		'id',
		'room_id',
		'event_id',
		'date',
		'time_from',
		'time_to',
		'title',
		'status',
		'private',
		'payment_status',
		'payment_method',
		'payment_frequency',
		'hiddenOwnerCustomDescription',
	);

	/** Rows per query while all bookings are written to a file. */
	private const BATCH = 1000;

	public function __construct( private readonly Models $models, private readonly Booking_List $list ) {
	}

	/**
	 * @return array{ bookings: list<array<string, mixed>>, total: int }
	 * @throws Problem Studio_Not_Found or Forbidden.
	 */
	public function page( Booking_Query $query, int $page, int $per_page, Visitor $visitor ): array {
		[ $model, $person ] = $this->entered( $query->studio_id, $visitor );
		$allowed            = self::allowed( $query, $model, $person );

		return array(
			'bookings' => self::rows( $this->list->page( $allowed, ( $page - 1 ) * $per_page, $per_page ), $model, $person ),
			'total'    => $this->list->count( $allowed ),
		);
	}

	/**
	 * Returns every matching booking. Exceptions are thrown here, before the first row is read.
	 *
	 * @return iterable<array<string, mixed>>
	 * @throws Problem Studio_Not_Found or Forbidden.
	 */
	public function all( Booking_Query $query, Visitor $visitor ): iterable {
		[ $model, $person ] = $this->entered( $query->studio_id, $visitor );
		$allowed            = self::allowed( $query, $model, $person );

		return $this->batches( $allowed, $model, $person );
	}

	/** Returns whether the visitor may see payments. */
	public function shows_payment( int $studio_id, Visitor $visitor ): bool {
		return Permissions::may_manage( $this->entered( $studio_id, $visitor )[1] );
	}

	/**
	 * @return list<array<string, int|string>> Hours are in minutes.
	 * @throws Problem Forbidden for everyone but owners.
	 */
	public function totals( Booking_Query $query, Visitor $visitor ): array {
		[ $model, $person ] = $this->entered( $query->studio_id, $visitor );
		if ( ! Permissions::may_manage( $person ) ) {
			throw Problem_Code::Forbidden->problem();
		}

		return array_map(
			static fn( array $total ): array => $total + array( 'trainer' => ( $model->profiles[ $total['trainer_id'] ] ?? null )?->name_for( true ) ?? '' ),
			$this->list->totals( $query )
		);
	}

	/**
	 * @return array{ Studio_Model, Person }
	 * @throws Problem Studio_Not_Found, or Forbidden for guests.
	 */
	private function entered( int $studio_id, Visitor $visitor ): array {
		$model  = $this->models->of( $studio_id )['model'];
		$person = $visitor->in( $model );

		return $person->role->is_member() ? array( $model, $person ) : throw Problem_Code::Forbidden->problem();
	}

	/** @throws Problem Forbidden if the filter or the order would reveal who has paid. */
	private static function allowed( Booking_Query $query, Studio_Model $model, Person $person ): Booking_Query {
		if ( $query->asks_for_payment() && ! Permissions::may_manage( $person ) ) {
			throw Problem_Code::Forbidden->problem();
		}
		$is_owner = Permissions::may_manage( $person );
		$names    = array_map( static fn( Profile $profile ): string => $profile->name_for( $is_owner ), $model->profiles );
		natcasesort( $names );
		$trainer_id = Role::Trainer === $person->role ? $person->user_id : $query->trainer_id;

		return $query->read_as( array_keys( $model->rooms ), array_keys( $names ), $trainer_id );
	}

	/** @return iterable<array<string, mixed>> */
	private function batches( Booking_Query $query, Studio_Model $model, Person $person ): iterable {
		$offset = 0;
		do {
			$found = $this->list->page( $query, $offset, self::BATCH );
			yield from self::rows( $found, $model, $person );
			$offset += self::BATCH;
		} while ( self::BATCH === count( $found ) );
	}

	/**
	 * @param list<Booking> $bookings
	 * @return list<array<string, mixed>>
	 */
	private static function rows( array $bookings, Studio_Model $model, Person $person ): array {
		$presenter = new Booking_Presenter( $model, $person );

		return array_map( static fn( Booking $booking ): array => self::row( $booking, $presenter->wire( $booking ), $model, $person ), $bookings );
	}

	/**
	 * @param array<string, mixed> $wire The booking in the calendar's response.
	 * @return array<string, mixed>
	 */
	private static function row( Booking $booking, array $wire, Studio_Model $model, Person $person ): array {
		$profile = $model->profiles[ $booking->trainer_id ] ?? null;
		$kept    = trim( "{$booking->names->first_name} {$booking->names->last_name}" );

		return array_intersect_key( $wire, array_flip( self::SHOWN ) ) + array(
			'room'       => ( $model->rooms[ $booking->room_id ] ?? null )->name ?? $booking->names->room,
			'trainer_id' => $booking->trainer_id,
			'trainer'    => $profile?->name_for( Permissions::may_manage( $person ) ) ?? $kept,
			'canceled'   => $booking->is_canceled,
		);
	}
}
