<?php
/**
 * Finds StudioCalendar\Room\Class_Name in src/server/Room/Class_Name.php: the plugin needs nothing of Composer to run.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'StudioCalendar\\';
		if ( ! str_starts_with( $name, $prefix ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);
