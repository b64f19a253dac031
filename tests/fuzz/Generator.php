<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

/**
 * Generator of requests: each starts as a valid one, and then some values are replaced by bad ones. The valid rest lets a request
 * get past the first checks.
 *
 * @phpstan-type Made array{ method: string, call: string, params: array<array-key, mixed>, body: string|null, who: string, headers: array<string, string> }
 */
final class Generator {

	private const CALLS = array(
		'booking/getInRange_ready',
		'booking/add',
		'booking/add',
		'booking/add',
		'booking/cancel',
		'booking/restore',
		'booking/copy-week',
		'booking/undo',
		'booking/approve',
		'booking/markPaid',
		'booking/markUnpaid',
		'events/getByUser',
		'events/getDefault',
		'ajax:edit_booking',
		'ajax:edit_booking',
		'ajax:get_trainer_history',
		'realtime/token',
		'admin/bookings',
		'admin/count',
		'admin/totals',
		'admin/own',
		'admin/bookings/cancel',
		'admin/bookings/approve',
		'admin/bookings/markPaid',
		'admin/bookings/markUnpaid',
		'admin/bookings/private',
		'admin/settings',
		'admin/settings',
	);

	/** Endpoints that are mostly requested as an administrator, since they refuse everyone else. */
	private const ADMINISTRATORS = array( 'admin/own', 'admin/settings' );

	private const WHO = array( 'owner', 'owner', 'trainer', 'trainer', 'otherTrainer', 'admin', 'subscriber', 'otherOwner', 'visitor' );

	private const HEADERS = array( 'If-None-Match', 'Sec-Purpose', 'Sec-Fetch-Mode', 'X-WP-Nonce', 'X-HTTP-Method-Override', 'Content-Encoding', 'Accept-Language' );

	private const EXTRA = array( '_jsonp', '_envelope', '_fields', '_embed', '_method', '_locale', 'rest_route', 'status', 'role', 'id', 'context' );

	/**
	 * @param array{ studio: int, rooms: non-empty-list<int>, events: non-empty-list<int>, people: array<string, int>, bookings: non-empty-list<int> } $known Existing ids.
	 */
	public function __construct( private readonly array $known ) {
	}

	/** @return Made */
	public function next(): array {
		$call   = self::CALLS[ array_rand_seeded( self::CALLS ) ];
		$who    = in_array( $call, self::ADMINISTRATORS, true ) && 0 !== mt_rand( 0, 3 ) ? 'admin' : self::WHO[ array_rand_seeded( self::WHO ) ];
		$method = 0 === mt_rand( 0, 49 ) ? 'HEAD' : array( 'GET', 'POST' )[ mt_rand( 0, 1 ) ];
		$params = $this->params( $call, $who );
		$made   = array(
			'method'  => $method,
			'call'    => $call . $this->path_end( $call ),
			'params'  => $this->spoilt( $params, Values::sent( ... ) ),
			'body'    => null,
			'who'     => $who,
			'headers' => $this->headers(),
		);

		return 'POST' === $method && ! str_starts_with( $call, 'ajax:' ) && 0 === mt_rand( 0, 4 ) ? $this->as_json( $made ) : $made;
	}

	/** @return array<string, mixed> Valid parameters. */
	private function params( string $call, string $who ): array {
		$locale = array( 'locale' => array( 'en', 'ru', 'et', 'xx' )[ mt_rand( 0, 3 ) ] );

		return $locale + match ( $call ) {
			'booking/getInRange_ready' => array( 'studio_id' => (string) $this->known['studio'], 'date_from' => $this->day(), 'date_to' => $this->day() ),
			'booking/add'              => array( 'post_data' => $this->post_data( $who ) ),
			'events/getByUser'         => array( 'id' => (string) $this->trainer( $who ) ),
			'ajax:get_trainer_history' => array( 'trainer_id' => (string) $this->trainer( $who ) ),
			'ajax:edit_booking'        => array_map( self::word( ... ), $this->edit( $who ) ),
			'realtime/token'           => array( 'studio_id' => (string) $this->known['studio'] ),
			// Not a studio's id: if the administrator became an owner, all later requests could do more.
			'admin/own'                => array( 'studio_id' => (string) $this->one( 'rooms' ) ),
			'booking/copy-week'        => $this->copied_week(),
			'admin/bookings',
			'admin/count',
			'admin/totals'             => $this->narrowed(),
			'admin/bookings/cancel',
			'admin/bookings/approve',
			'admin/bookings/markPaid',
			'admin/bookings/markUnpaid',
			'admin/bookings/private'   => array( 'ids' => $this->one( 'bookings' ) . ',' . $this->one( 'bookings' ), 'flag' => (string) mt_rand( 0, 1 ) ),
			'admin/settings'           => self::settings(),
			'booking/cancel'           => array( 'request_id' => 'r' . mt_rand( 0, 50 ) ) + array_filter( $this->of_series(), static fn(): bool => 0 === mt_rand( 0, 1 ) ),
			default                    => array( 'request_id' => 'r' . mt_rand( 0, 50 ) ),
		};
	}

	/** @return array<string, string> Parameters of a list of bookings, with some of its filters. */
	private function narrowed(): array {
		$all = array(
			'room_id'    => (string) $this->one( 'rooms' ),
			'trainer_id' => (string) $this->trainer( 'trainer' ),
			'status'     => 'Pending',
			'payment'    => 'unpaid',
			'canceled'   => '0',
			'date_from'  => $this->day(),
			'date_to'    => $this->day(),
			'sort'       => array( 'date', 'room', 'trainer', 'status', 'payment' )[ mt_rand( 0, 4 ) ],
			'order'      => 'desc',
			'page'       => (string) mt_rand( 1, 3 ),
			'per_page'   => '20',
			'after'      => 'date..' . $this->day() . '.600.' . $this->one( 'bookings' ),
		);

		return array( 'studio_id' => (string) $this->known['studio'] ) + array_filter( $all, static fn(): bool => 0 === mt_rand( 0, 2 ) );
	}

	/** @return array<string, string> Settings without a well-formed key, so that no request goes to Ably. */
	private static function settings(): array {
		$all = array(
			'external_rest'   => '',
			'frame_ancestors' => 'https://one.example https://two.example',
			'calendar_locale' => array( '', 'ru' )[ mt_rand( 0, 1 ) ],
			'ably_key'        => Values::word(),
			'remove_ably_key' => '1',
			'ably_prefix'     => 'fuzz',
			'remove_data'     => 'false',
		);

		return array_filter( $all, static fn(): bool => 0 === mt_rand( 0, 1 ) );
	}

	/** Returns the JSON of `booking/add`, sometimes broken. */
	private function post_data( string $who ): string {
		$data = array(
			'studio_id'                    => $this->known['studio'],
			'room_id'                      => $this->one( 'rooms' ),
			'event_id'                     => $this->one( 'events' ),
			'trainer_id'                   => $this->trainer( $who ),
			'date'                         => $this->day(),
			'time_from'                    => sprintf( '%02d:%02d', mt_rand( 3, 20 ), 15 * mt_rand( 0, 3 ) ),
			'time_to'                      => sprintf( '%02d:%02d', mt_rand( 8, 24 ), 0 ),
			'private'                      => false,
			'repeat'                       => 0 === mt_rand( 0, 3 ) ? mt_rand( 0, 4 ) : 0,
			'hiddenOwnerCustomDescription' => Values::word(),
			'locale'                       => 'et',
		);
		$more = array(
			'dry_run'    => true,
			'request_id' => 'r' . mt_rand( 0, 50 ),
			'reason'     => Values::word(),
			'skip_dates' => array( $data['date'] ),
			'overrides'  => array( $data['date'] => array( 'room_id' => $this->one( 'rooms' ), 'time_to' => '23:00' ) ),
		);
		foreach ( $more as $name => $value ) {
			$data += 0 === mt_rand( 0, 3 ) ? array( $name => $value ) : array();
		}
		$json = (string) json_encode( $this->spoilt( $data, Values::any( ... ) ), JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR );

		return match ( mt_rand( 0, 19 ) ) {
			0       => substr( $json, 0, mt_rand( 0, strlen( $json ) ) ),
			1       => addslashes( $json ),
			2       => substr_replace( $json, Values::word(), mt_rand( 0, strlen( $json ) ), mt_rand( 0, 5 ) ),
			3       => Values::word(),
			default => $json,
		};
	}

	/** @return array<string, string> A week that goes into another, mostly without writing, as each write fills the calendar. */
	private function copied_week(): array {
		$all = array(
			'room_ids'   => (string) $this->one( 'rooms' ),
			'skip'       => $this->one( 'bookings' ) . ',' . $this->one( 'bookings' ),
			'overrides'  => (string) json_encode( array( $this->one( 'bookings' ) => array( 'room_id' => $this->one( 'rooms' ), 'time_to' => '23:00' ) ) ),
			'dry_run'    => (string) (int) ( 0 !== mt_rand( 0, 4 ) ),
			'plan'       => Values::word(),
			'request_id' => 'r' . mt_rand( 0, 50 ),
		);

		return array( 'studio_id' => (string) $this->known['studio'], 'from' => $this->day(), 'to' => $this->day() ) + array_filter( $all, static fn(): bool => 0 !== mt_rand( 0, 3 ) );
	}

	/** @return array<string, string> How far a write reaches into a series. */
	private function of_series(): array {
		return array(
			'scope'      => array( 'one', 'following', 'all' )[ mt_rand( 0, 2 ) ],
			'skip_dates' => (string) json_encode( array( $this->day() ) ),
			'overrides'  => (string) json_encode( array( $this->day() => array( 'room_id' => $this->one( 'rooms' ), 'time_to' => '23:00' ) ) ),
			'dry_run'    => (string) mt_rand( 0, 1 ),
			'plan'       => 0 === mt_rand( 0, 3 ) ? hash( 'sha256', Values::word() ) : '',
		);
	}

	/** @return array<string, mixed> */
	private function edit( string $who ): array {
		$all = array(
			'studio_id'                    => $this->known['studio'],
			'trainer_id'                   => $this->trainer( $who ),
			'event_id'                     => $this->one( 'events' ),
			'date'                         => $this->day(),
			'time_from'                    => sprintf( '%02d:00', mt_rand( 4, 15 ) ),
			'time_to'                      => sprintf( '%02d:30', mt_rand( 14, 23 ) ),
			'room_id'                      => $this->one( 'rooms' ),
			'private'                      => 'false',
			'hiddenOwnerCustomDescription' => Values::word(),
			'revision'                     => mt_rand( 1, 3 ),
			'reason'                       => Values::word(),
			'request_id'                   => 'r' . mt_rand( 0, 50 ),
		) + $this->of_series();

		return array( 'booking_id' => $this->one( 'bookings' ) ) + array_filter( $all, static fn(): bool => 0 === mt_rand( 0, 1 ) );
	}

	/**
	 * Replaces or removes one to three values in about half of the requests.
	 *
	 * @param array<string, mixed> $values
	 * @param callable(): mixed    $bad
	 * @return array<array-key, mixed>
	 */
	private function spoilt( array $values, callable $bad ): array {
		for ( $times = max( 0, mt_rand( -3, 3 ) ); $times > 0; $times-- ) {
			$names = array_map( strval( ... ), array_keys( $values ) );
			$names = array_merge( $names, array( self::EXTRA[ array_rand_seeded( self::EXTRA ) ], Values::word() ) );
			$name  = $names[ array_rand_seeded( $names ) ];
			if ( 0 === mt_rand( 0, 4 ) ) {
				unset( $values[ $name ] );
				continue;
			}
			$values[ $name ] = $bad();
		}

		return $values;
	}

	/** Returns the id of a booking as the end of a path, or '' for other endpoints; slashes and dots would make it a file of the web server. */
	private function path_end( string $call ): string {
		if ( 1 !== preg_match( '#\Abooking/(cancel|restore|approve|mark)#', $call ) ) {
			return '';
		}

		return '/' . ( 0 === mt_rand( 0, 4 ) ? rawurlencode( str_replace( array( '/', '.' ), '', Values::word() ) ) : (string) $this->one( 'bookings' ) );
	}

	/** @return array<string, string> */
	private function headers(): array {
		return 0 === mt_rand( 0, 9 ) ? array( self::HEADERS[ array_rand_seeded( self::HEADERS ) ] => trim( (string) preg_replace( '/[^\x20-\x7E]/', '', Values::word() ) ) ) : array();
	}

	/**
	 * Moves the parameters into a JSON body, where every value keeps its type; sometimes the JSON is broken.
	 *
	 * @param Made $made
	 * @return Made
	 */
	private function as_json( array $made ): array {
		$json         = (string) json_encode( $made['params'], JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR );
		$made['body'] = 0 === mt_rand( 0, 4 ) ? substr( $json, 0, mt_rand( 0, strlen( $json ) ) ) : $json;

		return array( 'params' => array() ) + $made;
	}

	/** Returns a date between 10 days ago and 40 days ahead. */
	private function day(): string {
		return gmdate( 'Y-m-d', time() + DAY_IN_SECONDS * mt_rand( -10, 40 ) );
	}

	/** Returns a user as the trainer, mostly the one who sends the request, since only an owner may name another. */
	private function trainer( string $who ): int {
		$name = 0 === mt_rand( 0, 3 ) ? self::WHO[ array_rand_seeded( self::WHO ) ] : $who;

		return $this->known['people'][ 'owner' === $name ? 'trainer' : $name ];
	}

	/** @param 'rooms'|'events'|'bookings' $kind */
	private function one( string $kind ): int {
		return $this->known[ $kind ][ array_rand_seeded( $this->known[ $kind ] ) ];
	}

	private static function word( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
