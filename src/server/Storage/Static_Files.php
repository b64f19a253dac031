<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use Closure;

/**
 * Small files in the site's uploads, which the web server serves without WordPress. None of these functions throws or
 * warns: a full disk or a folder that is not writable must not break the request.
 */
final class Static_Files {

	private const FOLDER = 'studio-calendar';

	/** Empty page, which keeps a web server from listing the folder. */
	private const COVER = 'index.html';

	/** Returns the path of the folder; null if the site has no folder for uploads. */
	public static function folder(): ?string {
		$uploads = wp_upload_dir( null, false );

		return false === $uploads['error'] ? $uploads['basedir'] . '/' . self::FOLDER : null;
	}

	/** Returns the URL of a file in the scheme of this request. */
	public static function url( string $name ): string {
		$url = wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . $name;

		return is_ssl() ? set_url_scheme( $url, 'https' ) : $url;
	}

	/** Returns the file's text; null if it cannot be read. */
	public static function read( string $name ): ?string {
		$path = self::path( $name );
		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a local file, which another request may delete.
		$text = null !== $path && is_file( $path ) ? @file_get_contents( $path ) : false;

		return false === $text ? null : $text;
	}

	/**
	 * Replaces the file in one step, so that nobody reads half of it. Its time of change moves on by a second at least:
	 * web servers derive their ETag from it, and two texts of one second would have the same.
	 *
	 * @return bool Whether it is written; otherwise the file is as before.
	 */
	public static function put( string $name, string $text ): bool {
		$path = self::path( $name );
		if ( null === $path || ! self::make_folder( dirname( $path ) ) ) {
			return false;
		}
		$draft = $path . '.' . bin2hex( random_bytes( 6 ) ) . '.new';
		$is_new = self::write( $draft, $text, self::next_time( $path ) );
		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failure is returned; WP_Filesystem cannot replace a file in one step.
		$is_done = $is_new && @rename( $draft, $path );
		if ( ! $is_done ) {
			wp_delete_file( $draft );
		}

		return $is_done;
	}

	public static function delete( string $name ): void {
		$path = self::path( $name );
		if ( null !== $path && is_file( $path ) ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Runs the work unless another request runs some at this moment.
	 *
	 * @param Closure(): bool $work
	 * @return bool The work's result; false if it did not run.
	 */
	public static function alone( Closure $work ): bool {
		$folder = self::folder();
		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failure is returned; WP_Filesystem has no locks.
		$lock = null !== $folder && self::make_folder( $folder ) ? @fopen( $folder . '/' . self::COVER, 'c' ) : false;
		if ( false === $lock ) {
			return false;
		}
		try {
			return flock( $lock, LOCK_EX | LOCK_NB ) && $work();
		} finally {
			fclose( $lock ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- opened above for its lock.
		}
	}

	/**
	 * Deletes files older than a day, such as drafts of requests that ended early.
	 *
	 * @param list<string> $kept Names of the files to keep.
	 */
	public static function keep( array $kept ): void {
		foreach ( self::paths() as $path ) {
			$age = time() - (int) @filemtime( $path ); // phpcs:ignore Generic.PHP.NoSilencedErrors -- another request may delete it.
			if ( $age > DAY_IN_SECONDS && ! in_array( basename( $path ), array( self::COVER, ...$kept ), true ) ) {
				wp_delete_file( $path );
			}
		}
	}

	/** Deletes the folder. */
	public static function drop(): void {
		$folder = self::folder();
		if ( null === $folder || ! is_dir( $folder ) ) {
			return;
		}
		array_map( wp_delete_file( ... ), self::paths() );
		@rmdir( $folder ); // phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- somebody may have put another file there.
	}

	/** @return list<string> */
	private static function paths(): array {
		$folder = self::folder();
		$found  = null === $folder ? false : glob( $folder . '/*' );

		return false === $found ? array() : $found;
	}

	private static function path( string $name ): ?string {
		$folder = self::folder();

		return null === $folder ? null : "$folder/$name";
	}

	/** Writes a file with the permissions that uploads have. Returns whether it is written. */
	private static function write( string $path, string $text, int $time ): bool {
		$permissions = (int) fileperms( dirname( $path ) ) & 0666;
		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failure is returned, and WP_Filesystem may be FTP.
		$is_written = strlen( $text ) === @file_put_contents( $path, $text );

		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failure is returned, and WP_Filesystem may be FTP.
		return $is_written && @chmod( $path, $permissions ) && @touch( $path, $time );
	}

	/** Returns the time of change, in seconds since 1970, for the next text of a file. */
	private static function next_time( string $path ): int {
		clearstatcache( true, $path );
		$last = is_file( $path ) ? @filemtime( $path ) : false; // phpcs:ignore Generic.PHP.NoSilencedErrors -- another request may delete it.

		return max( time(), (int) $last + 1 );
	}

	private static function make_folder( string $folder ): bool {
		$cover = $folder . '/' . self::COVER;
		if ( is_file( $cover ) ) {
			return true;
		}

		// phpcs:ignore Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- a failure is returned, and WP_Filesystem may be FTP.
		return ( is_dir( $folder ) || wp_mkdir_p( $folder ) ) && false !== @file_put_contents( $cover, '' );
	}
}
