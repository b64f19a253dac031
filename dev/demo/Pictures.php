<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

/** The demo's pictures: a few motifs in many colors, drawn the same on every machine. */
final class Pictures {

	private const WIDTH  = 1200;
	private const HEIGHT = 675;
	private const AVATAR = 400;

	/** Motif, colors (background at the top and at the bottom, then three for the shapes) and alternative text. */
	private const GALLERY = array(
		'hall-day'     => array( 'hall', 'fbe9cf f3c98b c98d52 fff7e6 8a5a34', 'Big hall with tall windows in the morning' ),
		'hall-night'   => array( 'hall', '2b2350 4b3a86 221b40 ffd98a 7c63c9', 'Big hall in the evening, windows lit' ),
		'sunrise'      => array( 'hills', 'ffe3c2 ffb6a0 f2716b d6505f 8e3b5e', 'Sun rising over soft hills' ),
		'meadow'       => array( 'hills', 'd9f2e6 a7dcc6 5fb598 3b8f7b 235c58', 'Green hills and a pale sun' ),
		'lotus'        => array( 'petals', 'efe7fb d3c1f2 a77fd8 7d57bd fff1c9', 'Lotus flower of violet petals' ),
		'blossom'      => array( 'petals', 'fff0f0 ffd3d6 ff8fa0 e4576f ffe9a8', 'Pink blossom' ),
		'equalizer'    => array( 'bars', '10283f 1b4965 5fa8d3 62d2c3 cae9ff', 'Sound level bars on dark blue' ),
		'amber-sound'  => array( 'bars', '3a1c2e 6b2d3c f08a4b f6bd60 ffe8c7', 'Sound level bars in amber' ),
		'evening-move' => array( 'waves', '23113d 4a1f6b e0457b ff8a5b ffd166', 'Ribbons swinging through the dark' ),
		'morning-move' => array( 'waves', 'e8f6ff bfe3f7 3d8bd4 5bc0be ffcf70', 'Ribbons swinging through a light room' ),
	);

	/** Colors of the background at the top and at the bottom, of hair, skin and clothes. */
	private const AVATARS = array(
		'owner'    => 'cfe5ff 9cc4f2 5b3a29 f2c9a5 2160c4',
		'trainer'  => 'ffe9c7 f7c77f d9a441 f7d7bd 7a4f9c',
		'trainer2' => 'dff3e4 a9d8b8 3b2317 efc1a0 c4452f',
	);

	/** @return list<string> Names of the gallery's pictures. */
	public static function names(): array {
		return array_keys( self::GALLERY );
	}

	public static function alt( string $name ): string {
		return self::GALLERY[ $name ][2] ?? '';
	}

	/** @return string The bytes of a JPEG file of 1200 by 675 pixels. */
	public static function draw( string $name ): string {
		[ $motif, $colors ] = self::GALLERY[ $name ] ?? self::GALLERY['hall-day'];
		$colors             = self::colors( $colors );
		$canvas             = new Canvas( self::WIDTH, self::HEIGHT );
		$canvas->gradient( $colors[0], $colors[1] );
		match ( $motif ) {
			'hall'   => self::hall( $canvas, $colors ),
			'hills'  => self::hills( $canvas, $colors ),
			'petals' => self::petals( $canvas, $colors ),
			'bars'   => self::bars( $canvas, $colors ),
			'waves'  => self::waves( $canvas, $colors ),
		};

		return $canvas->jpeg();
	}

	/** @return string The bytes of a PNG file, square. */
	public static function avatar( string $person ): string {
		[ $top, $bottom, $hair, $skin, $clothes ] = self::colors( self::AVATARS[ $person ] ?? self::AVATARS['owner'] );
		$canvas                                   = new Canvas( self::AVATAR, self::AVATAR );
		$canvas->gradient( $top, $bottom );
		$canvas->ellipse( 200, 178, 186, 216, $hair );
		$canvas->ellipse( 200, 430, 320, 290, $clothes );
		$canvas->box( 172, 230, 56, 80, $skin );
		$canvas->ellipse( 200, 306, 84, 44, $skin );
		$canvas->ellipse( 200, 192, 142, 172, $skin );
		$canvas->ellipse( 200, 122, 150, 72, $hair );

		return $canvas->png();
	}

	/** @return array{ string, string, string, string, string } */
	private static function colors( string $list ): array {
		[ $a, $b, $c, $d, $e ] = explode( ' ', $list ) + array_fill( 0, 5, '888888' );

		return array( $a, $b, $c, $d, $e );
	}

	/** @param array{ string, string, string, string, string } $colors */
	private static function hall( Canvas $canvas, array $colors ): void {
		[ , , $floor, $window, $frame ] = $colors;
		for ( $i = 0; $i < 5; $i++ ) {
			$x = 110.0 + $i * 208;
			$canvas->box( $x - 8, 92, 164, 316, $frame, 0.5 );
			$canvas->box( $x, 100, 148, 300, $window, 0.9 );
			$canvas->box( $x + 70, 100, 8, 300, $frame, 0.4 );
			$canvas->box( $x, 240, 148, 8, $frame, 0.4 );
		}
		$canvas->polygon( array( array( 0.0, 450.0 ), array( 1200.0, 450.0 ), array( 1200.0, 675.0 ), array( 0.0, 675.0 ) ), $floor );
		for ( $i = -6; $i <= 6; $i++ ) {
			$far  = 600.0 + $i * 100;
			$near = 600.0 + $i * 260;
			$canvas->polygon( array( array( $far - 2, 450.0 ), array( $far + 2, 450.0 ), array( $near + 8, 675.0 ), array( $near - 8, 675.0 ) ), $frame, 0.35 );
		}
		for ( $i = 0; $i < 5; $i++ ) {
			$x = 110.0 + $i * 208;
			$canvas->polygon( array( array( $x + 20, 470.0 ), array( $x + 128, 470.0 ), array( $x + 190, 640.0 ), array( $x + 30, 640.0 ) ), $window, 0.18 );
		}
		$canvas->box( 0, 442, 1200, 10, $frame, 0.7 );
	}

	/** @param array{ string, string, string, string, string } $colors */
	private static function hills( Canvas $canvas, array $colors ): void {
		[ , , $far, $middle, $near ] = $colors;
		$canvas->ellipse( 780, 300, 330, 330, 'fff6dc', 0.35 );
		$canvas->ellipse( 780, 300, 240, 240, 'fff6dc', 0.9 );
		foreach ( array( array( $far, 380, 70, 0.0 ), array( $middle, 470, 60, 1.9 ), array( $near, 560, 46, 4.0 ) ) as [ $color, $level, $height, $phase ] ) {
			$points = array( array( 1200.0, 675.0 ), array( 0.0, 675.0 ) );
			for ( $x = 0; $x <= 1200; $x += 10 ) {
				$points[] = array( (float) $x, $level + $height * ( sin( $x / 190 + $phase ) + 0.4 * sin( $x / 71 + $phase ) ) );
			}
			$canvas->polygon( $points, $color );
		}
	}

	/** @param array{ string, string, string, string, string } $colors */
	private static function petals( Canvas $canvas, array $colors ): void {
		[ , , $outer, $inner, $heart ] = $colors;
		$canvas->ellipse( 600, 350, 620, 620, 'ffffff', 0.35 );
		foreach ( array( array( $outer, 250.0, 12, 0.0, 0.62 ), array( $inner, 170.0, 9, 0.35, 0.72 ) ) as [ $color, $length, $count, $turn, $opacity ] ) {
			for ( $i = 0; $i < $count; $i++ ) {
				$canvas->polygon( self::petal( $turn + 2 * M_PI * $i / $count, $length ), $color, $opacity );
			}
		}
		$canvas->ellipse( 600, 350, 104, 104, $heart );
		$canvas->ellipse( 600, 350, 56, 56, $inner, 0.35 );
	}

	/** @return list<array{ float, float }> The outline of a petal that starts in the middle of the picture. */
	private static function petal( float $angle, float $length ): array {
		$points = array();
		foreach ( array( 1, -1 ) as $side ) {
			for ( $i = 0; $i <= 24; $i++ ) {
				$t        = 1 === $side ? $i / 24 : 1 - $i / 24;
				$along    = $t * $length;
				$across   = $side * 0.3 * $length * sin( M_PI * $t ) * ( 0.6 + 0.4 * $t );
				$points[] = array( 600 + $along * cos( $angle ) - $across * sin( $angle ), 350 + $along * sin( $angle ) + $across * cos( $angle ) );
			}
		}

		return $points;
	}

	/** @param array{ string, string, string, string, string } $colors */
	private static function bars( Canvas $canvas, array $colors ): void {
		[ , , $low, $high, $shine ] = $colors;
		for ( $i = 0; $i < 28; $i++ ) {
			$height = 70 + 210 * abs( sin( $i * 0.9 ) * cos( $i * 0.23 + 0.4 ) );
			$x      = 62.0 + $i * 39;
			$canvas->box( $x, 340 - $height, 24, $height, $high, 0.95 );
			$canvas->box( $x, 346, 24, $height * 0.7, $low, 0.55 );
			$canvas->ellipse( $x + 12, 340 - $height, 24, 24, $high, 0.95 );
			$canvas->ellipse( $x + 12, 318 - $height, 12, 12, $shine, 0.8 );
		}
	}

	/** @param array{ string, string, string, string, string } $colors */
	private static function waves( Canvas $canvas, array $colors ): void {
		foreach ( array( $colors[2], $colors[3], $colors[4] ) as $i => $color ) {
			$above = array();
			$below = array();
			for ( $x = -20; $x <= 1220; $x += 10 ) {
				$y       = 300 + $i * 70 + 130 * sin( $x / 210 + $i * 1.1 ) * cos( $x / 520 + $i );
				$width   = 34 + 26 * sin( $x / 160 + $i * 2 );
				$above[] = array( (float) $x, $y - $width );
				$below[] = array( (float) $x, $y + $width );
			}
			$canvas->polygon( array_merge( $above, array_reverse( $below ) ), $color, 0.82 );
		}
		foreach ( array( array( 220, 150, 26 ), array( 930, 120, 40 ), array( 1040, 520, 22 ), array( 340, 560, 34 ) ) as [ $x, $y, $size ] ) {
			$canvas->ellipse( $x, $y, $size, $size, $colors[4], 0.85 );
		}
	}
}
