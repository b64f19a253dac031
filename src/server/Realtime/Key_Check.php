<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use StudioCalendar\Domain\Field_Error;

/** Tests a key at Ably: requests a member's token and checks its permissions. */
final class Key_Check {

	/** Lifetime of the test token in milliseconds; it is never used. */
	private const TTL = 60_000;

	/** Not a real studio; channels of different studios differ only in the number. */
	private const STUDIO = 0;

	/** Ably's codes: "Timestamp not current", "operation not permitted with provided capability". */
	private const CLOCK  = 40104;
	private const NARROW = 40160;

	public function __construct( private readonly Ably_Rest $ably, private readonly Token_Requests $requests ) {
	}

	/**
	 * @param string $prefix Prefix of the channels that the key is for.
	 * @return Field_Error|null Null if the key has all required permissions.
	 */
	public function fault( Ably_Key $key, string $prefix ): ?Field_Error {
		$wanted = ( new Channels( $prefix ) )->capability( self::STUDIO, true );
		$answer = $this->ably->token( $key, $this->requests->sign( $key, self::TTL, $wanted, null ) );
		if ( 201 !== $answer['status'] ) {
			return self::refusal( $answer['status'], $answer['body'] );
		}
		$given = is_string( $answer['body']['capability'] ?? null ) ? json_decode( $answer['body']['capability'], true ) : null;

		return self::covers( is_array( $given ) ? $given : array(), $wanted ) ? null : Field_Error::Key_Too_Narrow;
	}

	/** @param array<array-key, mixed> $body */
	private static function refusal( int $status, array $body ): Field_Error {
		$code = is_array( $body['error'] ?? null ) ? $body['error']['code'] ?? null : null;

		return match ( true ) {
			self::CLOCK === $code  => Field_Error::Clock_Is_Off,
			self::NARROW === $code => Field_Error::Key_Too_Narrow,
			$status >= 400 && $status < 500 && 429 !== $status && is_int( $code ) => Field_Error::Key_Refused,
			default => Field_Error::Ably_Unreachable,
		};
	}

	/**
	 * @param array<array-key, mixed>     $given  The token's operations by channel.
	 * @param array<string, list<string>> $wanted Required operations by channel.
	 */
	private static function covers( array $given, array $wanted ): bool {
		foreach ( $wanted as $channel => $operations ) {
			$allowed = is_array( $given[ $channel ] ?? null ) ? $given[ $channel ] : array();
			if ( array() !== array_diff( $operations, array_filter( $allowed, is_string( ... ) ) ) && ! in_array( '*', $allowed, true ) ) {
				return false;
			}
		}

		return true;
	}
}
