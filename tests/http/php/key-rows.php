<?php
/**
 * Searches the database for `$args['keys']`. Returns the name of the table, without its prefix, for each row that contains one.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

/** @var array{ keys: list<string> } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	$found = array();
	foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
		foreach ( $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i', $table ), ARRAY_N ) as $row ) {
			$text = implode( ' ', array_filter( $row, is_string( ... ) ) );
			if ( array() !== array_filter( $args['keys'], static fn( string $key ): bool => str_contains( $text, $key ) ) ) {
				$found[] = substr( (string) $table, strlen( $wpdb->prefix ) );
			}
		}
	}

	return $found;
} )( $args );
