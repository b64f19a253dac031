<?php
/**
 * Creates a MySQL database if it does not exist; with `wipe`, drops the tables with the site's prefix.
 * Returns `{ "error": string|null }`.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

/** @var array{ host: string, port: int, user: string, password: string, name: string, prefix: string, wipe: bool } $args */
if ( ! extension_loaded( 'mysqli' ) ) {
	return array( 'error' => 'PHP lacks its extension mysqli.' );
}
mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
try {
	$studio_cal_connection = new mysqli( $args['host'], $args['user'], $args['password'], '', $args['port'] );
	// parseDb() has checked that the name has only letters, digits and underscores.
	$studio_cal_connection->query( "CREATE DATABASE IF NOT EXISTS `{$args['name']}` CHARACTER SET utf8mb4" );
	$studio_cal_connection->select_db( $args['name'] );
	$studio_cal_like   = str_replace( '_', '\\_', $args['prefix'] ) . '%';
	$studio_cal_tables = $args['wipe'] ? $studio_cal_connection->query( "SHOW TABLES LIKE '$studio_cal_like'" ) : false;
	foreach ( $studio_cal_tables instanceof mysqli_result ? $studio_cal_tables->fetch_all( MYSQLI_NUM ) : array() as $studio_cal_row ) {
		$studio_cal_connection->query( "DROP TABLE `{$studio_cal_row[0]}`" );
	}
} catch ( mysqli_sql_exception $error ) {
	return array( 'error' => rtrim( $error->getMessage(), '.' ) . '.' );
}
return array( 'error' => null );
