<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of the plugin's tables, created with a prefix of their own beside the site's. */
final class Schema_Test extends Test_Case {

	private const PREFIX = 'sc_schema_test_';

	private mixed $version;

	private string $prefix;

	private Schema $schema;

	protected function setUp(): void {
		parent::setUp();
		$this->version        = get_option( Schema::OPTION );
		$this->prefix         = self::wpdb()->prefix;
		$this->schema         = new Schema( new Database( self::wpdb() ) );
		self::wpdb()->prefix  = self::PREFIX;
		update_option( Schema::OPTION, 0 );
	}

	protected function tearDown(): void {
		$this->schema->drop();
		self::wpdb()->prefix = $this->prefix;
		update_option( Schema::OPTION, $this->version, true );
		parent::tearDown();
	}

	public function test_a_site_without_tables_gets_all_of_them(): void {
		$this->schema->ensure();

		self::assertSame( array_map( static fn( Table $table ): string => self::PREFIX . $table->value, Table::cases() ), $this->tables() );
		self::assertEquals( Schema::VERSION, get_option( Schema::OPTION ) );
	}

	public function test_doing_it_again_changes_nothing_and_asks_nothing(): void {
		$this->schema->ensure();
		self::wpdb()->insert( self::PREFIX . Table::Revisions->value, array( 'studio_id' => 7, 'revision' => 9, 'model_revision' => 8 ) );
		$before = self::wpdb()->num_queries;
		$this->schema->ensure();

		self::assertSame( $before, self::wpdb()->num_queries );
		update_option( Schema::OPTION, 0 );
		$this->schema->ensure();
		self::assertSame( '9', (string) self::wpdb()->get_var( 'SELECT revision FROM ' . self::PREFIX . Table::Revisions->value ) );
	}

	/** Checks that sites of both older versions get the indexes of the bookings list, even if some exist but the version was not stored. */
	public function test_an_older_site_gets_the_indexes_of_the_list(): void {
		$this->schema->ensure();
		$table = self::PREFIX . Table::Bookings->value;
		$new   = $this->indexes( $table );
		self::assertSame( array( 'studio_id', 'booking_date', 'start_minute', 'id' ), array_slice( $new['listing'], 0, 4 ) );
		self::assertSame( array( 'by_payment', 'by_room', 'by_status', 'by_trainer', 'listing' ), array_values( array_diff( array_keys( $new ), array( 'PRIMARY', 'series', 'slot', 'trainer' ) ) ) );
		foreach ( array( 0, 1, 2 ) as $from ) {
			foreach ( array( 'listing', 'by_room', 'by_trainer', 'by_status', 'by_payment' ) as $index ) {
				self::wpdb()->query( "ALTER TABLE $table DROP INDEX $index" );
			}
			self::wpdb()->query( "ALTER TABLE $table ADD INDEX week (studio_id, booking_date)" );
			if ( 1 < $from ) {
				self::wpdb()->query( "ALTER TABLE $table ADD INDEX listing (studio_id, booking_date, start_minute, end_minute, room_id)" );
			}
			update_option( Schema::OPTION, $from );
			$this->schema->ensure();
			self::assertSame( $new, $this->indexes( $table ), "from version $from" );
		}
	}

	/** Checks that sites of version 3 get the columns by which a write is found again, also where one of the tables has them already. */
	public function test_an_older_site_gets_the_columns_of_the_undo(): void {
		$this->schema->ensure();
		$columns = static fn( Table $table ): array => array_column( ( new Database( self::wpdb() ) )->rows( 'SHOW COLUMNS FROM %i', array( $table ) ), 'Field' );
		$all     = array_map( $columns, array( Table::Bookings, Table::History, Table::Requests ) );
		self::assertContains( 'split_from', $all[0] );
		self::wpdb()->query( 'ALTER TABLE ' . self::PREFIX . Table::Bookings->value . ' DROP COLUMN split_from' );
		self::wpdb()->query( 'ALTER TABLE ' . self::PREFIX . Table::Requests->value . ' DROP COLUMN studio_id, DROP COLUMN studio_revision' );
		update_option( Schema::OPTION, 3 );
		$this->schema->ensure();

		$now = array_map( $columns, array( Table::Bookings, Table::History, Table::Requests ) );
		array_walk( $all, sort( ... ) );
		array_walk( $now, sort( ... ) );
		self::assertSame( $all, $now );
	}

	/** Checks that sites of version 4 get the column of the reasons, where their lines have none and older nodes can still write. */
	public function test_an_older_site_gets_the_column_of_the_reasons(): void {
		$this->schema->ensure();
		$table = self::PREFIX . Table::History->value;
		$line  = array( 'studio_id' => 7, 'booking_id' => 9, 'user_id' => 3, 'action' => 'edit', 'before_json' => '', 'after_json' => '{}', 'token' => 0, 'at' => '2026-11-01 10:00:00' );
		self::wpdb()->query( "ALTER TABLE $table DROP COLUMN reason" );
		self::assertSame( 1, self::wpdb()->insert( $table, $line ) );
		foreach ( array( 4, 4, 0 ) as $from ) {
			update_option( Schema::OPTION, $from );
			$this->schema->ensure();
			self::assertEquals( Schema::VERSION, get_option( Schema::OPTION ) );
		}
		$longest = str_repeat( '🕺', Booking::LONGEST_REASON );
		self::assertSame( 1, self::wpdb()->insert( $table, $line ) );
		self::assertSame( 1, self::wpdb()->insert( $table, array( 'reason' => $longest ) + $line ) );

		$kept = ( new Database( self::wpdb() ) )->rows( 'SELECT reason FROM %i ORDER BY id', array( Table::History ) );
		self::assertSame( array( '', '', $longest ), array_column( $kept, 'reason' ) );
	}

	public function test_the_version_is_autoloaded(): void {
		$this->schema->ensure();

		self::assertArrayHasKey( Schema::OPTION, wp_load_alloptions( true ) );
	}

	/** Covers test 25 of docs/security.md: the tables use InnoDB, since a server's default engine may have no transactions. */
	public function test_the_engine_has_transactions(): void {
		self::assertStringContainsString( 'ENGINE=InnoDB', ( new Database( self::wpdb() ) )->table_options() );
		$this->schema->ensure();
		foreach ( $this->tables() as $table ) {
			$made = (string) self::wpdb()->get_var( "SHOW CREATE TABLE $table", 1 );
			self::assertStringContainsString( 'InnoDB', $made );
		}
	}

	public function test_dropping_leaves_nothing(): void {
		$this->schema->ensure();
		$this->schema->drop();

		self::assertSame( array(), $this->tables() );
		self::assertFalse( get_option( Schema::OPTION ) );
	}

	/** @return array<string, list<string>> Columns of each index. */
	private function indexes( string $table ): array {
		$found = array();
		foreach ( ( new Database( self::wpdb() ) )->rows( "SHOW INDEX FROM $table" ) as $row ) {
			$found[ $row['Key_name'] ][] = $row['Column_name'];
		}
		ksort( $found );

		return $found;
	}

	/** @return list<string> Existing tables, in the order of the enum. */
	private function tables(): array {
		$like  = self::wpdb()->esc_like( self::PREFIX ) . '%';
		$found = self::wpdb()->get_col( (string) self::wpdb()->prepare( 'SHOW TABLES LIKE %s', $like ) );

		return array_values( array_intersect( $this->schema->tables(), $found ) );
	}
}
