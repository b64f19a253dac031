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

	// phpcs:disable Generic.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions -- failures are returned, and WP_Filesystem may be FTP.

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
		clearstatcache( true, $path );
		$before  = is_file( $path ) ? (int) @filemtime( $path ) : 0;
		$is_done = strlen( $text ) === @file_put_contents( $draft, $text )
			&& @chmod( $draft, (int) @fileperms( dirname( $path ) ) & 0666 )
			&& @touch( $draft, max( time(), $before + 1 ) )
			&& @rename( $draft, $path );
		if ( ! $is_done && is_file( $draft ) ) {
			@unlink( $draft );
		}

		return $is_done;
	}

	public static function delete( string $name ): void {
		$path = self::path( $name );
		if ( null !== $path && is_file( $path ) ) {
			@unlink( $path );
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
		$lock   = null !== $folder && self::make_folder( $folder ) ? @fopen( $folder . '/' . self::COVER, 'c' ) : false;
		if ( false === $lock ) {
			return false;
		}
		try {
			return flock( $lock, LOCK_EX | LOCK_NB ) && $work();
		} finally {
			fclose( $lock );
		}
	}

	/** Deletes the folder. */
	public static function drop(): void {
		$folder = self::folder();
		if ( null === $folder || ! is_dir( $folder ) ) {
			return;
		}
		foreach ( (array) glob( $folder . '/*' ) as $file ) {
			@unlink( (string) $file );
		}
		@rmdir( $folder );
	}

	private static function path( string $name ): ?string {
		$folder = self::folder();

		return null === $folder ? null : "$folder/$name";
	}

	private static function make_folder( string $folder ): bool {
		$cover = $folder . '/' . self::COVER;
		if ( is_file( $cover ) ) {
			return true;
		}

		return ( is_dir( $folder ) || wp_mkdir_p( $folder ) ) && false !== @file_put_contents( $cover, '' );
	}
}
