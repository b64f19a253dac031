<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

/**
 * Notifies open calendars of every change, from the app, wp-admin, another plugin or WP-CLI. It sends one message per
 * studio and request, after the response; failed ones are retried by cron.
 */
final class Announcer {

	public const EVENT = 'studio_calendar_announce';

	/** Seconds before each retry. By then calendars without a message have polled. */
	private const PAUSES = array( 30, 120, 600, 1800 );

	/** @var array<int, array<int, true>> Studios changed in this request, by site. */
	private array $changed = array();

	public function __construct( private readonly Ably_Rest $ably, private readonly Ably_Settings $settings ) {
	}

	public function add_hooks(): void {
		add_action( 'studio_calendar_changed', $this->note( ... ) );
		add_action( 'shutdown', $this->announce( ... ), 1000, 0 );
		add_action( self::EVENT, $this->try_again( ... ), 10, 2 );
	}

	public function note( int $studio_id ): void {
		if ( null !== $this->settings->key() ) {
			$this->changed[ get_current_blog_id() ][ $studio_id ] = true;
		}
	}

	/** Publishes the changes. On PHP-FPM and LiteSpeed the response is sent before, so no visitor waits. */
	public function announce(): void {
		$changed       = $this->changed;
		$this->changed = array();
		if ( array() !== $changed ) {
			self::send_answer();
		}
		foreach ( $changed as $site_id => $studios ) {
			self::at_site( $site_id, fn() => array_map( fn( int $studio_id ) => $this->try_again( $studio_id, 0 ), array_keys( $studios ) ) );
		}
	}

	/** @param int $tries Number of tries so far. */
	public function try_again( int $studio_id, int $tries ): void {
		if ( ! $this->ably->publish( $studio_id ) && isset( self::PAUSES[ $tries ] ) ) {
			wp_schedule_single_event( time() + self::PAUSES[ $tries ], self::EVENT, array( $studio_id, $tries + 1 ) );
		}
	}

	private static function send_answer(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
		}
	}

	/** @param callable(): mixed $work */
	private static function at_site( int $site_id, callable $work ): void {
		$is_elsewhere = is_multisite() && get_current_blog_id() !== $site_id;
		if ( $is_elsewhere ) {
			switch_to_blog( $site_id );
		}
		$work();
		if ( $is_elsewhere ) {
			restore_current_blog();
		}
	}
}
