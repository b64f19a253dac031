<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Test_Case;

final class Members_Test extends Test_Case {

	public function test_keeps_what_a_person_is_and_how_they_pay(): void {
		$owner   = $this->make->user( 'studio_owner' );
		$trainer = $this->make->user( 'studio_trainer' );
		$studio  = $this->make->studio( $owner );
		$members = new Members();
		$member  = new Member( $trainer, Member_Role::Trainer, Payment_Method::Bank_Transfer, Payment_Frequency::Monthly );

		$members->set( $studio, $member );
		self::assertEquals( array( $owner => new Member( $owner, Member_Role::Owner ), $trainer => $member ), $members->of_studio( $studio ) );
		self::assertSame( Member_Role::Trainer, $members->role_of( $studio, $trainer ) );

		$members->set( $studio, new Member( $trainer, Member_Role::Owner ) );
		self::assertSame( Member_Role::Owner, $members->role_of( $studio, $trainer ) );

		$members->remove( $studio, $trainer );
		self::assertNull( $members->role_of( $studio, $trainer ) );
	}

	public function test_finds_the_studios_of_a_person(): void {
		$person  = $this->make->user( 'studio_owner' );
		$other   = $this->make->user( 'studio_owner' );
		$own     = $this->make->studio( $person );
		$works   = $this->make->studio( $other );
		$members = new Members();
		$this->make->studio( $other );
		$this->make->member( $works, $person );

		self::assertSame( array( $own, $works ), $members->studios_of( $person ) );
		self::assertSame( array( $own ), $members->studios_of( $person, Member_Role::Owner ) );
		self::assertSame( array( $works ), $members->studios_of( $person, Member_Role::Trainer ) );
		self::assertSame( array(), $members->studios_of( 0 ) );
		self::assertSame( array(), $members->studios_of( (int) ( $person . '9' ) ) );
	}

	public function test_a_studio_in_the_trash_is_nobodys(): void {
		$person = $this->make->user( 'studio_owner' );
		$studio = $this->make->studio( $person );
		wp_trash_post( $studio );

		self::assertSame( array(), ( new Members() )->studios_of( $person ) );
		( new Members() )->forget( $person );
		self::assertSame( array(), ( new Members() )->of_studio( $studio ) );
	}

	#[DataProvider( 'unreadable' )]
	public function test_what_is_no_membership_counts_as_none( string $stored ): void {
		$person = $this->make->user();
		$studio = $this->make->studio( $this->make->user() );
		update_post_meta( $studio, Members::KEY . $person, wp_slash( $stored ) );

		self::assertNull( ( new Members() )->role_of( $studio, $person ) );
		self::assertArrayNotHasKey( $person, ( new Members() )->of_studio( $studio ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function unreadable(): iterable {
		yield 'no JSON' => array( 'owner' );
		yield 'unknown role' => array( '{"role":"administrator"}' );
		yield 'role is a list' => array( '{"role":["owner"]}' );
		yield 'a word' => array( '"owner"' );
		yield 'serialized' => array( 'O:8:"stdClass":0:{}' );
	}

	public function test_unknown_payment_is_cash_per_session(): void {
		$person = $this->make->user();
		$studio = $this->make->studio( $this->make->user() );
		update_post_meta( $studio, Members::KEY . $person, '{"role":"trainer","payment_method":"bitcoin","payment_frequency":7}' );

		self::assertEquals( new Member( $person, Member_Role::Trainer ), ( new Members() )->of_studio( $studio )[ $person ] ?? null );
	}
}
