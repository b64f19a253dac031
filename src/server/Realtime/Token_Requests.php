<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use StudioCalendar\Domain\Clock;

/** Signs token requests as Ably specifies them: one field per line, signed with the key's secret. */
final class Token_Requests {

	public function __construct( private readonly Clock $clock ) {
	}

	/**
	 * @param int                         $ttl        Lifetime of the token in milliseconds.
	 * @param array<string, list<string>> $capability Channels and operations in alphabetical order.
	 * @param string|null                 $client_id  Null for an anonymous client.
	 * @return array<string, int|string>
	 */
	public function sign( Ably_Key $key, int $ttl, array $capability, ?string $client_id ): array {
		$fields = array(
			'keyName'    => $key->name,
			'ttl'        => $ttl,
			'capability' => (string) wp_json_encode( $capability, JSON_UNESCAPED_SLASHES ),
			'clientId'   => $client_id ?? '',
			'timestamp'  => (int) $this->clock->now()->format( 'Uv' ),
			'nonce'      => bin2hex( random_bytes( 16 ) ),
		);
		$signed = $fields + array( 'mac' => $key->sign( implode( "\n", $fields ) . "\n" ) );

		return null === $client_id ? array_diff_key( $signed, array( 'clientId' => true ) ) : $signed;
	}
}
