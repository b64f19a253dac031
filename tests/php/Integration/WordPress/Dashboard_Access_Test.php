<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests with plugins that lock users out of wp-admin by their capabilities: a studio's members can enter, and nobody else. */
#[Group( 'once' )]
final class Dashboard_Access_Test extends Test_Case {

	private const SCREENS = array(
		'/wp-admin/edit.php?post_type=studio_cal_event',
		'/wp-admin/edit.php?post_type=studio_cal_studio&page=studio-calendar-bookings',
		'/wp-admin/profile.php',
	);

	#[DataProvider( 'locks' )]
	public function test_the_people_of_a_studio_reach_their_screens( string $plugin, bool $hides_bar ): void {
		$people = new People( $this->make );
		$member = $this->make->user( 'subscriber' );
		( new Members() )->set( $people->post['studio'], new Member( $member, Member_Role::Trainer ) );
		$server = Web_Server::start( array( 'STUDIO_CALENDAR_TEST_PLUGIN' => $plugin ) );
		$bar    = static fn( int $user ): bool => str_contains( $server->get( '/', $user )->body, 'id="wpadminbar"' );
		try {
			foreach ( array( $people->user['owner'], $people->user['trainer'], $member, $people->user['administrator'] ) as $user ) {
				foreach ( self::SCREENS as $screen ) {
					self::assertSame( 200, $server->get( $screen, $user )->status, "$plugin: user $user at $screen" );
				}
				self::assertTrue( $bar( $user ) );
			}
			self::assertSame( 302, $server->get( '/wp-admin/profile.php', $people->user['subscriber'] )->status, 'Who is in no studio stays out.' );
			self::assertSame( ! $hides_bar, $bar( $people->user['subscriber'] ) );
		} finally {
			$server->stop();
		}
		foreach ( array( 'edit_posts', 'view_admin_dashboard', 'manage_woocommerce' ) as $capability ) {
			self::assertFalse( user_can( $people->user['owner'], $capability ), 'No capability is given for it.' );
		}
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function locks(): iterable {
		yield 'WooCommerce' => array( 'woocommerce-lock', true );
		yield 'Paid Memberships Pro' => array( 'paid-memberships-pro-lock', false );
		yield 'Ultimate Member' => array( 'ultimate-member-lock', true );
	}

	public function test_what_is_open_stays_open_and_other_answers_stay_as_they_are(): void {
		$people = new People( $this->make );
		wp_set_current_user( $people->user['trainer'] );

		self::assertFalse( apply_filters( 'woocommerce_prevent_admin_access', false ) );
		self::assertSame( array( 'can_access_wpadmin' => 0 ), apply_filters( 'um_user_permissions_filter', array( 'can_access_wpadmin' => 0 ), $people->user['owner'] ), 'Another person than the one who is here.' );
		wp_set_current_user( 0 );
		self::assertTrue( apply_filters( 'woocommerce_prevent_admin_access', true ) );
	}
}
