<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

require_once dirname( __DIR__, 3 ) . '/vendor/autoload.php';

spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/' . substr( $name, strlen( 'StudioCalendar\\Mutation\\' ) ) . '.php';
		if ( str_starts_with( $name, 'StudioCalendar\\Mutation\\' ) && is_file( $file ) ) {
			require_once $file;
		}
	}
);
