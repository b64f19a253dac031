<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Media;

use StudioCalendar\WordPress\Content\Capabilities;
use WP_Post;

/** Checks which images of the media library a person may add to a gallery, and removes their metadata. */
final class Gallery_Pictures {

	/**
	 * Returns the error; another person's image counts as missing, so that nothing is revealed about the media library.
	 */
	public static function refusal( int $attachment_id ): string {
		$post  = $attachment_id > 0 ? get_post( $attachment_id ) : null;
		$is_it = $post instanceof WP_Post && 'attachment' === $post->post_type;
		if ( ! $is_it || ! self::is_for_current_user( $post ) ) {
			return __( 'Only images that you have uploaded yourself can be used', 'studio-calendar' );
		}
		$files = self::files( $attachment_id );
		foreach ( array() === $files ? array( '' ) : $files as $file ) {
			$reason = Picture_Cleaner::refusal( $file );
			if ( '' !== $reason ) {
				return $reason;
			}
		}

		return '';
	}

	/**
	 * Re-encodes every file of an image that contains metadata: the current one, the uploaded one and the thumbnails.
	 */
	public static function clean( int $attachment_id ): void {
		$dirty = array_filter( self::files( $attachment_id ), static fn( string $file ): bool => ! Picture_Cleaner::is_clean( $file ) );
		array_map( Picture_Cleaner::clean( ... ), $dirty );
		if ( array() !== $dirty ) {
			self::forget_camera( $attachment_id );
		}
	}

	private static function is_for_current_user( WP_Post $picture ): bool {
		return (int) $picture->post_author === get_current_user_id() || current_user_can( Capabilities::ADMINISTRATOR );
	}

	/** @return list<string> Paths of the existing files. */
	private static function files( int $attachment_id ): array {
		$shown    = get_attached_file( $attachment_id );
		$uploaded = wp_get_original_image_path( $attachment_id );
		$meta     = wp_get_attachment_metadata( $attachment_id );
		$sizes    = false === $shown || false === $meta ? array() : $meta['sizes'] ?? array();
		$files    = array_filter( array( $shown, $uploaded ), is_string( ... ) );
		foreach ( $sizes as $size ) {
			$files[] = dirname( (string) $shown ) . '/' . wp_basename( $size['file'] );
		}

		return array_values( array_unique( array_filter( $files, static fn( string $file ): bool => is_file( $file ) ) ) );
	}

	/** Removes the EXIF data that WordPress copied into the attachment's meta. */
	private static function forget_camera( int $attachment_id ): void {
		$meta = wp_get_attachment_metadata( $attachment_id );
		$file = get_attached_file( $attachment_id );
		$size = false === $file ? false : getimagesize( $file );
		if ( ! is_array( $meta ) || false === $size ) {
			return;
		}
		unset( $meta['image_meta'] );
		wp_update_attachment_metadata( $attachment_id, array( 'width' => $size[0], 'height' => $size[1] ) + $meta );
	}
}
