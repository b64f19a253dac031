<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use BackedEnum;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Role;

/**
 * JSON schemas of all responses. WordPress shows them for OPTIONS requests, docs/api/openapi.json is generated from
 * them, and the HTTP tests validate every response against them. Schemas with a `title` are reused in others. Over 400 lines on
 * purpose: all of them are made of the parts at the end, and a second file would be loaded by each request to REST.
 */
final class Answers {

	private const ID       = array( 'type' => 'integer', 'minimum' => 0 );
	private const COUNT    = array( 'type' => 'integer', 'minimum' => 0 );
	private const TEXT     = array( 'type' => 'string' );
	private const FLAG     = array( 'type' => 'boolean' );
	private const DATE     = array( 'type' => 'string', 'pattern' => Parameters::DATE );
	private const TIME     = array( 'type' => 'string', 'pattern' => Parameters::TIME );
	private const PLAN     = 'For the write: it is refused if it would do something else then. Opaque, and the same whatever is left out or different.';
	private const REVISION = array( 'type' => 'integer', 'minimum' => 0, 'description' => 'Grows with every change.' );

	/** @return array<string, mixed> */
	public static function schedule(): array {
		$week = self::object( array( 'date_from' => self::DATE, 'date_to' => self::DATE, 'bookings' => self::list_of( self::booking() ) ) );
		$room = self::object( array( 'id' => self::ID, 'name' => self::TEXT ), array( 'palette' => self::word( 'first', 'second' ) ) );
		$urls = self::object( array( 'login' => self::TEXT, 'ajax' => self::TEXT ), array( 'newEvent' => self::TEXT, 'newRoom' => self::TEXT ) );

		return self::ok(
			'A studio\'s bookings in a range of dates, as the one who asks may see them.',
			array(
				'bookings'   => self::list_of( $week ),
				'rooms'      => self::list_of( $room ),
				'urls'       => $urls,
				'permission' => self::one_of( Role::class ),
				'user_id'    => self::ID,
				'studio'     => self::studio(),
				'realtime'   => self::object( array( 'ably' => self::FLAG ) ),
				'loggedIn'   => array( 'description' => 'True with the Guest view of somebody whose nonce was not sent.' ) + self::FLAG,
				'version'    => array( 'description' => 'Opaque; also the ETag.' ) + self::TEXT,
			),
			array(
				'allTrainers' => self::list_of( self::object( array( 'id' => self::ID, 'fullname' => self::TEXT, 'nickname' => self::TEXT ) ) ),
				'trainers'    => array( 'type' => 'object', 'additionalProperties' => self::trainer(), 'description' => 'By id; for members.' ),
				'revision'    => self::REVISION,
				'versionFile' => self::version_file(),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function version_file(): array {
		$version = array( 'description' => 'What the file holds as long as the answer is current.' ) + self::TEXT;
		$about   = 'A static file to read instead of asking again; absent where there is none.';

		return array( 'description' => $about ) + self::object( array( 'url' => self::TEXT, 'version' => $version ) );
	}

	/** @return array<string, mixed> Schema of `booking/add`; with `dry_run` the response lists a result for each date. */
	public static function added(): array {
		$why   = array( 'code' => self::one_of( Problem_Code::class ), 'message' => self::TEXT );
		$dates = self::object( array( 'date' => self::DATE, 'free' => self::FLAG ), $why + self::where() );

		return array(
			'description' => 'Books a room once, or every week.',
			'oneOf'       => array( self::stored( '' ), self::ok( '', array( 'dates' => self::list_of( $dates ) ) ) ),
		);
	}

	/** @return array<string, mixed> */
	public static function edited(): array {
		return array(
			'description' => 'Changes a booking, or bookings of its series: what is missing or empty stays as it is, but for the hidden text.',
			'oneOf'       => array( self::stored( '' ), self::preview() ),
		);
	}

	/** @return array<string, mixed> Schema of `booking/cancel`; with a scope the response also has all that were canceled. */
	public static function canceled( string $does ): array {
		$one  = array( 'booking' => self::booking(), 'revision' => self::REVISION );
		$more = array( 'bookings' => array( 'description' => 'All that were canceled, with a scope.' ) + self::list_of( self::booking() ) );

		return array(
			'description' => $does . ' What is so already stays as it is, and is no error.',
			'oneOf'       => array( self::ok( '', $one, $more ), self::preview() ),
		);
	}

	/** @return array<string, mixed> */
	public static function undone(): array {
		return self::ok(
			'Takes a write of one\'s own back as a whole, in its first ten minutes and while nothing of it has changed.',
			array(
				'message'  => self::TEXT,
				'bookings' => array( 'description' => 'Those that take time, as they are now.' ) + self::list_of( self::booking() ),
				'canceled' => array( 'description' => 'Those that take none any more.' ) + self::list_of( self::ID ),
				'revision' => self::REVISION,
			)
		);
	}

	/** @return array<string, mixed> */
	public static function copied(): array {
		$where = array( 'date' => self::DATE, 'from' => self::place(), 'to' => self::place() );
		$whose = array( 'title' => self::TEXT, 'first_name' => self::TEXT, 'last_name' => self::TEXT );
		$row   = self::object(
			array( 'id' => array( 'description' => 'The booking; the name for skip and overrides.' ) + self::ID ) + $where + $whose + array(
				'copies'       => array( 'description' => 'False for one that skip leaves out.' ) + self::FLAG,
				'alreadyThere' => array( 'description' => 'The same event of the same trainer stands there already.' ) + self::FLAG,
				'free'         => self::FLAG,
			),
			array( 'code' => self::one_of( Problem_Code::class ), 'message' => self::TEXT ) + self::where()
		);
		$tried = array(
			'dates'   => self::list_of( $row ),
			'pending' => array( 'description' => 'Bookings of the week that are not copied, since they wait for approval.' ) + self::COUNT,
			'limit'   => array( 'description' => 'Maximum number of copies in one write.' ) + self::COUNT,
			'plan'    => array( 'description' => self::PLAN ) + self::TEXT,
		);

		return array(
			'description' => 'Copies the approved bookings of a week into another week, all or none. For owners.',
			'oneOf'       => array( self::stored( '' ), self::ok( '', $tried ) ),
		);
	}

	/** @return array<string, mixed> */
	private static function place(): array {
		return self::object( array( 'date' => self::DATE, 'time_from' => self::TIME, 'time_to' => self::TIME, 'room_id' => self::ID ) );
	}

	/** @return array<string, mixed> Schema of a dry run of a change with a scope. */
	private static function preview(): array {
		$place = self::place();
		$why   = array( 'code' => self::one_of( Problem_Code::class ), 'message' => self::TEXT );
		$date  = self::object(
			array(
				'id'             => self::ID,
				'date'           => array( 'description' => 'Where it is now; the name for skip_dates and overrides.' ) + self::DATE,
				'from'           => $place,
				'to'             => array( 'type' => array( 'object', 'null' ), 'description' => 'Null if it would be canceled.' ) + $place,
				'changes'        => self::FLAG,
				'keepsItsOwn'    => array( 'description' => 'It has a weekday, times or a room of its own.' ) + self::FLAG,
				'becomesPending' => self::FLAG,
				'free'           => self::FLAG,
			),
			array( 'paid' => array( 'description' => 'For owners.' ) + self::FLAG ) + $why + self::where()
		);

		return self::ok(
			'',
			array(
				'dates'    => self::list_of( $date ),
				'counts'   => self::object( array( 'one' => self::COUNT, 'following' => self::COUNT, 'all' => self::COUNT ) ),
				'past'     => array( 'description' => 'Dates that stay as they are.' ) + self::list_of( self::DATE ),
				'plan'     => array( 'description' => self::PLAN ) + self::TEXT,
				'revision' => self::REVISION,
			)
		);
	}

	/** @return array<string, mixed> */
	public static function changed( string $does ): array {
		return self::ok( $does . ' What is so already stays as it is, and is no error.', array( 'booking' => self::booking(), 'revision' => self::REVISION ) );
	}

	/** @return array<string, mixed> */
	public static function events( string $whose ): array {
		return self::ok( $whose, array( 'events' => self::list_of( self::object( array( 'event_id' => self::ID, 'title' => self::TEXT ) ) ) ) );
	}

	/** @return array<string, mixed> */
	public static function history(): array {
		$words = array( ...self::one_of( Booking_Status::class )['enum'], 'Canceled' );
		$line  = array( 'room_id' => self::ID, 'date' => self::DATE, 'status' => self::word( ...$words ) );
		$about = array( 'description' => 'For which owners broke a rule for this booking, oldest first; only where there are some.' );
		$known = self::object( $line, array( 'reasons' => $about + self::list_of( self::TEXT ) ) );

		return self::ok( 'A trainer\'s bookings in the studios of the owner who asks, newest first.', array( 'history' => self::list_of( $known ) ) );
	}

	/** @return array<string, mixed> */
	public static function token(): array {
		$request = self::object(
			array(
				'keyName'    => self::TEXT,
				'ttl'        => array( 'description' => 'Milliseconds.' ) + self::COUNT,
				'capability' => self::TEXT,
				'timestamp'  => array( 'description' => 'Milliseconds since 1970.' ) + self::COUNT,
				'nonce'      => self::TEXT,
				'mac'        => self::TEXT,
			),
			array( 'clientId' => self::TEXT )
		);
		$access  = self::object(
			array(
				'tokenRequest'    => $request,
				'channel'         => self::TEXT,
				'presenceChannel' => array( 'type' => array( 'string', 'null' ) ),
				'reloadWithin'    => array( 'description' => 'Milliseconds over which to spread reloads.' ) + self::COUNT,
			),
			array( 'clientOptions' => array( 'type' => 'object' ) )
		);

		$about   = 'What a browser needs to hear of changes at once; null where no messaging service is set up.';

		return self::ok( $about, array( 'ably' => array( 'type' => array( 'object', 'null' ) ) + $access ) );
	}

	/** @return array<string, mixed> */
	public static function page(): array {
		$row = self::object(
			array(
				'id'         => self::ID,
				'room_id'    => self::ID,
				'event_id'   => self::ID,
				'date'       => self::DATE,
				'time_from'  => self::TIME,
				'time_to'    => self::TIME,
				'title'      => self::TEXT,
				'status'     => self::one_of( Booking_Status::class ),
				'private'    => self::FLAG,
				'room'       => self::TEXT,
				'trainer_id' => self::ID,
				'trainer'    => self::TEXT,
				'canceled'   => self::FLAG,
			),
			self::for_owners()
		);

		$about = 'One page of a studio\'s bookings: all for owners, their own for trainers.';

		$cursor = array( 'type' => array( 'string', 'null' ) );
		$always = array(
			'bookings' => self::list_of( $row ),
			'previous' => $cursor + array( 'description' => 'For before; null on the first page.' ),
			'next'     => $cursor + array( 'description' => 'For after; null on the last page.' ),
		);

		return self::ok( $about, $always, array( 'total' => self::COUNT ) );
	}

	/** @return array<string, mixed> */
	public static function counted(): array {
		return self::ok( 'The number of bookings that admin/bookings has on all its pages.', array( 'total' => self::COUNT ) );
	}

	/** @return array<string, mixed> */
	public static function totals(): array {
		$total = self::object(
			array(
				'trainer_id' => self::ID,
				'trainer'    => self::TEXT,
				'month'      => array( 'pattern' => '^[0-9]{4}-[0-9]{2}$' ) + self::TEXT,
				'bookings'   => self::COUNT,
				'minutes'    => self::COUNT,
				'unpaid'     => self::COUNT,
			)
		);

		return self::ok( 'Approved bookings of each trainer and month, for owners.', array( 'totals' => self::list_of( $total ) ) );
	}

	/** @return array<string, mixed> Schema of bulk actions, with a result for each booking. */
	public static function bulk( string $does ): array {
		$why    = array( 'code' => self::one_of( Problem_Code::class ), 'message' => self::TEXT );
		$result = self::object( array( 'id' => self::ID, 'ok' => self::FLAG ), $why );

		return self::ok( $does . ' Each booking is done or refused by itself.', array( 'results' => self::list_of( $result ) ) );
	}

	/** @return array<string, mixed> */
	public static function owned(): array {
		return self::ok( 'Makes the administrator who asks an owner of a studio that has none.', array() );
	}

	/** @return array<string, mixed> */
	public static function settings(): array {
		$settings = self::object(
			array(
				'external_rest'   => self::TEXT,
				'external_ajax'   => self::TEXT,
				'frame_ancestors' => self::list_of( self::TEXT ),
				'calendar_locale' => self::TEXT,
				'login_link'      => self::FLAG,
				'client_header'   => self::TEXT,
				'trusted_proxies' => self::list_of( self::TEXT ),
				'ably_key'        => self::object( array( 'kept' => self::FLAG, 'fixed' => self::FLAG ) ),
				'ably_prefix'     => self::TEXT,
				'remove_data'     => self::FLAG,
			)
		);

		return self::ok( 'The site\'s settings: GET tells them, POST changes what it names. For manage_studio_calendar.', array( 'settings' => $settings ) );
	}

	/** @return array<string, mixed> Schema of error responses. */
	public static function error(): array {
		$data = self::object( array( 'status' => self::COUNT ), self::where() );

		return array( 'title' => 'Error' ) + self::object(
			array( 'status' => self::word( 'error' ), 'code' => self::one_of( Problem_Code::class ), 'message' => self::TEXT, 'data' => $data )
		);
	}

	/** @return array<string, mixed> */
	private static function stored( string $does ): array {
		return self::ok( $does, array( 'message' => self::TEXT, 'bookings' => self::list_of( self::booking() ), 'revision' => self::REVISION ) );
	}

	/** @return array<string, mixed> */
	private static function booking(): array {
		$image = self::object( array( 'original' => self::TEXT, 'thumbnail' => self::TEXT, 'alt' => self::TEXT ) );

		return array( 'title' => 'Booking' ) + self::object(
			array(
				'id'             => self::ID,
				'studio_id'      => self::ID,
				'room_id'        => self::ID,
				'date'           => self::DATE,
				'time_from'      => self::TIME,
				'time_to'        => self::TIME,
				'event_id'       => self::ID,
				'post_author_id' => array( 'description' => 'The trainer; 0 for guests.' ) + self::ID,
				'status'         => self::one_of( Booking_Status::class ),
				'approval'       => self::word( 'none', 'required' ),
				'title'          => self::TEXT,
				'desc'           => self::TEXT,
				'description'    => self::TEXT,
				'first_name'     => self::TEXT,
				'last_name'      => self::TEXT,
				'avatarSrc'      => self::TEXT,
				'gallery'        => self::list_of( $image ),
				'private'        => self::FLAG,
				'series_id'      => array( 'type' => array( 'integer', 'null' ), 'description' => 'The first booking of the series; null for guests.' ),
			),
			array( 'revision' => self::REVISION ) + self::for_owners()
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function for_owners(): array {
		return array(
			'payment_status'               => self::one_of( Payment_Status::class ),
			'payment_method'               => self::one_of( Payment_Method::class ),
			'payment_frequency'            => self::one_of( Payment_Frequency::class ),
			'hiddenOwnerCustomDescription' => self::TEXT,
		);
	}

	/** @return array<string, mixed> */
	private static function trainer(): array {
		return self::object(
			array( 'id' => self::ID, 'first_name' => self::TEXT, 'last_name' => self::TEXT, 'nickname' => self::TEXT, 'avatarSrc' => self::TEXT ),
			array( 'email' => self::TEXT, 'phone_number' => self::TEXT )
		);
	}

	/** @return array<string, mixed> */
	private static function studio(): array {
		return array( 'title' => 'Studio' ) + self::object(
			array(
				'id'                        => self::ID,
				'name'                      => self::TEXT,
				'timezone'                  => array( 'description' => 'IANA name; every date and time of the answer is its wall clock.' ) + self::TEXT,
				'today'                     => self::DATE,
				'minBookingMinutes'         => self::COUNT,
				'minutesGapBetweenBookings' => self::COUNT,
				'earliestHour'              => self::COUNT,
				'latestHour'                => self::COUNT,
				'approvalNeeded'            => self::FLAG,
				'trainersNotice'            => self::TEXT,
			)
		);
	}

	/** @return array<string, mixed> */
	private static function conflict(): array {
		$when = array( 'date' => self::DATE, 'room_id' => self::ID, 'time_from' => self::TIME, 'time_to' => self::TIME );

		return array( 'title' => 'Conflict' ) + self::object( $when );
	}

	/** @return array<string, array<string, mixed>> Parameters or bookings that caused the error. */
	private static function where(): array {
		$fields = array( 'type' => 'object', 'additionalProperties' => self::TEXT, 'description' => 'What is wrong, by the name of the parameter.' );

		return array( 'fields' => $fields, 'conflicts' => self::list_of( self::conflict() ), 'dates' => self::list_of( self::DATE ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $always
	 * @param array<string, array<string, mixed>> $sometimes
	 * @return array<string, mixed>
	 */
	private static function ok( string $about, array $always, array $sometimes = array() ): array {
		return ( '' === $about ? array() : array( 'description' => $about ) ) + self::object( array( 'status' => self::word( 'ok' ) ) + $always, $sometimes );
	}

	/**
	 * @param array<string, array<string, mixed>> $always
	 * @param array<string, array<string, mixed>> $sometimes
	 * @return array<string, mixed>
	 */
	private static function object( array $always, array $sometimes = array() ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $always + $sometimes,
			'required'             => array_keys( $always ),
			'additionalProperties' => false,
		);
	}

	/**
	 * @param array<string, mixed> $items
	 * @return array<string, mixed>
	 */
	private static function list_of( array $items ): array {
		return array( 'type' => 'array', 'items' => $items );
	}

	/** @return array{ type: 'string', enum: list<string> } */
	private static function word( string ...$words ): array {
		return array( 'type' => 'string', 'enum' => array_values( $words ) );
	}

	/**
	 * @param class-string<BackedEnum> $choices
	 * @return array{ type: 'string', enum: list<string> }
	 */
	private static function one_of( string $choices ): array {
		return self::word( ...array_map( static fn( BackedEnum $choice ): string => (string) $choice->value, $choices::cases() ) );
	}
}
