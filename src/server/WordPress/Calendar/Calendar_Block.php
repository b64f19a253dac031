<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use Closure;
use WP_Block;
use WP_Scripts;
use WP_Styles;

/**
 * Registers the block "Studio Calendar" of build/block/block.json. Registering its scripts at once, as WordPress does,
 * would build the list of all scripts on every request, even for endpoints and redirects; they are added when WordPress
 * builds that list.
 */
final class Calendar_Block {

	private const SCRIPT = 'studio-calendar-calendar-view-script';
	private const STYLE  = 'studio-calendar-calendar-view-style';

	/** Parts of block.json that only the editor needs; translating the title reads a file. */
	private const FOR_EDITOR = array( 'textdomain' => true, 'editorScript' => true, 'editorStyle' => true );

	private const ADDED_LATER = array( 'viewScript' => true, 'viewStyle' => true );

	/**
	 * @param Closure(): Calendar_Mount   $mount      Called when a calendar is rendered.
	 * @param Closure(): Block_Variations $variations Called when an editor is loaded.
	 * @param Closure(): Script_Texts     $texts      Called when an editor is loaded.
	 */
	public function __construct(
		private readonly Closure $mount,
		private readonly Closure $variations,
		private readonly Closure $texts,
		private readonly string $plugin_file,
	) {
	}

	public function add_hooks(): void {
		add_action( 'init', $this->register( ... ) );
		add_action( 'wp_default_scripts', $this->add_script( ... ) );
		add_action( 'wp_default_styles', $this->add_style( ... ) );
		add_action( 'enqueue_block_editor_assets', $this->tell_of_texts( ... ), 10, 0 );
		add_filter( 'studio_calendar_block', $this->html( ... ), 10, 2 );
		add_filter( 'render_block_data', self::fitted( ... ), 10, 3 );
	}

	/**
	 * Removes the block's alignment where it would cover content beside it: `wide` is the default, and themes implement
	 * it with margins that extend out of a column as well as out of the page.
	 *
	 * @param array<string, mixed> $parsed Block as parsed by WordPress.
	 * @param mixed                $source Block before other plugins' filters.
	 * @return array<string, mixed>
	 */
	public static function fitted( array $parsed, mixed $source = null, ?WP_Block $parent_block = null ): array {
		if ( Calendar_Assets::BLOCK === ( $parsed['blockName'] ?? null ) && ! self::may_be_wide( $parent_block ) ) {
			$parsed['attrs'] = array( 'align' => '' ) + ( is_array( $parsed['attrs'] ?? null ) ? $parsed['attrs'] : array() );
		}

		return $parsed;
	}

	/**
	 * Returns whether the block may be wide: at the root of a page (not of a widget), or in a group of a block theme
	 * that centers its content.
	 */
	private static function may_be_wide( ?WP_Block $parent_block ): bool {
		$width = wp_get_global_settings( array( 'layout', 'wideSize' ) );
		if ( ! current_theme_supports( 'align-wide' ) && ( ! is_string( $width ) || '' === $width ) ) {
			return false;
		}
		$layout = $parent_block->parsed_block['attrs']['layout']['type'] ?? null;

		$is_root = null === $parent_block && ! doing_filter( 'widget_block_content' );

		return $is_root || ( wp_is_block_theme() && 'constrained' === $layout );
	}

	/** Registers the block. A checkout without a build has none, instead of a notice by WordPress on every request. */
	public function register(): void {
		if ( ! is_file( $this->path( 'block.json' ) ) ) {
			return;
		}
		$left_out = is_admin() && ! wp_doing_ajax() ? self::ADDED_LATER : self::ADDED_LATER + self::FOR_EDITOR;
		$filter   = static fn( array $metadata ): array => array_diff_key( $metadata, $left_out );
		add_filter( 'block_type_metadata', $filter );
		register_block_type(
			$this->path( '' ),
			array(
				'view_script_handles' => array( self::SCRIPT ),
				'view_style_handles'  => array( self::STYLE ),
				'variation_callback'  => fn(): array => ( $this->variations )()->all(),
			)
		);
		remove_filter( 'block_type_metadata', $filter );
	}

	/**
	 * Adds the view script as WordPress does: in the footer, without blocking the page. People with a login get the one
	 * that has the parts of members too (docs/decisions/0057); their pages are in no cache. Who asks is known from `init` on;
	 * a plugin that asks for scripts while plugins load has the list built before.
	 */
	public function add_script( WP_Scripts $scripts ): void {
		if ( 0 === did_action( 'init' ) ) {
			add_action( 'init', fn() => $this->add_script( $scripts ) );
			return;
		}
		$name  = is_user_logged_in() ? 'view-members' : 'view';
		$asset = $this->asset( $name );
		if ( null === $asset ) {
			return;
		}
		$scripts->add( self::SCRIPT, plugins_url( "build/block/$name.js", $this->plugin_file ), $asset['dependencies'], $asset['version'] );
		$scripts->add_data( self::SCRIPT, 'group', 1 );
		$scripts->add_data( self::SCRIPT, 'strategy', 'defer' );
	}

	/** Adds the language of the block's controls. */
	public function tell_of_texts(): void {
		( $this->texts )()->tell( generate_block_asset_handle( Calendar_Assets::BLOCK, 'editorScript' ) );
	}

	/** Adds the style with its path, so that WordPress may inline it. */
	public function add_style( WP_Styles $styles ): void {
		$asset = $this->asset( 'view' );
		if ( null === $asset ) {
			return;
		}
		$styles->add( self::STYLE, plugins_url( 'build/block/view.css', $this->plugin_file ), array(), $asset['version'] );
		$styles->add_data( self::STYLE, 'path', $this->path( 'view.css' ) );
	}

	/**
	 * Returns the block's HTML; called by src/block/render.php.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return string Escaped HTML.
	 */
	public function html( string $html, array $attributes ): string {
		$parsed = Mount_Attributes::parse( $attributes['studioId'] ?? null, $attributes['roomId'] ?? null, $attributes['locale'] ?? null );

		return $html . ( $this->mount )()->html( $parsed, Mount_Place::Block, self::colours( $attributes ) );
	}

	/**
	 * Returns the colors chosen in the block's sidebar, presets by their names in theme.json.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @return array{ background?: string, text?: string }
	 */
	private static function colours( array $attributes ): array {
		$style  = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$custom = is_array( $style['color'] ?? null ) ? $style['color'] : array();
		$chosen = array();
		foreach ( array( 'background' => 'backgroundColor', 'text' => 'textColor' ) as $part => $attribute ) {
			$preset = $attributes[ $attribute ] ?? null;
			$colour = is_string( $preset ) ? "var:preset|color|$preset" : $custom[ $part ] ?? null;
			if ( is_string( $colour ) ) {
				$chosen[ $part ] = $colour;
			}
		}

		return $chosen;
	}

	/** @return array{ dependencies: list<string>, version: string }|null Null before the first build. */
	private function asset( string $name ): ?array {
		$file  = $this->path( "$name.asset.php" );
		$asset = is_file( $file ) ? require $file : null;
		if ( ! is_array( $asset ) || ! is_array( $asset['dependencies'] ?? null ) || ! is_string( $asset['version'] ?? null ) ) {
			return null;
		}

		return array( 'dependencies' => array_values( array_filter( $asset['dependencies'], is_string( ... ) ) ), 'version' => $asset['version'] );
	}

	private function path( string $file ): string {
		return plugin_dir_path( $this->plugin_file ) . 'build/block/' . $file;
	}
}
