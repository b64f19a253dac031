<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use StudioCalendar\Storage\Members;

/**
 * Lets members of studios into wp-admin where shop and membership plugins lock out people who write no posts. It
 * answers each plugin's own filter and grants no capability.
 */
final class Dashboard_Access {

	/**
	 * Filters where true locks people out: WooCommerce for wp-admin and the admin bar, Paid Memberships Pro for
	 * wp-admin.
	 */
	private const LOCKS = array( 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar', 'pmpro_block_dashboard' );

	/** Ultimate Member's filter of a role's permissions. */
	private const PERMISSIONS = 'um_user_permissions_filter';

	/** Priority after a site's own callbacks. */
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

	/**
	 * Unlocks wp-admin for the current user only; Ultimate Member also filters the permissions of each person in a
	 * member list.
	 */
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
