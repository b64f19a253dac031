<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Calendar\Calendar_Assets;
use WP_Dependencies;
use WP_Scripts;
use WP_Styles;

/** Tests of docs/optimizers.md, which lists the files to exclude from script optimizers, and of pages whose scripts never run. */
#[Group( 'once' )]
final class Optimizers_Test extends Test_Case {

	public function test_the_document_names_the_scripts_that_are_loaded_in_their_order(): void {
		$documented = self::documented( 'Scripts' );
		$of_members = array( (string) array_key_last( $documented ) => 'build/block/view-members.js' );

		self::assertSame( $documented, self::scripts_for( 0 ) );
		self::assertSame( array_replace( $documented, $of_members ), self::scripts_for( $this->make->user( 'studio_trainer' ) ) );
	}

	public function test_the_document_names_the_styles_that_are_loaded(): void {
		self::assertSame( self::documented( 'Styles' ), self::loaded( new WP_Styles(), ( new Calendar_Assets() )->styles() ) );
	}

	public function test_a_page_whose_scripts_never_run_says_so_in_the_language_of_the_calendar(): void {
		$html = do_shortcode( '[studio_calendar locale="et"]' );

		self::assertStringContainsString( 'Kalendrit ei õnnestunud käivitada. Laadi leht uuesti ja proovi veel kord. <a href="">Laadi uuesti</a>', $html );
		self::assertMatchesRegularExpression( '/<p class="sc-late" role="status" style="[^"]*visibility:hidden">/', $html, 'Until the style sheet shows it.' );
		self::assertStringContainsString( '.sc-late', (string) file_get_contents( self::root() . '/build/block/view.css' ) );
		self::assertStringNotContainsString( '<script', $html, 'A strict policy of the site lets no script of the page run.' );
	}

	public function test_the_styles_are_never_mirrored(): void {
		$styles                 = new WP_Styles();
		$styles->text_direction = 'rtl';

		self::assertSame( self::documented( 'Styles' ), self::loaded( $styles, ( new Calendar_Assets() )->styles() ) );
		self::assertSame( array(), glob( self::root() . '/build/block/*-rtl.css' ) );
	}

	/** @return array<string, string> Files by handle, from a list that WordPress builds anew for the user. */
	private static function scripts_for( int $user ): array {
		wp_set_current_user( $user );

		return self::loaded( new WP_Scripts(), ( new Calendar_Assets() )->scripts() );
	}

	/**
	 * @param list<non-empty-string> $handles
	 * @return array<string, string> Files by handle, in the order in which they are printed.
	 */
	private static function loaded( WP_Dependencies $dependencies, array $handles ): array {
		$dependencies->all_deps( $handles, true );
		$files = array();
		foreach ( $dependencies->to_do as $handle ) {
			$source = $dependencies->registered[ $handle ]->src ?? '';
			if ( is_string( $source ) && '' !== $source ) {
				$files[ $handle ] = self::path( $source );
			}
		}

		return $files;
	}

	/** Returns the path without host and `.min`, since sites in debug mode load the unminified files. */
	private static function path( string $source ): string {
		$path = (string) preg_replace( '~^.*?(?=wp-includes/|build/block/)~', '', $source );

		return (string) preg_replace( '~(?:\.min)?\.(js|css)$~', '.$1', $path );
	}

	/** @return array<string, string> Files by handle, from the table under the heading. */
	private static function documented( string $heading ): array {
		$text  = (string) file_get_contents( self::root() . '/docs/optimizers.md' );
		$table = explode( "\n## ", explode( "\n## $heading\n", $text )[1] ?? '' )[0];
		preg_match_all( '/^\| `([^`]+)` \| `([^`]+)` \|$/m', $table, $rows );

		return array_combine( $rows[1], array_map( self::path( ... ), $rows[2] ) );
	}

	private static function root(): string {
		return dirname( __DIR__, 4 );
	}
}
