<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;

/**
 * Waits on a node of a Galera cluster for the writes that other nodes have acknowledged. A node usually lags by
 * milliseconds, and by seconds if it was just cut off from the others. What it stores is checked at COMMIT by all nodes,
 * but what it refuses is checked by nobody.
 */
final class Cluster_Sync {

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * Waits until this server has every write that was acknowledged before; outside a transaction only.
	 *
	 * @return bool Whether earlier reads may have been stale; false on a server that is not part of a cluster.
	 * @throws Database_Failure If the node is cut off from the cluster.
	 */
	public function wait(): bool {
		if ( ! $this->is_clustered() ) {
			return false;
		}
		( new Session_Variables( $this->database ) )->during(
			array( 'wsrep_sync_wait' => '@@SESSION.wsrep_sync_wait | 1' ),
			fn(): array => $this->database->rows( 'SELECT 1' )
		);

		return true;
	}

	/**
	 * Reads something that a write is about. What is not found is read again once this server has caught up; while a write is
	 * decided, `Studio_Lock` sees to that. Nothing of it may come from a replica.
	 *
	 * @template T
	 * @param callable(): (T|null) $read
	 * @return T|null
	 * @throws Database_Failure If the node is cut off from the cluster.
	 */
	public function found( callable $read ): mixed {
		$this->database->read_from_the_writer();
		$found = $read();

		return null === $found && ! $this->database->is_deciding() && $this->wait() ? $read() : $found;
	}

	/** @throws Database_Failure */
	private function is_clustered(): bool {
		return 'ON' === ( $this->database->server_variables( array( 'wsrep_on' ) )['wsrep_on'] ?? '' );
	}
}
