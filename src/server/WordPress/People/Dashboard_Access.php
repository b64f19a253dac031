<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use StudioCalendar\Storage\Members;

/**
 * Shops and membership plugins keep everybody out of wp-admin who writes no posts. The people of a studio write none and
 * have their events and bookings there: each plugin's own question is answered for them, and no capability is given to
 * anybody for it.
 */
final class Dashboard_Access {

	/** Asked with true for "keep out": WooCommerce of wp-admin and of the admin bar, Paid Memberships Pro of wp-admin. */
	private const LOCKS = array( 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar', 'pmpro_block_dashboard' );

	/** Ultimate Member asks what a person's role may do. */
	private const PERMISSIONS = 'um_user_permissions_filter';

	/** After what a site has written for itself. */
	private const LATE = 20;

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		foreach ( self::LOCKS as $lock ) {
			add_filter( $lock, $this->let_in( ... ), self::LATE );
		}
		add_filter( self::PERMISSIONS, $this->let_in_by_role( ... ), self::LATE, 2 );
	}

	public function let_in( mixed $is_locked ): mixed {
		return (bool) $is_locked && $this->is_listed() ? false : $is_locked;
	}

	/** The same question is asked about each person of a list of members: only who is there now is looked up. */
	public function let_in_by_role( mixed $permissions, mixed $user_id = 0 ): mixed {
		$is_here = is_numeric( $user_id ) && (int) $user_id > 0 && get_current_user_id() === (int) $user_id;
		if ( ! is_array( $permissions ) || ! $is_here || ! $this->is_listed() ) {
			return $permissions;
		}

		return array_merge( $permissions, array( 'can_access_wpadmin' => 1, 'can_not_see_adminbar' => 0 ) );
	}

	private function is_listed(): bool {
		return array() !== $this->members->studios_of( get_current_user_id() );
	}
}
