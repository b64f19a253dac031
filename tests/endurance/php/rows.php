<?php
/**
 * Returns the amount of data that the plugin can leave behind. The rows of bookings, history and request ids grow with each write;
 * everything else here must not grow.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

return ( static function (): array {
	global $wpdb;
	$number = static fn( string $sql ): int => (int) $wpdb->get_var( $sql );
	$rows   = static fn( Table $table ): int => $number( "SELECT COUNT(*) FROM {$wpdb->prefix}{$table->value}" );

	return array(
		'options'    => $number( "SELECT COUNT(*) FROM $wpdb->options" ),
		'transients' => $number( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%\\_transient\\_%'" ),
		'autoloaded' => $number( "SELECT SUM(LENGTH(option_value)) FROM $wpdb->options WHERE autoload IN ('yes','on','auto','auto-on')" ),
		'meta'       => $number( "SELECT (SELECT COUNT(*) FROM $wpdb->usermeta) + (SELECT COUNT(*) FROM $wpdb->postmeta)" ),
		'models'     => $rows( Table::Models ) + $rows( Table::Revisions ),
		'bookings'   => $rows( Table::Bookings ),
		'history'    => $rows( Table::History ),
		'requests'   => $rows( Table::Requests ),
	);
} )();
