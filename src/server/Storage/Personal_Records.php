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

	/** The same in the answers of calls, with what takes their place. */
	private const IN_ANSWERS = array( 'first_name' => '', 'last_name' => '', 'hiddenOwnerCustomDescription' => '' );

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
	 * What was done with some bookings while they were a person's, the line that gave them away included.
	 *
	 * @param list<int> $booking_ids
	 * @return list<array{ booking_id: int, action: string, at: string, after: Booking }> Oldest first; `at` is UTC.
	 */
	public function history_of( int $user_id, array $booking_ids ): array {
		$notes = array();
		foreach ( array() === $booking_ids ? array() : $this->lines( $booking_ids ) as $line ) {
			$after = Booking_Row::from_json( (int) $line['booking_id'], $line['after_json'] );
			if ( null !== $after && in_array( $user_id, array( $after->trainer_id, self::trainer( $line['before_json'] ) ), true ) ) {
				$notes[] = array( 'booking_id' => (int) $line['booking_id'], 'action' => $line['action'], 'at' => $line['at'], 'after' => $after );
			}
		}

		return $notes;
	}

	/**
	 * Bookings that were the person's and are somebody else's by now: only the history still names them.
	 *
	 * @return array<int, non-empty-list<int>> Ids by studio.
	 */
	public function given_away( int $user_id ): array {
		$named = "%\"trainer_id\":$user_id,%";
		$rows  = $this->database->rows(
			"SELECT DISTINCT h.studio_id, h.booking_id FROM {$this->database->name( Table::History )} h
			JOIN {$this->database->name( Table::Bookings )} b ON b.id = h.booking_id
			WHERE b.trainer_id <> %d AND (h.before_json LIKE %s OR h.after_json LIKE %s)",
			array( $user_id, $named, $named )
		);
		$found = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row['studio_id'] ][] = (int) $row['booking_id'];
		}

		return $found;
	}

	/**
	 * Blanks a person's bookings, what the history says of them, and what is kept of answers about them. Each booking gets
	 * a new revision: whoever read it with its names can no longer store them again.
	 *
	 * @param non-empty-list<int> $booking_ids Of one studio, whose lock is held; bookings they gave away among them.
	 */
	public function blank( int $user_id, array $booking_ids ): void {
		$set    = implode( ', ', array_map( static fn( string $column ): string => "$column = ''", self::PERSONAL ) );
		$places = Database::placeholders( $booking_ids );
		$this->database->run(
			"UPDATE {$this->database->name( Table::Bookings )} SET $set, revision = revision + 1 WHERE id IN ($places) AND trainer_id = %d",
			array( ...$booking_ids, $user_id )
		);
		foreach ( $this->lines( $booking_ids ) as $line ) {
			$this->database->run(
				"UPDATE {$this->database->name( Table::History )} SET before_json = %s, after_json = %s WHERE id = %d",
				array( self::blanked( $line['before_json'], $user_id ), self::blanked( $line['after_json'], $user_id ), (int) $line['id'] )
			);
		}
		$this->blank_answers( $user_id );
	}

	/** The answers kept for calls that a person sends again hold the bookings as they were. */
	public function forget_requests( int $user_id ): void {
		$this->database->run( "DELETE FROM {$this->database->name( Table::Requests )} WHERE user_id = %d", array( $user_id ) );
	}

	/** Others' answers stay, without the names, so that a call sent again is still done once. */
	private function blank_answers( int $user_id ): void {
		$requests = $this->database->name( Table::Requests );
		$about    = array( "%\"post_author_id\":$user_id,%" );
		foreach ( $this->database->rows( "SELECT user_id, request_id, answer FROM $requests WHERE answer LIKE %s", $about ) as $row ) {
			$answer = json_decode( $row['answer'], true );
			$this->database->run(
				"UPDATE $requests SET answer = %s WHERE user_id = %d AND request_id = %s",
				array( is_array( $answer ) ? (string) wp_json_encode( self::nameless( $answer, $user_id ) ) : '', (int) $row['user_id'], $row['request_id'] )
			);
		}
	}

	/**
	 * @param array<array-key, mixed> $answer Or a part of it.
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
			"SELECT id, booking_id, action, before_json, after_json, at FROM {$this->database->name( Table::History )}
			WHERE booking_id IN ($places) ORDER BY id",
			$booking_ids
		);
	}

	/** 0 when it says nothing of a trainer. */
	private static function trainer( string $json ): int {
		$values = json_decode( $json, true );

		return is_array( $values ) && is_int( $values['trainer_id'] ?? null ) ? $values['trainer_id'] : 0;
	}

	/** Somebody else's state of the booking stays as it is. */
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
