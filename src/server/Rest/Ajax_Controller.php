<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use Closure;
use StudioCalendar\Service\Booking_Editor;
use StudioCalendar\Service\Series\Series_Writer;
use StudioCalendar\Service\Trainer_Records;
use WP_Hook;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Controller of the two admin-ajax actions (specification, 7): `edit_booking` and `get_trainer_history`. They share
 * gate, services and envelope with the REST endpoints, also for visitors without a login.
 */
final class Ajax_Controller {

	private const EDIT    = 'edit_booking';
	private const HISTORY = 'get_trainer_history';

	/** @param Closure(): Series_Writer $series Called by a request that needs it. */
	public function __construct(
		private readonly Call $call,
		private readonly Gate $gate,
		private readonly Booking_Editor $editor,
		private readonly Closure $series,
		private readonly Trainer_Records $records,
	) {
	}

	public function add_hooks(): void {
		foreach ( array( self::EDIT => $this->edit( ... ), self::HISTORY => $this->history( ... ) ) as $action => $answer ) {
			foreach ( array( "wp_ajax_$action", "wp_ajax_nopriv_$action" ) as $hook ) {
				add_action( $hook, static fn() => self::send( $hook, $answer ) );
			}
		}
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function edit( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			Parameters::edit(),
			function ( Input $input ) use ( $request ): WP_REST_Response {
				$visitor = $this->gate->write( $request );
				$key     = $input->idempotency_key( self::EDIT, $request->get_params() );
				$choice  = Choice_Input::choice( $input );
				$dry_run = $input->flag( 'dry_run' );
				$seen    = Choice_Input::plan( $input );
				$edit    = Edit_Input::edit( $input );
				$answer  = $choice->is_plain() && ! $dry_run && null === $seen
					? $this->editor->edit( $edit, $visitor, $key )
					: ( $this->series )()->edit( $edit, $choice, $visitor, $key, $dry_run ? Envelope::why( ... ) : null, $seen );

				return Cache_Headers::never( new WP_REST_Response( $answer ) );
			}
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function history( WP_REST_Request $request ): WP_REST_Response {
		return $this->call->answer(
			$request,
			Parameters::history(),
			function ( Input $input ) use ( $request ): WP_REST_Response {
				$visitor    = $this->gate->login( $request );
				$trainer_id = $input->number( 'trainer_id' );
				$input->check();

				return Cache_Headers::never( new WP_REST_Response( array( 'status' => 'ok', 'history' => $this->records->history( $trainer_id, $visitor ) ) ) );
			}
		);
	}

	/**
	 * Sends the response. Another plugin may use the same action name; a request without one of this plugin's IDs is
	 * left to that plugin.
	 *
	 * @param callable(WP_REST_Request<array<string, mixed>>): WP_REST_Response $answer
	 */
	private static function send( string $hook, callable $answer ): void {
		$request = self::request();
		$is_ours = null !== $request->get_param( 'studio_id' ) || null !== $request->get_param( 'booking_id' ) || null !== $request->get_param( 'trainer_id' );
		if ( ! $is_ours && self::has_other_answerer( $hook ) ) {
			return;
		}
		$response = $answer( $request );
		foreach ( $response->get_headers() as $name => $value ) {
			header( "$name: $value" );
		}
		wp_send_json( $response->get_data(), $response->get_status() );
	}

	/**
	 * Returns the request in REST form, without the slashes that WordPress adds.
	 *
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private static function request(): WP_REST_Request {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with GET and POST only.
		$method  = isset( $_SERVER['REQUEST_METHOD'] ) && is_string( $_SERVER['REQUEST_METHOD'] ) ? $_SERVER['REQUEST_METHOD'] : '';
		$request = new WP_REST_Request( $method );
		$request->set_headers( ( new WP_REST_Server() )->get_headers( $_SERVER ) );
		$request->set_query_params( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the gate checks the nonce, Input each value.
		$request->set_body_params( wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification -- the gate checks the nonce, Input each value.

		return $request;
	}

	private static function has_other_answerer( string $hook ): bool {
		global $wp_filter;
		$answerers = isset( $wp_filter[ $hook ] ) && $wp_filter[ $hook ] instanceof WP_Hook ? $wp_filter[ $hook ]->callbacks : array();

		return count( array_merge( ...array_values( $answerers ) ) ) > 1;
	}
}
