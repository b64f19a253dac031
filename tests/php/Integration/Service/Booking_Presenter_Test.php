<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Event;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Service\Booking_Presenter;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the whole booking in an answer, field by field, for each role (docs/behaviour.md, 5): no more, and no less. */
final class Booking_Presenter_Test extends Rest_Case {

	private const PAYMENT = array( 'payment_status' => 'paid', 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly', 'hiddenOwnerCustomDescription' => 'Key' );

	private const BUSY = array(
		'event_id'       => 0,
		'post_author_id' => 0,
		'status'         => 'Approved',
		'approval'       => 'none',
		'title'          => 'Busy',
		'desc'           => '',
		'description'    => '',
		'first_name'     => '',
		'last_name'      => '',
		'gallery'        => array(),
		'private'        => true,
		'series_id'      => null,
	);

	/** @param array<string, int|string> $stored Columns that replace the defaults. */
	#[DataProvider( 'bookings' )]
	public function test_a_role_sees_these_fields( string $who, array $stored, bool $is_busy, bool $is_member, bool $is_owner ): void {
		$pays  = array( 'payment_status' => 'paid', 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly', 'hidden_description' => 'Key', 'series_id' => 3, 'revision' => 5 );
		$id    = $this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, $stored + $pays + array( 'booking_date' => self::TODAY ) );
		$shown = self::bookings_of( $this->week( '' === $who ? 0 : $this->id_of( $who ) ) )[0];
		$frame = array( 'id' => $id, 'studio_id' => $this->here->studio, 'room_id' => $this->here->big, 'date' => self::TODAY, 'time_from' => '18:00', 'time_to' => '19:30' );
		$open  = array(
			'event_id'       => $this->here->yoga,
			'post_author_id' => $is_member ? $this->here->ivan : 0,
			'status'         => $stored['status'] ?? 'Approved',
			'approval'       => isset( $stored['status'] ) ? 'required' : 'none',
			'title'          => 'Yoga',
			'desc'           => '',
			'description'    => '',
			'first_name'     => 'Иван',
			'last_name'      => "O'Brien",
			'gallery'        => array(),
			'private'        => isset( $stored['is_private'] ),
			'series_id'      => $is_member ? 3 : null,
		);
		$wanted = $frame + ( $is_busy ? self::BUSY : $open ) + ( $is_member ? array( 'revision' => 5 ) : array() ) + ( $is_owner ? self::PAYMENT : array() );

		self::assertStringContainsString( '/', (string) wp_json_encode( $shown['avatarSrc'] ) );
		unset( $shown['avatarSrc'] );
		ksort( $shown );
		ksort( $wanted );
		self::assertSame( $wanted, $shown );
	}

	/** @return iterable<string, array{ string, array<string, int|string>, bool, bool, bool }> */
	public static function bookings(): iterable {
		$private = array( 'is_private' => 1 );
		$pending = array( 'status' => 'Pending' );
		yield 'owner' => array( 'mari', array(), false, true, true );
		yield 'the trainer' => array( 'ivan', array(), false, true, false );
		yield 'visitor' => array( '', array(), false, false, false );
		yield 'a private one, owner' => array( 'mari', $private, false, true, true );
		yield 'a private one, another trainer' => array( 'anna', $private, true, true, false );
		yield 'a private one, visitor' => array( '', $private, true, false, false );
		yield 'a pending one, another trainer' => array( 'anna', $pending, false, true, false );
		yield 'a pending one, visitor' => array( '', $pending, true, false, false );
	}

	public function test_without_its_trainer_and_event_a_booking_has_the_names_it_was_made_with(): void {
		$names = array( 'booking_date' => self::TODAY, 'event_title' => 'Tango', 'trainer_first_name' => 'Old', 'trainer_last_name' => 'Timer' );
		$this->make->booking( $this->here->studio, $this->here->big, 4_000_000, 4_000_000, $names );
		$shown = self::bookings_of( $this->week( $this->here->mari ) )[0];

		self::assertSame( array( 'Tango', 'Old', 'Timer' ), array( $shown['title'], $shown['first_name'], $shown['last_name'] ) );
		self::assertSame( array( '', '', array() ), array( $shown['desc'], $shown['description'], $shown['gallery'] ) );
	}

	public function test_a_booking_has_the_photos_of_its_trainer_and_its_event(): void {
		$database = new Database( self::wpdb() );
		$model    = ( new Studio_Source( new Members(), $database, '' ) )->build( $this->here->studio );
		$booking  = ( new Bookings( $database ) )->find( $this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan ) );
		self::assertNotNull( $model );
		self::assertNotNull( $booking );
		$photos   = array( array( 'original' => 'https://example.org/a.jpg', 'thumbnail' => 'https://example.org/b.jpg', 'alt' => 'Mats' ) );
		$trainer  = new Profile( $this->here->ivan, 'Ivan', '', '', '', '', 'https://example.org/ivan.jpg' );
		$event    = new Event( $this->here->yoga, 'Yoga', 'Short', 'Long', $this->here->ivan, false, $photos );
		$pictured = new Studio_Model( $model->studio, $model->rooms, $model->members, array( $this->here->ivan => $trainer ), array( $this->here->yoga => $event ), $model->placeholder_avatar );
		$shown    = ( new Booking_Presenter( $pictured, new Person( 0, Role::Guest ) ) )->wire( $booking );

		self::assertSame( array( 'https://example.org/ivan.jpg', $photos, 'Short', 'Long' ), array( $shown['avatarSrc'], $shown['gallery'], $shown['desc'], $shown['description'] ) );
	}
}
