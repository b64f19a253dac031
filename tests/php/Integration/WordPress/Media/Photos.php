<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress\Media;

use RuntimeException;

/** Factory of uploaded files, harmless and malicious. */
final class Photos {

	public const CODE = '<?php echo 6 * 7; ?>';

	public const PLACE = "GPS\0";

	/** Returns a JPEG of 40 by 20 pixels, the left half red, that EXIF rotates to the right; it has a GPS position and a comment. */
	public static function jpeg( string $hung_on = '' ): string {
		$image = imagecreatetruecolor( 40, 20 );
		imagefilledrectangle( $image, 0, 0, 19, 19, (int) imagecolorallocate( $image, 255, 0, 0 ) );
		ob_start();
		imagejpeg( $image, null, 95 );
		$plain = (string) ob_get_clean();
		$entry = static fn( int $tag, int $type, int $count, int $value ): string => pack( 'vvVV', $tag, $type, $count, $value );
		$tiff  = "II*\0" . pack( 'V', 8 ) . pack( 'v', 2 ) . $entry( 0x0112, 3, 1, 6 ) . $entry( 0x8825, 4, 1, 38 ) . pack( 'V', 0 )
			. pack( 'v', 1 ) . $entry( 1, 2, 2, ord( 'N' ) ) . pack( 'V', 0 ) . self::PLACE;
		$exif  = "Exif\0\0$tiff";

		return substr( $plain, 0, 2 ) . "\xFF\xE1" . pack( 'n', strlen( $exif ) + 2 ) . $exif . "\xFF\xFE" . pack( 'n', strlen( self::CODE ) + 2 ) . self::CODE
			. substr( $plain, 2 ) . $hung_on;
	}

	public static function png(): string {
		$image = imagecreatetruecolor( 8, 8 );
		imagesavealpha( $image, true );
		imagefill( $image, 0, 0, (int) imagecolorallocatealpha( $image, 0, 0, 255, 127 ) );
		ob_start();
		imagepng( $image );

		return (string) ob_get_clean() . self::CODE;
	}

	/** Returns only the first bytes of a PNG, which declare 20,000 by 20,000 pixels. */
	public static function bomb(): string {
		$header = 'IHDR' . pack( 'NN', 20_000, 20_000 ) . "\x08\x02\0\0\0";

		return "\x89PNG\r\n\x1a\n" . pack( 'N', 13 ) . $header . pack( 'N', crc32( $header ) );
	}

	/** @return string Path of a new file with these bytes and this ending. */
	public static function file( string $bytes, string $ending ): string {
		$path = (string) tempnam( get_temp_dir(), 'photo' ) . ".$ending";
		if ( false === file_put_contents( $path, $bytes ) ) {
			throw new RuntimeException( "$path cannot be written" );
		}

		return $path;
	}
}
