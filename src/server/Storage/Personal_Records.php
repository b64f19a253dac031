<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Booking;

/**
 * Exports and erases one person's data in the tables. Erasing blanks names and texts but keeps the rows, so that a
 * studio's hours and payments stay correct. It is the only code that changes lines of the history, because the law
 * requires it.
 */
final class Personal_Records {

	/** Bookings per page; WordPress requests pages until the plugin reports the last one. */
	public const PAGE = 100;

	/** Columns that name a person or may contain personal text. */
	private const PERSONAL = array( 'trainer_first_name', 'trainer_last_name', 'hidden_description' );

	/** The same fields in stored responses, with their replacements. */
	private const IN_ANSWERS = array( 'first_name' => '', 'last_name' => '', 'hiddenOwnerCustomDescription' => '' );

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * Returns a trainer's bookings in all studios of this site, including canceled ones, in the order they were
	 * created.
	 *
	 * @param int $page From 1; a page with fewer bookings than PAGE is the last.
	 * @return list<Booking>
	 */
	public function bookings_of( int $user_id, int $page ): array {
		$columns = implode( ', ', Booking_Row::COLUMNS );
		$rows    = $this->database->rows(
			"SELECT $columns FROM %i WHERE trainer_id = %d ORDER BY id LIMIT %d OFFSET %d",
			array( Table::Bookings, $user_id, self::PAGE, self::PAGE * ( max( 1, $page ) - 1 ) )
		);

		return Booking_Row::bookings( $rows );
	}

	/** @return list<string> User meta keys of this plugin, and of WordPress for this plugin's screens. */
	public function meta_keys(): array {
		$rows = $this->database->rows( 'SELECT DISTINCT meta_key FROM %i WHERE meta_key LIKE %s', array( $this->database->user_meta(), '%studio\\_cal%' ) );

		return array_column( $rows, 'meta_key' );
	}

	/**
	 * Returns the history of these bookings while they were the person's, including the line that transferred them.
	 *
	 * @param list<int> $booking_ids
	 * @return list<array{ booking_id: int, action: string, at: string, after: Booking, reason: string }> Oldest first; `at` is UTC.
	 */
	public function history_of( int $user_id, array $booking_ids ): array {
		$notes = array();
		foreach ( array() === $booking_ids ? array() : $this->lines( $booking_ids ) as $line ) {
			$after = Booking_Row::from_json( (int) $line['booking_id'], $line['after_json'] );
			if ( null !== $after && self::is_about( $line, $user_id ) ) {
				$notes[] = array(
					'booking_id' => (int) $line['booking_id'],
					'action'     => $line['action'],
					'at'         => $line['at'],
					'after'      => $after,
					'reason'     => $line['reason'],
				);
			}
		}

		return $notes;
	}

	/**
	 * Returns bookings that now belong to another person; only their history names this person.
	 *
	 * @return array<int, non-empty-list<int>> IDs by studio.
	 */
	public function given_away( int $user_id ): array {
		$named = "%\"trainer_id\":$user_id,%";
		$rows  = $this->database->rows(
			'SELECT DISTINCT h.studio_id, h.booking_id FROM %i h
			JOIN %i b ON b.id = h.booking_id
			WHERE b.trainer_id <> %d AND (h.before_json LIKE %s OR h.after_json LIKE %s)',
			array( Table::History, Table::Bookings, $user_id, $named, $named )
		);
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['studio_id'] ][] = (int) $row['booking_id'];
		}

		return $found;
	}

	/**
	 * Blanks a person's bookings, their history and the stored responses about them. Each booking gets a new revision,
	 * so that a client with the old names cannot store them again.
	 *
	 * @param non-empty-list<int> $booking_ids Bookings of one locked studio, including transferred ones.
	 */
	public function blank( int $user_id, array $booking_ids ): void {
		$set    = implode( ', ', array_map( static fn( string $column ): string => "$column = ''", self::PERSONAL ) );
		$places = Database::placeholders( $booking_ids );
		$this->database->run(
			"UPDATE %i SET $set, revision = revision + 1 WHERE id IN ($places) AND trainer_id = %d",
			array( Table::Bookings, ...$booking_ids, $user_id )
		);
		foreach ( $this->lines( $booking_ids ) as $line ) {
			$this->database->run(
				'UPDATE %i SET before_json = %s, after_json = %s, reason = %s WHERE id = %d',
				array(
					Table::History,
					self::blanked( $line['before_json'], $user_id ),
					self::blanked( $line['after_json'], $user_id ),
					self::is_about( $line, $user_id ) ? '' : $line['reason'],
					(int) $line['id'],
				)
			);
		}
		$this->blank_answers( $user_id );
	}

	/** Deletes the person's stored responses, which hold the bookings with their old data. */
	public function forget_requests( int $user_id ): void {
		$this->database->run( 'DELETE FROM %i WHERE user_id = %d', array( Table::Requests, $user_id ) );
	}

	/**
	 * Removes the names from other people's stored responses, which stay so that a repeated request is still processed
	 * once.
	 */
	private function blank_answers( int $user_id ): void {
		$about = array( Table::Requests, "%\"post_author_id\":$user_id,%" );
		foreach ( $this->database->rows( 'SELECT user_id, request_id, answer FROM %i WHERE answer LIKE %s', $about ) as $row ) {
			$answer   = json_decode( $row['answer'], true );
			$nameless = is_array( $answer ) ? (string) wp_json_encode( self::nameless( $answer, $user_id ) ) : '';
			$this->database->run(
				'UPDATE %i SET answer = %s WHERE user_id = %d AND request_id = %s',
				array( Table::Requests, $nameless, (int) $row['user_id'], $row['request_id'] )
			);
		}
	}

	/**
	 * @param array<array-key, mixed> $answer A stored response or a part of it.
	 * @return array<array-key, mixed>
	 */
	private static function nameless( array $answer, int $user_id ): array {
		if ( $user_id === ( $answer['post_author_id'] ?? null ) ) {
			$answer = array_replace( $answer, array_intersect_key( self::IN_ANSWERS, $answer ) );
		}

		return array_map( static fn( mixed $part ): mixed => is_array( $part ) ? self::nameless( $part, $user_id ) : $part, $answer );
	}

	/**
	 * @param non-empty-list<int> $booking_ids
	 * @return list<array<string, string>> Oldest first.
	 */
	private function lines( array $booking_ids ): array {
		$places = Database::placeholders( $booking_ids );

		return $this->database->rows(
			"SELECT id, booking_id, action, before_json, after_json, at, reason FROM %i WHERE booking_id IN ($places) ORDER BY id",
			array( Table::History, ...$booking_ids )
		);
	}

	/**
	 * Returns whether the booking was the person's before or after the line.
	 *
	 * @param array<string, string> $line
	 */
	private static function is_about( array $line, int $user_id ): bool {
		return in_array( $user_id, array( self::trainer( $line['before_json'] ), self::trainer( $line['after_json'] ) ), true );
	}

	/** Returns the trainer's ID in the JSON; 0 if it has none. */
	private static function trainer( string $json ): int {
		$values = json_decode( $json, true );

		return is_array( $values ) && is_int( $values['trainer_id'] ?? null ) ? $values['trainer_id'] : 0;
	}

	/** Returns the JSON with blanked names if the booking was the person's; otherwise unchanged. */
	private static function blanked( string $json, int $user_id ): string {
		$values = json_decode( $json, true );
		if ( ! is_array( $values ) || ! in_array( self::trainer( $json ), array( 0, $user_id ), true ) ) {
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
