<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

/**
 * Tests that a guest's response has exactly the keys listed here (test 15 of docs/security.md). A field that is added to the
 * server fails this test until it is allowed here on purpose.
 */
final class Guest_Schema_Test extends Rest_Case {

	private const SCHEDULE = array(
		'status'     => 'string',
		'bookings'   => array(
			array(
				'date_from' => 'string',
				'date_to'   => 'string',
				'bookings'  => array( self::BOOKING ),
			),
		),
		'rooms'      => array( array( 'id' => 'integer', 'name' => 'string', 'palette' => 'string' ) ),
		'urls'       => array( 'login' => 'string', 'ajax' => 'string' ),
		'permission' => 'string',
		'user_id'    => 'integer',
		'studio'     => array(
			'id'                        => 'integer',
			'name'                      => 'string',
			'timezone'                  => 'string',
			'today'                     => 'string',
			'minBookingMinutes'         => 'integer',
			'minutesGapBetweenBookings' => 'integer',
			'earliestHour'              => 'integer',
			'latestHour'                => 'integer',
			'approvalNeeded'            => 'boolean',
			'trainersNotice'            => 'string',
		),
		'realtime'   => array( 'ably' => 'boolean' ),
		'loggedIn'   => 'boolean',
		'version'    => 'string',
		'versionFile' => array(
			'url'     => 'string',
			'version' => 'string',
		),
	);

	private const BOOKING = array(
		'id'             => 'integer',
		'studio_id'      => 'integer',
		'room_id'        => 'integer',
		'date'           => 'string',
		'time_from'      => 'string',
		'time_to'        => 'string',
		'event_id'       => 'integer',
		'post_author_id' => 'integer',
		'status'         => 'string',
		'approval'       => 'string',
		'title'          => 'string',
		'desc'           => 'string',
		'description'    => 'string',
		'first_name'     => 'string',
		'last_name'      => 'string',
		'avatarSrc'      => 'string',
		'gallery'        => array( array( 'original' => 'string', 'thumbnail' => 'string', 'alt' => 'string' ) ),
		'private'        => 'boolean',
		'series_id'      => 'NULL',
	);

	private Contract_Week $made;

	protected function setUp(): void {
		parent::setUp();
		$this->made = new Contract_Week( $this->here, $this->make, self::wpdb() );
	}

	protected function tearDown(): void {
		$this->made->clean_up();
		parent::tearDown();
	}

	public function test_the_answer_holds_these_fields_of_these_types(): void {
		foreach ( array( 0, $this->here->guest, $this->here->other ) as $guest ) {
			$wire = json_decode( (string) wp_json_encode( $this->week( $guest ) ), true );
			self::assertIsArray( $wire );
			self::check( self::SCHEDULE, $wire, 'schedule' );
			self::assertNotSame( array(), self::bookings_of( $wire ) );
		}
	}

	/** Checks that a logged-in user who is no member learns no user id but their own. */
	public function test_a_guest_is_told_nobodys_id_but_their_own(): void {
		self::assertSame( 0, $this->week( 0 )['user_id'] );
		self::assertSame( $this->here->guest, $this->week( $this->here->guest )['user_id'] );
		foreach ( self::bookings_of( $this->week( $this->here->guest ) ) as $booking ) {
			self::assertSame( 0, $booking['post_author_id'] );
		}
	}

	public function test_no_booking_a_guest_sees_is_pending_or_canceled(): void {
		$bookings = self::bookings_of( $this->week( 0 ) );

		self::assertSame( array( 'Approved' ), array_values( array_unique( self::column( $bookings, 'status' ) ) ) );
		self::assertNotContains( $this->made->booking( 47 ), self::column( $bookings, 'id' ) );
	}

	/**
	 * @param array<mixed> $schema Types by key; a list holds the type of its items.
	 * @param array<mixed> $value
	 */
	private static function check( array $schema, array $value, string $path ): void {
		if ( array_is_list( $schema ) ) {
			self::assertTrue( array_is_list( $value ), $path );
			foreach ( $value as $item ) {
				self::assertIsArray( $item );
				self::assertIsArray( $schema[0] );
				self::check( $schema[0], $item, "$path.*" );
			}
			return;
		}
		self::assertEqualsCanonicalizing( array_keys( $schema ), array_keys( $value ), $path );
		foreach ( $schema as $key => $type ) {
			if ( is_array( $type ) ) {
				self::assertIsArray( $value[ $key ] );
				self::check( $type, $value[ $key ], "$path.$key" );
				continue;
			}
			self::assertSame( $type, gettype( $value[ $key ] ), "$path.$key" );
		}
	}
}
