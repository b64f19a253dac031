<?php
/**
 * Probe for `npm run bench:boot`: reports a request's cost in response headers, and deactivates the plugin for requests with
 * the header `X-Without-Plugin`.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

( static function (): void {
	if ( isset( $_SERVER['HTTP_X_WITHOUT_PLUGIN'] ) ) {
		add_filter( 'option_active_plugins', static fn(): array => array() );
	}
	$start = hrtime( true );
	ob_start(
		static function ( string $page ) use ( $start ): string {
			$files = preg_grep( '#/studio-calendar/|' . preg_quote( (string) getenv( 'STUDIO_CALENDAR_CHECKOUT' ), '#' ) . '/(plugin|src)#', get_included_files() );
			header( 'X-Milliseconds: ' . ( hrtime( true ) - $start ) / 1e6 );
			header( 'X-Kilobytes: ' . memory_get_peak_usage() / 1024 );
			header( 'X-Queries: ' . ( $GLOBALS['wpdb'] instanceof wpdb ? $GLOBALS['wpdb']->num_queries : 0 ) );
			header( 'X-Files: ' . count( (array) $files ) );

			return $page;
		}
	);
} )();
