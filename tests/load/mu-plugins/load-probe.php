<?php
/**
 * Test only. Lifts the limits, and by headers delays a request or cuts its database connection.
 *
 * A request with the header `X-Load-Gate: T` waits, with WordPress loaded, until the clock says T (milliseconds since 1970).
 *
 * A request with the header `X-Load-Kill: N` loses its connection, by KILL CONNECTION from a second one, right before
 * the Nth statement after START TRANSACTION (0: before START TRANSACTION itself). The response to every such request, even if N
 * is never reached, has the header `X-Load-Statements`: the number of statements after START TRANSACTION, including COMMIT.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

add_filter( 'studio_calendar_writes_per_minute', static fn(): int => 1000000 );
add_filter( 'studio_calendar_days_ahead', static fn(): int => 7320 );
add_filter( 'studio_calendar_open_requests', static fn(): int => 1000000 );

if ( isset( $_SERVER['HTTP_X_LOAD_GATE'] ) ) {
	add_action(
		'init',
		static function (): void {
			$gate = $_SERVER['HTTP_X_LOAD_GATE'];
			$left = ( is_numeric( $gate ) ? (float) $gate / 1000 : 0 ) - microtime( true );
			usleep( (int) ( 1000000 * min( 2, max( 0, $left ) ) ) );
		},
		PHP_INT_MAX
	);
}

if ( isset( $_SERVER['HTTP_X_LOAD_KILL'] ) && is_numeric( $_SERVER['HTTP_X_LOAD_KILL'] ) ) {
	add_filter( 'query', new Load_Probe( (int) $_SERVER['HTTP_X_LOAD_KILL'] ) );
}

/** Filter of SQL statements that counts those of the first transaction and cuts the connection before one of them. */
final class Load_Probe {

	/** Number of statements since START TRANSACTION; -1 before it. */
	private int $count = -1;

	private bool $is_over = false;

	public function __construct( private readonly int $victim ) {
	}

	public function __invoke( string $sql ): string {
		if ( $this->is_over || ! $this->counts( $sql ) ) {
			return $sql;
		}
		++$this->count;
		header( "X-Load-Statements: {$this->count}" );
		if ( $this->count === $this->victim ) {
			header( 'X-Load-Killed: ' . substr( (string) preg_replace( '/\s+/', ' ', trim( $sql ) ), 0, 60 ) );
			$this->kill();
		}
		$this->is_over = $this->count === $this->victim || 1 === preg_match( '/^\s*COMMIT/i', $sql );

		return $sql;
	}

	private function counts( string $sql ): bool {
		return $this->count >= 0 || 1 === preg_match( '/^\s*(START TRANSACTION|BEGIN)/i', $sql );
	}

	/** Kills the connection and waits until the server has closed it, so that the next statement fails. */
	private function kill(): void {
		global $wpdb;
		[ $host, $port ] = array_pad( explode( ':', DB_HOST ), 2, '3306' );
		$thread          = (int) $wpdb->dbh->thread_id;
		$second          = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port );
		$second->query( "KILL CONNECTION $thread" );
		do {
			usleep( 1000 );
			$left = $second->query( "SELECT 1 FROM information_schema.processlist WHERE id = $thread" );
		} while ( $left instanceof mysqli_result && $left->num_rows > 0 );
		$second->close();
	}
}
