<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use Closure;
use ReflectionFunction;
use RuntimeException;
use StudioCalendar\Plugin;
use StudioCalendar\Realtime\Ably;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Realtime\Token_Requests;
use StudioCalendar\Rest\Admin_Bookings_Controller;
use StudioCalendar\Rest\Ajax_Controller;
use StudioCalendar\Rest\Booking_Controller;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Events_Controller;
use StudioCalendar\Rest\Gate;
use StudioCalendar\Rest\Realtime_Controller;
use StudioCalendar\Rest\Schedule_Controller;
use StudioCalendar\Rest\Settings_Controller;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Changer;
use StudioCalendar\Service\Booking_Editor;
use StudioCalendar\Service\Booking_Factory;
use StudioCalendar\Service\Booking_Listing;
use StudioCalendar\Service\Booking_Privacy;
use StudioCalendar\Service\Push_Access;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Service\Schedule_Service;
use StudioCalendar\Service\Series\Series_Writer;
use StudioCalendar\Service\Studio_Choices;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Service\Trainer_Records;
use StudioCalendar\Service\Undo\Undoer;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Service\Weeks\Week_Copier;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Site\Site_Options;
use StudioCalendar\WordPress\Site\Translations;
use WP_Hook;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;
use wpdb;

/**
 * REST server with all endpoints wired as in `Plugin`, but with a fixed clock instead of the machine's. Routing, permission
 * callbacks and the filters around them are WordPress's and the plugin's own.
 */
final class Server {

	private readonly WP_REST_Server $rest;

	private function __construct(
		private readonly Schedule_Controller $schedule,
		private readonly Booking_Controller $bookings,
		private readonly Events_Controller $events,
		private readonly Ajax_Controller $ajax,
		private readonly Realtime_Controller $realtime,
		private readonly Admin_Bookings_Controller $admin,
		private readonly Settings_Controller $settings,
	) {
		$this->rest = new WP_REST_Server();
		rest_get_server();
		$this->among_own_routes(
			function (): void {
				$this->schedule->register_routes();
				$this->bookings->register_routes();
				$this->events->register_routes();
				$this->realtime->register_routes();
				$this->admin->register_routes();
				$this->settings->register_routes();
			}
		);
	}

	/** @param string $instant Time with its zone, such as `2026-11-20T10:00:00Z`. */
	public static function at( wpdb $wpdb, string $instant ): self {
		$clock     = new Standing_Clock( $instant );
		$database  = new Database( $wpdb );
		$members   = new Members();
		$source    = new Studio_Source( $members, $database, plugins_url( 'studio-calendar/' ) );
		$language  = self::language();
		$revisions = new Revisions( $database );
		$bookings  = new Bookings( $database );
		$models    = new Models( $database, $revisions, $source, new Model_Codec(), Plugin::VERSION );
		$writer    = new Studio_Writer( $models, $revisions, $bookings, new Idempotency_Keys( $database ), new Studio_Lock( $database ), $clock );
		$factory   = new Booking_Factory( $source );
		$editor    = new Booking_Editor( $writer, $bookings, $factory );
		$series    = new Series_Writer( $writer, $bookings, $editor );
		$undoer    = new Undoer( $writer, new Idempotency_Keys( $database ) );
		$copier    = new Week_Copier( $writer, $models, $bookings, $clock );
		$records   = new Trainer_Records( $members, $bookings, $source );
		$ably      = new Ably_Settings();
		$requests  = new Token_Requests( $clock );
		$push      = new Ably( $ably, $requests );
		$options   = new Site_Options( $ably, new Key_Check( new Ably_Rest( $ably ), $requests ) );
		$files     = new Version_Files( $revisions, $database );
		$schedule  = new Schedule_Service( $models, $bookings, $clock, $language, $push, Plugin::VERSION, $files->reference( ... ) );
		$adder     = new Booking_Adder( $writer, $factory, $models, $bookings, $clock );
		$call      = new Call( $language );
		$gate      = new Gate( new Rate_Limiter( $clock ) );
		$changer   = new Booking_Changer( $writer, $bookings );
		$listing   = new Booking_Listing( $models, new Booking_List( $database ) );
		$privacy   = new Booking_Privacy( $writer, $bookings );
		$studios   = new Studio_Choices( $models, $members, $source, $clock );

		return new self(
			new Schedule_Controller( $call, $gate, $schedule ),
			new Booking_Controller( $call, $gate, $adder, $changer, static fn(): Series_Writer => $series, static fn(): Undoer => $undoer, static fn(): Week_Copier => $copier ),
			new Events_Controller( $call, $gate, $records ),
			new Ajax_Controller( $call, $gate, $editor, static fn(): Series_Writer => $series, $records ),
			new Realtime_Controller( $call, $gate, new Push_Access( $models, $push ) ),
			new Admin_Bookings_Controller( $call, $gate, $listing, $changer, $privacy, $studios ),
			new Settings_Controller( $call, $gate, $options ),
		);
	}
	/**
	 * @param string                $path    Path below the namespace, such as `booking/add`.
	 * @param array<string, mixed>  $params  Query parameters for GET, form fields for POST.
	 * @param int                   $user    0 for guests.
	 * @param array<string, string> $headers Request headers.
	 */
	public function call( string $method, string $path, array $params = array(), int $user = 0, array $headers = array() ): WP_REST_Response {
		wp_set_current_user( $user );
		$request = self::request( $method, '/' . Call::NAMESPACE . '/' . $path, $params, $headers );

		return $this->among_own_routes( fn(): WP_REST_Response => self::sent( $this->rest->dispatch( $request ), $this->rest, $request ) );
	}

	/** @return array<string, array{ parameters: array<string, array<string, mixed>>, answer: array<string, mixed> }> Descriptions by route. */
	public function described(): array {
		$described = array();
		foreach ( $this->rest->get_routes( Call::NAMESPACE ) as $route => $endpoints ) {
			$schema = $this->rest->get_route_options( $route )['schema'] ?? null;
			if ( is_callable( $schema ) ) {
				$described[ $route ] = array( 'parameters' => $endpoints[0]['args'], 'answer' => $schema() );
			}
		}

		return $described;
	}

	/** @param array<string, mixed> $data Fields of `post_data`. */
	public function add( array $data, int $user ): WP_REST_Response {
		return $this->call( 'POST', 'booking/add', array( 'post_data' => (string) wp_json_encode( $data ) ), $user );
	}

	/** @param array<string, mixed> $params Parameters of `edit_booking`. */
	public function edit( array $params, int $user ): WP_REST_Response {
		return $this->by_ajax( $this->ajax->edit( ... ), $params, $user );
	}

	/** @param array<string, mixed> $params Parameters of `get_trainer_history`. */
	public function history( array $params, int $user ): WP_REST_Response {
		return $this->by_ajax( $this->ajax->history( ... ), $params, $user );
	}

	/**
	 * @param callable(WP_REST_Request<array<string, mixed>>): WP_REST_Response $answer
	 * @param array<string, mixed> $params A valid nonce is added unless they contain one.
	 */
	private function by_ajax( callable $answer, array $params, int $user ): WP_REST_Response {
		wp_set_current_user( $user );
		$nonce = array( '_wpnonce' => 0 === $user ? '' : wp_create_nonce( 'wp_rest' ) );
		add_filter( 'wp_doing_ajax', '__return_true' );
		try {
			return $answer( self::request( 'POST', '', $params + $nonce, array() ) );
		} finally {
			remove_filter( 'wp_doing_ajax', '__return_true' );
		}
	}

	/**
	 * @param array<string, mixed>  $params
	 * @param array<string, string> $headers
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private static function request( string $method, string $route, array $params, array $headers ): WP_REST_Request {
		$request = new WP_REST_Request( $method, $route );
		if ( 'POST' === $method ) {
			$request->set_body_params( $params );
		} else {
			$request->set_query_params( $params );
		}
		$request->set_headers( $headers );

		return $request;
	}

	/**
	 * Applies the filter that WordPress applies to a response between dispatching and sending it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function sent( WP_REST_Response $response, WP_REST_Server $rest, WP_REST_Request $request ): WP_REST_Response {
		$sent = apply_filters( 'rest_post_dispatch', $response, $rest, $request );

		return $sent instanceof WP_REST_Response ? $sent : throw new RuntimeException( 'A filter took the answer away.' );
	}

	/**
	 * Runs the callback with this server in WordPress's global, which is where routes are registered and looked up.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function among_own_routes( callable $work ): mixed {
		$theirs                    = rest_get_server();
		$GLOBALS['wp_rest_server'] = $this->rest;
		try {
			return $work();
		} finally {
			$GLOBALS['wp_rest_server'] = $theirs;
		}
	}

	/** Returns the running plugin's instance, since its filters are the ones registered on WordPress's translations. */
	private static function language(): Translations {
		global $wp_filter;
		$hook = $wp_filter['gettext_studio-calendar'] ?? null;
		foreach ( $hook instanceof WP_Hook ? array_merge( ...array_values( $hook->callbacks ) ) : array() as $callback ) {
			$owner = $callback['function'] instanceof Closure ? ( new ReflectionFunction( $callback['function'] ) )->getClosureThis() : null;
			if ( $owner instanceof Translations ) {
				return $owner;
			}
		}
		throw new RuntimeException( 'The plugin translates nothing.' );
	}
}
