<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;

/**
 * What the tables say about one person, to be handed over or forgotten. Forgetting blanks names and texts and keeps the
 * rows: a studio's hours and payments add up as before. It is the one exception to "nothing ever changes a line of the
 * history", and the law's, not ours.
 */
final class Personal_Records {

	/** Bookings a page: WordPress asks for one page after the other until it is told that there is no more. */
	public const PAGE = 100;

	/** Columns that name a person or may say anything about them. */
	private const PERSONAL = array( 'trainer_first_name', 'trainer_last_name', 'hidden_description' );

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * A trainer's bookings in all studios of this site, canceled ones too, in the order they were made.
	 *
	 * @param int $page From 1; fewer than a PAGE mean that it is the last one.
	 * @return list<Booking>
	 */
	public function bookings_of( int $user_id, int $page ): array {
		$columns = implode( ', ', Booking_Row::COLUMNS );
		$rows    = $this->database->rows(
			"SELECT $columns FROM {$this->database->name( Table::Bookings )} WHERE trainer_id = %d ORDER BY id LIMIT %d OFFSET %d",
			array( $user_id, self::PAGE, self::PAGE * ( max( 1, $page ) - 1 ) )
		);

		return array_map( Booking_Row::booking( ... ), $rows );
	}

	/** @return list<string> Keys of users' meta that are ours, or WordPress's about screens of ours. */
	public function meta_keys(): array {
		$rows = $this->database->rows( "SELECT DISTINCT meta_key FROM {$this->database->user_meta()} WHERE meta_key LIKE %s", array( '%studio\\_cal%' ) );

		return array_column( $rows, 'meta_key' );
	}

	/**
	 * Blanks a booking's personal columns and the same in every line of its history.
	 *
	 * @param list<Booking> $bookings
	 */
	public function blank( array $bookings ): void {
		if ( array() === $bookings ) {
			return;
		}
		$ids    = array_map( static fn( Booking $booking ): int => $booking->id, $bookings );
		$set    = implode( ', ', array_map( static fn( string $column ): string => "$column = ''", self::PERSONAL ) );
		$places = Database::placeholders( $ids );
		$this->database->run( "UPDATE {$this->database->name( Table::Bookings )} SET $set WHERE id IN ($places)", $ids );
		$history = $this->database->name( Table::History );
		foreach ( $this->database->rows( "SELECT id, before_json, after_json FROM $history WHERE booking_id IN ($places)", $ids ) as $line ) {
			$this->database->run(
				"UPDATE $history SET before_json = %s, after_json = %s WHERE id = %d",
				array( self::blanked( $line['before_json'] ), self::blanked( $line['after_json'] ), (int) $line['id'] )
			);
		}
	}

	/** The answers kept for calls that are sent again hold the bookings as they were. */
	public function forget_requests( int $user_id ): void {
		$this->database->run( "DELETE FROM {$this->database->name( Table::Requests )} WHERE user_id = %d", array( $user_id ) );
	}

	private static function blanked( string $json ): string {
		$values = json_decode( $json, true );
		if ( ! is_array( $values ) ) {
			return $json;
		}
		foreach ( self::PERSONAL as $column ) {
			if ( array_key_exists( $column, $values ) ) {
				$values[ $column ] = '';
			}
		}

		return (string) wp_json_encode( $values );
	}
}
