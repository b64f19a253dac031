<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use LogicException;
use PDO;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Locking\Connection_Lost;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Locking\Transaction;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use wpdb;

/** Tests of the write path of docs/behaviour.md, 6, statement by statement; tests/load covers concurrent writes. */
final class Studio_Lock_Test extends Rest_Case {

	private Studio_Lock $lock;

	private Revisions $revisions;

	protected function setUp(): void {
		parent::setUp();
		$database        = new Database( self::wpdb() );
		$this->lock      = new Studio_Lock( $database );
		$this->revisions = new Revisions( $database );
		$this->revisions->create( $this->here->studio );
	}

	public function test_a_write_raises_the_revision_by_one_and_keeps_the_models(): void {
		$before = $this->revisions->of( $this->here->studio );
		$during = $this->lock->run( $this->here->studio, fn(): int => $this->revisions->of( $this->here->studio )['revision'] );
		$after  = $this->revisions->of( $this->here->studio );

		self::assertSame( array( $before['revision'] + 1, $before['revision'] + 1 ), array( $during, $after['revision'] ) );
		self::assertSame( $before['model_revision'], $after['model_revision'] );
	}

	public function test_the_revision_is_raised_before_anything_is_read(): void {
		$statements = array();
		$listen     = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = strtoupper( (string) preg_replace( '/\A\s*(\w+).*\z/s', '$1', $sql ) );
			return $sql;
		};
		add_filter( 'query', $listen );
		$this->lock->run( $this->here->studio, fn(): array => $this->revisions->of( $this->here->studio ) );
		remove_filter( 'query', $listen );

		self::assertSame( array( 'START', 'UPDATE', 'SELECT', 'COMMIT' ), array_values( array_diff( $statements, array( 'SET', 'SAVEPOINT' ) ) ) );
	}

	public function test_what_the_work_throws_undoes_everything(): void {
		$before = $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions );
		$seen   = null;
		try {
			$this->lock->run(
				$this->here->studio,
				static function ( Transaction $transaction ): void {
					$transaction->remember_request( 1, 'x', str_repeat( '0', 64 ), '{}', '2026-11-20 10:00:00' );
					throw new LogicException( 'Half way.' );
				}
			);
		} catch ( LogicException $thrown ) {
			$seen = $thrown->getMessage();
		}
		self::assertSame( 'Half way.', $seen );
		self::assertSame( $before, $this->stored( Table::Bookings, Table::History, Table::Requests, Table::Revisions ) );
	}

	public function test_a_studio_without_its_row_writes_nothing(): void {
		$before = $this->everything();

		self::assertSame( Problem_Code::Busy, $this->refusal( 4_000_000_000, static fn( Transaction $transaction ) => $transaction->remember_request( 1, 'x', '', '', '' ) ) );
		self::assertSame( $before, $this->everything() );
	}

	public function test_a_lost_deadlock_is_tried_again(): void {
		$revision = $this->revisions->of( $this->here->studio )['revision'];
		$this->while_refused( 2, 'Deadlock found when trying to get lock', fn(): ?Problem_Code => $this->refusal( $this->here->studio, static fn(): int => 1 ) );

		self::assertSame( $revision + 1, $this->revisions->of( $this->here->studio )['revision'] );
	}

	/**
	 * Checks that a write notices the loss of its transaction. A cluster rolls it back for another node's write and reports that to the
	 * next statement; if that is one of WordPress's own, its failure goes unnoticed. ROLLBACK on the same connection has the same
	 * effect.
	 */
	public function test_a_transaction_that_ended_behind_the_writes_back_is_begun_again(): void {
		if ( ! ( new Database( self::wpdb() ) )->can_reconnect() ) {
			return; // SQLite does not end a transaction because of another connection.
		}
		foreach ( array( 'before it writes', 'before it reads and writes', 'before it ends' ) as $when ) {
			$before = $this->revisions->of( $this->here->studio )['revision'];
			$tries  = 0;
			$this->lock->run(
				$this->here->studio,
				function ( Transaction $transaction ) use ( $when, &$tries ): void {
					$write = static fn() => $transaction->remember_request( 1, $when, str_repeat( '0', 64 ), '{}', '2026-11-20 10:00:00' );
					if ( 'before it ends' === $when ) {
						$write();
					}
					if ( 1 === ++$tries ) {
						self::wpdb()->query( 'ROLLBACK' );
					}
					if ( 'before it reads and writes' === $when ) {
						$this->revisions->of( $this->here->studio );
					}
					if ( 'before it ends' !== $when ) {
						$write();
					}
				}
			);

			self::assertSame( 2, $tries, $when );
			self::assertSame( $before + 1, $this->revisions->of( $this->here->studio )['revision'], $when );
		}
		self::assertCount( 3, $this->rows( Table::Requests, '' ) );
	}

	/** Checks a caught failure, as in a guard of the plugin that retries a statement after a deadlock has ended the transaction. */
	public function test_a_failure_of_ours_that_was_caught_is_noticed_too(): void {
		$database = new Database( self::wpdb() );
		$database->row( 'SELECT 1 AS one' );
		$database->trust_transaction();
		$database->row( 'SELECT 1 AS one' );
		self::assertFalse( $database->may_have_lost_transaction() );
		try {
			$database->row( 'SELECT nothing FROM nowhere_at_all' );
		} catch ( Database_Failure ) {
			$database->row( 'SELECT 1 AS one' );
		}

		self::assertTrue( $database->may_have_lost_transaction() );
	}

	public function test_statements_of_others_that_end_nothing_cost_no_try(): void {
		$tries = 0;
		$this->lock->run(
			$this->here->studio,
			static function ( Transaction $transaction ) use ( &$tries ): void {
				++$tries;
				self::wpdb()->get_var( 'SELECT 1' );
				$transaction->remember_request( 1, 'others', str_repeat( '0', 64 ), '{}', '2026-11-20 10:00:00' );
			}
		);

		self::assertSame( 1, $tries );
	}

	public function test_after_six_tries_it_is_busy(): void {
		$before = $this->everything();
		$tries  = 0;
		$count  = static function ( string $sql ) use ( &$tries ): string {
			$tries += (int) str_starts_with( $sql, 'START TRANSACTION' );
			return $sql;
		};
		add_filter( 'query', $count, 5 );
		$code = $this->while_refused( 1000, 'Lock wait timeout exceeded', fn() => $this->refusal( $this->here->studio, static fn(): int => 1 ) );
		remove_filter( 'query', $count, 5 );

		self::assertSame( array( Problem_Code::Busy, 6 ), array( $code, $tries ) );
		self::assertSame( $before, $this->everything() );
	}

	/** Checks that a write waits 3 seconds per try for a lock, not the database's default of 50, on MySQL and SQLite. */
	public function test_a_lock_is_waited_for_three_seconds_and_the_sites_own_limit_put_back(): void {
		$own    = $this->limits();
		$during = array();
		$this->lock->run(
			$this->here->studio,
			function () use ( &$during ): void {
				$during = $this->limits();
			}
		);
		self::assertSame( array_fill_keys( array_keys( $own ), ( new Database( self::wpdb() ) )->can_reconnect() ? 3 : 3000 ), $during );
		self::assertNotSame( $own, $during );
		self::assertSame( $own, $this->limits() );
		$this->while_refused( 1000, 'Lock wait timeout exceeded', fn() => $this->refusal( $this->here->studio, static fn(): int => 1 ) );
		self::assertSame( $own, $this->limits(), 'also after a write that failed' );
	}

	public function test_what_somebody_else_holds_is_waited_for_twice_at_most(): void {
		$let_go = $this->somebody_holds_the_studio();
		$tries  = 0;
		$count  = static function ( string $sql ) use ( &$tries ): string {
			$tries += (int) str_starts_with( $sql, 'START TRANSACTION' );
			return $sql;
		};
		add_filter( 'query', $count, 5 );
		$start = hrtime( true );
		$code  = $this->refusal( $this->here->studio, static fn(): int => 1 );
		$took  = ( hrtime( true ) - $start ) / 1e9;
		remove_filter( 'query', $count, 5 );
		$let_go();

		self::assertSame( Problem_Code::Busy, $code );
		self::assertContains( $tries, array( 1, 2 ) );
		self::assertGreaterThan( 2.9, $took );
		self::assertLessThan( 20, $took, 'ten seconds, and as much for a machine that does other things' );
		self::assertNull( $this->refusal( $this->here->studio, static fn(): int => 1 ) );
	}

	public function test_a_refusal_that_no_try_can_help_is_busy_at_once(): void {
		$start = microtime( true );
		$code  = $this->while_refused( 1000, 'The table is full', fn() => $this->refusal( $this->here->studio, static fn(): int => 1 ) );

		self::assertSame( Problem_Code::Busy, $code );
		self::assertLessThan( 0.5, microtime( true ) - $start );
	}

	public function test_a_refused_commit_is_no_success(): void {
		$revision = $this->revisions->of( $this->here->studio )['revision'];
		$refuse   = static fn( string $sql ): string => 'COMMIT' === $sql ? 'SELECT * FROM no_such_table' : $sql;
		add_filter( 'query', $refuse );
		$code = $this->refusal( $this->here->studio, static fn( Transaction $transaction ) => $transaction->remember_request( 1, 'x', str_repeat( '0', 64 ), '{}', '2026-11-20 10:00:00' ) );
		remove_filter( 'query', $refuse );
		self::wpdb()->query( 'ROLLBACK' );

		self::assertSame( Problem_Code::Busy, $code );
		self::assertSame( $revision, $this->revisions->of( $this->here->studio )['revision'] );
		self::assertSame( array(), $this->rows( Table::Requests, '' ) );
	}

	public function test_a_write_that_touched_no_row_is_a_lost_connection(): void {
		$this->expectException( Connection_Lost::class );
		( new Transaction( new Database( self::wpdb() ), 0 ) )->raise_revision( 4_000_000_000 );
	}

	/** @return array<string, int> Lock timeouts of this connection by setting, in seconds for MySQL and milliseconds for SQLite. */
	private function limits(): array {
		$sqlite = ( new Database( self::wpdb() ) )->sqlite();
		if ( null !== $sqlite ) {
			$asked = $sqlite->query( 'PRAGMA busy_timeout' );
			return array( 'busy_timeout' => (int) ( false === $asked ? 0 : $asked->fetchColumn() ) );
		}
		$limits = array();
		foreach ( array( 'innodb_lock_wait_timeout', 'lock_wait_timeout' ) as $name ) {
			$limits[ $name ] = (int) self::wpdb()->get_var( "SELECT @@SESSION.$name" );
		}

		return $limits;
	}

	/**
	 * Locks the studio on another connection.
	 *
	 * @return callable(): mixed Releases the lock.
	 */
	private function somebody_holds_the_studio(): callable {
		$table = $this->make->table( Table::Revisions );
		$hold  = "UPDATE $table SET revision = revision + 1 WHERE studio_id = {$this->here->studio}";
		if ( ( new Database( self::wpdb() ) )->can_reconnect() ) {
			$other = new wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
			$other->query( 'START TRANSACTION' );
			$other->query( $hold );
			return static fn() => $other->query( 'ROLLBACK' );
		}
		$other = new PDO( 'sqlite:' . $this->file_of_the_database() );
		$other->exec( 'BEGIN IMMEDIATE' );
		return static fn() => $other->exec( 'ROLLBACK' );
	}

	/** Returns the path of the SQLite drop-in's database file. */
	private function file_of_the_database(): string {
		$file = constant( 'FQDB' );
		self::assertIsString( $file );

		return $file;
	}

	/** @param callable(Transaction): mixed $work */
	private function refusal( int $studio, callable $work ): ?Problem_Code {
		try {
			$this->lock->run( $studio, $work );
			return null;
		} catch ( Problem $problem ) {
			return $problem->problem;
		}
	}

	/**
	 * Makes the statement that raises the revision fail with an error text of the database.
	 *
	 * @template T
	 * @param int           $times Number of failures.
	 * @param callable(): T $work
	 * @return T
	 */
	private function while_refused( int $times, string $text, callable $work ): mixed {
		$refuse = static function ( string $sql ) use ( &$times, $text ): string {
			if ( ! str_contains( $sql, 'SET revision = revision + 1' ) || --$times < 0 ) {
				return $sql;
			}
			return "UPDATE `$text` SET a = 1";
		};
		add_filter( 'query', $refuse );
		try {
			return $work();
		} finally {
			remove_filter( 'query', $refuse );
		}
	}
}
