<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use BackedEnum;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Listing\Booking_Sort;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Service\Booking_Request;

/**
 * JSON schemas of all request parameters by name. `Input` reads by them, WordPress shows them in its route index and
 * abilities, and docs/api/openapi.json is generated from them. `required` is part of the parameter, as in WordPress.
 *
 * @phpstan-type Parameter array{
 *     type: string,
 *     description?: string,
 *     required?: bool,
 *     minimum?: int,
 *     maximum?: int,
 *     minLength?: int,
 *     maxLength?: int,
 *     pattern?: string,
 *     format?: string,
 *     default?: int,
 *     enum?: list<int|string>,
 *     items?: array<string, mixed>,
 *     properties?: array<string, mixed>,
 *     additionalProperties?: mixed
 * }
 */
final class Parameters {

	public const DATE = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
	public const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$';

	/** Maximum bookings per bulk action, and rows per page. */
	public const MAX_ROWS = 100;

	private const MAX_PAGE = 1_000_000;

	private const MAX_CURSOR = 80;

	/** Words of `Series_Scope`, which is not loaded for the routes of other requests. */
	private const SCOPES = array( 'one', 'following', 'all' );

	private const REQUIRED = array( 'required' => true );

	/** @return array<string, Parameter> Parameters of `booking/getInRange_ready`. */
	public static function schedule(): array {
		return array(
			'studio_id' => self::id( 'The studio.' ) + self::REQUIRED,
			'date_from' => self::date( 'First date, wall clock of the studio.' ) + self::REQUIRED,
			'date_to'   => self::date( 'Last date, included: at most 92 days for members, 31 for guests.' ) + self::REQUIRED,
		) + self::always();
	}

	/** @return array<string, Parameter> Parameters of `booking/add`. */
	public static function add(): array {
		return array(
			'post_data' => array(
				'type'        => 'string',
				'format'      => 'json',
				'description' => 'What is to be booked: a JSON object in a string.',
				'properties'  => self::booking(),
			) + self::REQUIRED,
		) + self::always();
	}

	/** @return array<string, Parameter> Fields of the object in `post_data`. */
	public static function booking(): array {
		$form     = self::form();
		$required = array();
		foreach ( array( 'room_id', 'event_id', 'date', 'time_from', 'time_to' ) as $name ) {
			$required[ $name ] = $form[ $name ] + self::REQUIRED;
		}

		return array( 'studio_id' => self::id( 'The studio.' ) + self::REQUIRED ) + $required + $form + array(
			'repeat'     => self::number( 0, Booking_Request::MAX_REPEATS, 'Weeks after the first in which the booking is made again.' ),
			'skip_dates' => array(
				'type'        => 'array',
				'items'       => self::date( 'A date of the series.' ),
				'description' => 'Dates of the series that are left out.',
			),
			'overrides'  => array(
				'type'                 => 'object',
				'additionalProperties' => array( 'type' => 'object', 'properties' => self::override() ),
				'description'          => 'What is different on a date of the series, by date.',
			),
			'dry_run'    => self::flag( 'Only says of each date whether it could be booked.' ),
			'request_id' => self::request_id(),
			'locale'     => self::always()['locale'],
		);
	}

	/** @return array<string, Parameter> Fields of the booking form. */
	private static function form(): array {
		return array(
			'room_id'                      => self::id( 'A room of the studio.' ),
			'event_id'                     => self::id( 'An event of the trainer, or a default one.' ),
			'trainer_id'                   => self::id( 'Another member of the studio; only owners and administrators name one.' ),
			'date'                         => self::date( 'Wall clock of the studio.' ),
			'time_from'                    => self::time( 'Wall clock of the studio.' ),
			'time_to'                      => self::time( 'After time_from; 24:00 is the end of the day.' ),
			'private'                      => self::flag( 'To trainers and guests a private booking is "Busy".' ),
			'hiddenOwnerCustomDescription' => self::text( Booking::LONGEST_HIDDEN_TEXT, 'For owners only.' ),
			'reason'                       => self::reason(),
		);
	}

	/** @return array<string, Parameter> Fields of one date in `overrides`. */
	public static function override(): array {
		return array(
			'room_id'   => self::id( 'Another room.' ),
			'time_from' => self::time( 'Another start.' ),
			'time_to'   => self::time( 'Another end.' ),
		);
	}

	/** @return array<string, Parameter> Parameters of `edit_booking`. */
	public static function edit(): array {
		return array(
			'booking_id' => self::id( 'The booking.' ) + self::REQUIRED,
			'studio_id'  => self::id( 'Its studio, if it is to be checked.' ),
			'revision'   => self::id( 'Of the booking as the editor saw it; another one since then is changed_meanwhile.' ),
			'request_id' => self::request_id(),
		) + self::form() + self::of_series() + self::always();
	}

	/** @return array<string, Parameter> Parameters of actions on one booking. */
	public static function change(): array {
		return self::of_path() + array( 'request_id' => self::request_id() ) + self::always();
	}

	/** @return array<string, Parameter> Parameters of `booking/cancel`. */
	public static function cancel(): array {
		return self::change() + self::of_series();
	}

	/** @return array<string, Parameter> Parameters of `booking/undo`. */
	public static function undo(): array {
		$about = array( 'description' => 'Of a write of one\'s own, in its first ten minutes.' );

		return array( 'request_id' => $about + self::request_id() + self::REQUIRED ) + self::always();
	}

	/** @return array<string, Parameter> Parameters of `booking/copy-week`. */
	public static function copy_week(): array {
		return array(
			'studio_id'  => self::id( 'The studio.' ) + self::REQUIRED,
			'from'       => self::date( 'A date of the week that is copied, from Monday to Sunday.' ) + self::REQUIRED,
			'to'         => self::date( 'A date of the week that the copies go into.' ) + self::REQUIRED,
			'room_ids'   => self::ids( 'Only bookings of these rooms, their ids with commas between.' ),
			'skip'       => self::ids( 'Bookings that are left out, their ids with commas between.' ),
			'overrides'  => array(
				'type'        => 'string',
				'format'      => 'json',
				'description' => 'By booking, room_id, time_from, time_to of its copy: JSON in a string, or an object.',
			),
			'dry_run'    => self::flag( 'Only says of each booking whether it could be copied.' ),
			'plan'       => self::plan(),
			'request_id' => self::request_id(),
		) + self::always();
	}

	/** @return array<string, Parameter> How far a write reaches into a series, and what is different on single dates. */
	private static function of_series(): array {
		$json = array( 'type' => 'string', 'format' => 'json' );

		return array(
			'scope'      => array( 'enum' => self::SCOPES ) + self::text( 20, 'Without it one. The past stays as it is; following splits the series.' ),
			'skip_dates' => $json + array( 'description' => 'Dates that stay as they are: a JSON list in a string, or a list.' ),
			'overrides'  => $json + array( 'description' => 'By date, room_id, time_from, time_to of what goes along: JSON in a string, or an object.' ),
			'dry_run'    => self::flag( 'Only says of each date what would become of it.' ),
			'plan'       => self::plan(),
		);
	}

	/** @return array<string, Parameter> URL parameters of these actions. */
	public static function of_path(): array {
		return array( 'id' => self::id( 'The booking.' ) + self::REQUIRED );
	}

	/** @return array<string, Parameter> Parameters of `events/getByUser`. */
	public static function events(): array {
		return array( 'id' => self::id( 'The person whose events are asked for.' ) + self::REQUIRED ) + self::always();
	}

	/** @return array<string, Parameter> Parameters of `get_trainer_history`. */
	public static function history(): array {
		return array( 'trainer_id' => self::id( 'The trainer.' ) + self::REQUIRED ) + self::always();
	}

	/** @return array<string, Parameter> Parameters of requests for a whole studio. */
	public static function studio(): array {
		return array( 'studio_id' => self::id( 'The studio.' ) + self::REQUIRED ) + self::always();
	}

	/** @return array<string, Parameter> Filters and order of a list of bookings. */
	public static function listed(): array {
		return array(
			'studio_id'  => self::id( 'The studio.' ) + self::REQUIRED,
			'room_id'    => self::id( 'Only bookings of this room.' ),
			'trainer_id' => self::id( 'Only bookings of this trainer.' ),
			'status'     => self::choice( Booking_Status::cases(), 'Only those of this status.' ),
			'payment'    => self::choice( Payment_Status::cases(), 'Only paid or only unpaid ones; for owners.' ),
			'canceled'   => self::flag( 'Only canceled ones, or only those that are not.' ),
			'date_from'  => self::date( 'From this date on.' ),
			'date_to'    => self::date( 'Until this date, included.' ),
			'sort'       => self::choice( Booking_Sort::cases(), 'By what; payment is for owners. Without it by date.' ),
			'order'      => array( 'type' => 'string', 'enum' => array( 'asc', 'desc' ), 'maxLength' => 4, 'description' => 'Without it asc.' ),
		) + self::always();
	}

	/** @return array<string, Parameter> Parameters of `admin/bookings`. */
	public static function page(): array {
		return self::listed() + array(
			'page'     => self::number( 1, self::MAX_PAGE, 'Without it the first. Far from both ends it takes long; after and before do not.' ),
			'per_page' => self::number( 1, self::MAX_ROWS, 'Rows of a page.' ),
			'after'    => self::text( self::MAX_CURSOR, 'The next of a page in the same order: asks for what follows that page, whatever its number.' ),
			'before'   => self::text( self::MAX_CURSOR, 'The previous of a page in the same order: asks for what comes before that page.' ),
			'counted'  => self::flag( 'False leaves the total out of the answer; admin/count tells it.' ),
		);
	}

	/** @return array<string, Parameter> Parameters of bulk actions. */
	public static function bulk(): array {
		$limit = array( 'maxLength' => 20 * self::MAX_ROWS );
		$ids   = self::ids( 'Bookings, their ids with commas between, ' . self::MAX_ROWS . ' at most.' );

		return array( 'ids' => $limit + $ids + self::REQUIRED ) + self::always();
	}

	/** @return array<string, Parameter> Parameters of `admin/bookings/private`. */
	public static function bulk_private(): array {
		return self::bulk() + array( 'flag' => self::flag( 'Whether they are to be private.' ) );
	}

	/** @return array<string, Parameter> Parameters of POST to `admin/settings`; missing ones stay unchanged. */
	public static function settings(): array {
		return self::site() + self::always();
	}

	/** @return array<string, Parameter> The site's settings; `Site_Settings::change` validates them. */
	public static function site(): array {
		$texts = array( 'type' => 'array', 'items' => array( 'type' => 'string' ) );

		return array(
			'external_rest'   => array( 'type' => 'string', 'description' => 'REST root of an external server; empty: this site.' ),
			'external_ajax'   => array( 'type' => 'string', 'description' => 'Address of the admin-ajax of an external server.' ),
			'frame_ancestors' => $texts + array( 'description' => 'Origins that may show the calendar in a frame; or a text with one a line.' ),
			'calendar_locale' => array( 'type' => 'string', 'description' => 'Language of calendars that name none: en, ru or et; empty: the page\'s.' ),
			'login_link'      => self::flag( 'Whether calendars offer visitors to log in.' ),
			'client_header'   => array( 'type' => 'string', 'description' => 'Header in which trusted proxies pass on the visitor\'s address; empty: none.' ),
			'trusted_proxies' => $texts + array( 'description' => 'IP addresses and networks of those proxies; or a text with one a line.' ),
			'ably_key'        => array( 'type' => 'string', 'description' => 'A new key of Ably, in the body. It is tried there, kept and never told again.' ),
			'remove_ably_key' => self::flag( 'Takes the kept key away.' ),
			'ably_prefix'     => array( 'type' => 'string', 'description' => 'What stands before the name of Ably\'s channels; empty: nothing.' ),
			'remove_data'     => self::flag( 'Whether deleting the plugin removes its data.' ),
		);
	}

	/** @return array<string, Parameter> Parameters of every endpoint. */
	public static function always(): array {
		return array(
			'locale'   => self::text( 20, 'Language of the texts: en, ru, et, or WordPress\'s name of one that the site has a pack of; else English.' ),
			'_wpnonce' => array( 'type' => 'string', 'description' => 'Nonce of the action wp_rest, for people with a login.' ),
		);
	}

	/** @return Parameter */
	private static function reason(): array {
		$about = 'Why an owner breaks a rule, such as the gap, for the history; only of owners, who alone see it. Without spaces around it.';

		return array( 'minLength' => Booking::SHORTEST_REASON ) + self::text( Booking::LONGEST_REASON, $about );
	}

	/** @return Parameter */
	private static function request_id(): array {
		return array( 'pattern' => '^[A-Za-z0-9_-]*$' ) + self::text( 64, 'Makes the call safe to send again.' );
	}

	/** @return Parameter */
	private static function plan(): array {
		return self::text( 64, 'The plan that a dry run answered: if the write would do something else now, it is changed_meanwhile and does nothing.' );
	}

	/** @return Parameter */
	private static function id( string $about ): array {
		return self::number( 1, PHP_INT_MAX, $about );
	}

	/** @return Parameter IDs with commas between; the limit is that of `Choice_Input` for other lists. */
	private static function ids( string $about ): array {
		return array( 'pattern' => '^[1-9][0-9]*(,[1-9][0-9]*)*$' ) + self::text( 40_000, $about );
	}

	/** @return Parameter */
	private static function number( int $least, int $most, string $about ): array {
		return array( 'type' => 'integer', 'minimum' => $least, 'maximum' => $most, 'description' => $about );
	}

	/** @return Parameter */
	private static function text( int $most, string $about ): array {
		return array( 'type' => 'string', 'maxLength' => $most, 'description' => $about );
	}

	/** @return Parameter */
	private static function date( string $about ): array {
		return array( 'type' => 'string', 'format' => 'date', 'pattern' => self::DATE, 'description' => "YYYY-MM-DD. $about" );
	}

	/** @return Parameter */
	private static function time( string $about ): array {
		return array( 'type' => 'string', 'pattern' => self::TIME, 'description' => "HH:MM. $about" );
	}

	/** @return Parameter */
	private static function flag( string $about ): array {
		return array( 'type' => 'boolean', 'description' => $about );
	}

	/**
	 * @param list<BackedEnum> $cases
	 * @return Parameter
	 */
	private static function choice( array $cases, string $about ): array {
		$words = array_map( static fn( BackedEnum $choice ): int|string => $choice->value, $cases );

		return array( 'type' => 'string', 'enum' => $words, 'maxLength' => 20, 'description' => $about );
	}
}
