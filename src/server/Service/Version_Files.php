<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Static_Files;
use WP_Post;

/**
 * One static file per studio, whose text changes with every change of the studio. Open calendars read it instead of
 * asking WordPress whether something has changed (docs/decisions/0044).
 */
final class Version_Files {

	/** Option with the time of the last failed write in seconds since 1970. */
	public const FAILED_OPTION = 'studio_calendar_version_file_failed';

	public function __construct( private readonly Revisions $revisions, private readonly Database $database ) {
	}

	public function add_hooks(): void {
		add_action( 'studio_calendar_changed', $this->studio_changed( ... ), 1, 2 );
		add_action( 'deleted_post', self::post_deleted( ... ), 30, 2 );
	}

	public static function is_on(): bool {
		/**
		 * Filters whether open calendars learn of changes from a static file in the uploads folder; otherwise each check
		 * asks WordPress.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_on True.
		 * @example add_filter( 'studio_calendar_version_file', '__return_false' );
		 */
		$is_on = Foreign_Hooks::filter( 'studio_calendar_version_file', true );

		return true === $is_on;
	}

	public function studio_changed( int $studio_id, int $revision ): void {
		if ( self::is_on() ) {
			$this->write( $studio_id, $revision );
		} else {
			// A file that is no longer written must not claim that nothing changes.
			Static_Files::delete( self::name( $studio_id ) );
		}
	}

	/** Handles a deleted post after its studio's revision is deleted. */
	public static function post_deleted( int $post_id, WP_Post $post ): void {
		if ( Post_Type::STUDIO === $post->post_type ) {
			Static_Files::delete( self::name( $post_id ) );
		}
	}

	/**
	 * Deletes files that no studio has any more, such as those named under an older salt.
	 *
	 * @param list<int> $studio_ids All studios.
	 */
	public static function clean_up( array $studio_ids ): void {
		Static_Files::keep( array_map( self::name( ... ), $studio_ids ) );
	}

	/**
	 * Returns the file of a response, and writes it if it is missing or of another revision.
	 *
	 * @param int $revision The response's.
	 * @return array{ url: string, version: string }|null `version` is what the file holds as long as the response is
	 *                                                    current. Null if there is no file to rely on.
	 */
	public function reference( int $studio_id, int $revision ): ?array {
		$version = self::version( $studio_id, $revision );
		$is_sure = self::is_on() && ( self::holds( $studio_id, $version ) || $this->repair( $studio_id ) );

		return $is_sure ? array( 'url' => Static_Files::url( self::name( $studio_id ) ), 'version' => $version ) : null;
	}

	/**
	 * Writes the file of the current revision, for Site Health.
	 *
	 * @return array{ url: string, version: string, was_old: bool }|null `was_old`: whether there was a file of another
	 *                                                                   revision. Null if it cannot be written.
	 */
	public function renew( int $studio_id ): ?array {
		$current = $this->current( $studio_id );
		if ( null === $current ) {
			return null;
		}
		$before  = self::text( $studio_id );
		$was_old = null !== $before && self::version( $studio_id, $current ) !== $before && $this->current( $studio_id ) === $current;
		$after   = $this->write( $studio_id, $current ) ? self::text( $studio_id ) : null;

		return null === $after ? null : array( 'url' => Static_Files::url( self::name( $studio_id ) ), 'version' => $after, 'was_old' => $was_old );
	}

	/**
	 * Writes the file and, if another request has committed meanwhile and may have written before, the newer revision:
	 * whoever writes last finds nothing newer.
	 *
	 * @return bool Whether it is written.
	 */
	private function write( int $studio_id, int $revision ): bool {
		do {
			$written = $revision;
			if ( ! Static_Files::put( self::name( $studio_id ), self::version( $studio_id, $written ) . "\n" ) ) {
				self::failed( $studio_id );
				return false;
			}
			$revision = $this->current( $studio_id ) ?? $written;
		} while ( $revision > $written );

		return true;
	}

	/** Returns when a write last failed in the past day, in seconds since 1970; null if none did. */
	public static function failed_at(): ?int {
		$at = get_option( self::FAILED_OPTION );

		return is_numeric( $at ) && (int) $at > time() - DAY_IN_SECONDS ? (int) $at : null;
	}

	/** Handles a failed write: no file is better than an old one. */
	private static function failed( int $studio_id ): void {
		Static_Files::delete( self::name( $studio_id ) );
		if ( ( self::failed_at() ?? 0 ) < time() - HOUR_IN_SECONDS ) {
			update_option( self::FAILED_OPTION, time(), false );
		}
	}

	/** Writes the file unless it is current or another reader is writing it. Returns whether it is current then. */
	private function repair( int $studio_id ): bool {
		return Static_Files::alone(
			function () use ( $studio_id ): bool {
				$current = $this->current( $studio_id );

				return null !== $current && ( self::holds( $studio_id, self::version( $studio_id, $current ) ) || $this->write( $studio_id, $current ) );
			}
		);
	}

	/** Returns the committed revision; null if the database did not respond. */
	private function current( int $studio_id ): ?int {
		$this->database->read_from_the_writer();

		return Guard::run( fn(): int => $this->revisions->of( $studio_id )['revision'] );
	}

	private static function holds( int $studio_id, string $version ): bool {
		return self::text( $studio_id ) === $version;
	}

	private static function text( int $studio_id ): ?string {
		$text = Static_Files::read( self::name( $studio_id ) );

		return null === $text ? null : trim( $text );
	}

	/** Returns the file's name, which cannot be guessed from the studio's ID. */
	private static function name( int $studio_id ): string {
		return self::keyed( "version-file|$studio_id" ) . '.txt';
	}

	/** Returns the text for a revision; opaque, so that it does not reveal the revision. */
	private static function version( int $studio_id, int $revision ): string {
		return self::keyed( "version|$studio_id|$revision" );
	}

	private static function keyed( string $what ): string {
		return substr( hash_hmac( 'sha256', get_current_blog_id() . '|' . $what, wp_salt( 'nonce' ) ), 0, 32 );
	}
}
