<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Failure_Log;
use Throwable;

/**
 * Runs one write of a studio exclusively: START TRANSACTION, raise the revision (the lock), let the caller check and
 * write, COMMIT, each result checked. Range locks would deadlock, and GET_LOCK is unsafe on clusters
 * (docs/behaviour.md, 6).
 */
final class Studio_Lock {

	/** Maximum number of tries after a deadlock, a lock wait timeout or a busy SQLite; then the response is `busy`. */
	private const TRIES = 6;

	/** First pause before a retry in microseconds; it doubles each time, with jitter. */
	private const FIRST_PAUSE = 20_000;

	/**
	 * Time limit for starting a retry in nanoseconds. A try may wait for two locks (studio and room), so the whole
	 * write takes at most ten seconds.
	 */
	private const LAST_START = 4_000_000_000;

	private readonly Lock_Wait $wait;

	public function __construct( private readonly Database $database ) {
		$this->wait = new Lock_Wait( $database );
	}

	/**
	 * @template T
	 * @param callable(Transaction): T $work Reads, checks and writes; may run more than once. An exception rolls back, and
	 *                                       so does `leave_no_trace`.
	 * @return T
	 * @throws Problem   Busy, or the problem of a stale read; nothing is written.
	 * @throws Throwable Exceptions of the work.
	 */
	public function run( int $studio_id, callable $work ): mixed {
		$this->database->read_from_the_writer();
		$start = hrtime( true );
		$code  = Problem_Code::Busy;
		for ( $try = 1; $try <= self::TRIES && hrtime( true ) - $start < self::LAST_START; $try++ ) {
			try {
				return $this->wait->limited( fn(): mixed => $this->decided( $studio_id, $work ) );
			} catch ( Stale_Read $stale ) {
				$code = $stale->problem;
			} catch ( Database_Failure | Connection_Lost $failure ) {
				$code = Problem_Code::Busy;
				if ( $failure instanceof Connection_Lost || ! $failure->is_worth_another_try() ) {
					Failure_Log::tell( $failure );
					break;
				}
			}
			usleep( random_int( 1, self::FIRST_PAUSE * 2 ** ( $try - 1 ) ) );
		}
		throw $code->problem();
	}

	/**
	 * Decides once more if nothing was stored and the server is a node of a cluster that may have lagged: it would refuse a
	 * slot that is free, or not find a booking that was acknowledged elsewhere.
	 *
	 * @template T
	 * @param callable(Transaction): T $work
	 * @return T
	 */
	private function decided( int $studio_id, callable $work ): mixed {
		try {
			[ $result, $is_stored ] = $this->once( $studio_id, $work );
			if ( $is_stored || ! $this->has_caught_up() ) {
				return $result;
			}
		} catch ( Problem $refusal ) {
			if ( ! $this->has_caught_up() ) {
				throw $refusal;
			}
		}

		return $this->once( $studio_id, $work )[0];
	}

	/**
	 * Waits until this server has all acknowledged writes.
	 *
	 * @return bool Whether earlier reads may have been stale.
	 */
	private function has_caught_up(): bool {
		return ( new Cluster_Sync( $this->database ) )->wait();
	}

	/**
	 * @template T
	 * @param callable(Transaction): T $work
	 * @return array{ T, bool } The result, and whether anything was stored.
	 */
	private function once( int $studio_id, callable $work ): array {
		$transaction = $this->fenced();
		$connection  = $this->database->connection();
		$this->database->run( 'START TRANSACTION' );
		try {
			$transaction->mark();
			$transaction->raise_revision( $studio_id );
			$result = $this->database->holding_what_is_read( static fn(): mixed => $work( $transaction ) );
			$transaction->check_is_open();
		} catch ( Throwable $thrown ) {
			$this->roll_back();
			throw $thrown;
		}
		$is_stored = $transaction->leaves_a_trace();
		if ( $is_stored ) {
			$this->commit( $studio_id, $transaction, $connection );
		} else {
			$this->roll_back();
		}

		return array( $result, $is_stored );
	}

	/** Sets the fencing token on the connection before the transaction starts. */
	private function fenced(): Transaction {
		if ( ! $this->database->can_reconnect() ) {
			return new Transaction( $this->database, 0 );
		}
		$fence = random_int( 1, PHP_INT_MAX >> 8 );
		$this->database->run( "SET @studio_calendar_fence = $fence" );

		return new Transaction( $this->database, $fence );
	}

	/**
	 * Commits. On a Galera cluster COMMIT is the statement that fails. If the connection breaks around it, wpdb may
	 * repeat it on a new connection, where it succeeds without effect; then the history shows whether the write was
	 * stored.
	 *
	 * @throws Database_Failure If it failed and may be retried.
	 * @throws Connection_Lost  If nothing was written.
	 */
	private function commit( int $studio_id, Transaction $transaction, int $connection ): void {
		try {
			$this->database->run( 'COMMIT' );
			$is_sure = $this->database->connection() === $connection;
		} catch ( Database_Failure $failure ) {
			if ( $failure->is_worth_another_try() ) {
				$this->roll_back();
				throw $failure;
			}
			$is_sure = false;
		}
		if ( ! $is_sure && ! $transaction->was_committed( $studio_id ) ) {
			throw new Connection_Lost();
		}
	}

	/** Rolls back; a lost connection has already rolled back. */
	private function roll_back(): void {
		try {
			$this->database->run( 'ROLLBACK' );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure );
		}
	}
}
