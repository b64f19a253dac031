<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Http;

use RuntimeException;
use WP_Application_Passwords;
use WP_User;

/** Fixture with a user of each role, with real logins, and with nonces that are valid, expired and of another action. */
final class People {

	private const ROLES = array(
		'subscriber'   => 'subscriber',
		'trainer'      => 'studio_trainer',
		'otherTrainer' => 'studio_trainer',
		'farTrainer'   => 'studio_trainer',
		'owner'        => 'studio_owner',
		'otherOwner'   => 'studio_owner',
		'admin'        => 'administrator',
		'newcomer'     => 'subscriber',
	);

	/** User with another id in each run, so that no requests of the current minute have been counted for it yet. */
	private const FRESH = 'newcomer';

	/** @var array<string, WP_User> */
	private array $users = array();

	public function __construct() {
		add_filter( 'wp_hash_password_options', static fn(): array => array( 'cost' => 4 ) );
		foreach ( self::ROLES as $name => $role ) {
			$this->users[ $name ] = self::user( $name );
			$this->users[ $name ]->set_role( $role );
		}
	}

	/** @return array<string, int> Ids by name, without the visitor, who has none. */
	public function ids(): array {
		return array_map( static fn( WP_User $user ): int => $user->ID, $this->users );
	}

	/** @param array<string, string> $members Role (`owner` or `trainer`) by name. */
	public function belong( int $studio, array $members ): void {
		foreach ( $members as $name => $role ) {
			$member = array( 'role' => $role, 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly' );
			update_post_meta( $studio, "_studio_cal_member_{$this->users[ $name ]->ID}", (string) wp_json_encode( $member ) );
		}
	}

	/** @return array<string, array{ id: int, login: string, mail: string, cookie: string, nonces: array{ valid: string, expired: string, otherAction: string } }> */
	public function logged_in( string $base ): array {
		$people = array();
		foreach ( array( 'visitor' => 0 ) + $this->ids() as $name => $id ) {
			$login           = self::login( $id, $base );
			$people[ $name ] = array(
				'id'     => $id,
				'login'  => "http-$name",
				'mail'   => "http-$name@mail.example.org",
				'cookie' => 0 === $id ? '' : $login['cookie'],
				'nonces' => self::nonces( $id, $login ),
			);
		}

		return $people;
	}

	public function application_password( string $name ): string {
		$id = $this->users[ $name ]->ID;
		WP_Application_Passwords::delete_all_application_passwords( $id );
		$made = WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'test' ) );

		return is_array( $made ) ? $made[0] : throw new RuntimeException( 'There is no application password.' );
	}

	/** @return list<string> */
	public function password_hashes(): array {
		return array_values( array_map( static fn( WP_User $user ): string => $user->user_pass, $this->users ) );
	}

	private static function user( string $name ): WP_User {
		$known = get_user_by( 'login', "http-$name" );
		if ( $known instanceof WP_User && self::FRESH !== $name ) {
			return $known;
		}
		if ( $known instanceof WP_User ) {
			wp_delete_user( $known->ID );
		}
		$id = wp_insert_user(
			array(
				'user_login' => "http-$name",
				'user_email' => "http-$name@mail.example.org",
				'user_pass'  => wp_generate_password(),
				'first_name' => ucfirst( $name ),
				'last_name'  => 'Tester',
				'nickname'   => "Nick of $name",
			)
		);

		return is_int( $id ) ? new WP_User( $id ) : throw new RuntimeException( $id->get_error_message() );
	}

	/** @return array{ cookie: string, nonce: string } Login as dev/wordpress/logins.php creates it. */
	private static function login( int $id, string $base ): array {
		/** @var list<array{ cookie: string, nonce: string }> $logins */
		$logins = ( static fn( array $args ): array => require dirname( __DIR__, 3 ) . '/dev/wordpress/logins.php' )(
			array( 'users' => array( $id ), 'bases' => array( $base ) )
		);

		return $logins[0];
	}

	/**
	 * Returns nonces as wp_create_nonce() creates them: a valid one, one of two ticks ago (WordPress accepts the current and the
	 * previous tick), and one of another action.
	 *
	 * @param array{ cookie: string, nonce: string } $login
	 * @return array{ valid: string, expired: string, otherAction: string }
	 */
	private static function nonces( int $id, array $login ): array {
		$logged_in = rawurldecode( (string) preg_replace( '/.*wordpress_logged_in_\w+=/', '', $login['cookie'] ) );
		$parts     = 0 === $id ? false : wp_parse_auth_cookie( $logged_in, 'logged_in' );
		$token     = is_array( $parts ) ? $parts['token'] : '';
		$hash      = static fn( string $action, int $tick ): string => wp_hash( "$tick|$action|$id|$token", 'nonce' );
		$nonce     = static fn( string $action, int $ago ): string => substr( $hash( $action, (int) wp_nonce_tick( $action ) - $ago ), -12, 10 );
		if ( $nonce( 'wp_rest', 0 ) !== $login['nonce'] ) {
			throw new RuntimeException( 'WordPress makes its nonces in another way now; see wp_create_nonce().' );
		}

		return array( 'valid' => $login['nonce'], 'expired' => $nonce( 'wp_rest', 2 ), 'otherAction' => $nonce( 'heartbeat-nonce', 0 ) );
	}
}
