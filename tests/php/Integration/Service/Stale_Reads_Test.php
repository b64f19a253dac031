<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/**
 * Tests with a replica that lags: reads of the bookings use a copy made before the last change, as with a database drop-in or a
 * proxy, and writes use the real table.
 */
final class Stale_Reads_Test extends Rest_Case {

	private const COPY = 'studio_cal_stale_copy';

	/** @var callable|null */
	private $replica = null;

	/** @var callable|null */
	private $node = null;

	protected function tearDown(): void {
		$this->catch_up();
		if ( null !== $this->node ) {
			remove_filter( 'query', $this->node, 5 );
			$this->node = null;
		}
		self::wpdb()->query( 'DROP TABLE IF EXISTS ' . self::COPY );
		parent::tearDown();
	}

	/** @param bool $also_locking Whether even locking reads use the copy; then only the write statements can detect the change. */
	#[DataProvider( 'replicas' )]
	public function test_what_was_canceled_is_not_approved_back_over_another( bool $also_locking ): void {
		$id = $this->booking( array( 'status' => 'Pending' ) );
		$this->lag_from_now_on( $also_locking );
		self::wpdb()->update( $this->table(), array( 'is_canceled' => 1, 'revision' => 2 ), array( 'id' => $id ) );
		$other  = $this->booking( array( 'trainer_id' => $this->here->ivan ) );
		$before = $this->everything();

		foreach ( array( 'approve', 'markPaid' ) as $action ) {
			self::refused( Problem_Code::Changed_Meanwhile, $this->change( $action, $id ) );
		}
		self::assertSame( $before, $this->everything() );
		self::assertSame( array( '1', '0' ), array( $this->row( $id )['is_canceled'], $this->row( $other )['is_canceled'] ) );
	}

	#[DataProvider( 'replicas' )]
	public function test_a_room_is_not_taken_twice( bool $also_locking ): void {
		$canceled = $this->booking( array( 'is_canceled' => 1 ) );
		$elsewhere = $this->booking( array( 'room_id' => $this->here->small ) );
		$this->lag_from_now_on( $also_locking );
		$this->booking( array( 'trainer_id' => $this->here->ivan, 'start_minute' => 1140, 'end_minute' => 1200 ) );
		$before = $this->everything();

		self::refused( Problem_Code::Slot_Taken, $this->server->add( $this->here->wanted( array( 'time_from' => '18:30', 'time_to' => '19:30' ) ), $this->here->anna ) );
		$code = $also_locking ? Problem_Code::Changed_Meanwhile : Problem_Code::Slot_Taken;
		self::refused( $code, $this->change( 'restore', $canceled ) );
		self::refused( $code, $this->server->edit( array( 'booking_id' => (string) $elsewhere, 'room_id' => (string) $this->here->big ), $this->here->mari ) );
		self::assertSame( $before, $this->everything() );
		self::ok( $this->server->add( $this->here->wanted( array( 'time_from' => '20:15', 'time_to' => '21:00' ) ), $this->here->anna ) );
	}

	/** @return iterable<string, array{ bool }> */
	public static function replicas(): iterable {
		yield 'any read' => array( true );
		yield 'reads that do not lock' => array( false );
	}

	/** Checks that a retried write is decided on current data once the replica has caught up. */
	public function test_a_write_is_decided_anew_when_the_replica_has_caught_up(): void {
		$id = $this->booking( array( 'status' => 'Pending' ) );
		$this->lag_from_now_on( true );
		self::wpdb()->update( $this->table(), array( 'payment_status' => 'paid', 'revision' => 2 ), array( 'id' => $id ) );
		$tries = 0;
		$count = function ( string $sql ) use ( &$tries ): string {
			$tries += (int) str_starts_with( $sql, 'START TRANSACTION' );
			if ( 3 === $tries ) {
				$this->catch_up();
			}
			return $sql;
		};
		add_filter( 'query', $count, 5 );
		self::ok( $this->change( 'approve', $id ) );
		remove_filter( 'query', $count, 5 );

		self::assertSame( 3, $tries );
		self::assertSame( array( 'Approved', 'paid', '3' ), array( $this->row( $id )['status'], $this->row( $id )['payment_status'], $this->row( $id )['revision'] ) );
	}

	/** Checks that a node that lags does not miss a booking that another node has acknowledged. */
	public function test_a_node_of_a_cluster_finds_what_another_has_acknowledged(): void {
		$this->lag_from_now_on( true );
		$id = $this->booking( array( 'status' => 'Pending' ) );
		self::refused( Problem_Code::Booking_Not_Found, $this->change( 'approve', $id ) );
		if ( ! $this->can_be_clustered() ) {
			return;
		}
		$this->join_a_cluster( 'SELECT 1' );
		self::ok( $this->change( 'approve', $id ) );
	}

	/** Checks that a node that lags does not refuse a slot that has become free on another node. */
	public function test_a_node_of_a_cluster_refuses_nothing_before_it_has_caught_up(): void {
		$id = $this->booking( array() );
		$this->lag_from_now_on( true );
		self::wpdb()->update( $this->table(), array( 'is_canceled' => 1, 'revision' => 2 ), array( 'id' => $id ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->add( $this->here->wanted( array() ), $this->here->anna ) );
		if ( ! $this->can_be_clustered() ) {
			return;
		}
		$this->join_a_cluster( 'SELECT 1' );
		self::ok( $this->server->add( $this->here->wanted( array() ), $this->here->anna ) );
	}

	/** Checks that a node that is cut off from its cluster refuses nothing for a reason that may be outdated. */
	public function test_a_node_that_is_cut_off_is_busy(): void {
		$id     = $this->booking( array() );
		$before = $this->everything();
		self::refused( Problem_Code::Booking_Not_Found, $this->change( 'approve', $id + 1 ) );
		if ( ! $this->can_be_clustered() ) {
			return;
		}
		$this->join_a_cluster( 'SELECT 1 FROM wordpress_has_no_such_table' );
		self::refused( Problem_Code::Busy, $this->change( 'approve', $id + 1 ) );
		self::refused( Problem_Code::Busy, $this->server->add( $this->here->wanted( array() ), $this->here->anna ) );
		self::assertSame( $before, $this->everything() );
	}

	/** Checks that a node that lags does not refuse to take back a write that another node has acknowledged. */
	#[DataProvider( 'nodes' )]
	public function test_a_node_of_a_cluster_takes_back_what_another_has_acknowledged( string $wait, ?Problem_Code $refusal ): void {
		$id   = $this->booking( array() );
		$mine = array( 'request_id' => 'mine', 'locale' => 'en' );
		$undo = fn(): WP_REST_Response => $this->server->call( 'POST', 'booking/undo', $mine, $this->here->mari );
		self::ok( $this->server->call( 'POST', "booking/cancel/$id", $mine, $this->here->mari ) );
		$this->replica = static fn( string $sql ): string => str_starts_with( $sql, 'SELECT studio_id, studio_revision, at' ) ? "$sql AND 1 = 0" : $sql;
		add_filter( 'query', $this->replica );
		self::refused( Problem_Code::Invalid, $undo() );
		if ( ! $this->can_be_clustered() ) {
			return;
		}
		$this->join_a_cluster( $wait );
		null === $refusal ? self::ok( $undo() ) : self::refused( $refusal, $undo() );
		self::assertSame( null === $refusal ? '0' : '1', $this->row( $id )['is_canceled'] );
	}

	/** @return iterable<string, array{ string, Problem_Code|null }> */
	public static function nodes(): iterable {
		yield 'that catches up' => array( 'SELECT 1', null );
		yield 'that is cut off' => array( 'SELECT 1 FROM wordpress_has_no_such_table', Problem_Code::Busy );
	}

	/** Returns whether the database may be part of a cluster, which SQLite never is. */
	private function can_be_clustered(): bool {
		return ( new Database( self::wpdb() ) )->can_reconnect();
	}

	/**
	 * Makes the server look like a node of a cluster, which has caught up after the statement that waits for it.
	 *
	 * @param string $wait Statement in place of the one that waits.
	 */
	private function join_a_cluster( string $wait ): void {
		$this->node = function ( string $sql ) use ( $wait ): string {
			if ( 'SELECT 1' === $sql ) {
				$this->catch_up();
				return $wait;
			}
			return match ( true ) {
				str_starts_with( $sql, 'SHOW VARIABLES' ) => "SELECT 'wsrep_on' AS Variable_name, 'ON' AS Value",
				str_contains( $sql, 'wsrep_sync_wait' )   => 'DO 0',
				default                                   => $sql,
			};
		};
		add_filter( 'query', $this->node, 5 );
	}

	/** Checks that HyperDB and LudicrousDB are told to read from the primary database. */
	#[DataProvider( 'drop_ins' )]
	public function test_a_drop_in_is_asked_to_read_where_it_writes( string $class ): void {
		$wpdb = new $class();
		( new Database( $wpdb ) )->read_from_the_writer(); // @phpstan-ignore argument.type (made below)

		self::assertSame( 1, $wpdb->asked ); // @phpstan-ignore property.notFound
	}

	/** @return iterable<string, array{ class-string }> */
	public static function drop_ins(): iterable {
		yield 'HyperDB' => array( Hyper_Db::class );
		yield 'LudicrousDB' => array( Ludicrous_Db::class );
	}

	private function lag_from_now_on( bool $also_locking ): void {
		$table = $this->table();
		self::wpdb()->query( str_replace( $table, self::COPY, (string) self::wpdb()->get_var( "SHOW CREATE TABLE $table", 1 ) ) );
		foreach ( $this->rows( Table::Bookings, '' ) as $row ) {
			self::assertSame( 1, self::wpdb()->insert( self::COPY, $row ) );
		}
		$can_lock      = ( new Database( self::wpdb() ) )->can_reconnect();
		$this->replica = static function ( string $sql ) use ( $table, $also_locking, $can_lock ): string {
			$is_read = str_starts_with( $sql, "SELECT * FROM `$table` " );
			// SQLite has no locking reads; reads inside the transaction stand for them.
			$locks = $can_lock ? str_ends_with( $sql, 'FOR UPDATE' ) : self::$in_transaction;
			self::$in_transaction = str_starts_with( $sql, 'START TRANSACTION' ) || ( self::$in_transaction && ! in_array( $sql, array( 'COMMIT', 'ROLLBACK' ), true ) );
			return $is_read && ( $also_locking || ! $locks ) ? str_replace( "FROM `$table` ", 'FROM ' . self::COPY . ' ', $sql ) : $sql;
		};
		add_filter( 'query', $this->replica );
	}

	private static bool $in_transaction = false;

	private function catch_up(): void {
		if ( null !== $this->replica ) {
			remove_filter( 'query', $this->replica );
			$this->replica = null;
		}
	}

	private function table(): string {
		return $this->make->table( Table::Bookings );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function booking( array $more ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna, $more + array( 'booking_date' => '2026-11-27' ) );
	}

	private function change( string $action, int $id ): WP_REST_Response {
		return $this->server->call( 'GET', "booking/$action/$id", array( 'locale' => 'en' ), $this->here->mari );
	}
}
