<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Storage\Invitations as Stored_Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\WordPress\People\Emails;
use StudioCalendar\WordPress\People\Network_Rules;
use WP_User;

/**
 * Invites by email without an account lookup, so owners cannot probe for users. Administrators add members directly.
 */
final class Invitations {

	/** Maximum number of emails that one person may trigger per minute. */
	private const MAX_PER_MINUTE = 5;

	/** Maximum number of open invitations of a studio. */
	private const MAX_OPEN = 50;

	private const DAYS = 14;

	/** Length of the secret in bytes: 256 bit. */
	private const SECRET_BYTES = 32;

	public function __construct(
		private readonly Members $members,
		private readonly Stored_Invitations $stored,
		private readonly Emails $emails,
		private readonly Rate_Limiter $limiter,
		private readonly Clock $clock,
	) {
	}

	/** @return string The error; empty if the person was added or the email was sent. */
	public function invite( int $studio_id, string $who, Member_Role $role ): string {
		$user = self::known_to_administrators( $who );
		if ( null === $user && false === is_email( $who ) ) {
			return __( 'Enter an email address, such as anna@example.com', 'studio-calendar' );
		}
		if ( null === $user && ! Network_Rules::take_address( $who ) ) {
			return __( 'This network does not allow email addresses at this domain. Enter another address.', 'studio-calendar' );
		}
		if ( $this->is_listed( $studio_id, $user->user_email ?? $who ) ) {
			return __( 'This person belongs to the studio already', 'studio-calendar' );
		}
		try {
			$this->limiter->count( 'invite-' . get_current_user_id(), self::MAX_PER_MINUTE );
		} catch ( Problem ) {
			return __( 'Too many invitations at once. Try again in a minute.', 'studio-calendar' );
		}

		return null === $user ? $this->ask( $studio_id, $who, $role ) : $this->list_at_once( $studio_id, $user, $role );
	}

	/** Returns a hint to owners before inviting, which does not depend on whether an account exists. */
	public function limits(): string {
		return Network_Rules::make_accounts()
			? ''
			: __( 'This network does not allow new accounts. Only people who already have one can accept.', 'studio-calendar' );
	}

	/** @return list<Invitation> Open invitations. */
	public function open( int $studio_id ): array {
		return $this->stored->of_studio( $studio_id, $this->clock->now() );
	}

	public function withdraw( int $studio_id, string $email ): void {
		$this->stored->remove( $studio_id, $email );
	}

	private function ask( int $studio_id, string $email, Member_Role $role ): string {
		if ( count( $this->open( $studio_id ) ) >= self::MAX_OPEN ) {
			return __( 'Too many open invitations. Withdraw some first.', 'studio-calendar' );
		}
		$until      = $this->clock->now()->modify( '+' . self::DAYS . ' days' )->getTimestamp();
		$invitation = new Invitation( $email, $role, gmdate( 'Y-m-d H:i:s', $until ) );
		$secret     = bin2hex( random_bytes( self::SECRET_BYTES ) );
		$this->stored->put( $studio_id, $invitation, $secret );
		if ( $this->emails->invite( $studio_id, $invitation, $secret ) ) {
			return '';
		}
		$this->stored->remove( $studio_id, $email );

		return __( 'The invitation could not be emailed. Ask an administrator to check the site’s email.', 'studio-calendar' );
	}

	private function list_at_once( int $studio_id, WP_User $user, Member_Role $role ): string {
		$this->members->set( $studio_id, new Member( $user->ID, $role ) );
		$this->stored->remove( $studio_id, $user->user_email );
		$this->emails->welcome( $studio_id, $user );

		return '';
	}

	/** Returns whether the address belongs to a member, whom the owner sees in the list anyway. */
	private function is_listed( int $studio_id, string $email ): bool {
		foreach ( array_keys( $this->members->of_studio( $studio_id ) ) as $user_id ) {
			$user = get_userdata( $user_id );
			if ( $user instanceof WP_User && strtolower( $email ) === strtolower( $user->user_email ) ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * Returns the user of this site with this address; users of a network's other sites are not visible to its
	 * administrators.
	 */
	private static function known_to_administrators( string $who ): ?WP_User {
		if ( '' === $who || ! current_user_can( 'list_users' ) ) {
			return null;
		}
		$is_email = false !== is_email( $who );
		$columns  = $is_email ? array( 'user_email' ) : array( 'user_login', 'user_nicename', 'display_name' );
		$found    = get_users( array( 'search' => $is_email ? $who : "*$who*", 'search_columns' => $columns, 'number' => 2 ) );

		return 1 === count( $found ) && $found[0] instanceof WP_User ? $found[0] : null;
	}
}
