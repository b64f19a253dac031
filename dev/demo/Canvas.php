<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use GdImage;
use RuntimeException;

/**
 * Image of flat shapes on a gradient. GD does not smooth edges, so the image is drawn at twice its size and scaled down at the end.
 * Positions and sizes are pixels of the finished image, colors are `rrggbb`.
 */
final class Canvas {

	private const SCALE = 2;

	/** GD's alpha value of a fully transparent color. */
	private const INVISIBLE = 127;

	private readonly GdImage $image;

	/**
	 * @param int<1, 4096> $width
	 * @param int<1, 4096> $height
	 */
	public function __construct( public readonly int $width, public readonly int $height ) {
		$this->image = self::blank( $width * self::SCALE, $height * self::SCALE );
	}

	/** Fills the image with a gradient from one color at the top to another at the bottom. */
	public function gradient( string $top, string $bottom ): void {
		$from  = self::channels( $top );
		$to    = self::channels( $bottom );
		$lines = $this->height * self::SCALE;
		for ( $y = 0; $y < $lines; $y++ ) {
			$mixed = array_map( static fn( int $a, int $b ): int => (int) round( $a + ( $b - $a ) * $y / $lines ), $from, $to );
			imageline( $this->image, 0, $y, $this->width * self::SCALE, $y, $this->allocate( $mixed, 1.0 ) );
		}
	}

	public function ellipse( float $x, float $y, float $width, float $height, string $color, float $opacity = 1.0 ): void {
		[ $x, $y, $width, $height ] = array_map( self::scaled( ... ), array( $x, $y, $width, $height ) );
		imagefilledellipse( $this->image, $x, $y, $width, $height, $this->color( $color, $opacity ) );
	}

	/** @param list<array{ float, float }> $points At least three points (x, y). */
	public function polygon( array $points, string $color, float $opacity = 1.0 ): void {
		$flat = array_merge( ...array_map( static fn( array $point ): array => array_map( self::scaled( ... ), $point ), $points ) );
		imagefilledpolygon( $this->image, $flat, $this->color( $color, $opacity ) );
	}

	public function box( float $x, float $y, float $width, float $height, string $color, float $opacity = 1.0 ): void {
		$this->polygon( array( array( $x, $y ), array( $x + $width, $y ), array( $x + $width, $y + $height ), array( $x, $y + $height ) ), $color, $opacity );
	}

	/** @return string The bytes of a JPEG file. */
	public function jpeg(): string {
		return $this->bytes( static fn( GdImage $image ): bool => imagejpeg( $image, null, 84 ) );
	}

	/** @return string The bytes of a PNG file. */
	public function png(): string {
		return $this->bytes( static fn( GdImage $image ): bool => imagepng( $image, null, 9 ) );
	}

	/** @param callable(GdImage): bool $write Prints the bytes of the file. */
	private function bytes( callable $write ): string {
		$small = self::blank( $this->width, $this->height );
		imagecopyresampled( $small, $this->image, 0, 0, 0, 0, $this->width, $this->height, $this->width * self::SCALE, $this->height * self::SCALE );
		ob_start();
		$write( $small );

		return (string) ob_get_clean();
	}

	private static function blank( int $width, int $height ): GdImage {
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		if ( false === $image ) {
			throw new RuntimeException( 'GD has no memory for a picture.' );
		}

		return $image;
	}

	private static function scaled( float $pixels ): int {
		return (int) round( $pixels * self::SCALE );
	}

	private function color( string $hex, float $opacity ): int {
		return $this->allocate( self::channels( $hex ), $opacity );
	}

	/** @param array<int> $channels Red, green, blue. */
	private function allocate( array $channels, float $opacity ): int {
		[ $red, $green, $blue ] = array_map( static fn( int $value ): int => max( 0, min( 255, $value ) ), array_values( $channels ) + array( 0, 0, 0 ) );
		$alpha                  = max( 0, min( self::INVISIBLE, (int) round( ( 1 - $opacity ) * self::INVISIBLE ) ) );

		return (int) imagecolorallocatealpha( $this->image, $red, $green, $blue, $alpha );
	}

	/** @return list<int> Red, green, blue. */
	private static function channels( string $hex ): array {
		return array_map( static fn( string $pair ): int => (int) hexdec( $pair ), str_split( $hex, 2 ) );
	}
}
