<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use BackedEnum;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Listing\Asked_Page;
use StudioCalendar\Domain\Listing\Booking_Cursor;
use StudioCalendar\Domain\Listing\Booking_Query;
use StudioCalendar\Domain\Listing\Booking_Sort;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Problem;

/** Reads the filters of a list of bookings, which page of it, and the bookings of a bulk action. */
final class List_Input {

	private const PAGE_ROWS = 25;

	/** @throws Problem Invalid, naming every bad field. */
	public static function query( Input $input ): Booking_Query {
		$query = new Booking_Query(
			$input->number( 'studio_id' ),
			$input->number( 'room_id' ),
			$input->number( 'trainer_id' ),
			self::choice( $input, 'status', Booking_Status::class ),
			self::choice( $input, 'payment', Payment_Status::class ),
			$input->has( 'canceled' ) ? $input->flag( 'canceled' ) : null,
			$input->date( 'date_from' ),
			$input->date( 'date_to' ),
			self::choice( $input, 'sort', Booking_Sort::class ) ?? Booking_Sort::Date,
			'desc' === self::order( $input ),
		);
		$input->check();

		return $query;
	}

	/**
	 * @param Booking_Sort $sort The list's order, of which a cursor has to be.
	 * @throws Problem Invalid, naming every bad field.
	 */
	public static function page( Input $input, Booking_Sort $sort ): Asked_Page {
		if ( $input->has( 'after' ) && $input->has( 'before' ) ) {
			$input->wrong( 'before', Field_Error::Not_Readable, null );
		}
		$page = new Asked_Page(
			$input->number_or_null( 'per_page' ) ?? self::PAGE_ROWS,
			max( 1, $input->number( 'page' ) ),
			self::cursor( $input, 'after', $sort ),
			self::cursor( $input, 'before', $sort ),
			! $input->has( 'counted' ) || $input->flag( 'counted' ),
		);
		$input->check();

		return $page;
	}

	private static function cursor( Input $input, string $name, Booking_Sort $sort ): ?Booking_Cursor {
		$text = $input->text( $name );

		return '' === $text ? null : Booking_Cursor::read( $text, $sort ) ?? $input->wrong( $name, Field_Error::Not_Readable, null );
	}

	/**
	 * @return list<int> Without duplicates.
	 * @throws Problem Invalid, naming `ids`.
	 */
	public static function ids( Input $input ): array {
		$ids = $input->has( 'ids' ) ? self::some_ids( $input, 'ids' ) : $input->wrong( 'ids', Field_Error::Missing, array() );
		if ( count( $ids ) > Parameters::MAX_ROWS ) {
			$ids = $input->wrong( 'ids', Field_Error::Too_Long, array() );
		}
		$input->check();

		return $ids;
	}

	/**
	 * Returns the IDs of a parameter that has them with commas between.
	 *
	 * @return list<int> Without duplicates; empty if the parameter is missing or invalid.
	 */
	public static function some_ids( Input $input, string $name ): array {
		$text = $input->text( $name );
		if ( '' === $text ) {
			return array();
		}

		return 1 === preg_match( '/\A[1-9]\d{0,17}(,[1-9]\d{0,17})*\z/', $text )
			? array_values( array_unique( array_map( intval( ... ), explode( ',', $text ) ) ) )
			: $input->wrong( $name, Field_Error::Not_A_Number, array() );
	}

	private static function order( Input $input ): string {
		$order = $input->has( 'order' ) ? $input->text( 'order' ) : 'asc';

		return in_array( $order, array( 'asc', 'desc' ), true ) ? $order : $input->wrong( 'order', Field_Error::Unknown, 'asc' );
	}

	/**
	 * @template T of BackedEnum
	 * @param class-string<T> $choices
	 * @return T|null Null if the request has none.
	 */
	private static function choice( Input $input, string $name, string $choices ): ?BackedEnum {
		$word = $input->text( $name );

		return '' === $word ? null : $choices::tryFrom( $word ) ?? $input->wrong( $name, Field_Error::Unknown, null );
	}
}
