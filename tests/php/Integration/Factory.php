<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration;

use PDO;
use RuntimeException;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Table;
use WP_Error;
use wpdb;

/**
 * Factory of a test's users, posts and rows, which it deletes after the test. A transaction around the test is not possible:
 * START TRANSACTION in the write path would commit it.
 */
final class Factory {

	/** User meta keys of wp-admin preferences that no test reads; storing a row for each takes most of the time of creating a user. */
	private const WAYS = array( 'rich_editing', 'syntax_highlighting', 'comment_shortcuts', 'admin_color', 'use_ssl', 'show_admin_bar_front', 'description' );

	/** @var list<int> */
	private array $posts = array();

	/** @var list<int> */
	private array $users = array();

	private int $counter = 0;

	public function __construct( private readonly wpdb $wpdb ) {
	}

	/**
	 * @param string $role A role of WordPress, such as `subscriber` or `studio_trainer`.
	 * @param array{ user_login?: string, nickname?: string, display_name?: string, first_name?: string, last_name?: string } $more
	 *        Fields that replace the defaults.
	 */
	public function user( string $role = 'subscriber', array $more = array() ): int {
		$name = 'test-' . $role . '-' . ( ++$this->counter ) . '-' . getmypid();
		// Nobody logs in with these passwords, and a strong hash would take longer than a test.
		$cheap  = static fn(): array => array( 'cost' => 4 );
		$sparse = static fn( array $meta ): array => array_diff_key( $meta, array_flip( self::WAYS ) );
		add_filter( 'wp_hash_password_options', $cheap );
		add_filter( 'insert_user_meta', $sparse );
		$id = self::id(
			wp_insert_user(
				array_merge(
					array(
						'user_login' => $name,
						'user_pass'  => $name,
						'user_email' => $name . '@example.org',
						'first_name' => 'First ' . $this->counter,
						'last_name'  => 'Last ' . $this->counter,
						'role'       => $role,
					),
					$more
				)
			)
		);
		remove_filter( 'insert_user_meta', $sparse );
		remove_filter( 'wp_hash_password_options', $cheap );

		$this->users[] = $id;
		return $id;
	}

	/** @param array<string, string> $settings Post meta by key, instead of the plugin's defaults. */
	public function studio( int $owner, array $settings = array() ): int {
		return $this->post(
			array(
				'post_type'   => Post_Type::STUDIO,
				'post_title'  => 'Studio ' . ( ++$this->counter ),
				'post_author' => $owner,
				'meta_input'  => array_merge(
					array(
						Meta_Key::TIMEZONE        => 'Europe/Tallinn',
						"_studio_cal_member_{$owner}" => self::member_json( 'owner' ),
					),
					$settings
				),
			)
		);
	}

	/** @param 'owner'|'trainer' $role */
	public function member( int $studio, int $user, string $role = 'trainer' ): void {
		update_post_meta( $studio, "_studio_cal_member_{$user}", wp_slash( self::member_json( $role ) ) );
	}

	public function room( int $studio, string $name = 'Big hall', int $order = 0 ): int {
		return $this->post(
			array(
				'post_type'   => Post_Type::ROOM,
				'post_title'  => $name,
				'post_parent' => $studio,
				'menu_order'  => $order,
			)
		);
	}

	public function event( int $trainer, string $title = 'Salsa I', bool $is_default = false ): int {
		return $this->post(
			array(
				'post_type'   => Post_Type::EVENT,
				'post_title'  => $title,
				'post_author' => $trainer,
				'meta_input'  => $is_default ? array( Meta_Key::IS_DEFAULT => '1' ) : array(),
			)
		);
	}

	/**
	 * Stores a booking's row directly, without the write path and its checks.
	 *
	 * @param array<string, int|string> $more Columns that replace the defaults: tomorrow 18:00-19:30, Approved, unpaid, cash.
	 */
	public function booking( int $studio, int $room, int $event, int $trainer, array $more = array() ): int {
		$done = $this->wpdb->insert( $this->table( Table::Bookings ), $more + self::row( $studio, $room, $event, $trainer ) );
		if ( 1 !== $done ) {
			throw new RuntimeException( $this->wpdb->last_error );
		}
		return $this->wpdb->insert_id;
	}

	/**
	 * Creates many bookings with few statements; on SQLite without its driver, which would take seconds to read a statement of
	 * many rows as MySQL.
	 *
	 * @param list<array<string, int|string>> $each Columns that replace the defaults of each; the same columns for all.
	 */
	public function bookings( int $studio, int $room, int $event, int $trainer, array $each ): void {
		$row    = self::row( $studio, $room, $event, $trainer );
		$rows   = array_map( static fn( array $more ): array => $more + $row, $each );
		$insert = "INSERT INTO {$this->table( Table::Bookings )} (" . implode( ', ', array_keys( $rows[0] ?? $row ) ) . ') VALUES ';
		if ( defined( 'FQDB' ) ) {
			$sqlite = new PDO( 'sqlite:' . FQDB, null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) );
			$sqlite->beginTransaction();
			$statement = $sqlite->prepare( $insert . '(' . implode( ', ', array_fill( 0, count( $rows[0] ?? $row ), '?' ) ) . ')' );
			array_map( static fn( array $values ): bool => $statement->execute( array_values( $values ) ), $rows );
			$sqlite->commit();
			return;
		}
		foreach ( array_chunk( $rows, 500 ) as $some ) {
			$quoted = fn( int|string $value ): string => (string) $this->wpdb->prepare( '%s', $value );
			$values = array_map( static fn( array $values ): string => '(' . implode( ', ', array_map( $quoted, $values ) ) . ')', $some );
			if ( false === $this->wpdb->query( $insert . implode( ', ', $values ) ) ) {
				throw new RuntimeException( $this->wpdb->last_error );
			}
		}
	}

	/** @return array<string, int|string> Columns of a booking tomorrow. */
	private static function row( int $studio, int $room, int $event, int $trainer ): array {
		$now = gmdate( 'Y-m-d H:i:s' );

		return array(
			'studio_id'          => $studio,
			'room_id'            => $room,
			'event_id'           => $event,
			'trainer_id'         => $trainer,
			'booking_date'       => gmdate( 'Y-m-d', time() + DAY_IN_SECONDS ),
			'start_minute'       => 18 * 60,
			'end_minute'         => 19 * 60 + 30,
			'status'             => 'Approved',
			'payment_status'     => 'unpaid',
			'payment_method'     => 'cash',
			'payment_frequency'  => 'per_session',
			'hidden_description' => '',
			'room_name'          => get_the_title( $room ),
			'event_title'        => get_the_title( $event ),
			'trainer_first_name' => 'First',
			'trainer_last_name'  => 'Last',
			'created_by'         => $trainer,
			'created_at'         => $now,
			'updated_at'         => $now,
		);
	}

	/** Registers a post that the tested code created, so that `clean_up` deletes it. */
	public function adopt( int $post ): void {
		if ( ! in_array( $post, $this->posts, true ) ) {
			$this->posts[] = $post;
		}
	}

	/** Deletes everything created, bookings first: the plugin refuses to delete a room or user with upcoming bookings. */
	public function clean_up(): void {
		wp_set_current_user( 0 );
		foreach ( $this->posts as $id ) {
			foreach ( array( Table::Bookings, Table::History, Table::Revisions, Table::Models ) as $table ) {
				$this->wpdb->delete( $this->table( $table ), array( 'studio_id' => $id ) );
			}
		}
		foreach ( $this->users as $id ) {
			$this->wpdb->delete( $this->table( Table::Requests ), array( 'user_id' => $id ) );
			// WordPress would delete these rows one by one.
			$this->wpdb->delete( $this->wpdb->usermeta, array( 'user_id' => $id ) );
			clean_user_cache( $id );
		}
		array_map( static fn( int $id ) => wp_delete_post( $id, true ), array_reverse( $this->posts ) );
		array_map( static fn( int $id ) => wp_delete_user( $id ), $this->users );
		$this->posts = array();
		$this->users = array();
	}

	public function table( Table $table ): string {
		return $this->wpdb->prefix . $table->value;
	}

	/**
	 * @param array{ post_type: string, post_title: string, post_author?: int, post_parent?: int, menu_order?: int, meta_input?: array<string, string> } $post
	 */
	private function post( array $post ): int {
		$post['post_title']  = wp_slash( $post['post_title'] );
		$post['meta_input']  = wp_slash( $post['meta_input'] ?? array() );
		$post['post_status'] = 'publish';

		$id = self::id( wp_insert_post( $post, true ) );

		$this->posts[] = $id;
		return $id;
	}

	private static function member_json( string $role ): string {
		return (string) wp_json_encode(
			array(
				'role'              => $role,
				'payment_method'    => 'cash',
				'payment_frequency' => 'per_session',
			)
		);
	}

	private static function id( int|WP_Error $made ): int {
		if ( $made instanceof WP_Error ) {
			throw new RuntimeException( $made->get_error_message() );
		}
		return $made;
	}
}
