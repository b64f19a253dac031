<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Calendar\Calendar_Assets;
use WP_Block_Type_Registry;
use WP_Theme_JSON_Data;

/** Tests of the block: the editor's style settings on the page, hints about mistakes, and the studios that the inserter offers. */
#[Group( 'once' )]
final class Block_Test extends Test_Case {

	use With_People;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
	}

	public function test_colours_reach_the_calendar_as_far_as_they_can_be_read(): void {
		$shown = $this->shown( array( 'style' => array( 'color' => array( 'background' => '#102040', 'text' => '#fafafa' ) ) ) );
		$style = $shown->mount()->getAttribute( 'style' );

		self::assertStringContainsString( '--sc-base:#102040', $style );
		self::assertStringContainsString( '--sc-contrast:#fafafa', $style );
		self::assertStringContainsString( 'background-color:#102040', $style );
		self::assertSame( 'dark', $shown->mount()->getAttribute( 'data-scheme' ) );
	}

	public function test_a_preset_is_taken_from_the_palette(): void {
		$shown = $this->shown( array( 'backgroundColor' => 'black' ) );

		self::assertStringContainsString( '--sc-base:#000000', $shown->mount()->getAttribute( 'style' ) );
		self::assertContains( 'has-black-background-color', explode( ' ', $shown->mount()->getAttribute( 'class' ) ) );
		self::assertSame( 'dark', $shown->mount()->getAttribute( 'data-scheme' ) );
	}

	public function test_spacing_and_font_are_those_of_the_wrapper(): void {
		$shown = $this->shown(
			array(
				'fontFamily' => 'fancy',
				'style'      => array( 'spacing' => array( 'padding' => array( 'top' => '11px', 'left' => '12px' ), 'margin' => array( 'bottom' => '13px' ) ) ),
			)
		);
		$style = $shown->mount()->getAttribute( 'style' );

		self::assertStringContainsString( 'padding-top:11px', $style );
		self::assertStringContainsString( 'padding-left:12px', $style );
		self::assertStringContainsString( 'margin-bottom:13px', $style );
		self::assertContains( 'has-fancy-font-family', explode( ' ', $shown->mount()->getAttribute( 'class' ) ) );
	}

	public function test_a_widget_shows_it_as_a_page_does(): void {
		ob_start();
		the_widget( 'WP_Widget_Block', array( 'content' => '<!-- wp:studio-calendar/calendar {"studioId":' . self::$people->post['studio'] . '} /-->' ) );
		$html = (string) ob_get_clean();

		self::assertStringContainsString( 'data-studio-calendar', $html );
		self::assertSame( array( true, true ), array( wp_script_is( 'studio-calendar-calendar-view-script' ), wp_style_is( 'studio-calendar-calendar-view-style' ) ) );
	}

	public function test_its_style_stands_in_the_page_unless_the_site_keeps_styles_out(): void {
		$known   = wp_styles();
		$printed = static function (): string {
			// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- styles of a page of its own, put back below.
			$GLOBALS['wp_styles'] = null;
			do_blocks( '<!-- wp:studio-calendar/calendar {"studioId":' . self::$people->post['studio'] . '} /-->' );
			wp_add_inline_style( 'studio-calendar-calendar-view-style', '.from-a-theme{}' );
			( new Calendar_Assets() )->style_in_page();
			( new Calendar_Assets() )->style_in_page();
			ob_start();
			wp_print_styles( array( 'studio-calendar-calendar-view-style' ) );

			return (string) ob_get_clean();
		};
		$in_page = $printed();
		add_filter( 'styles_inline_size_limit', '__return_zero' );
		$linked               = $printed();
		remove_filter( 'styles_inline_size_limit', '__return_zero' );
		$GLOBALS['wp_styles'] = $known; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- as they were.

		self::assertStringNotContainsString( '<link', $in_page );
		self::assertSame( 1, substr_count( $in_page, '--sc-least: 84px' ) + substr_count( $in_page, '--sc-least:84px' ) );
		self::assertGreaterThan( (int) strpos( $in_page, '.sc-static' ), (int) strpos( $in_page, '.from-a-theme' ), 'What a site adds comes after it.' );
		self::assertStringContainsString( 'build/block/view.css', $linked );
		self::assertStringNotContainsString( '.sc-static', $linked );
	}

	public function test_it_is_wide_at_the_root_of_a_page_alone(): void {
		$block   = '<!-- wp:studio-calendar/calendar {"studioId":' . self::$people->post['studio'] . '} /-->';
		$columns = '<!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column">' . $block . '</div><!-- /wp:column --></div><!-- /wp:columns -->';

		self::assertStringContainsString( ' alignwide', do_blocks( $block ) );
		self::assertStringNotContainsString( 'alignwide', do_blocks( $columns ) );
		self::assertStringNotContainsString( 'alignfull', do_blocks( str_replace( '} /-->', ',"align":"full"} /-->', $columns ) ) );

		ob_start();
		the_widget( 'WP_Widget_Block', array( 'content' => $block ) );
		self::assertStringNotContainsString( 'alignwide', (string) ob_get_clean() );
	}

	public function test_it_is_not_wide_where_the_theme_knows_no_wide(): void {
		$block    = '<!-- wp:studio-calendar/calendar {"studioId":' . self::$people->post['studio'] . '} /-->';
		$had      = current_theme_supports( 'align-wide' );
		$no_width = static fn( WP_Theme_JSON_Data $data ): WP_Theme_JSON_Data => $data->update_with( array( 'version' => 3, 'settings' => array( 'layout' => array( 'wideSize' => '' ) ) ) );
		remove_theme_support( 'align-wide' );
		add_filter( 'wp_theme_json_data_theme', $no_width );
		wp_clean_theme_json_cache();
		try {
			self::assertStringNotContainsString( 'alignwide', do_blocks( $block ) );
		} finally {
			remove_filter( 'wp_theme_json_data_theme', $no_width );
			wp_clean_theme_json_cache();
			if ( $had ) {
				add_theme_support( 'align-wide' );
			}
		}
	}

	public function test_a_colour_is_no_way_into_the_page(): void {
		$plain  = $this->shown( array() )->names();
		$attack = '#000;}</style><script>alert(1)</script>" onmouseover="alert(1)';
		$shown  = $this->shown( array( 'backgroundColor' => $attack, 'textColor' => $attack, 'style' => array( 'color' => array( 'background' => $attack ) ) ) );

		self::assertSame( array(), array_values( array_diff( $shown->names(), $plain ) ) );
		self::assertStringNotContainsString( '--sc-base', $shown->mount()->getAttribute( 'style' ) );
	}

	/** @param array<string, mixed> $attributes */
	#[DataProvider( 'wrong' )]
	public function test_hints_speak_of_the_block( array $attributes, string $hint ): void {
		$block = '<!-- wp:studio-calendar/calendar ' . wp_json_encode( $attributes ) . ' /-->';
		$block = str_replace( '"{studio}"', (string) self::$people->post['studio'], $block );

		self::assertStringNotContainsString( 'sc-hint', do_blocks( $block ) );
		wp_set_current_user( self::$people->user['administrator'] );
		self::assertStringContainsString( $hint, do_blocks( $block ) );
	}

	/** @return iterable<string, array{ array<string, mixed>, string }> */
	public static function wrong(): iterable {
		yield 'studio' => array( array( 'studioId' => 99999999 ), 'The studio of this block no longer exists' );
		yield 'room' => array( array( 'studioId' => '{studio}', 'roomId' => 99999999 ), 'The room of this block no longer exists' );
		yield 'no studio' => array( array( 'locale' => 'en' ), 'No studio selected. Select one in the block settings' );
		yield 'markup where an id belongs' => array( array( 'studioId' => '<img src=x onerror=alert(1)>' ), 'No studio selected. Select one in the block settings' );
	}

	public function test_the_inserter_offers_the_studios_that_one_may_read(): void {
		wp_set_current_user( self::$people->user['owner'] );
		$of_owner = $this->variations();
		wp_set_current_user( self::$people->user['administrator'] );
		$of_administrator = $this->variations();
		wp_set_current_user( self::$people->user['subscriber'] );

		self::assertSame( array( array( 'studioId' => self::$people->post['studio'] ) ), array_column( $of_owner, 'attributes' ) );
		self::assertSame( array( true ), array_column( $of_owner, 'isDefault' ), 'An only studio is what the block inserts.' );
		self::assertContains( array( 'studioId' => self::$people->post['foreign'] ), array_column( $of_administrator, 'attributes' ) );
		self::assertNotContains( true, array_column( $of_administrator, 'isDefault' ) );
		self::assertSame( array(), $this->variations() );
	}

	/** Sends the request of the editor's preview. */
	public function test_the_editor_gets_what_the_page_shows(): void {
		$path   = '/wp/v2/block-renderer/studio-calendar/calendar';
		$ask    = array( 'context' => 'edit', 'attributes' => array( 'studioId' => self::$people->post['studio'], 'locale' => 'et', 'backgroundColor' => 'black' ) );
		$answer = $this->dispatch( 'POST', $path, $ask, self::$people->user['administrator'] );
		$data   = $answer->get_data();

		self::assertSame( 200, $answer->get_status() );
		self::assertIsArray( $data );
		self::assertIsString( $data['rendered'] );
		self::assertSame( 'et', ( new Mounts( $data['rendered'] ) )->config()['locale'] );
		self::assertSame( 401, $this->dispatch( 'POST', $path, $ask )->get_status() );
	}

	/** @return list<array<array-key, mixed>> */
	private function variations(): array {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( 'studio-calendar/calendar' );
		self::assertIsCallable( $block?->variation_callback );

		return array_values( array_filter( (array) call_user_func( $block->variation_callback ), is_array( ... ) ) );
	}

	/** @param array<string, mixed> $attributes Attributes besides the studio. */
	private function shown( array $attributes ): Mounts {
		$attributes += array( 'studioId' => self::$people->post['studio'] );

		return new Mounts( do_blocks( '<!-- wp:studio-calendar/calendar ' . serialize_block_attributes( $attributes ) . ' /-->' ) );
	}
}
