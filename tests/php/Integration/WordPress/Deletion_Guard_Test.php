<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that a room, a studio or a user with upcoming bookings is not deleted. */
final class Deletion_Guard_Test extends Test_Case {

	#[DataProvider( 'bookings' )]
	public function test_a_room_goes_when_nothing_is_coming( string $date, int $is_canceled, bool $goes ): void {
		$people = $this->booked( $date, $is_canceled );
		$admin  = $people->user['administrator'];

		self::assertSame( $goes, user_can( $admin, 'delete_post', $people->post['room'] ) );
		self::assertSame( $goes, user_can( $admin, 'delete_post', $people->post['studio'] ) );
		self::assertSame( $goes, user_can( $admin, 'delete_user', $people->user['trainer'] ) );
		self::assertTrue( user_can( $admin, 'delete_post', $people->post['foreign_room'] ) );
		self::assertTrue( user_can( $admin, 'delete_user', $people->user['other_trainer'] ) );
		self::assertSame( $goes ? 'trash' : 'publish', $this->status_after( wp_trash_post( ... ), $people->post['room'] ) );
		self::assertSame( $goes ? false : 'publish', $this->status_after( static fn( int $id ) => wp_delete_post( $id, true ), $people->post['room'] ) );
	}

	/** @return iterable<string, array{ string, int, bool }> */
	public static function bookings(): iterable {
		yield 'tomorrow' => array( '+1 day', 0, false );
		yield 'today' => array( 'today', 0, false );
		yield 'in a year' => array( '+1 year', 0, false );
		yield 'tomorrow, canceled' => array( '+1 day', 1, true );
		yield 'two days ago' => array( '-2 days', 0, true );
	}

	public function test_a_studio_stays_whole(): void {
		$people = $this->booked( '+1 day', 0 );

		self::assertSame( 'publish', $this->status_after( wp_trash_post( ... ), $people->post['studio'] ) );
		self::assertSame( 'publish', $this->status_after( static fn( int $id ) => wp_delete_post( $id, true ), $people->post['studio'] ) );
		self::assertNotNull( get_post( $people->post['room'] ) );
	}

	public function test_rest_answers_403(): void {
		$people = $this->booked( '+1 day', 0 );
		$path   = '/wp/v2/studio_cal_room/' . $people->post['room'];

		self::assertSame( 403, $this->dispatch( 'DELETE', $path, array( 'force' => true ), $people->user['owner'] )->get_status() );
		$users = '/wp/v2/users/' . $people->user['trainer'];
		self::assertSame( 403, $this->dispatch( 'DELETE', $users, array( 'force' => true, 'reassign' => '' ), $people->user['administrator'] )->get_status() );
		self::assertNotFalse( get_userdata( $people->user['trainer'] ) );
	}

	public function test_the_lists_say_why(): void {
		$people = $this->booked( '+1 day', 0 );
		$room   = get_post( $people->post['room'] );
		$user   = get_userdata( $people->user['trainer'] );

		self::assertStringContainsString( 'coming bookings', (string) wp_json_encode( apply_filters( 'post_row_actions', array(), $room ) ) );
		self::assertStringContainsString( 'coming bookings', (string) wp_json_encode( apply_filters( 'user_row_actions', array(), $user ) ) );
		self::assertSame( array(), apply_filters( 'post_row_actions', array(), get_post( $people->post['event'] ) ) );
	}

	/** Checks that "today" is the date in the studio's time zone, here Niue's. */
	public function test_today_is_the_studios(): void {
		$west  = new \DateTimeImmutable( 'now', new \DateTimeZone( 'Pacific/Niue' ) );
		$owner = $this->make->user( 'studio_owner' );
		$there = $this->make->studio( $owner, array( '_studio_cal_timezone' => 'Pacific/Niue' ) );
		$room  = $this->make->room( $there );
		$this->make->booking( $there, $room, 0, $owner, array( 'booking_date' => $west->format( 'Y-m-d' ) ) );

		self::assertFalse( user_can( $owner, 'delete_post', $room ) );
	}

	private function booked( string $date, int $is_canceled ): People {
		$people = new People( $this->make );
		$day    = ( new \DateTimeImmutable( $date, new \DateTimeZone( 'Europe/Tallinn' ) ) )->format( 'Y-m-d' );
		$this->make->booking(
			$people->post['studio'],
			$people->post['room'],
			$people->post['event'],
			$people->user['trainer'],
			array( 'booking_date' => $day, 'is_canceled' => $is_canceled )
		);

		return $people;
	}

	/** @param callable(int): mixed $delete */
	private function status_after( callable $delete, int $id ): string|false {
		$delete( $id );

		return get_post_status( $id );
	}
}
