<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * Repository with one row per studio: `revision` counts every change that open calendars show and serves as the
 * studio's lock; `model_revision` is the revision of the last change other than a booking, which marks the read model
 * (settings, rooms, people, events) as stale.
 */
final class Revisions {

	public function __construct( private readonly Database $database ) {
	}

	/** @return array{ revision: int, model_revision: int } 1 for a studio that was never written. */
	public function of( int $studio_id ): array {
		$row = $this->database->row(
			'SELECT revision, model_revision FROM %i WHERE studio_id = %d',
			array( Table::Revisions, $studio_id )
		);

		return array(
			'revision'       => (int) ( $row['revision'] ?? 1 ),
			'model_revision' => (int) ( $row['model_revision'] ?? 1 ),
		);
	}

	/**
	 * Raises both revisions after a change other than a booking: settings, rooms, events, members or a member's
	 * profile.
	 */
	public function model_changed( int $studio_id ): void {
		$this->create( $studio_id );
		$this->database->run(
			'UPDATE %i SET model_revision = revision + 1, revision = revision + 1 WHERE studio_id = %d',
			array( Table::Revisions, $studio_id )
		);
	}

	/**
	 * Creates the row on demand, outside any transaction, so that raising it locks one row by primary key and no range.
	 */
	public function create( int $studio_id ): void {
		$this->database->run(
			'INSERT IGNORE INTO %i (studio_id, revision, model_revision) VALUES (%d, 1, 1)',
			array( Table::Revisions, $studio_id )
		);
	}

	/** Deletes the row of a deleted studio, and what was kept for its revisions. */
	public function forget( int $studio_id ): void {
		foreach ( array( Table::Revisions, Table::Models ) as $table ) {
			$this->database->run( 'DELETE FROM %i WHERE studio_id = %d', array( $table, $studio_id ) );
		}
		Booking_Counts::forget( $studio_id );
	}
}
