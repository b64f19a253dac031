<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Event;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Studio;
use StudioCalendar\Domain\Studio_Model;

final class Studio_Test extends TestCase {

	public function test_what_nobody_has_set_is_as_the_specification_says(): void {
		$studio = new Studio( 1, 'Studio', 'Europe/Tallinn' );
		self::assertSame( array( 0, 0, 7, 24 ), array( $studio->min_minutes, $studio->gap_minutes, $studio->earliest_hour, $studio->latest_hour ) );
		self::assertTrue( $studio->approval_needed );
		self::assertSame( 'Europe/Tallinn', $studio->zone()->getName() );
	}

	public function test_a_role_is_the_members_own_and_nobody_elses(): void {
		$member = new Member( 5, Member_Role::Trainer );
		$model  = new Studio_Model( new Studio( 1, 'Studio', 'UTC' ), array(), array( 5 => $member ), array(), array(), '' );
		self::assertSame( Role::Trainer, $model->role_of( 5, false ) );
		self::assertSame( Role::Guest, $model->role_of( 6, false ) );
		self::assertSame( Role::Admin, $model->role_of( 6, true ) );
	}

	public function test_an_event_is_its_trainers_unless_it_is_everybodys(): void {
		$own    = new Event( 7, 'Salsa', '', '', 5, false, array() );
		$common = new Event( 8, 'Rehearsal', '', '', 1, true, array() );
		self::assertTrue( $own->may_be_booked_for( 5 ) );
		self::assertFalse( $own->may_be_booked_for( 6 ) );
		self::assertTrue( $common->may_be_booked_for( 6 ) );
	}
}
