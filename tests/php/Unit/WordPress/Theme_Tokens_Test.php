<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\WordPress\Calendar\Theme_Tokens;

/** Tests of the accent and base guards of docs/design.md. */
final class Theme_Tokens_Test extends TestCase {

	/**
	 * @param array<string, string> $palette
	 * @param array<string, string> $properties
	 */
	#[DataProvider( 'palettes' )]
	public function test_takes_from_a_palette_what_can_be_read( array $palette, ?string $scheme, array $properties ): void {
		self::assertSame( array( 'scheme' => $scheme, 'properties' => $properties ), Theme_Tokens::of_palette( $palette ) );
	}

	/** @return iterable<string, array{ array<string, string>, string|null, array<string, string> }> */
	public static function palettes(): iterable {
		$light = array( 'base' => '#ffffff', 'contrast' => '#111111' );
		$dark  = array( 'base' => '#101010', 'contrast' => '#f5f5f5' );
		$blue  = array( '--sc-theme-accent' => '#2a5bd7', '--sc-theme-on-accent' => '#ffffff' );

		yield 'no palette: the browser measures' => array( array(), null, array() );
		yield 'accents but no ground' => array( array( 'accent' => '#2a5bd7' ), null, array() );
		yield 'a ground nobody can read' => array( array( 'base' => 'oklch(1 0 0)', 'accent' => '#2a5bd7' ), null, array() );
		yield 'light, no accent' => array( $light, 'light', array() );
		yield 'dark, no accent' => array( $dark, 'dark', array() );
		yield 'light with a good accent' => array( $light + array( 'accent' => '#2a5bd7' ), 'light', $blue );
		yield 'accent by the name of primary' => array( $light + array( 'primary' => '#2a5bd7' ), 'light', $blue );
		yield 'yellow is too pale for white' => array( $light + array( 'accent' => '#ffee58' ), 'light', array() );
		yield 'the next one is taken' => array( $light + array( 'accent-1' => '#ffee58', 'accent-2' => '#2a5bd7' ), 'light', $blue );
		yield 'accent goes before accent-1' => array( $light + array( 'accent-1' => '#aa0000', 'accent' => '#2a5bd7' ), 'light', $blue );
		yield 'accent-7 is none of ours' => array( $light + array( 'accent-7' => '#2a5bd7' ), 'light', array() );
		yield 'a pale accent on a dark ground takes black text' => array(
			$dark + array( 'accent' => '#8ab0ff' ),
			'dark',
			array( '--sc-theme-accent' => '#8ab0ff', '--sc-theme-on-accent' => '#000000' ),
		);
		yield 'the dark blue is lost on a dark ground' => array( $dark + array( 'accent' => '#16235c' ), 'dark', array() );
		yield 'grey on grey: our own pair' => array(
			array( 'base' => '#dddddd', 'contrast' => '#777777' ),
			'light',
			array( '--sc-base' => '#ffffff', '--sc-contrast' => '#191c22' ),
		);
		yield 'dark grey on black: our own dark pair' => array(
			array( 'base' => '#000000', 'contrast' => '#666666' ),
			'dark',
			array( '--sc-base' => '#15171c', '--sc-contrast' => '#eceef3' ),
		);
		yield 'the accent is then held against our own ground' => array(
			array( 'base' => '#b0b0b0', 'contrast' => '#555555', 'accent' => '#6f6f6f' ),
			'light',
			array( '--sc-base' => '#ffffff', '--sc-contrast' => '#191c22', '--sc-theme-accent' => '#6f6f6f', '--sc-theme-on-accent' => '#ffffff' ),
		);
		yield 'old slugs' => array( array( 'background' => '#ffffff', 'foreground' => '#000000', 'primary' => '#2a5bd7' ), 'light', $blue );
		yield 'a preset that names a preset' => array( $light + array( 'accent' => 'var(--wp--preset--color--brand)', 'brand' => 'hsl(223, 68%, 50%)' ), 'light', array( '--sc-theme-accent' => '#295ad6', '--sc-theme-on-accent' => '#ffffff' ) );
		yield 'presets in a circle' => array( $light + array( 'accent' => 'var(--wp--preset--color--primary)', 'primary' => 'var:preset|color|accent' ), 'light', array() );
		yield 'CSS in disguise' => array( $light + array( 'accent' => '#2a5bd7;}body{display:none' ), 'light', array() );
		yield 'a ground without an ink is held against ours' => array( array( 'base' => '#fafafa', 'accent' => '#2a5bd7' ), 'light', $blue );
	}

	/**
	 * @param array<string, string>                       $palette
	 * @param array{ background?: string, text?: string } $chosen
	 * @param array<string, string>                       $properties
	 */
	#[DataProvider( 'choices' )]
	public function test_takes_from_a_choice_what_can_be_read( array $palette, array $chosen, string $scheme, array $properties ): void {
		self::assertSame( array( 'scheme' => $scheme, 'properties' => $properties ), Theme_Tokens::of_palette( $palette, $chosen ) );
	}

	/** @return iterable<string, array{ array<string, string>, array{ background?: string, text?: string }, string, array<string, string> }> */
	public static function choices(): iterable {
		$light = array( 'base' => '#ffffff', 'contrast' => '#111111', 'navy' => '#000033', 'cream' => '#fffbe6' );
		$pair  = static fn( string $base, string $contrast ): array => array( '--sc-base' => $base, '--sc-contrast' => $contrast );

		yield 'a ground' => array( $light, array( 'background' => '#ffeedd' ), 'light', $pair( '#ffeedd', '#111111' ) );
		yield 'a preset as ground' => array( $light, array( 'background' => 'var:preset|color|cream' ), 'light', $pair( '#fffbe6', '#111111' ) );
		yield 'a dark ground takes a light ink' => array( $light, array( 'background' => 'var:preset|color|navy' ), 'dark', $pair( '#000033', '#eceef3' ) );
		yield 'ground and ink' => array( $light, array( 'background' => '#000000', 'text' => '#ffff00' ), 'dark', $pair( '#000000', '#ffff00' ) );
		yield 'base and contrast the other way round' => array(
			$light,
			array( 'background' => 'var:preset|color|contrast', 'text' => 'var:preset|color|base' ),
			'dark',
			$pair( '#111111', '#ffffff' ),
		);
		yield 'an ink that cannot be read' => array( $light, array( 'text' => '#cccccc' ), 'light', $pair( '#ffffff', '#111111' ) );
		yield 'a ground on which nothing can be read' => array( $light, array( 'background' => '#7f7f7f' ), 'dark', $pair( '#15171c', '#eceef3' ) );
		yield 'a ground where the theme tells none' => array( array(), array( 'background' => '#ffffff' ), 'light', $pair( '#ffffff', '#191c22' ) );
		yield 'the accent is held against the chosen ground' => array(
			$light + array( 'accent' => '#16235c' ),
			array( 'background' => '#000000' ),
			'dark',
			$pair( '#000000', '#eceef3' ),
		);
		yield 'CSS in disguise is no choice' => array( $light, array( 'background' => 'red;}body{display:none', 'text' => 'url(x)' ), 'light', array() );
		yield 'a preset that is not there is no choice' => array( $light, array( 'background' => 'var:preset|color|gone' ), 'light', array() );
	}
}
