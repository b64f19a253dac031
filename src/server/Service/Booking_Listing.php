<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Listing\Asked_Page;
use StudioCalendar\Domain\Listing\Booking_Cursor;
use StudioCalendar\Domain\Listing\Booking_Query;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Booking_Counts;
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
	 * @return array{ bookings: list<array<string, mixed>>, previous: string|null, next: string|null, total?: int } The
	 *     cursors are null where nothing comes before the page or after it.
	 * @throws Problem Studio_Not_Found or Forbidden.
	 */
	public function page( Booking_Query $query, Asked_Page $asked, Visitor $visitor ): array {
		[ $model, $person, $revision ] = $this->entered( $query->studio_id, $visitor );
		$allowed                       = self::allowed( $query, $model, $person );
		[ $found, $is_first, $is_last ] = $this->found( $allowed, $asked, $revision );

		return array(
			'bookings' => self::rows( $found, $model, $person ),
			'previous' => $is_first ? null : self::cursor( $found[0] ?? null, $query ),
			'next'     => $is_last ? null : self::cursor( $found[ count( $found ) - 1 ] ?? null, $query ),
		) + ( $asked->is_counted ? array( 'total' => $this->number_of( $allowed, $revision ) ) : array() );
	}

	/** @throws Problem Studio_Not_Found or Forbidden. */
	public function count( Booking_Query $query, Visitor $visitor ): int {
		[ $model, $person, $revision ] = $this->entered( $query->studio_id, $visitor );

		return $this->number_of( self::allowed( $query, $model, $person ), $revision );
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
	 * @return array{ Studio_Model, Person, int } The last is the studio's revision.
	 * @throws Problem Studio_Not_Found, or Forbidden for guests.
	 */
	private function entered( int $studio_id, Visitor $visitor ): array {
		[ 'model' => $model, 'revision' => $revision ] = $this->models->of( $studio_id );
		$person                                        = $visitor->in( $model );

		return $person->role->is_member() ? array( $model, $person, $revision ) : throw Problem_Code::Forbidden->problem();
	}

	/**
	 * @return array{ list<Booking>, bool, bool } The page, whether it is the first, whether it is the last.
	 */
	private function found( Booking_Query $query, Asked_Page $asked, int $revision ): array {
		$rows = $asked->rows;
		if ( null !== $asked->before ) {
			[ $found, $has_more ] = $this->list->before( $query, $asked->before, $rows );

			return array( $found, ! $has_more, false );
		}
		if ( $asked->number > 1 && null === $asked->after ) {
			return $this->numbered( $query, $asked, $this->number_of( $query, $revision ) );
		}
		[ $found, $has_more ] = $this->list->after( $query, $asked->after, $rows );

		return array( $found, null === $asked->after, ! $has_more );
	}

	/**
	 * Finds a page by its number, from the nearer end of the list: the last page is as near as the first.
	 *
	 * @return array{ list<Booking>, bool, bool } As `found`.
	 */
	private function numbered( Booking_Query $query, Asked_Page $asked, int $total ): array {
		$before = $asked->skipped();
		$rows   = max( 0, min( $asked->rows, $total - $before ) );
		$behind = $total - $before - $rows;
		if ( 0 === $rows ) {
			return array( array(), false, true );
		}
		[ $found ] = $behind < $before ? $this->list->before( $query, null, $rows, $behind ) : $this->list->after( $query, null, $rows, $before );

		return array( $found, false, $behind <= 0 );
	}

	/** Returns how many bookings match. What counts is loaded only here: every REST request makes this class. */
	private function number_of( Booking_Query $query, int $revision ): int {
		return ( new Booking_Counts( $this->list ) )->of( $query, $revision );
	}

	private static function cursor( ?Booking $booking, Booking_Query $query ): ?string {
		return null === $booking ? null : Booking_Cursor::of( $booking, $query->sort )->text();
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
		$last = null;
		do {
			[ $found, $has_more ] = $this->list->after( $query, $last, self::BATCH );
			yield from self::rows( $found, $model, $person );
			$last = array() === $found ? null : Booking_Cursor::of( $found[ count( $found ) - 1 ], $query->sort );
		} while ( $has_more && null !== $last );
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
			'room'       => $model->rooms[ $booking->room_id ]->name ?? $booking->names->room,
			'trainer_id' => $booking->trainer_id,
			'trainer'    => $profile?->name_for( Permissions::may_manage( $person ) ) ?? $kept,
			'canceled'   => $booking->is_canceled,
		);
	}
}
