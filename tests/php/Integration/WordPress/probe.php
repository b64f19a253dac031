<?php
/**
 * Router of Web_Server. It routes as dev/router.php does and writes the queries, warnings and loaded files of each page into the
 * file STUDIO_CALENDAR_REPORT.
 * STUDIO_CALENDAR_TEST_KEY in the environment defines Ably's key, as wp-config.php can.
 * STUDIO_CALENDAR_TEST_PLUGIN in the environment loads one more plugin, a file of tests/fixtures/mu-plugins.
 * The header X-Without-Plugin deactivates all plugins, so that a page can be compared with itself.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

( static function (): void {
	$complaints = array();
	if ( isset( $_SERVER['HTTP_X_WITHOUT_PLUGIN'] ) ) {
		// WordPress adopts the hooks that exist before it loads.
		$none                 = array( 'function' => static fn(): array => array(), 'accepted_args' => 1 );
		$GLOBALS['wp_filter'] = array( 'option_active_plugins' => array( 10 => array( $none ) ) );
	}
	$plugin = getenv( 'STUDIO_CALENDAR_TEST_PLUGIN' );
	if ( is_string( $plugin ) ) {
		$load                 = array( 'function' => static fn() => require_once dirname( __DIR__, 3 ) . "/fixtures/mu-plugins/$plugin.php", 'accepted_args' => 0 );
		$GLOBALS['wp_filter'] = array( 'muplugins_loaded' => array( 10 => array( $load ) ) );
	}
	if ( false !== getenv( 'STUDIO_CALENDAR_TEST_KEY' ) ) {
		define( 'STUDIO_CALENDAR_ABLY_KEY', getenv( 'STUDIO_CALENDAR_TEST_KEY' ) );
	}
	set_error_handler(
		static function ( int $level, string $message, string $file, int $line ) use ( &$complaints ): bool {
			if ( str_contains( ( new Exception() )->getTraceAsString() . $file, '/src/server/' ) ) {
				$complaints[] = "$message in $file:$line";
			}
			return true;
		}
	);
	register_shutdown_function(
		static function () use ( &$complaints ): void {
			$queries = ( $GLOBALS['wpdb'] ?? null ) instanceof wpdb ? $GLOBALS['wpdb']->num_queries : -1;
			$files   = count( (array) preg_grep( '#/plugins/studio-calendar/|' . preg_quote( dirname( __DIR__, 4 ), '#' ) . '/(plugin|src|build)#', get_included_files() ) );
			file_put_contents( (string) getenv( 'STUDIO_CALENDAR_REPORT' ), json_encode( array( 'queries' => $queries, 'complaints' => $complaints, 'files' => $files ) ) );
		}
	);
} )();

return require __DIR__ . '/../../../../dev/router.php';
