<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Plugin;
use StudioCalendar\Service\Studio_Choices;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Standing_Clock;

/** Tests of the studios that the Bookings screen offers, and of an administrator who becomes an owner. */
final class Studio_Choices_Test extends Rest_Case {

	public function test_an_owner_chooses_among_the_rooms_and_trainers_of_their_own_studio(): void {
		self::assertSame(
			array(
				array(
					'id'       => $this->here->studio,
					'name'     => 'Demo Studio',
					'role'     => 'Owner',
					'today'    => '2026-11-21',
					'rooms'    => array( array( 'id' => $this->here->big, 'name' => 'Big hall' ), array( 'id' => $this->here->small, 'name' => 'Small hall' ) ),
					'trainers' => array(
						array( 'id' => $this->here->mari, 'name' => 'Mari Mets' ),
						array( 'id' => $this->here->anna, 'name' => 'Anna Tamm' ),
						array( 'id' => $this->here->ivan, 'name' => "Иван O'Brien" ),
					),
				),
			),
			$this->offered( $this->here->mari )
		);
	}

	public function test_a_trainer_chooses_among_rooms_only_and_guests_nothing(): void {
		$offered = $this->offered( $this->here->anna );

		self::assertSame( array( $this->here->studio ), self::column( $offered, 'id' ) );
		self::assertSame( array( 'Trainer' ), self::column( $offered, 'role' ) );
		self::assertCount( 2, self::rows_at( $offered, 0, 'rooms' ) );
		self::assertSame( array(), self::value_at( $offered, 0, 'trainers' ) );
		self::assertSame( array(), $this->offered( $this->here->guest ) );
		self::assertSame( array(), $this->offered( 0 ) );
	}

	public function test_an_administrator_chooses_among_all_studios_and_their_people(): void {
		$offered = $this->offered( $this->here->admin );
		$ids     = self::column( $offered, 'id' );

		self::assertContains( $this->here->studio, $ids );
		self::assertContains( $this->here->other_studio, $ids );
		self::assertSame( array( 'Admin' ), array_values( array_unique( self::column( $offered, 'role' ) ) ) );
		self::assertCount( 3, self::rows_at( $offered, (int) array_search( $this->here->studio, $ids, true ), 'trainers' ) );
	}

	/** Only owners know the address of somebody who has no name, and recognise them by it. */
	public function test_who_has_no_name_is_called_by_their_address_for_owners_only(): void {
		$user = self::user( $this->here->ivan );
		$name = function ( int $viewer ) use ( $user ): mixed {
			$ids = $this->offered( $viewer );
			$at  = (int) array_search( $this->here->studio, self::column( $ids, 'id' ), true );
			return array_column( self::rows_at( $ids, $at, 'trainers' ), 'name', 'id' )[ $user->ID ] ?? null;
		};

		self::assertSame( array( $user->user_email, '' ), self::without_a_name( $user, fn(): array => array( $name( $this->here->mari ), $name( $this->here->admin ) ) ) );
	}

	public function test_an_administrator_becomes_an_owner_with_the_terms_they_had(): void {
		$admin   = $this->here->admin;
		$members = new Members();
		$key     = Members::KEY . $admin;
		$choices = $this->choices();
		try {
			$choices->become_owner( $this->here->studio, new Visitor( $admin, true ) );
			$new = $members->of_studio( $this->here->studio )[ $admin ] ?? null;
			update_post_meta( $this->here->studio, $key, '{"role":"trainer","payment_method":"bank_transfer","payment_frequency":"monthly"}' );
			$choices->become_owner( $this->here->studio, new Visitor( $admin, true ) );
			$old = $members->of_studio( $this->here->studio )[ $admin ] ?? null;
		} finally {
			delete_post_meta( $this->here->studio, $key );
		}

		self::assertSame( array( Member_Role::Owner, Payment_Method::Cash, Payment_Frequency::Per_Session ), array( $new?->role, $new?->payment_method, $new?->payment_frequency ) );
		self::assertSame( array( Member_Role::Owner, Payment_Method::Bank_Transfer, Payment_Frequency::Monthly ), array( $old?->role, $old?->payment_method, $old?->payment_frequency ) );
	}

	public function test_nobody_else_becomes_an_owner_and_nobody_of_what_is_no_studio(): void {
		$refused = array();
		foreach ( array( array( $this->here->anna, $this->here->studio ), array( $this->here->mari, $this->here->other_studio ), array( 0, $this->here->studio ), array( $this->here->admin, $this->here->big ) ) as [ $user, $studio ] ) {
			try {
				$this->choices()->become_owner( $studio, new Visitor( $user, true ) );
			} catch ( Problem $problem ) {
				$refused[] = $problem->problem;
			}
		}

		self::assertSame( array( Problem_Code::Forbidden, Problem_Code::Forbidden, Problem_Code::Forbidden, Problem_Code::Studio_Not_Found ), $refused );
		self::assertSame( Member_Role::Trainer, ( new Members() )->role_of( $this->here->studio, $this->here->anna ) );
	}

	/** @return list<array<string, mixed>> */
	private function offered( int $user ): array {
		return $this->choices()->of( new Visitor( $user, 0 !== $user ) );
	}

	/** It is half past midnight in Tallinn, and still the day before in London. */
	private function choices(): Studio_Choices {
		$database = new Database( self::wpdb() );
		$members  = new Members();
		$source   = new Studio_Source( $members, $database, '' );

		return new Studio_Choices( new Models( $database, new Revisions( $database ), $source, new Model_Codec(), Plugin::VERSION ), $members, $source, new Standing_Clock( '2026-11-20T22:30:00Z' ) );
	}
}
