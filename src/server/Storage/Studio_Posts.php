<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Locking\Transaction;

/**
 * Repository of studio and room posts that bookings depend on. Changes that take a room away from its bookings are
 * written under the studio's lock, so that no booking can be added between the check and the change.
 */
final class Studio_Posts {

	public function __construct(
		private readonly Database $database,
		private readonly Studio_Lock $lock,
		private readonly Revisions $revisions,
	) {
	}

	/**
	 * @return array{ type: string, status: string, parent: int }|null The stored row, bypassing caches; null if
	 *                                                                   it is neither studio nor room.
	 * @phpstan-impure
	 */
	public function find( int $id ): ?array {
		$row = $this->database->row(
			'SELECT post_type, post_status, post_parent FROM %i WHERE ID = %d AND post_type IN (%s, %s)',
			array( $this->database->core( 'posts' ), $id, Post_Type::STUDIO, Post_Type::ROOM )
		);

		return null === $row ? null : array( 'type' => $row['post_type'], 'status' => $row['post_status'], 'parent' => (int) $row['post_parent'] );
	}

	/**
	 * @param int             $studio_id The room's studio; 0 for none.
	 * @param string          $from      The current status.
	 * @param callable(): bool $is_held  Returns whether bookings prevent it.
	 * @return bool False if the status stays unchanged.
	 */
	public function withdraw( int $studio_id, int $id, string $from, string $to, callable $is_held ): bool {
		return $this->change( $studio_id, 'post_status = %s WHERE ID = %d AND post_status = %s', array( $to, $id, $from ), $is_held );
	}

	/**
	 * @param int             $from    The current studio.
	 * @param callable(): bool $is_held Whether bookings stand against it.
	 * @return bool False if the room stays in its studio.
	 */
	public function move( int $id, int $from, int $to, callable $is_held ): bool {
		return $this->change( $from, 'post_parent = %d WHERE ID = %d AND post_parent = %d', array( $to, $id, $from ), $is_held );
	}

	/**
	 * @param string           $set     SQL after SET, including the condition.
	 * @param list<int|string> $args    Its placeholders' values.
	 * @param callable(): bool $is_held
	 */
	private function change( int $studio_id, string $set, array $args, callable $is_held ): bool {
		if ( Post_Type::STUDIO !== ( $this->find( $studio_id )['type'] ?? '' ) ) {
			return ! $is_held();
		}
		$this->revisions->create( $studio_id );
		try {
			return $this->lock->run(
				$studio_id,
				fn( Transaction $transaction ): bool => ! $is_held() && $this->write( $transaction, $studio_id, $set, $args )
			);
		} catch ( Problem ) {
			return false;
		}
	}

	/**
	 * Writes the post and marks the read model as stale, so that writes waiting for the lock read it again.
	 *
	 * @param list<int|string> $args
	 */
	private function write( Transaction $transaction, int $studio_id, string $set, array $args ): bool {
		$transaction->check_is_open();
		$is_done = 1 === $this->database->run( "UPDATE %i SET $set", array( $this->database->core( 'posts' ), ...$args ) );
		$this->database->run( 'UPDATE %i SET model_revision = revision WHERE studio_id = %d', array( Table::Revisions, $studio_id ) );

		return $is_done;
	}
}
