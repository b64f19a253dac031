<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Service\Foreign_Hooks;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Service\Site_Settings;
use StudioCalendar\Service\Visitor;
use WeakMap;
use WP;
use WP_Error;
use WP_REST_Request;

/** Guards every endpoint before roles are checked: login with nonce, kind of request, rate limits. */
final class Gate {

	/** Requests per minute (docs/behaviour.md, 7). */
	private const WRITES      = 60;
	private const GUEST_READS = 120;

	/** @var WeakMap<WP_REST_Request<array<string, mixed>>, Visitor|Problem> Permission result per request; WordPress runs the permission callback twice. */
	private WeakMap $told;

	public function __construct( private readonly Rate_Limiter $limits ) {
		$this->told = new WeakMap();
	}

	public function add_hooks(): void {
		add_filter( 'rest_authentication_errors', self::treat_stale_nonce_as_guest( ... ), 101 );
	}

	/**
	 * Permission callback of every write. WordPress_Errors turns its error into the envelope.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function may_write( WP_REST_Request $request ): bool|WP_Error {
		return self::permission( fn(): Visitor => $this->write( $request ) );
	}

	/**
	 * Permission callback of every read that needs a login.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function may_read_with_login( WP_REST_Request $request ): bool|WP_Error {
		return self::permission( fn(): Visitor => $this->login( $request ) );
	}

	/**
	 * Permission callback of the site's settings.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function may_administer( WP_REST_Request $request ): bool|WP_Error {
		return self::permission( fn(): Visitor => $this->administer( $request ) );
	}

	/**
	 * Authorizes a request for the site's settings, which GET reads and POST changes.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws Problem Forbidden, Invalid_Nonce, Not_Logged_In or Too_Many_Requests.
	 */
	public function administer( WP_REST_Request $request ): Visitor {
		$visitor = 'POST' === $request->get_method() ? $this->write( $request ) : $this->login( $request );

		return user_can( $visitor->user_id, Site_Settings::CAPABILITY ) ? $visitor : throw Problem_Code::Forbidden->problem();
	}

	/**
	 * Authorizes a write: sent on purpose, with a login and its nonce, within the limit.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws Problem Forbidden, Invalid_Nonce, Not_Logged_In or Too_Many_Requests.
	 */
	public function write( WP_REST_Request $request ): Visitor {
		$this->told[ $request ] ??= $this->authorize_write( $request );
		$told                     = $this->told[ $request ];

		return $told instanceof Visitor ? $told : throw $told;
	}

	/**
	 * Authorizes a read that requires a login.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws Problem Invalid_Nonce for a login with a missing or invalid nonce, Not_Logged_In without a login.
	 */
	public function login( WP_REST_Request $request ): Visitor {
		$visitor = Call::visitor();
		if ( 0 === $visitor->user_id ) {
			$code = $visitor->has_login ? Problem_Code::Invalid_Nonce : Problem_Code::Not_Logged_In;
			throw $code->problem();
		}
		if ( wp_doing_ajax() && false === wp_verify_nonce( self::nonce( $request ), 'wp_rest' ) ) {
			throw Problem_Code::Invalid_Nonce->problem();
		}

		return $visitor;
	}

	/**
	 * Counts against the user only after the nonce check, so another site cannot use up the limit.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function authorize_write( WP_REST_Request $request ): Visitor|Problem {
		$counts_for = 'write-address-' . self::address();
		try {
			self::reject_unintended_write( $request );
			$visitor    = $this->login( $request );
			$counts_for = 'write-user-' . $visitor->user_id;
			$told       = $visitor;
		} catch ( Problem $problem ) {
			$told = $problem;
		}
		/**
		 * Filters how many writes per minute a user may send, or an address without a login.
		 *
		 * @since 0.1.0
		 *
		 * @param int $writes 60.
		 * @example add_filter( 'studio_calendar_writes_per_minute', static fn(): int => 120 );
		 */
		$limit = Foreign_Hooks::filter( 'studio_calendar_writes_per_minute', self::WRITES );
		try {
			$this->limits->count( $counts_for, is_int( $limit ) ? $limit : self::WRITES );

			return $told;
		} catch ( Problem $problem ) {
			return $problem;
		}
	}

	/** @param callable(): Visitor $check */
	private static function permission( callable $check ): bool|WP_Error {
		try {
			$check();

			return true;
		} catch ( Problem $problem ) {
			return new WP_Error( $problem->problem->value, $problem->problem->value, array( 'status' => $problem->problem->status() ) );
		}
	}

	/** Limits the reads of guests. @throws Problem Too_Many_Requests */
	public function read( Visitor $visitor ): void {
		if ( 0 === $visitor->user_id ) {
			/**
			 * Filters how many reads per minute an address without a login may send.
			 *
			 * @since 0.1.0
			 *
			 * @param int $reads 120.
			 * @example add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 600 );
			 */
			$limit = Foreign_Hooks::filter( 'studio_calendar_guest_reads_per_minute', self::GUEST_READS );
			$this->limits->count( 'read-address-' . self::address(), is_int( $limit ) ? $limit : self::GUEST_READS );
		}
	}

	/** Treats a stale nonce without a login as a guest. WordPress would return 403 to guests on cached pages. */
	public static function treat_stale_nonce_as_guest( mixed $result ): mixed {
		$is_ours = str_contains( self::asked_route(), '/' . Call::NAMESPACE . '/' );
		if ( ! $is_ours || ! $result instanceof WP_Error || 'rest_cookie_invalid_nonce' !== $result->get_error_code() ) {
			return $result;
		}

		return false === wp_validate_auth_cookie( '', 'logged_in' ) ? true : $result;
	}

	/**
	 * Rejects writes the user did not intend: prefetch, navigation, HEAD, JSONP, enveloped requests.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @throws Problem Forbidden
	 */
	private static function reject_unintended_write( WP_REST_Request $request ): void {
		$is_wrapped    = null !== $request->get_param( '_jsonp' ) || null !== $request->get_param( '_envelope' );
		$purpose       = $request->get_header( 'sec_purpose' ) . $request->get_header( 'purpose' ) . $request->get_header( 'x_moz' );
		$is_prefetched = str_contains( strtolower( $purpose ), 'prefetch' );
		$is_followed   = 'navigate' === strtolower( (string) $request->get_header( 'sec_fetch_mode' ) );
		$methods       = array_unique( array( $request->get_method(), self::sent_method() ) );
		if ( array() !== array_diff( $methods, array( '', 'GET', 'POST' ) ) || $is_wrapped || $is_prefetched || $is_followed ) {
			throw Problem_Code::Forbidden->problem();
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function nonce( WP_REST_Request $request ): string {
		$nonce = $request->get_param( '_wpnonce' ) ?? $request->get_header( 'x_wp_nonce' );

		return is_string( $nonce ) ? $nonce : '';
	}

	/** Returns the method actually sent; `_method` and a header can make WordPress treat HEAD as GET. */
	private static function sent_method(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only with the names of methods.
		return isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : '';
	}

	private static function asked_route(): string {
		global $wp;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';

		return is_string( $route ) ? $route : '';
	}

	private static function address(): string {
		return ( new Client_Address( $_SERVER ) )->counted();
	}
}
