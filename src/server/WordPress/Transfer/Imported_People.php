<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Members;

/**
 * Adds the members of an imported studio: the account selected for a login, otherwise the one with the same email
 * address. A login alone is not sufficient, because membership gives power over a studio.
 */
final class Imported_People {

	public function __construct( private readonly Members $members, private readonly Person_Fingerprint $people ) {
	}

	/**
	 * @param list<string>       $memberships Values written by `Wxr_Export`.
	 * @param array<string, int> $authors     Selected accounts by login in the file.
	 * @return list<string> Logins without an account on this site.
	 */
	public function enlist( int $studio_id, array $memberships, array $authors ): array {
		$unknown = array();
		$listed  = array();
		foreach ( $memberships as $membership ) {
			$value  = json_decode( $membership, true );
			$fields = new Line( 0, is_array( $value ) ? $value : array() );
			$person = $fields->part( 'person' );
			$id     = null === $person ? 0 : $this->account( $person, $authors );
			if ( 0 === $id ) {
				$unknown[] = null === $person ? '?' : $person->text( 'login' );
				continue;
			}
			$listed[ $id ] = self::member( $id, $fields );
			$this->members->set( $studio_id, $listed[ $id ] );
		}
		$this->forget_maker( $studio_id, $listed );

		return $unknown;
	}

	/**
	 * Removes the importing person, who was added as creator, if the studio has owners of its own.
	 *
	 * @param array<int, Member> $listed Members by user ID.
	 */
	private function forget_maker( int $studio_id, array $listed ): void {
		$owners = array_filter( $listed, static fn( Member $member ): bool => Member_Role::Owner === $member->role );
		foreach ( array() === $owners ? array() : array_diff_key( $this->members->of_studio( $studio_id ), $listed ) as $extra ) {
			$this->members->remove( $studio_id, $extra->user_id );
		}
	}

	/**
	 * Returns the account of a login. WordPress's importer assigns unselected logins to the importing person; that does
	 * not count as a selection.
	 *
	 * @param array<string, int> $authors
	 */
	private function account( Line $person, array $authors ): int {
		$login  = $person->text( 'login' );
		$chosen = $authors[ $login ] ?? 0;
		$is_own = wp_get_current_user()->user_login === $login;
		if ( $chosen > 0 && ( get_current_user_id() !== $chosen || $is_own ) ) {
			return $chosen;
		}

		return $this->people->find( $login, $person->text( 'email' ), $person->text( 'salt' ) );
	}

	private static function member( int $user_id, Line $fields ): Member {
		return new Member(
			$user_id,
			Member_Role::tryFrom( $fields->text( 'role' ) ) ?? Member_Role::Trainer,
			Payment_Method::tryFrom( $fields->text( 'payment_method' ) ) ?? Payment_Method::Cash,
			Payment_Frequency::tryFrom( $fields->text( 'payment_frequency' ) ) ?? Payment_Frequency::Per_Session,
		);
	}
}
