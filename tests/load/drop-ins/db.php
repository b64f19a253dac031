<?php
/**
 * Test only. A database drop-in that reads from a replica by the rules of HyperDB and LudicrousDB: a SELECT goes to the
 * server in SITE_DB_REPLICA, unless it locks rows, the request has written before, or a caller has required the primary
 * database. Without SITE_DB_REPLICA WordPress uses its own class.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

if ( false === getenv( 'SITE_DB_REPLICA' ) ) {
	return;
}

final class Load_Replica_Db extends wpdb {

	private mysqli|false|null $writer = null;

	private ?mysqli $reader = null;

	private bool $reads_from_writer = false;

	public function send_reads_to_masters(): void {
		$this->reads_from_writer = true;
	}

	/** @param string $query */
	public function query( $query ) { // phpcs:ignore SlevomatCodingStandard.TypeHints.ParameterTypeHint.MissingNativeTypeHint -- wpdb's own parameter has none.
		$reads = 1 === preg_match( '/^\s*(SELECT|SHOW)\b/i', $query ) && 1 !== preg_match( '/\bFOR UPDATE\b|@/i', $query );
		if ( ! $reads && 1 !== preg_match( '/^\s*SET\b/i', $query ) ) {
			$this->reads_from_writer = true;
		}
		if ( ! $reads || $this->reads_from_writer ) {
			$this->dbh = $this->writer ?? $this->dbh;
			$result    = parent::query( $query );
			// The parent class may have reconnected.
			$this->writer = $this->dbh;
			return $result;
		}
		$this->writer ??= $this->dbh;
		$this->reader ??= $this->connected();
		$this->dbh      = $this->reader;
		return parent::query( $query );
	}

	private function connected(): mysqli {
		[ $host, $port ] = explode( ':', (string) getenv( 'SITE_DB_REPLICA' ) );
		$reader          = new mysqli( $host, DB_USER, DB_PASSWORD, DB_NAME, (int) $port );
		$this->set_charset( $reader, $this->charset, $this->collate );
		return $reader;
	}
}

$GLOBALS['wpdb'] = new Load_Replica_Db( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A database drop-in has to set it.
