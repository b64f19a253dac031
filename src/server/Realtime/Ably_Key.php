<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use LogicException;
use SensitiveParameter;

/** API key of Ably, "appId.keyId:secret". The secret signs requests and never appears in a dump, log or response. */
final class Ably_Key {

	private const PATTERN = '/\A([\w-]+\.[\w-]+):([\w+\/=-]+)\z/';

	private function __construct( public readonly string $name, #[SensitiveParameter] private readonly string $secret ) {
	}

	/** Returns the key; null for an invalid value. */
	public static function parse( #[SensitiveParameter] mixed $value ): ?self {
		return is_string( $value ) && 1 === preg_match( self::PATTERN, trim( $value ), $parts ) ? new self( $parts[1], $parts[2] ) : null;
	}

	public function sign( string $text ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Ably's encoding of a signature.
		return base64_encode( hash_hmac( 'sha256', $text, $this->secret, true ) );
	}

	/** Returns the Authorization header of the server's own requests to Ably. */
	public function authorization(): string {
		return 'Basic ' . base64_encode( "$this->name:$this->secret" ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP's encoding of a password.
	}

	/** @return array{ name: string } */
	public function __debugInfo(): array {
		return array( 'name' => $this->name );
	}

	/** @return never Serializing would let a cache store the secret. */
	public function __serialize(): array {
		throw new LogicException( 'A key is not stored.' );
	}
}
