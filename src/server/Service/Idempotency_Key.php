<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** What makes a call that is sent twice one call: the id its sender gave it, and what it asked for. */
final class Idempotency_Key {

	/** Of the specification's parameters none changes what is asked for. */
	private const NOT_PART_OF_IT = array( 'request_id', '_wpnonce', 'locale', '_locale', 'action' );

	/**
	 * @param string $id   Hashed, so that no collation takes two ids that differ in capitals for one.
	 * @param string $hash Of what the call asks for.
	 */
	private function __construct( public readonly string $id, public readonly string $hash ) {
	}

	/**
	 * @param string                  $id   1 to 64 characters; an empty one is no key.
	 * @param string                  $call Name of the call.
	 * @param array<array-key, mixed> $args Of the call.
	 */
	public static function of( string $id, string $call, array $args ): ?self {
		if ( '' === $id ) {
			return null;
		}
		$asked = array_diff_key( $args, array_flip( self::NOT_PART_OF_IT ) );
		ksort( $asked );

		return new self( hash( 'sha256', $id ), hash( 'sha256', $call . (string) wp_json_encode( $asked ) ) );
	}
}
