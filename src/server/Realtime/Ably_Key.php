<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use LogicException;
use SensitiveParameter;

/** An API key of Ably, "appId.keyId:secret". Its secret signs and proves, and is in no dump, log or answer. */
final class Ably_Key {

	private const PATTERN = '/\A([\w-]+\.[\w-]+):([\w+\/=-]+)\z/';

	private function __construct( public readonly string $name, #[SensitiveParameter] private readonly string $secret ) {
	}

	/** Null for what is no key. */
	public static function parse( #[SensitiveParameter] mixed $value ): ?self {
		return is_string( $value ) && 1 === preg_match( self::PATTERN, trim( $value ), $parts ) ? new self( $parts[1], $parts[2] ) : null;
	}

	public function sign( string $text ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- Ably's encoding of a signature.
		return base64_encode( hash_hmac( 'sha256', $text, $this->secret, true ) );
	}

	/** Of a request that we send to Ably ourselves. */
	public function authorization(): string {
		return 'Basic ' . base64_encode( "$this->name:$this->secret" ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- HTTP's encoding of a password.
	}

	/** @return array{ name: string } */
	public function __debugInfo(): array {
		return array( 'name' => $this->name );
	}

	/** @return never A cache that kept the key would be a leak. */
	public function __serialize(): array {
		throw new LogicException( 'A key is not stored.' );
	}
}
