<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;

/**
 * Counts requests per minute without a database query: in a shared object cache if the site has one, otherwise in small
 * files of the system's temporary folder, one byte per request (appending is atomic). In files each web server counts
 * for itself.
 */
final class Rate_Limiter {

	private const GROUP = 'studio_calendar_limits';

	public function __construct( private readonly Clock $clock ) {
	}

	/**
	 * @param string $who  Whose requests are counted; stored as a hash.
	 * @param int    $most Allowed requests per calendar minute.
	 * @throws Problem Too_Many_Requests if the limit is exceeded.
	 */
	public function count( string $who, int $most ): void {
		$minute = $this->clock->now()->format( 'YmdHi' );
		$bucket = substr( hash_hmac( 'sha256', $who, wp_salt( 'nonce' ) ), 0, 24 );
		$hits   = wp_using_ext_object_cache() ? self::in_cache( "$bucket-$minute" ) : self::in_file( $bucket, $minute );
		if ( $hits > $most ) {
			throw Problem_Code::Too_Many_Requests->problem();
		}
	}

	private static function in_cache( string $key ): int {
		wp_cache_add( $key, 0, self::GROUP, 2 * MINUTE_IN_SECONDS );

		return (int) wp_cache_incr( $key, 1, self::GROUP );
	}

	/** Fails open: without a writable folder, requests are not limited. */
	private static function in_file( string $bucket, string $minute ): int {
		$folder = self::folder();
		$file   = "$folder/$minute-$bucket";
		if ( ! file_exists( $file ) ) {
			self::forget_other_minutes( $folder, $minute );
		}
		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failed write is handled below, and WP_Filesystem may be FTP.
		if ( false === @file_put_contents( $file, '.', FILE_APPEND | LOCK_EX ) ) {
			return 0;
		}
		clearstatcache( true, $file );

		return (int) filesize( $file );
	}

	/** Deletes the files and their folder; entries of a cache expire by themselves. */
	public static function forget_everything(): void {
		$folder = self::name_of_folder();
		self::forget_other_minutes( $folder, 'none' );
		if ( is_dir( $folder ) ) {
			@rmdir( $folder ); // phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- another request may count in it.
		}
	}

	private static function name_of_folder(): string {
		return get_temp_dir() . 'studio-calendar-' . substr( hash_hmac( 'sha256', ABSPATH, wp_salt( 'nonce' ) ), 0, 16 );
	}

	private static function folder(): string {
		$folder = self::name_of_folder();
		if ( ! is_dir( $folder ) ) {
			wp_mkdir_p( $folder );
		}

		return $folder;
	}

	private static function forget_other_minutes( string $folder, string $minute ): void {
		foreach ( (array) glob( $folder . '/*' ) as $file ) {
			if ( is_string( $file ) && ! str_starts_with( basename( $file ), $minute ) ) {
				@unlink( $file ); // phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- another process may be faster.
			}
		}
	}
}
