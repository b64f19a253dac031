<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Infrastructure_Failure;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Service\Failures;
use StudioCalendar\Service\Language;
use StudioCalendar\Service\Visitor;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

/**
 * Runs one request in its language and turns exceptions into the error envelope; no other class does.
 *
 * @phpstan-import-type Parameter from Parameters
 */
final class Call {

	public const NAMESPACE = 'studio-calendar/v1';

	public function __construct( private readonly Language $language ) {
	}

	/**
	 * Registers an endpoint for GET, as specified, and POST (docs/behaviour.md, 2). WordPress does not validate the
	 * parameters, because its messages use the site's language and do not name the fields; `Input` validates them for
	 * REST and admin-ajax. WordPress therefore sees no required parameter; `is_required` serves the documentation. The
	 * response schema is built on demand, so that `Answers` is not loaded for other requests.
	 *
	 * @param non-falsy-string                                                         $path       Path below the namespace.
	 * @param array<string, Parameter>                                                 $parameters Accepted parameters.
	 * @param callable(): array<string, mixed>                                         $answer     Returns the JSON schema of the response.
	 * @param callable(WP_REST_Request<array<string, mixed>>): (bool|WP_Error)         $permission Permission callback.
	 * @param callable(Input, WP_REST_Request<array<string, mixed>>): WP_REST_Response $work       Returns the response.
	 */
	public function register( string $path, array $parameters, callable $answer, callable $permission, callable $work ): void {
		$args = array();
		foreach ( $parameters as $name => $parameter ) {
			$theirs        = array( 'required' => false, 'validate_callback' => null, 'sanitize_callback' => null );
			$args[ $name ] = array( 'is_required' => $parameter['required'] ?? false ) + $theirs + $parameter;
		}
		register_rest_route(
			self::NAMESPACE,
			$path,
			array(
				0        => array(
					'methods'             => array( WP_REST_Server::READABLE, WP_REST_Server::CREATABLE ),
					'callback'            => fn( WP_REST_Request $request ): WP_REST_Response => $this->answer( $request, $parameters, $work ),
					'permission_callback' => $permission,
					'args'                => $args,
				),
				'schema' => $answer,
			)
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>>                                    $request
	 * @param array<string, Parameter>                                                 $parameters Accepted parameters.
	 * @param callable(Input, WP_REST_Request<array<string, mixed>>): WP_REST_Response $work       Returns the response.
	 */
	public function answer( WP_REST_Request $request, array $parameters, callable $work ): WP_REST_Response {
		$values = $request->get_params();
		if ( isset( $parameters['post_data'] ) ) {
			$values['locale'] ??= Post_Data::of( $values['post_data'] ?? null )->locale();
		}
		$locale = $values['locale'] ?? null;
		$this->language->use( is_string( $locale ) ? $locale : null );
		try {
			return Database_Loss_Handler::answered_during( static fn(): WP_REST_Response => $work( self::input( $values, $parameters ), $request ) );
		} catch ( Problem $problem ) {
			return self::refuse( $problem );
		} catch ( Infrastructure_Failure $failure ) {
			Failures::tell( $failure );

			return self::refuse( new Problem( Problem_Code::Busy ) );
		} finally {
			$this->language->use( null );
		}
	}

	/** Returns the sender. A login without its nonce counts as a guest who has a login (docs/behaviour.md, 3). */
	public static function visitor(): Visitor {
		$user_id = get_current_user_id();

		return new Visitor( $user_id, 0 !== $user_id || false !== wp_validate_auth_cookie( '', 'logged_in' ) );
	}

	public static function refuse( Problem $problem ): WP_REST_Response {
		$response = new WP_REST_Response( Envelope::of( $problem ), $problem->problem->status() );
		self::add_retry_after( $response );

		return Cache_Headers::never( $response );
	}

	/** Adds Retry-After; rate limits reset every minute. */
	public static function add_retry_after( WP_REST_Response $response ): void {
		if ( Problem_Code::Too_Many_Requests->status() === $response->get_status() ) {
			$response->header( 'Retry-After', (string) MINUTE_IN_SECONDS );
		}
	}

	/**
	 * Returns the input; rejects a list or an object as `locale` like any other invalid field.
	 *
	 * @param array<array-key, mixed>  $values
	 * @param array<string, Parameter> $parameters
	 * @throws Problem Invalid.
	 */
	private static function input( array $values, array $parameters ): Input {
		$input = new Input( $values, $parameters );
		$input->text( 'locale' );

		return $input;
	}
}
