<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Realtime;

use RuntimeException;
use StudioCalendar\Realtime\Ably_Settings;

/** Process of the fake Ably server (tests/fixtures/ably), which the tested WordPress uses instead of Ably. */
final class Ably_Server {

	/** Key that tests/fixtures/ably/server.mjs accepts. */
	public const KEY = 'fixture.key:loopback-secret';

	/** Keys of the same account: LISTENER may only subscribe, IDLE has no permission that the plugin needs. */
	public const LISTENER = 'fixture.listener:listening-secret';
	public const IDLE     = 'fixture.idle:idle-secret';

	/** @param resource $process */
	private function __construct( private readonly mixed $process, public readonly int $port ) {
	}

	public static function start(): self {
		$script  = dirname( __DIR__, 3 ) . '/fixtures/ably/main.mjs';
		$process = proc_open( array( 'node', $script ), array( 1 => array( 'pipe', 'w' ) ), $pipes );
		$line    = false === $process ? false : fgets( $pipes[1] );
		if ( false === $process || false === $line ) {
			throw new RuntimeException( 'The server of tests/fixtures/ably does not start.' );
		}

		return new self( $process, (int) $line );
	}

	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
	}

	/** Stores the key and the channel prefix, and puts this server in Ably's place; `forget` undoes all of it. */
	public function use( string $prefix ): void {
		self::key( self::KEY );
		update_option( Ably_Settings::PREFIX_OPTION, $prefix );
		$this->stand_in();
	}

	/** Puts this server in Ably's place without storing a key. */
	public function stand_in(): void {
		self::lead_to( $this->port );
	}

	/** Puts a port in Ably's place on which no server listens. */
	public static function lead_nowhere(): void {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$port   = false === $socket ? 9 : (int) substr( (string) strrchr( (string) stream_socket_get_name( $socket, false ), ':' ), 1 );
		if ( false !== $socket ) {
			fclose( $socket );
		}
		self::lead_to( $port );
	}

	private static function lead_to( int $port ): void {
		remove_all_filters( 'studio_calendar_ably_options' );
		add_filter( 'studio_calendar_ably_options', static fn(): array => array( 'endpoint' => '127.0.0.1', 'port' => $port, 'tls' => false ) );
	}

	public static function key( string $key ): void {
		update_option( Ably_Settings::KEY_OPTION, $key );
	}

	public static function forget(): void {
		remove_all_filters( 'studio_calendar_ably_options' );
		delete_option( Ably_Settings::KEY_OPTION );
		delete_option( Ably_Settings::PREFIX_OPTION );
	}

	/** @return list<array<mixed>> Messages published on a channel, from Ably's REST endpoint for a channel's history. */
	public function messages( string $channel ): array {
		$asked = wp_remote_get( $this->address( "/channels/$channel/messages" ), array( 'headers' => array( 'Authorization' => 'Basic ' . base64_encode( self::KEY ) ) ) );
		$found = json_decode( wp_remote_retrieve_body( $asked ), true );

		return is_array( $found ) ? array_values( array_filter( $found, is_array( ... ) ) ) : array();
	}

	/**
	 * @param array<mixed> $request Token request signed by the plugin.
	 * @return array{ int, mixed } HTTP status, and the token's details.
	 */
	public function token( array $request ): array {
		$name   = is_string( $request['keyName'] ?? null ) ? $request['keyName'] : '';
		$answer = wp_remote_post( $this->address( "/keys/$name/requestToken" ), array( 'body' => (string) wp_json_encode( $request ) ) );

		return array( (int) wp_remote_retrieve_response_code( $answer ), json_decode( wp_remote_retrieve_body( $answer ), true ) );
	}

	private function address( string $path ): string {
		return "http://127.0.0.1:{$this->port}$path";
	}
}
