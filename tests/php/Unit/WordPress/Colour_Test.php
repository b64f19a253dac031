<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\WordPress\Calendar\Colour;

final class Colour_Test extends TestCase {

	#[DataProvider( 'notations' )]
	public function test_reads_what_themes_write( string $css, string $hex ): void {
		self::assertSame( $hex, Colour::parse( $css )?->hex() );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function notations(): iterable {
		yield 'six digits' => array( '#2A5bd7', '#2a5bd7' );
		yield 'three digits' => array( '#fa0', '#ffaa00' );
		yield 'eight digits, opaque' => array( '#2a5bd7ff', '#2a5bd7' );
		yield 'four digits, opaque' => array( '#fa0f', '#ffaa00' );
		yield 'spaces around' => array( '  #ffffff ', '#ffffff' );
		yield 'name' => array( 'white', '#ffffff' );
		yield 'rgb with commas' => array( 'rgb(42, 91, 215)', '#2a5bd7' );
		yield 'rgb with spaces' => array( 'rgb(42 91 215)', '#2a5bd7' );
		yield 'rgb in per cent' => array( 'rgb(100% 0% 50%)', '#ff0080' );
		yield 'rgba, opaque' => array( 'rgba(42, 91, 215, 1)', '#2a5bd7' );
		yield 'rgb beyond the end' => array( 'rgb(300 -5 0)', '#ff0000' );
		yield 'hsl red' => array( 'hsl(0, 100%, 50%)', '#ff0000' );
		yield 'hsl green, degrees' => array( 'hsl(120deg 100% 25%)', '#008000' );
		yield 'hsl blue, once round' => array( 'hsl(-120 100% 50%)', '#0000ff' );
		yield 'hsl grey' => array( 'hsl(200 0% 50% / 100%)', '#808080' );
	}

	#[DataProvider( 'unknown' )]
	public function test_is_sure_of_nothing_else( string $css ): void {
		self::assertNull( Colour::parse( $css ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function unknown(): iterable {
		yield 'nothing' => array( '' );
		yield 'five digits' => array( '#12345' );
		yield 'lets the ground through' => array( '#2a5bd780' );
		yield 'lets the ground through, short' => array( '#fa08' );
		yield 'lets the ground through, rgba' => array( 'rgba(42, 91, 215, .5)' );
		yield 'two channels' => array( 'rgb(1 2)' );
		yield 'words for channels' => array( 'rgb(red green blue)' );
		yield 'none for hue' => array( 'hsl(none 10% 10%)' );
		yield 'mixed' => array( 'color-mix(in srgb, red 50%, blue)' );
		yield 'another space' => array( 'oklch(60% 0.15 50)' );
		yield 'a rule' => array( '#fff;}body{display:none' );
		yield 'a name' => array( 'rebeccapurple' );
	}

	public function test_contrast_is_that_of_wcag(): void {
		self::assertEqualsWithDelta( 21.0, self::contrast( '#000', '#fff' ), 0.001 );
		self::assertEqualsWithDelta( 1.0, self::contrast( '#777', '#777' ), 0.001 );
		// The limit of WCAG AA: #767676 on white passes 4.5, #777777 does not.
		self::assertGreaterThanOrEqual( 4.5, self::contrast( '#767676', '#fff' ) );
		self::assertLessThan( 4.5, self::contrast( '#777777', '#fff' ) );
	}

	private static function contrast( string $one, string $other ): float {
		$first  = Colour::parse( $one );
		$second = Colour::parse( $other );
		self::assertNotNull( $first );
		self::assertNotNull( $second );

		return $first->contrast( $second );
	}
}
