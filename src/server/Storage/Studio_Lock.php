<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use Throwable;

/**
 * Runs one write of a studio alone: START TRANSACTION, raise the revision (the lock), let the caller check and write,
 * COMMIT, each result checked. Range locks would deadlock, GET_LOCK is unsafe on clusters (docs/behaviour.md, 6).
 */
final class Studio_Lock {

	/** How often a deadlock, a lock wait timeout or a busy SQLite is tried again before the answer is `busy`. */
	private const TRIES = 6;

	/** First pause before another try, microseconds; it doubles each time, with jitter. */
	private const FIRST_PAUSE = 20_000;

	/**
	 * Nothing is tried again later than this, nanoseconds: a try may wait for a lock twice (for the studio and for a room),
	 * so that the whole write takes ten seconds at most.
	 */
	private const LAST_START = 4_000_000_000;

	private readonly Lock_Wait $wait;

	public function __construct( private readonly Database $database ) {
		$this->wait = new Lock_Wait( $database );
	}

	/**
	 * @template T
	 * @param callable(Transaction): T $work Reads, checks and writes; may run more than once; what it throws undoes all, as does
	 *                                       `leave_no_trace`.
	 * @return T
	 * @throws Problem   Busy, or what a stale read would have led to, with nothing written.
	 * @throws Throwable What the work throws.
	 */
	public function run( int $studio_id, callable $work ): mixed {
		$this->database->read_from_the_writer();
		$start = hrtime( true );
		$code  = Problem_Code::Busy;
		for ( $try = 1; $try <= self::TRIES && hrtime( true ) - $start < self::LAST_START; $try++ ) {
			try {
				return $this->wait->limited( fn(): mixed => $this->once( $studio_id, $work ) );
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
		throw new Problem( $code );
	}

	/**
	 * @template T
	 * @param callable(Transaction): T $work
	 * @return T
	 */
	private function once( int $studio_id, callable $work ): mixed {
		$transaction = $this->fenced();
		$connection  = $this->database->connection();
		$this->database->run( 'START TRANSACTION' );
		try {
			$transaction->raise_revision( $studio_id );
			$result = $this->database->holding_what_is_read( static fn(): mixed => $work( $transaction ) );
		} catch ( Throwable $thrown ) {
			$this->roll_back();
			throw $thrown;
		}
		if ( $transaction->leaves_a_trace() ) {
			$this->commit( $studio_id, $transaction, $connection );
		} else {
			$this->roll_back();
		}

		return $result;
	}

	/** Sets the fence on the connection before the transaction starts on it. */
	private function fenced(): Transaction {
		if ( ! $this->database->can_reconnect() ) {
			return new Transaction( $this->database, 0 );
		}
		$fence = random_int( 1, PHP_INT_MAX >> 8 );
		$this->database->run( "SET @studio_calendar_fence = $fence" );

		return new Transaction( $this->database, $fence );
	}

	/**
	 * COMMIT is the statement that fails on a Galera cluster. When the connection broke around it, wpdb may have sent it
	 * again on a new one, where it says "ok" and means nothing: then the history tells whether the write is there.
	 *
	 * @throws Database_Failure When it was refused and may be tried again.
	 * @throws Connection_Lost  When nothing was written.
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

	/** A connection that is gone has rolled back by itself. */
	private function roll_back(): void {
		try {
			$this->database->run( 'ROLLBACK' );
		} catch ( Database_Failure $failure ) {
			Failure_Log::tell( $failure );
		}
	}
}
