<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** Idempotency key: the client's request ID and a hash of the request. */
final class Idempotency_Key {

	/** Parameters that do not change what is requested. A plan says what the person has seen, not what is to be done. */
	private const NOT_PART_OF_IT = array( 'request_id', '_wpnonce', 'locale', '_locale', 'action', 'plan' );

	/**
	 * @param string $id   Hashed, so that a case-insensitive collation cannot confuse two IDs.
	 * @param string $hash Hash of the endpoint and the parameters.
	 */
	private function __construct( public readonly string $id, public readonly string $hash ) {
	}

	/**
	 * @param string                  $id   1 to 64 characters; an empty ID gives no key.
	 * @param string                  $call Name of the endpoint.
	 * @param array<array-key, mixed> $args Parameters of the request.
	 */
	public static function of( string $id, string $call, array $args ): ?self {
		if ( '' === $id ) {
			return null;
		}
		$asked = array_diff_key( $args, array_flip( self::NOT_PART_OF_IT ) );
		ksort( $asked );

		return new self( hash( 'sha256', $id ), hash( 'sha256', $call . (string) wp_json_encode( $asked ) ) );
	}

	/** Returns the key of taking a request back: it is done once, and no client can name it, since IDs have no space. */
	public static function of_undo( string $id ): self {
		return new self( hash( 'sha256', "undo $id" ), hash( 'sha256', 'undo' ) );
	}
}
