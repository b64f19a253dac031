<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Media;

use GdImage;

/**
 * Re-encodes images from their pixels: upright and without anything else in the file (EXIF, location, comments,
 * appended code). It uses GD, because WordPress's Imagick editor keeps EXIF.
 */
final class Picture_Cleaner {

	/** MIME types by GD's image type. */
	public const TYPES = array(
		IMAGETYPE_JPEG => 'image/jpeg',
		IMAGETYPE_PNG  => 'image/png',
		IMAGETYPE_WEBP => 'image/webp',
	);

	/**
	 * Maximum number of pixels. GD needs four bytes for each, twice while rotating, which fits into the 256 MB that
	 * WordPress requests.
	 */
	private const MAX_PIXELS = 25_000_000;

	private const JPEG_QUALITY = 90;

	/** Byte patterns of metadata. A false match costs one re-encoding, nothing else. */
	private const MARKS = array(
		...array( "Exif\0\0", 'eXIf', 'EXIF', 'http://ns.adobe.com/', 'XMP ', 'Photoshop 3.0' ),
		...array( 'iTXt', 'tEXt', 'zTXt', '<?php', '<?=', '<script' ),
	);

	/** Degrees of rotation and mirroring by EXIF orientation. */
	private const TURNS = array(
		2 => array( 0, true ),
		3 => array( 180, false ),
		4 => array( 180, true ),
		5 => array( 270, true ),
		6 => array( 270, false ),
		7 => array( 90, true ),
		8 => array( 90, false ),
	);

	/**
	 * Returns why a file is not allowed in a gallery, as a message; empty if it is. Checks the content, never the name.
	 */
	public static function refusal( string $file ): string {
		$size = self::size( $file );
		if ( null === $size ) {
			return __( 'Only JPEG, PNG and WebP images can be used', 'studio-calendar' );
		}
		if ( $size['width'] * $size['height'] > self::MAX_PIXELS ) {
			return __( 'The image is too large: at most 25 megapixels', 'studio-calendar' );
		}

		return self::can_draw( $size['type'] ) ? '' : __( 'This server cannot process the image: PHP’s GD extension is missing', 'studio-calendar' );
	}

	/** Returns whether the file contains no metadata. */
	public static function is_clean( string $file ): bool {
		$bytes = (string) file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
		foreach ( self::MARKS as $mark ) {
			if ( str_contains( $bytes, $mark ) ) {
				return false;
			}
		}

		return true;
	}

	/** Replaces the file's content; returns false, with the file unchanged, if it could not be read or written. */
	public static function clean( string $file ): bool {
		$size  = '' === self::refusal( $file ) ? self::size( $file ) : null;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
		$image = null === $size ? false : self::quietly( static fn(): GdImage|false => imagecreatefromstring( (string) file_get_contents( $file ) ) );
		if ( null === $size || false === $image ) {
			return false;
		}
		$turned = IMAGETYPE_JPEG === $size['type'] ? self::upright( $image, self::orientation( $file ) ) : $image;
		$bytes  = self::bytes( $turned, $size['type'] );

		return '' !== $bytes && self::replace( $file, $bytes );
	}

	/**
	 * Writes beside the file and renames, because a full disk or the end of PHP in the middle of writing would leave half
	 * an image. Returns false, with the file unchanged, if the folder is not writable.
	 */
	private static function replace( string $file, string $bytes ): bool {
		$target = (string) realpath( $file );
		$beside = "$target-" . bin2hex( random_bytes( 6 ) ) . '.tmp';
		$mode   = (int) fileperms( $target ) & 0777;
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server, and WP_Filesystem may be FTP.
		$write = static fn(): bool => strlen( $bytes ) === file_put_contents( $beside, $bytes ) && chmod( $beside, $mode ) && rename( $beside, $target );
		if ( self::quietly( $write ) ) {
			return true;
		}
		wp_delete_file( $beside );

		return false;
	}

	/** @return array{ type: int, width: int, height: int }|null Null if it is not an image of TYPES. */
	private static function size( string $file ): ?array {
		$found = is_file( $file ) ? self::quietly( static fn(): array|false => getimagesize( $file ) ) : false;
		if ( false === $found || ! isset( self::TYPES[ $found[2] ] ) || $found[0] < 1 || $found[1] < 1 ) {
			return null;
		}

		return array( 'type' => $found[2], 'width' => $found[0], 'height' => $found[1] );
	}

	private static function can_draw( int $type ): bool {
		return function_exists( 'imagecreatefromstring' ) && match ( $type ) {
			IMAGETYPE_JPEG => function_exists( 'imagejpeg' ),
			IMAGETYPE_PNG  => function_exists( 'imagepng' ),
			default        => function_exists( 'imagewebp' ),
		};
	}

	/** Returns the EXIF orientation; 1 (upright) if the file has none or PHP cannot read it. */
	private static function orientation( string $file ): int {
		$exif  = function_exists( 'exif_read_data' ) ? self::quietly( static fn(): array|false => exif_read_data( $file ) ) : false;
		$found = is_array( $exif ) ? $exif['Orientation'] ?? 1 : 1;

		return is_numeric( $found ) ? (int) $found : 1;
	}

	private static function upright( GdImage $image, int $orientation ): GdImage {
		[ $degrees, $is_mirrored ] = self::TURNS[ $orientation ] ?? array( 0, false );
		if ( 0 !== $degrees ) {
			$turned = imagerotate( $image, $degrees, 0 );
			$image  = false === $turned ? $image : $turned;
		}
		if ( $is_mirrored ) {
			imageflip( $image, IMG_FLIP_HORIZONTAL );
		}

		return $image;
	}

	/** Returns the encoded image; empty if GD failed. */
	private static function bytes( GdImage $image, int $type ): string {
		if ( IMAGETYPE_JPEG !== $type ) {
			imagepalettetotruecolor( $image );
			imagealphablending( $image, false );
			imagesavealpha( $image, true );
		}
		ob_start();
		$is_done = match ( $type ) {
			IMAGETYPE_JPEG => imagejpeg( $image, null, self::JPEG_QUALITY ),
			IMAGETYPE_PNG  => imagepng( $image ),
			default        => imagewebp( $image, null, self::JPEG_QUALITY ),
		};
		$bytes = (string) ob_get_clean();

		return $is_done ? $bytes : '';
	}

	/**
	 * Reads a file with warnings turned off, because an invalid image is an expected case.
	 *
	 * @template T
	 * @param callable(): T $read
	 * @return T
	 */
	private static function quietly( callable $read ): mixed {
		set_error_handler( static fn(): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- put back below.
		try {
			return $read();
		} finally {
			restore_error_handler();
		}
	}
}
