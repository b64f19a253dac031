<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Service\Language;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Puts WordPress's own errors in this plugin's namespace (an invalid nonce, an unknown route) into the error envelope.
 */
final class WordPress_Errors {

	public function __construct( private readonly Language $language ) {
	}

	public function add_hooks(): void {
		add_filter( 'rest_request_after_callbacks', $this->in_envelope( ... ), 10, 3 );
		add_filter( 'rest_post_dispatch', $this->in_envelope( ... ), 10, 3 );
	}

	/**
	 * @param mixed                                 $response WordPress's response.
	 * @param mixed                                 $handler  Unused.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function in_envelope( mixed $response, mixed $handler, WP_REST_Request $request ): mixed {
		if ( ! str_starts_with( ltrim( $request->get_route(), '/' ), Call::NAMESPACE . '/' ) ) {
			return $response;
		}
		$found = $response instanceof WP_Error ? rest_convert_error_to_response( $response ) : $response;
		$data  = $found instanceof WP_REST_Response ? $found->get_data() : null;
		if ( ! $found instanceof WP_REST_Response || ! $found->is_error() || ( is_array( $data ) && 'error' === ( $data['status'] ?? null ) ) ) {
			return $response;
		}
		$locale = $request->get_param( 'locale' ) ?? Post_Data::of( $request->get_param( 'post_data' ) )->locale();
		$this->language->use( is_string( $locale ) ? $locale : null );
		$found->set_data( self::envelope( is_array( $data ) && is_string( $data['code'] ?? null ) ? $data['code'] : '', $found->get_status() ) );
		Call::add_retry_after( $found );
		$this->language->use( null );

		return Cache_Headers::never( $found );
	}

	/**
	 * Returns the envelope with WordPress's status and this plugin's code.
	 *
	 * @return array<string, mixed>
	 */
	private static function envelope( string $code, int $status ): array {
		$ours = Problem_Code::tryFrom( $code ) ?? match ( true ) {
			'rest_cookie_invalid_nonce' === $code => Problem_Code::Invalid_Nonce,
			401 === $status                       => Problem_Code::Not_Logged_In,
			403 === $status                       => Problem_Code::Forbidden,
			429 === $status                       => Problem_Code::Too_Many_Requests,
			$status >= 500                        => Problem_Code::Busy,
			default                               => Problem_Code::Invalid,
		};

		return Envelope::error( $ours->value, Envelope::of( new Problem( $ours ) )['message'], $status );
	}
}
