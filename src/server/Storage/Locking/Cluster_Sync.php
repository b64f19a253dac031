<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Failure_Log;

/**
 * Waits on a node of a Galera cluster for the writes that other nodes have acknowledged. A node usually lags by
 * milliseconds, and by seconds if it was just cut off from the others. What it stores is checked at COMMIT by all nodes,
 * but what it refuses is checked by nobody.
 */
final class Cluster_Sync {

	/** User variable with the site's own value of wsrep_sync_wait. */
	private const OWN = '@studio_calendar_sync_wait';

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
		$this->database->run( 'SET ' . self::OWN . ' = @@SESSION.wsrep_sync_wait, SESSION wsrep_sync_wait = @@SESSION.wsrep_sync_wait | 1' );
		try {
			$this->database->rows( 'SELECT 1' );
		} finally {
			$this->put_back();
		}

		return true;
	}

	/** Restores the site's value; a new connection has it already. */
	private function put_back(): void {
		try {
			$this->database->run( 'SET SESSION wsrep_sync_wait = COALESCE(' . self::OWN . ', @@SESSION.wsrep_sync_wait)' );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure );
		}
	}

	/** @throws Database_Failure */
	private function is_clustered(): bool {
		return $this->database->can_reconnect()
			&& 'ON' === ( $this->database->row( "SHOW VARIABLES LIKE 'wsrep_on'" )['Value'] ?? '' );
	}
}
