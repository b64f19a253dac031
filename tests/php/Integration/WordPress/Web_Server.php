<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use RuntimeException;
use WP_Session_Tokens;

/** Process of PHP's own web server on the test's site, for what only a whole page shows: headers, queries, loaded files. */
final class Web_Server {

	/** Timeout of the server's start in seconds. */
	private const TIMEOUT_SECONDS = 60;

	/** @var array<int, array{ pages: string, admin: string }> Cookies by user, reused since a nonce is valid for one login only. */
	private array $logins = array();

	/** @param resource $process */
	private function __construct( private readonly mixed $process, private readonly int $port, private readonly string $report ) {
	}

	/** @param array<string, string> $environment Additional environment variables for probe.php. */
	public static function start( array $environment = array() ): self {
		$port    = self::free_port();
		$report  = (string) tempnam( sys_get_temp_dir(), 'studio-calendar-' );
		$root    = untrailingslashit( ABSPATH );
		$command = array( PHP_BINARY, '-S', "127.0.0.1:$port", '-t', $root, __DIR__ . '/probe.php' );
		$silence = array( array( 'file', '/dev/null', 'r' ), array( 'file', '/dev/null', 'w' ), array( 'file', '/dev/null', 'w' ) );
		$process = proc_open( $command, $silence, $pipes, $root, $environment + array( 'STUDIO_CALENDAR_REPORT' => $report ) + getenv() );
		if ( false === $process ) {
			throw new RuntimeException( 'PHP\'s web server does not start.' );
		}
		$until = time() + self::TIMEOUT_SECONDS;
		while ( ! self::answers( $port ) ) {
			if ( time() > $until ) {
				throw new RuntimeException( 'PHP\'s web server does not answer.' );
			}
			usleep( 20_000 );
		}

		return new self( $process, $port, $report );
	}

	public function stop(): void {
		proc_terminate( $this->process );
		proc_close( $this->process );
		unlink( $this->report );
	}

	/** Returns the server's own URL, for requests that do not use home_url(). */
	public function address(): string {
		return "http://127.0.0.1:{$this->port}";
	}

	/**
	 * @param int                   $user    User logged in by WordPress's own cookies, 0 for guests.
	 * @param array<string, string> $headers Request headers.
	 */
	public function get( string $path, int $user = 0, array $headers = array() ): Web_Page {
		return $this->send( 'GET', $path, $user, $headers, '' );
	}

	/**
	 * Sends a form as a browser does.
	 *
	 * @param array<string, mixed> $fields
	 * @param int                  $user   User logged in by WordPress's own cookies, 0 for guests.
	 */
	public function post( string $path, array $fields, int $user = 0 ): Web_Page {
		$body    = http_build_query( $fields );
		$headers = array( 'Content-Type' => 'application/x-www-form-urlencoded', 'Content-Length' => (string) strlen( $body ) );

		return $this->send( 'POST', $path, $user, $headers, $body );
	}

	/** Returns a nonce that is valid for the user's requests. */
	public function nonce( string $action, int $user ): string {
		$before = array( get_current_user_id(), $_COOKIE );
		wp_set_current_user( $user );
		$_COOKIE[ LOGGED_IN_COOKIE ] = $this->login( $user )['pages'];
		$nonce                       = wp_create_nonce( $action );
		[ $id, $_COOKIE ]            = $before;
		wp_set_current_user( $id );

		return $nonce;
	}

	/** @param array<string, string> $headers */
	private function send( string $method, string $path, int $user, array $headers, string $body ): Web_Page {
		$host   = (string) preg_replace( '#\Ahttps?://#', '', home_url() );
		$lines  = array( "$method $path HTTP/1.0", "Host: $host" );
		foreach ( $headers + ( 0 === $user ? array() : array( 'Cookie' => $this->cookies( $user ) ) ) as $name => $value ) {
			$lines[] = "$name: $value";
		}
		file_put_contents( $this->report, '' );
		$socket = fsockopen( '127.0.0.1', $this->port );
		if ( false === $socket ) {
			throw new RuntimeException( 'PHP\'s web server is gone.' );
		}
		fwrite( $socket, implode( "\r\n", $lines ) . "\r\n\r\n$body" );
		$answer = (string) stream_get_contents( $socket );
		fclose( $socket );

		return Web_Page::read( $answer, (string) file_get_contents( $this->report ) );
	}

	private function cookies( int $user ): string {
		[ 'pages' => $pages, 'admin' => $admin ] = $this->login( $user );

		return LOGGED_IN_COOKIE . '=' . rawurlencode( $pages ) . '; ' . str_replace( 'wordpress_logged_in_', 'wordpress_', LOGGED_IN_COOKIE ) . '=' . rawurlencode( $admin );
	}

	/** @return array{ pages: string, admin: string } WordPress's two cookies of a login: for pages and for wp-admin. */
	private function login( int $user ): array {
		if ( ! isset( $this->logins[ $user ] ) ) {
			$until                 = time() + HOUR_IN_SECONDS;
			$token                 = WP_Session_Tokens::get_instance( $user )->create( $until );
			$this->logins[ $user ] = array(
				'pages' => wp_generate_auth_cookie( $user, $until, 'logged_in', $token ),
				'admin' => wp_generate_auth_cookie( $user, $until, 'auth', $token ),
			);
		}

		return $this->logins[ $user ];
	}

	private static function answers( int $port ): bool {
		set_error_handler( static fn(): bool => true );
		$socket = fsockopen( '127.0.0.1', $port );
		restore_error_handler();
		if ( false === $socket ) {
			return false;
		}
		fclose( $socket );

		return true;
	}

	/**
	 * Returns a port below those that the system gives to outgoing connections (from 32768 on Linux), since one of these may
	 * take a port between its choice and the start of the server.
	 */
	private static function free_port(): int {
		do {
			$port = random_int( 21_000, 31_999 );
		} while ( self::answers( $port ) );

		return $port;
	}
}
