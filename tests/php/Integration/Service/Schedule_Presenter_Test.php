<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use stdClass;
use StudioCalendar\Service\Schedule_Presenter;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Small_Studio;

/** Tests of what each role gets of a studio beside its bookings; Visibility_Test has what is hidden of them. */
final class Schedule_Presenter_Test extends Rest_Case {

	public function test_a_guest_gets_the_studio_and_its_rooms(): void {
		$week = $this->week( 0 );
		self::assertSame( array( 'status', 'bookings', 'rooms', 'urls', 'permission', 'user_id', 'studio' ), array_slice( array_keys( $week ), 0, 7 ) );
		self::assertSame( array( array( 'date_from' => '2026-11-16', 'date_to' => '2026-11-22', 'bookings' => array() ) ), $week['bookings'] );
		self::assertSame(
			array( array( 'id' => $this->here->big, 'name' => 'Big hall', 'palette' => 'first' ), array( 'id' => $this->here->small, 'name' => 'Small hall', 'palette' => 'second' ) ),
			$week['rooms']
		);
		self::assertSame( array( 'login' => wp_login_url(), 'ajax' => admin_url( 'admin-ajax.php' ) ), $week['urls'] );
		self::assertSame( array( 'Guest', 0 ), array( $week['permission'], $week['user_id'] ) );
		self::assertSame(
			array(
				'id'                        => $this->here->studio,
				'name'                      => 'Demo Studio',
				'timezone'                  => 'Europe/Tallinn',
				'today'                     => self::TODAY,
				'minBookingMinutes'         => 30,
				'minutesGapBetweenBookings' => 15,
				'earliestHour'              => 7,
				'latestHour'                => 24,
				'approvalNeeded'            => true,
				'trainersNotice'            => '',
			),
			$week['studio']
		);
	}

	public function test_members_get_the_notice_and_the_addresses_of_what_they_may_add(): void {
		$event = admin_url( 'post-new.php?post_type=' . Post_Type::EVENT );
		$room  = admin_url( "post.php?post={$this->here->studio}&action=edit" );
		$plain = array( 'login' => wp_login_url(), 'ajax' => admin_url( 'admin-ajax.php' ), 'newEvent' => $event );
		foreach ( array( 'Owner' => $this->here->mari, 'Admin' => $this->here->admin, 'Trainer' => $this->here->anna ) as $role => $user ) {
			$week = $this->week( $user );

			self::assertSame( array( $role, $user ), array( $week['permission'], $week['user_id'] ) );
			self::assertSame( 'Trainer' === $role ? $plain : $plain + array( 'newRoom' => $room ), $week['urls'], $role );
			self::assertSame( Small_Studio::SETTINGS[ Meta_Key::NOTICE ], self::value_at( $week, 'studio', 'trainersNotice' ) );
			self::assertIsInt( $week['revision'] );
		}
	}

	public function test_members_get_each_other_and_owners_their_contact_data(): void {
		$anna = $this->here->anna;
		update_user_meta( $anna, Meta_Key::PHONE, '+372 5000' );
		try {
			$owner   = $this->week( $this->here->mari );
			$trainer = $this->week( $this->here->ivan );
		} finally {
			delete_user_meta( $anna, Meta_Key::PHONE );
		}
		$ids = array( $this->here->mari, $anna, $this->here->ivan );
		self::assertSame( $ids, self::column( self::rows_at( $owner, 'allTrainers' ), 'id' ) );
		self::assertSame( array( 'id' => $anna, 'fullname' => 'Anna Tamm', 'nickname' => 'Anni' ), self::value_at( $trainer, 'allTrainers', 1 ) );

		$seen = self::people( $trainer )[ $anna ] ?? array();
		self::assertSame( array( 'id', 'first_name', 'last_name', 'nickname', 'avatarSrc' ), array_keys( $seen ) );
		self::assertSame( array( $anna, 'Anna', 'Tamm', 'Anni' ), array_slice( array_values( $seen ), 0, 4 ) );
		self::assertSame( $seen + array( 'email' => self::user( $anna )->user_email, 'phone_number' => '+372 5000' ), self::people( $owner )[ $anna ] ?? array() );
		self::assertSame( $ids, array_keys( self::people( $owner ) ) );
	}

	public function test_who_has_no_name_is_called_by_their_address_for_owners_only(): void {
		$user = self::user( $this->here->ivan );
		$name = fn( int $viewer ): mixed => array_column( self::rows_at( $this->week( $viewer ), 'allTrainers' ), 'fullname', 'id' )[ $user->ID ] ?? null;

		self::assertSame( array( $user->user_email, '' ), self::without_a_name( $user, fn(): array => array( $name( $this->here->mari ), $name( $this->here->anna ) ) ) );
	}

	public function test_a_room_without_a_palette_names_none_and_people_are_an_object_even_if_there_are_none(): void {
		$week = $this->week( $this->here->other, array( 'studio_id' => $this->here->other_studio ) );

		self::assertSame( array( array( 'id' => $this->here->other_room, 'name' => 'Elsewhere' ) ), $week['rooms'] );
		self::assertInstanceOf( stdClass::class, $week['trainers'] );
	}

	public function test_the_bookings_of_an_answer_are_those_of_all_its_groups(): void {
		[ $one, $two, $three ] = array( array( 'id' => 1 ), array( 'id' => 2 ), array( 'id' => 3 ) );
		$groups                = array( array( 'bookings' => array( $one, $two ) ), 'none', array( 'bookings' => 'none' ), array(), array( 'bookings' => array( 'none', $three ) ) );

		self::assertSame( array( $one, $two, $three ), Schedule_Presenter::bookings_of( array( 'bookings' => $groups ) ) );
		self::assertSame( array(), Schedule_Presenter::bookings_of( array() ) );
	}

	/**
	 * @param array<mixed> $week
	 * @return array<int, array<mixed>> By user ID.
	 */
	private static function people( array $week ): array {
		$people = array();
		foreach ( (array) ( $week['trainers'] ?? array() ) as $id => $person ) {
			self::assertIsArray( $person );
			$people[ (int) $id ] = $person;
		}

		return $people;
	}
}
