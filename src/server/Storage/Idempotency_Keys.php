<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Storage\Locking\Cluster_Sync;

/**
 * Repository of successful requests, so that a repeated one is processed once. Stored for 48 hours (docs/behaviour.md,
 * 7).
 */
final class Idempotency_Keys {

	public const KEPT_HOURS = 48;

	public function __construct( private readonly Database $database ) {
	}

	/** @return array{ call_hash: string, answer: array<string, mixed> }|null */
	public function find( int $user_id, string $request_id ): ?array {
		$row = $this->database->row(
			'SELECT call_hash, answer FROM %i WHERE user_id = %d AND request_id = %s',
			array( Table::Requests, $user_id, $request_id )
		);
		if ( null === $row ) {
			return null;
		}
		/** @var array<string, mixed> $answer */
		$answer = (array) json_decode( $row['answer'], true );

		return array( 'call_hash' => $row['call_hash'], 'answer' => $answer );
	}

	/**
	 * Returns where a request wrote, and when; null if it is not known. It was acknowledged a moment ago, so the answer must
	 * not come from a replica, or from a node of a cluster that lags.
	 *
	 * @return array{ studio_id: int, revision: int, at: string }|null The studio's revision after it; `at` is UTC.
	 */
	public function write_of( int $user_id, string $request_id ): ?array {
		$row = ( new Cluster_Sync( $this->database ) )->found(
			fn(): ?array => $this->database->row(
				'SELECT studio_id, studio_revision, at FROM %i WHERE user_id = %d AND request_id = %s AND studio_revision > 0',
				array( Table::Requests, $user_id, $request_id )
			)
		);

		return null === $row ? null : array( 'studio_id' => (int) $row['studio_id'], 'revision' => (int) $row['studio_revision'], 'at' => $row['at'] );
	}

	/** @param string $before UTC; older requests are deleted. */
	public function forget_before( string $before ): void {
		$this->database->run( 'DELETE FROM %i WHERE at < %s', array( Table::Requests, $before ) );
	}
}
