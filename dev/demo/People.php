<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use RuntimeException;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\WordPress\People\Roles;
use WP_User;

/** The demo's accounts. The installation of WordPress has created the administrator, who only gets a name here. */
final class People {

	/** First name, last name, nickname, phone and WordPress role, by login. */
	private const ACCOUNTS = array(
		'owner'      => array( 'Anna', 'Tamm', 'Anna', '+372 5550 1001', Roles::OWNER ),
		'trainer'    => array( 'Liis', 'Kask', 'Liisu', '+372 5550 1002', Roles::TRAINER ),
		'trainer2'   => array( 'Елена', 'Воробьёва', 'Лена', '+372 5550 1003', Roles::TRAINER ),
		'admin'      => array( 'Maksim', 'Petrov', 'Max', '+372 5550 1004', 'administrator' ),
		'subscriber' => array( 'Karl', 'Rebane', 'Kalle', '+372 5550 1005', 'subscriber' ),
	);

	public function __construct( private readonly Posts $posts ) {
	}

	/** @return array<string, int> User IDs by login, in the order of ACCOUNTS. */
	public function ensure(): array {
		$ids = array();
		foreach ( array_keys( self::ACCOUNTS ) as $login ) {
			$ids[ $login ] = $this->ensure_account( $login );
		}
		foreach ( array( 'owner', 'trainer', 'trainer2' ) as $login ) {
			$draw    = static fn(): string => Pictures::avatar( $login );
			$picture = $this->posts->ensure_picture( "avatar-$login", "avatar-$login.png", $draw, '', $ids[ $login ] );
			update_user_meta( $ids[ $login ], Meta_Key::AVATAR, $picture );
		}

		return $ids;
	}

	public static function password( string $login ): string {
		return "$login-demo-2026";
	}

	/** @return array{ string, string } First and last name. */
	public static function name( string $login ): array {
		return array( self::ACCOUNTS[ $login ][0] ?? '', self::ACCOUNTS[ $login ][1] ?? '' );
	}

	/**
	 * Returns the studio's members, with every payment method and frequency.
	 *
	 * @param array<string, int> $ids User IDs by login.
	 * @return array<string, Member> Members by login.
	 */
	public static function members( array $ids ): array {
		return array(
			'owner'    => new Member( $ids['owner'], Member_Role::Owner, Payment_Method::Bank_Transfer, Payment_Frequency::Per_Session ),
			'trainer'  => new Member( $ids['trainer'], Member_Role::Trainer, Payment_Method::Cash, Payment_Frequency::Per_Session ),
			'trainer2' => new Member( $ids['trainer2'], Member_Role::Trainer, Payment_Method::Bank_Transfer, Payment_Frequency::Monthly ),
		);
	}

	private function ensure_account( string $login ): int {
		[ $first, $last, $nickname, $phone, $role ] = self::ACCOUNTS[ $login ];
		$found                                      = get_user_by( 'login', $login );
		if ( $found instanceof WP_User && '' !== $found->first_name ) {
			return $found->ID;
		}
		$fields = array(
			'user_login'   => $login,
			'user_pass'    => self::password( $login ),
			'user_email'   => "$login@example.org",
			'first_name'   => $first,
			'last_name'    => $last,
			'nickname'     => $nickname,
			'display_name' => "$first $last",
			'role'         => $role,
		);
		$id     = $found instanceof WP_User ? $this->name_account( $found->ID, $fields ) : wp_insert_user( $fields );
		if ( ! is_int( $id ) ) {
			throw new RuntimeException( "The account $login cannot be made: " . $id->get_error_message() );
		}
		update_user_meta( $id, Meta_Key::PHONE, $phone );

		return $id;
	}

	/**
	 * Sets the names of an existing account, which keeps its login, password, email and role.
	 *
	 * @param array<string, string> $fields
	 */
	private function name_account( int $id, array $fields ): int {
		unset( $fields['user_pass'], $fields['user_login'], $fields['user_email'], $fields['role'] );
		wp_update_user( array( 'ID' => $id ) + $fields );

		return $id;
	}
}
