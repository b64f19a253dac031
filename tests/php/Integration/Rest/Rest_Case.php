<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Factory;
use StudioCalendar\Tests\Integration\Test_Case;
use WP_REST_Response;
use WP_Session_Tokens;
use WP_User;

/**
 * Base of the tests of endpoints. It is Friday 20 November 2026, noon in Tallinn, and no limit is near. Since creating people and
 * studios is slow, a class's tests share them. Bookings are deleted after each test, everything else after the class.
 */
abstract class Rest_Case extends Test_Case {

	protected const TODAY = '2026-11-20';

	private const LIMITS = array( 'studio_calendar_writes_per_minute', 'studio_calendar_guest_reads_per_minute' );

	private static Factory $for_class;

	private static Small_Studio $of_class;

	protected Server $server;

	protected Small_Studio $here;

	/** @var list<string> Settings of the studio that the test has changed. */
	private array $changed = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$for_class = new Factory( self::wpdb() );
		self::$of_class  = Small_Studio::made( self::$for_class );
	}

	public static function tearDownAfterClass(): void {
		self::$for_class->clean_up();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		array_map( static fn( string $limit ) => add_filter( $limit, static fn(): int => 1_000_000 ), self::LIMITS );
		$this->make    = self::$for_class;
		$this->here    = self::$of_class;
		$this->changed = array();
		$this->server  = Server::at( self::wpdb(), self::TODAY . 'T10:00:00Z' );
	}

	protected function tearDown(): void {
		array_map( remove_all_filters( ... ), self::LIMITS );
		foreach ( $this->changed as $key ) {
			delete_post_meta( $this->here->studio, $key );
			if ( isset( Small_Studio::SETTINGS[ $key ] ) ) {
				update_post_meta( $this->here->studio, $key, Small_Studio::SETTINGS[ $key ] );
			}
		}
		foreach ( array( Table::Bookings, Table::History, Table::Requests ) as $table ) {
			self::wpdb()->query( "DELETE FROM {$this->make->table( $table )}" );
		}
		$this->make = new Factory( self::wpdb() );
		parent::tearDown();
	}

	/** @param array<string, string> $settings The studio's post meta by key. */
	protected function set( array $settings ): void {
		foreach ( $settings as $key => $value ) {
			$this->changed[] = $key;
			update_post_meta( $this->here->studio, $key, $value );
		}
	}

	/**
	 * @param array<string, mixed> $more Parameters that replace the defaults: the studio, the week of TODAY, English.
	 * @return array<mixed> The response's data.
	 */
	protected function week( int $user, array $more = array() ): array {
		return self::ok( $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( $more ), $user ) );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	protected function range( array $more = array() ): array {
		return array_merge( array( 'studio_id' => $this->here->studio, 'date_from' => '2026-11-16', 'date_to' => '2026-11-22', 'locale' => 'en' ), $more );
	}

	/**
	 * Runs the callback while a person has no name, only a login and an address.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	protected static function without_a_name( WP_User $user, callable $work ): mixed {
		$before = array( 'ID' => $user->ID, 'first_name' => $user->first_name, 'last_name' => $user->last_name, 'display_name' => $user->display_name, 'nickname' => $user->nickname );
		wp_update_user( array( 'ID' => $user->ID, 'first_name' => '', 'last_name' => '', 'display_name' => $user->user_login, 'nickname' => $user->user_login ) );
		try {
			return $work();
		} finally {
			wp_update_user( $before );
		}
	}

	/**
	 * Books for Anna as Mari, who is the studio's owner.
	 *
	 * @param array<string, mixed> $data What differs from the usual booking.
	 * @return list<int> IDs of the bookings.
	 */
	protected function ids_of_added( array $data ): array {
		$added = self::ok( $this->server->add( $this->here->wanted( $data + array( 'trainer_id' => $this->here->anna ) ), $this->here->mari ) );

		return array_map( intval( ... ), self::column( self::rows_at( $added, 'bookings' ), 'id' ) );
	}

	/**
	 * Runs the callback while a room is gone in WordPress's table, but the studio's model still has it, as for the moment
	 * before a hook tells of it.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	protected function without( int $room, callable $work ): mixed {
		$post = array( 'ID' => $room );
		// A model that is built first while the room is gone would be without it from then on.
		$this->week( 0 );
		self::wpdb()->update( self::wpdb()->posts, array( 'post_status' => 'trash' ), $post );
		try {
			return $work();
		} finally {
			self::wpdb()->update( self::wpdb()->posts, array( 'post_status' => 'publish' ), $post );
		}
	}

	/**
	 * Returns the bookings of a schedule response.
	 *
	 * @param array<mixed> $schedule
	 * @return list<array<mixed>>
	 */
	protected static function bookings_of( array $schedule ): array {
		return self::rows_at( $schedule, 'bookings', 0, 'bookings' );
	}

	/** @return array<mixed> The response's data, whose status is "ok". */
	protected static function ok( WP_REST_Response $response ): array {
		$data = $response->get_data();
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $data ) );
		self::assertIsArray( $data );
		self::assertSame( 'ok', $data['status'] ?? null );

		return $data;
	}

	/**
	 * Asserts that the response is exactly the error envelope of docs/behaviour.md, 7, with the code's HTTP status.
	 *
	 * @return array<mixed> The envelope's `data`.
	 */
	protected static function refused( Problem_Code $code, WP_REST_Response $response ): array {
		$data = $response->get_data();
		self::assertIsArray( $data );
		self::assertSame( array( 'error', $code->value ), array( $data['status'] ?? null, $data['code'] ?? null ), (string) wp_json_encode( $data ) );
		self::assertSame( array( 'status', 'code', 'message', 'data' ), array_keys( $data ) );
		self::assertSame( $code->status(), $response->get_status() );
		self::assertIsString( $data['message'] );
		self::assertNotSame( '', $data['message'] );
		self::assertIsArray( $data['data'] );
		self::assertSame( $code->status(), $data['data']['status'] ?? null );
		self::assertSame( array(), array_diff( array_keys( $data['data'] ), array( 'status', 'fields', 'conflicts', 'dates' ) ) );

		return $data['data'];
	}

	/**
	 * Returns the value at a path of keys.
	 *
	 * @param array<mixed> $data
	 */
	protected static function value_at( array $data, string|int ...$path ): mixed {
		$found = $data;
		foreach ( $path as $key ) {
			self::assertIsArray( $found );
			self::assertArrayHasKey( $key, $found );
			$found = $found[ $key ];
		}

		return $found;
	}

	/**
	 * Returns the list of objects at a path of keys.
	 *
	 * @param array<mixed> $data
	 * @return list<array<mixed>>
	 */
	protected static function rows_at( array $data, string|int ...$path ): array {
		$rows = self::value_at( $data, ...$path );
		self::assertIsArray( $rows );

		return array_values( array_filter( $rows, is_array( ... ) ) );
	}

	/** @param array<mixed> $data */
	protected static function id_at( array $data, string|int ...$path ): int {
		$id = self::value_at( $data, ...$path );
		self::assertIsInt( $id );

		return $id;
	}

	/** Returns all rows of the tables as one string; two equal strings mean that nothing was written. */
	protected function stored( Table ...$tables ): string {
		$rows = array();
		foreach ( $tables as $table ) {
			$rows[] = self::wpdb()->get_results( "SELECT * FROM {$this->make->table( $table )} ORDER BY 1, 2", ARRAY_A );
		}

		return (string) wp_json_encode( $rows );
	}

	/** Returns the rows that a refused write must not change, as one string. */
	protected function everything(): string {
		return $this->stored( Table::Bookings, Table::History, Table::Requests );
	}

	/**
	 * Returns a stored booking.
	 *
	 * @param int|null $id Null for the only stored booking.
	 * @return array<string, string> Values by column.
	 */
	protected function row( ?int $id = null ): array {
		$rows = $this->rows( Table::Bookings, null === $id ? '' : "WHERE id = $id" );
		self::assertCount( 1, $rows );

		return $rows[0];
	}

	/** @return list<array<string, string>> Values by column, for each row. */
	protected function rows( Table $table, string $condition ): array {
		$rows = array();
		foreach ( self::wpdb()->get_results( "SELECT * FROM {$this->make->table( $table )} $condition", ARRAY_A ) as $found ) {
			$row = array();
			foreach ( $found as $column => $value ) {
				$row[ (string) $column ] = is_scalar( $value ) ? (string) $value : '';
			}
			$rows[] = $row;
		}

		return $rows;
	}

	/** @param string $name Property of Small_Studio. */
	protected function id_of( string $name ): int {
		$id = get_object_vars( $this->here )[ $name ] ?? null;
		self::assertIsInt( $id );

		return $id;
	}

	protected static function user( int $id ): WP_User {
		$user = get_userdata( $id );
		self::assertInstanceOf( WP_User::class, $user );

		return $user;
	}

	/** Returns the login cookie of a user, as a browser sends it without a nonce. */
	protected static function login_cookie( int $user ): string {
		$expires = time() + HOUR_IN_SECONDS;

		return wp_generate_auth_cookie( $user, $expires, 'logged_in', WP_Session_Tokens::get_instance( $user )->create( $expires ) );
	}

	/**
	 * Returns one value of each row.
	 *
	 * @param array<array<mixed>> $rows
	 * @return list<bool|int|string|null>
	 */
	protected static function column( array $rows, string $name ): array {
		$values = array();
		foreach ( $rows as $row ) {
			$value = self::value_at( $row, $name );
			self::assertTrue( null === $value || is_bool( $value ) || is_int( $value ) || is_string( $value ) );
			$values[] = $value;
		}

		return $values;
	}
}
