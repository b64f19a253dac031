<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the memberships stored with each studio. */
final class Members_Test extends Rest_Case {

	private Members $members;

	protected function setUp(): void {
		parent::setUp();
		$this->members = new Members();
	}

	public function test_what_is_set_comes_back(): void {
		$user   = $this->make->user();
		$member = new Member( $user, Member_Role::Trainer, Payment_Method::Bank_Transfer, Payment_Frequency::Monthly );
		$this->members->set( $this->here->studio, $member );
		self::assertEquals( $member, $this->members->of_studio( $this->here->studio )[ $user ] ?? null );
		self::assertSame( Member_Role::Trainer, $this->members->role_of( $this->here->studio, $user ) );
		$this->members->remove( $this->here->studio, $user );

		self::assertNull( $this->members->role_of( $this->here->studio, $user ) );
	}

	public function test_the_studios_of_a_person(): void {
		self::assertSame( array( $this->here->studio ), $this->members->studios_of( $this->here->mari ) );
		self::assertSame( array( $this->here->studio ), $this->members->studios_of( $this->here->mari, Member_Role::Owner ) );
		self::assertSame( array(), $this->members->studios_of( $this->here->anna, Member_Role::Owner ) );
		self::assertSame( array(), $this->members->studios_of( $this->here->guest ) );
		self::assertSame( array(), $this->members->studios_of( 0 ) );
	}

	/** Checks that user 1 is not taken for user 11: the id is all of the key after the prefix. */
	public function test_ids_are_compared_whole(): void {
		foreach ( array( '_studio_cal_member_', '_studio_cal_member_x', '_studio_cal_member_1x', '_studio_cal_member_-1', 'studio_cal_member_1' ) as $key ) {
			self::assertSame( 0, $this->members->user_of( $key ) );
		}
		self::assertSame( 11, $this->members->user_of( '_studio_cal_member_11' ) );
	}

	public function test_what_is_no_membership_makes_nobody_a_member(): void {
		$user = $this->make->user();
		foreach ( array( '', 'owner', '[]', '{}', '{"role":"admin"}', '{"role":["owner"]}', 'a:1:{s:4:"role";s:5:"owner";}' ) as $bad ) {
			update_post_meta( $this->here->studio, "_studio_cal_member_$user", $bad );
			self::assertNull( $this->members->role_of( $this->here->studio, $user ), $bad );
			self::assertArrayNotHasKey( $user, $this->members->of_studio( $this->here->studio ) );
		}
		delete_post_meta( $this->here->studio, "_studio_cal_member_$user" );
	}

	public function test_unknown_payment_falls_back_to_cash_per_session(): void {
		$user = $this->make->user();
		update_post_meta( $this->here->studio, "_studio_cal_member_$user", '{"role":"trainer","payment_method":"gold","payment_frequency":7}' );
		$member = $this->members->of_studio( $this->here->studio )[ $user ] ?? null;
		delete_post_meta( $this->here->studio, "_studio_cal_member_$user" );

		self::assertEquals( new Member( $user, Member_Role::Trainer ), $member );
	}

	/** Checks that membership meta on another post type, such as a room, has no effect. */
	public function test_only_a_studio_has_members(): void {
		update_post_meta( $this->here->big, "_studio_cal_member_{$this->here->guest}", '{"role":"owner"}' );

		self::assertNull( $this->members->role_of( $this->here->big, $this->here->guest ) );
		self::assertSame( array(), $this->members->studios_of( $this->here->guest ) );
	}
}
