<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Static_Files;
use StudioCalendar\WordPress\Content\Post_Ids;

/**
 * Site Health check of the file by which open calendars learn of changes. It writes the file of a studio and requests it
 * as a browser would, and so runs after the screen has loaded.
 */
final class Version_File_Check {

	/** Timeout in seconds; browsers wait longer. */
	private const TIMEOUT_SECONDS = 3;

	public function __construct( private readonly Version_Files $files ) {
	}

	/** Returns whether the check applies; a site may turn the file off, and without a studio there is none. */
	public function is_wanted(): bool {
		return Version_Files::is_on() && array() !== Post_Ids::studios();
	}

	public function run(): Finding {
		$studios = Post_Ids::studios();
		if ( array() === $studios ) {
			return self::works();
		}
		$file = $this->files->renew( $studios[0] );
		if ( null === $file ) {
			return self::unwritten();
		}
		if ( self::origin( $file['url'] ) !== self::origin( home_url() ) ) {
			return self::elsewhere( $file['url'] );
		}
		$served = self::served( $file['url'], $file['version'] );
		if ( null !== $served ) {
			return $served;
		}
		if ( $file['was_old'] ) {
			return self::old( $file['url'] );
		}
		$failed = Version_Files::failed_at();

		return null === $failed ? self::works() : self::failed( $failed );
	}

	/** Returns the finding if browsers get something else than the file's text. */
	private static function served( string $url, string $version ): ?Finding {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own, for calls of a site to itself.
		$verifies = (bool) apply_filters( 'https_local_ssl_verify', false, $url );
		$answer   = wp_remote_get( $url, array( 'timeout' => self::TIMEOUT_SECONDS, 'sslverify' => $verifies, 'cookies' => array(), 'redirection' => 0 ) );
		if ( is_wp_error( $answer ) ) {
			return self::unserved( $url, $answer->get_error_message() );
		}
		$text = trim( wp_remote_retrieve_body( $answer ) );
		if ( 200 === wp_remote_retrieve_response_code( $answer ) && $version === $text ) {
			return null;
		}
		$is_version = 1 === preg_match( '/\A[0-9a-f]{32}\z/', $text );

		return $is_version ? self::old( $url ) : self::unserved( $url, (string) wp_remote_retrieve_response_code( $answer ) );
	}

	/** Returns scheme, host and port. The calendar reads a file of its own origin only. */
	private static function origin( string $url ): string {
		$parts = (array) wp_parse_url( $url );

		return implode( '|', array( $parts['scheme'] ?? '', $parts['host'] ?? '', $parts['port'] ?? '' ) );
	}

	private static function works(): Finding {
		return Finding::good( __( 'Open calendars check for changes without WordPress', 'studio-calendar' ) );
	}

	private static function unwritten(): Finding {
		return self::through_wordpress(
			sprintf(
				/* translators: %s: path of a folder. */
				__( 'The file that shows changes to open calendars cannot be saved. Allow WordPress to write to the folder %s.', 'studio-calendar' ),
				(string) Static_Files::folder()
			)
		);
	}

	private static function failed( int $at ): Finding {
		return self::through_wordpress(
			sprintf(
				/* translators: 1: date and time, 2: path of a folder. */
				__( 'A change could not be saved for open calendars on %1$s. Check free space and permissions of the folder %2$s.', 'studio-calendar' ),
				wp_date( 'Y-m-d H:i', $at ),
				(string) Static_Files::folder()
			)
		);
	}

	private static function elsewhere( string $url ): Finding {
		return self::through_wordpress(
			sprintf(
				/* translators: %s: URL of a file. */
				__( 'Uploads are on another host than the site (%s). Serve their folder studio-calendar from the site itself.', 'studio-calendar' ),
				$url
			)
		);
	}

	/** @param string $what An error message or an HTTP status. */
	private static function unserved( string $url, string $what ): Finding {
		return self::through_wordpress(
			sprintf(
				/* translators: 1: URL of a file, 2: an error message or a number such as 403. */
				__( 'The web server does not return the file %1$s as saved (%2$s). Allow visitors to read text files in the uploads.', 'studio-calendar' ),
				$url,
				$what
			)
		);
	}

	private static function old( string $url ): Finding {
		return self::through_wordpress(
			sprintf(
				/* translators: %s: URL of a file. */
				__( 'The file %s was outdated. Exclude it from caching, and let all servers of the site share one folder of uploads.', 'studio-calendar' ),
				$url
			)
		);
	}

	private static function through_wordpress( string $advice ): Finding {
		return new Finding( Severity::Recommended, __( 'Open calendars check for changes through WordPress', 'studio-calendar' ), $advice );
	}
}
