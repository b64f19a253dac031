<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

use StudioCalendar\Domain\Problem_Code;

/** Check that a response is one that the server may give to any request: the error envelope with 4xx, or "ok". */
final class Verdict {

	/** Statuses with which WordPress refuses a request before the plugin runs (unknown route, bad JSON); their code is `invalid`. */
	private const OF_WORDPRESS = array( 400, 404, 405 );

	/**
	 * @param bool $is_cut Whether the request asks for some fields only (`_fields`).
	 * @return array{ string, string|null } Result, and what is wrong with it.
	 */
	public static function on( int $status, mixed $data, bool $is_cut ): array {
		$json = wp_json_encode( $data );
		if ( false === $json || $status >= 500 ) {
			return array( "HTTP $status", "HTTP $status: " . substr( (string) $json, 0, 300 ) );
		}
		if ( 304 === $status ) {
			return array( '304', null === $data ? null : 'a body with 304' );
		}
		if ( ! is_array( $data ) ) {
			return array( 'no object', substr( $json, 0, 300 ) );
		}

		return 'error' === ( $data['status'] ?? null ) ? self::on_refusal( $status, $data ) : self::on_success( $status, $data, $is_cut );
	}

	/**
	 * @param array<mixed> $data
	 * @return array{ string, string|null }
	 */
	private static function on_success( int $status, array $data, bool $is_cut ): array {
		$is_right = 200 === $status && ( $is_cut || 'ok' === ( $data['status'] ?? null ) );

		return array( 'ok', $is_right ? null : "$status " . substr( (string) wp_json_encode( $data ), 0, 300 ) );
	}

	/**
	 * @param array<mixed> $data
	 * @return array{ string, string|null }
	 */
	private static function on_refusal( int $status, array $data ): array {
		$code     = is_string( $data['code'] ?? null ) ? Problem_Code::tryFrom( $data['code'] ) : null;
		$more     = is_array( $data['data'] ?? null ) ? $data['data'] : array();
		$fits     = $code?->status() === $status || ( Problem_Code::Invalid === $code && in_array( $status, self::OF_WORDPRESS, true ) );
		$is_right = null !== $code && $fits && $status === ( $more['status'] ?? null )
			&& array( 'status', 'code', 'message', 'data' ) === array_keys( $data )
			&& is_string( $data['message'] ) && '' !== $data['message']
			&& array() === array_diff( array_keys( $more ), array( 'status', 'fields', 'conflicts', 'dates' ) );

		return array( $code->value ?? 'no code', $is_right ? null : "$status " . substr( (string) wp_json_encode( $data ), 0, 300 ) );
	}
}
