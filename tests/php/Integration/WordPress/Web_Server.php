<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use RuntimeException;

/** PHP's own web server over the test's site, for what only a whole page shows: headers, queries, what is loaded. */
final class Web_Server {

	/** How long a server may take to start, seconds. */
	private const PATIENCE = 10;

	/** @param resource $process */
	private function __construct( private readonly mixed $process, private readonly int $port, private readonly string $report ) {
	}

	/** @param array<string, string> $environment More of it, for probe.php. */
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
		$until = time() + self::PATIENCE;
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

	/** Where the server itself listens, for what goes past home_url(). */
	public function address(): string {
		return "http://127.0.0.1:{$this->port}";
	}

	/**
	 * @param int                   $user    Who is logged in, by WordPress's own cookie.
	 * @param array<string, string> $headers Of the request.
	 */
	public function get( string $path, int $user = 0, array $headers = array() ): Web_Page {
		$host   = (string) preg_replace( '#\Ahttps?://#', '', home_url() );
		$lines  = array( "GET $path HTTP/1.0", "Host: $host" );
		foreach ( $headers + ( 0 === $user ? array() : array( 'Cookie' => self::login( $user ) ) ) as $name => $value ) {
			$lines[] = "$name: $value";
		}
		file_put_contents( $this->report, '' );
		$socket = fsockopen( '127.0.0.1', $this->port );
		if ( false === $socket ) {
			throw new RuntimeException( 'PHP\'s web server is gone.' );
		}
		fwrite( $socket, implode( "\r\n", $lines ) . "\r\n\r\n" );
		$answer = (string) stream_get_contents( $socket );
		fclose( $socket );

		return Web_Page::read( $answer, (string) file_get_contents( $this->report ) );
	}

	/** WordPress's two cookies of a login: of the pages and of wp-admin. */
	private static function login( int $user ): string {
		$until = time() + HOUR_IN_SECONDS;
		$pages = LOGGED_IN_COOKIE . '=' . rawurlencode( wp_generate_auth_cookie( $user, $until, 'logged_in' ) );
		$admin = str_replace( 'wordpress_logged_in_', 'wordpress_', LOGGED_IN_COOKIE ) . '=' . rawurlencode( wp_generate_auth_cookie( $user, $until, 'auth' ) );

		return "$pages; $admin";
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

	private static function free_port(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		if ( false === $socket ) {
			throw new RuntimeException( 'No port is free.' );
		}
		$port = (int) substr( (string) strrchr( (string) stream_socket_get_name( $socket, false ), ':' ), 1 );
		fclose( $socket );

		return $port;
	}
}
