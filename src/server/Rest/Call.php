<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Out_Of_Order;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Service\Failures;
use StudioCalendar\Service\Language;
use StudioCalendar\Service\Visitor;
use WP_REST_Request;
use WP_REST_Response;

/** Runs one call in the language it asks for and turns what it throws into the envelope; the only place that does. */
final class Call {

	public const NAMESPACE = 'studio-calendar/v1';

	public function __construct( private readonly Language $language ) {
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request The call.
	 * @param callable(Input): WP_REST_Response     $work    What it does.
	 */
	public function answer( WP_REST_Request $request, callable $work ): WP_REST_Response {
		return $this->answer_values( $request->get_params(), $work );
	}

	/**
	 * The same for admin-ajax, whose parameters come without a request object.
	 *
	 * @param array<array-key, mixed>           $values Without slashes.
	 * @param callable(Input): WP_REST_Response $work   What it does.
	 */
	public function answer_values( array $values, callable $work ): WP_REST_Response {
		$locale = $values['locale'] ?? null;
		$this->language->use( is_string( $locale ) ? $locale : null );
		try {
			return Dead_Database::answered_during( static fn(): WP_REST_Response => $work( self::input( $values ) ) );
		} catch ( Problem $problem ) {
			return self::refuse( $problem );
		} catch ( Out_Of_Order $failure ) {
			Failures::tell( $failure );

			return self::refuse( new Problem( Problem_Code::Busy ) );
		} finally {
			$this->language->use( null );
		}
	}

	/** Who sends it. A login whose nonce was not sent counts as a guest who has a login (docs/behaviour.md, 3). */
	public static function visitor(): Visitor {
		$user_id = get_current_user_id();

		return new Visitor( $user_id, 0 !== $user_id || false !== wp_validate_auth_cookie( '', 'logged_in' ) );
	}

	public static function refuse( Problem $problem ): WP_REST_Response {
		$response = new WP_REST_Response( Envelope::of( $problem ), $problem->problem->status() );
		self::say_when_to_come_back( $response );

		return Cache_Headers::never( $response );
	}

	/** Limits are counted by the minute. */
	public static function say_when_to_come_back( WP_REST_Response $response ): void {
		if ( Problem_Code::Too_Many_Requests->status() === $response->get_status() ) {
			$response->header( 'Retry-After', (string) MINUTE_IN_SECONDS );
		}
	}

	/**
	 * A list or an object where the locale should be a word is refused like any other field.
	 *
	 * @param array<array-key, mixed> $values
	 * @throws Problem Invalid.
	 */
	private static function input( array $values ): Input {
		$input = new Input( $values );
		$input->text( 'locale', 20 );

		return $input;
	}
}
