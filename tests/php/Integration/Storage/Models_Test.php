<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Plugin;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Database_Failure;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the read model: one query while nothing changes, rebuilt after any change, never older than its revision. */
final class Models_Test extends Rest_Case {

	private Database $database;

	private Models $models;

	private Revisions $revisions;

	protected function setUp(): void {
		parent::setUp();
		$this->database  = new Database( self::wpdb() );
		$this->revisions = new Revisions( $this->database );
		$this->models    = $this->models( Plugin::VERSION );
	}

	public function test_a_week_costs_two_queries_of_ours_and_three_without_bookings(): void {
		$this->week( 0 );
		$without = $this->queries_during( fn() => $this->week( 0 ) );
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, array( 'booking_date' => self::TODAY ) );
		$queries = $this->queries_during( fn() => $this->week( 0 ) );

		self::assertCount( 3, $without, implode( "\n", $without ) );
		self::assertCount( 2, $queries, implode( "\n", $queries ) );
	}

	public function test_a_304_costs_one_query_of_ours(): void {
		$version = $this->week( 0 )['version'];
		self::assertIsString( $version );
		$queries = $this->queries_during( fn() => $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), 0, array( 'if_none_match' => "\"$version\"" ) ) );

		self::assertCount( 1, $queries, implode( "\n", $queries ) );
	}

	public function test_the_model_is_kept_and_comes_back_as_it_was(): void {
		$built = $this->read();
		$kept  = $this->read();

		self::assertEquals( $built, $kept );
		self::assertNotSame( $built, $kept );
		self::assertSame( array( $this->here->big, $this->here->small ), array_keys( $kept->rooms ) );
		self::assertEqualsCanonicalizing( array( $this->here->mari, $this->here->anna, $this->here->ivan ), array_keys( $kept->members ) );
		self::assertEqualsCanonicalizing( array( $this->here->salsa, $this->here->yoga, $this->here->rehearsal ), array_keys( $kept->events ) );
	}

	public function test_what_changes_while_it_is_built_makes_it_old_at_once(): void {
		$this->read();
		$this->revisions->model_changed( $this->here->studio );
		$meanwhile = function ( string $sql ): string {
			if ( str_contains( $sql, 'REPLACE INTO' ) && str_contains( $sql, 'studio_cal_models' ) ) {
				remove_all_filters( 'query' );
				wp_update_post( array( 'ID' => $this->here->small, 'post_title' => 'Renamed meanwhile' ) );
			}
			return $sql;
		};
		add_filter( 'query', $meanwhile );
		$names = array();
		foreach ( array( 'while it changed', 'afterwards' ) as $when ) {
			$names[ $when ] = $this->read()->rooms[ $this->here->small ]->name;
		}
		wp_update_post( array( 'ID' => $this->here->small, 'post_title' => 'Small hall' ) );

		self::assertSame( array( 'while it changed' => 'Small hall', 'afterwards' => 'Renamed meanwhile' ), $names );
	}

	/**
	 * Checks a stale object cache: another server changed rows and cleared the shared cache, and a third server filled it again from a
	 * database that lags. Values that the request read before the lock can be stale too.
	 */
	public function test_it_is_built_of_what_is_stored_whatever_the_object_cache_has(): void {
		$before = $this->read();
		$room   = $this->make->room( $this->here->studio );
		$gone   = $this->here->ivan;
		$this->read();
		self::assertSame( 'Salsa I', get_the_title( $this->here->salsa ) );
		$database = self::wpdb();
		$database->update( $database->posts, array( 'post_title' => 'Renamed elsewhere' ), array( 'ID' => $this->here->small ) );
		$database->update( $database->posts, array( 'post_title' => 'Tango' ), array( 'ID' => $this->here->salsa ) );
		$database->update( $database->posts, array( 'post_status' => 'trash' ), array( 'ID' => $room ) );
		$database->update( $database->usermeta, array( 'meta_value' => 'Elsewhere' ), array( 'user_id' => $this->here->anna, 'meta_key' => 'first_name' ) );
		$member = array( 'post_id' => $this->here->studio, 'meta_key' => "_studio_cal_member_$gone" );
		$kept   = get_post_meta( $this->here->studio, "_studio_cal_member_$gone", true );
		$database->delete( $database->postmeta, $member );
		$this->revisions->model_changed( $this->here->studio );
		$model = $this->read();

		self::assertSame( 'Renamed elsewhere', $model->rooms[ $this->here->small ]->name );
		self::assertSame( 'Tango', $model->events[ $this->here->salsa ]->title );
		self::assertArrayNotHasKey( $room, $model->rooms );
		self::assertSame( 'Elsewhere', $model->profiles[ $this->here->anna ]->first_name );
		self::assertArrayNotHasKey( $gone, $model->members );
		self::assertSame( 'Renamed elsewhere', get_the_title( $this->here->small ), 'The cache has what is stored, too.' );

		update_post_meta( $this->here->studio, "_studio_cal_member_$gone", wp_slash( $kept ) );
		update_user_meta( $this->here->anna, 'first_name', $before->profiles[ $this->here->anna ]->first_name );
		wp_update_post( array( 'ID' => $this->here->small, 'post_title' => 'Small hall' ) );
		wp_update_post( array( 'ID' => $this->here->salsa, 'post_title' => 'Salsa I' ) );
		wp_delete_post( $room, true );
		self::assertEquals( $before, $this->read() );
	}

	public function test_building_locks_nothing_of_wordpress_while_a_write_is_decided(): void {
		$this->revisions->model_changed( $this->here->studio );
		$locking = array();
		$listen  = static function ( string $sql ) use ( &$locking ): string {
			if ( str_contains( $sql, 'FOR UPDATE' ) ) {
				$locking[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$this->in_a_write( fn() => $this->read() );
		remove_filter( 'query', $listen );

		self::assertSame( array(), array_filter( $locking, static fn( string $sql ): bool => ! str_contains( $sql, 'studio_cal_' ) ) );
	}

	/** Checks a conflict with another cluster node that stores the same model: a read succeeds, but in a write it has ended the transaction. */
	public function test_what_cannot_be_kept_for_a_conflict_is_read_all_the_same_but_ends_a_write(): void {
		$known   = $this->read();
		$read    = null;
		$refuse  = static fn( string $sql ): string => str_starts_with( $sql, 'REPLACE' ) ? 'UPDATE `Deadlock found` SET a = 1' : $sql;
		$refused = null;
		$this->revisions->model_changed( $this->here->studio );
		add_filter( 'query', $refuse );
		try {
			$read = $this->read();
			$this->in_a_write( fn() => $this->read() );
		} catch ( Database_Failure $failure ) {
			$refused = $failure;
		} finally {
			remove_filter( 'query', $refuse );
		}

		self::assertEquals( $known, $read );
		self::assertSame( $this->database->can_reconnect(), null !== $refused, 'On SQLite nobody else can store it while a write is decided.' );
	}

	public function test_what_cannot_be_read_is_built_anew(): void {
		$good = $this->read();
		foreach ( array( '', '{', '[]', '{"studio": null}', 'O:8:"stdClass":0:{}', '{"studio":[1],"rooms":[],"members":[],"profiles":[],"events":[],"avatar":""}' ) as $bad ) {
			self::wpdb()->update( $this->make->table( Table::Models ), array( 'model' => $bad ), array( 'studio_id' => $this->here->studio ) );
			self::assertEquals( $good, $this->read() );
		}
	}

	public function test_another_version_of_the_plugin_or_another_address_builds_it_anew(): void {
		$this->read();
		self::assertCount( 0, $this->writes_during( fn() => $this->read() ) );
		self::assertCount( 1, $this->writes_during( fn() => $this->models( '99.0.0' )->read( $this->here->studio ) ) );
		$this->read();
		$moved = static fn( string $url ): string => str_replace( '127.0.0.1', 'moved.example', $url );
		add_filter( 'home_url', $moved );
		self::assertCount( 1, $this->writes_during( fn() => $this->read() ) );
		remove_filter( 'home_url', $moved );
	}

	public function test_what_is_no_studio_has_no_model_and_leaves_no_row(): void {
		$before = $this->stored( Table::Revisions, Table::Models );
		foreach ( array( 0, -1, $this->here->big, $this->here->salsa, 4_000_000_000 ) as $id ) {
			self::assertNull( $this->models->read( $id ) );
		}
		self::assertSame( $before, $this->stored( Table::Revisions, Table::Models ) );
	}

	public function test_a_studio_that_is_a_draft_or_in_the_trash_is_none(): void {
		$studio = $this->make->studio( $this->here->mari );
		self::assertNotNull( $this->models->read( $studio ) );
		foreach ( array( 'draft', 'trash', 'private', 'pending' ) as $status ) {
			wp_update_post( array( 'ID' => $studio, 'post_status' => $status ) );
			self::assertNull( $this->models->read( $studio ), $status );
		}
	}

	public function test_an_account_that_is_gone_is_no_member(): void {
		$gone = $this->make->user();
		$this->make->member( $this->here->studio, $gone );
		self::assertArrayHasKey( $gone, $this->read()->members );
		self::wpdb()->delete( self::wpdb()->users, array( 'ID' => $gone ) );
		clean_user_cache( $gone );
		$this->revisions->model_changed( $this->here->studio );

		self::assertArrayNotHasKey( $gone, $this->read()->members );
		delete_post_meta( $this->here->studio, "_studio_cal_member_$gone" );
	}

	private function read(): Studio_Model {
		$read = $this->models->read( $this->here->studio );
		self::assertNotNull( $read );

		return $read['model'];
	}

	/** Runs the callback as in a write, where reads lock their rows. */
	private function in_a_write( callable $work ): void {
		$this->database->holding_what_is_read( static fn(): mixed => $work() );
	}

	private function models( string $version ): Models {
		$source = new Studio_Source( new Members(), $this->database, plugins_url( 'studio-calendar/' ) );

		return new Models( $this->database, $this->revisions, $source, new Model_Codec(), $version );
	}

	/** @return list<string> Statements on the plugin's tables. */
	private function queries_during( callable $work ): array {
		$queries = array();
		$listen  = static function ( string $sql ) use ( &$queries ): string {
			if ( str_contains( $sql, 'studio_cal_' ) ) {
				$queries[] = $sql;
			}
			return $sql;
		};
		add_filter( 'query', $listen );
		$work();
		remove_filter( 'query', $listen );

		return $queries;
	}

	/** @return list<string> Statements that store a model. */
	private function writes_during( callable $work ): array {
		return array_values( array_filter( $this->queries_during( $work ), static fn( string $sql ): bool => str_starts_with( $sql, 'REPLACE' ) ) );
	}
}
