<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use StudioCalendar\Storage\Table;

/** Tests that a week's bookings, rooms and revision are of one moment, whatever changes between two queries. */
final class One_Moment_Test extends Rest_Case {

	/** Names of copied tables, which stand for a replica that lags. */
	private const COPIES = array( 'bookings' => 'wp_old_bookings', 'revisions' => 'wp_old_revisions' );

	/** @var (callable(string): string)|null */
	private $meanwhile = null;

	protected function tearDown(): void {
		$this->stop();
		foreach ( self::COPIES as $copy ) {
			self::wpdb()->query( "DROP TABLE IF EXISTS $copy" );
		}
		parent::tearDown();
	}

	public function test_a_booking_made_between_the_queries_comes_with_its_own_revision(): void {
		$before = $this->week( $this->here->mari )['revision'];
		$this->before_the_bookings( fn() => self::ok( $this->server->add( $this->wanted(), $this->here->anna ) ) );
		$week = $this->week( $this->here->mari );

		self::assertCount( 1, self::bookings_of( $week ) );
		self::assertSame( array( 1 + self::number( $before ), $this->week( $this->here->mari )['version'] ), array( $week['revision'], $week['version'] ) );
	}

	public function test_a_room_that_is_renamed_between_the_queries_has_its_new_name(): void {
		$this->week( $this->here->mari );
		$this->before_the_bookings( fn() => wp_update_post( array( 'ID' => $this->here->big, 'post_title' => 'Mirror hall' ) ) );
		$week = $this->week( $this->here->mari );
		$now  = $this->week( $this->here->mari );

		self::assertStringContainsString( 'Mirror hall', (string) wp_json_encode( $week['rooms'] ?? null ) );
		self::assertSame( array( $now['revision'], $now['version'] ), array( $week['revision'], $week['version'] ) );
	}

	/** Checks a second query that reads from a replica that lags: the week is stale, and so are its revision and version. */
	public function test_bookings_of_a_replica_that_lags_come_with_their_own_revision(): void {
		$old = $this->week( $this->here->mari );
		$this->copy_tables();
		self::ok( $this->server->add( $this->wanted(), $this->here->anna ) );
		$this->read_bookings_from_the_copies();
		$week = $this->week( $this->here->mari );
		$this->stop();

		self::assertCount( 0, self::bookings_of( $week ) );
		self::assertSame( array( $old['revision'], $old['version'] ), array( $week['revision'], $week['version'] ) );
	}

	/** Checks that a week of two moments is told as the older one, so that nobody keeps its bookings as the current ones. */
	public function test_old_bookings_under_a_new_name_of_their_room_come_with_the_old_revision(): void {
		$old = $this->week( $this->here->mari );
		$this->copy_tables();
		self::ok( $this->server->add( $this->wanted(), $this->here->anna ) );
		wp_update_post( array( 'ID' => $this->here->big, 'post_title' => 'Grand hall' ) );
		$this->read_bookings_from_the_copies();
		$week = $this->week( $this->here->mari );
		$this->stop();

		self::assertStringContainsString( 'Grand hall', (string) wp_json_encode( $week['rooms'] ?? null ) );
		self::assertSame( array( array(), $old['revision'] ), array( self::bookings_of( $week ), $week['revision'] ) );
	}

	private function read_bookings_from_the_copies(): void {
		$this->meanwhile = fn( string $sql ): string => self::reads_bookings( $sql )
			? strtr( $sql, array( "`{$this->make->table( Table::Bookings )}`" => self::COPIES['bookings'], "`{$this->make->table( Table::Revisions )}`" => self::COPIES['revisions'] ) )
			: $sql;
		add_filter( 'query', $this->meanwhile );
	}

	/** @param callable(): mixed $work Runs once, just before the query for the bookings. */
	private function before_the_bookings( callable $work ): void {
		$this->meanwhile = function ( string $sql ) use ( $work ): string {
			if ( self::reads_bookings( $sql ) ) {
				$this->stop();
				$work();
			}
			return $sql;
		};
		add_filter( 'query', $this->meanwhile );
	}

	private static function reads_bookings( string $sql ): bool {
		return str_contains( $sql, 'at_revision' );
	}

	private function stop(): void {
		if ( null !== $this->meanwhile ) {
			remove_filter( 'query', $this->meanwhile );
			$this->meanwhile = null;
		}
	}

	private function copy_tables(): void {
		foreach ( array( array( Table::Bookings, 'bookings' ), array( Table::Revisions, 'revisions' ) ) as [ $table, $name ] ) {
			$original = $this->make->table( $table );
			self::wpdb()->query( str_replace( $original, self::COPIES[ $name ], (string) self::wpdb()->get_var( "SHOW CREATE TABLE $original", 1 ) ) );
			foreach ( self::wpdb()->get_results( "SELECT * FROM $original", ARRAY_A ) as $row ) {
				self::assertSame( 1, self::wpdb()->insert( self::COPIES[ $name ], $row ) );
			}
		}
	}

	/** @return array<string, mixed> */
	private function wanted(): array {
		return $this->here->wanted( array( 'date' => self::TODAY ) );
	}

	private static function number( mixed $value ): int {
		self::assertIsInt( $value );

		return $value;
	}
}
