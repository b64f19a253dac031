<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\WordPress\Calendar\Script_Texts;

/** Enqueues the scripts and styles of src/admin. */
final class Admin_Assets {

	private const HANDLE = 'studio-calendar-admin-';

	/**
	 * @param string       $entry  Entry of webpack.config.js below `admin/`.
	 * @param list<string> $styles WordPress's styles that the plugin's depend on.
	 */
	public function __construct(
		private readonly string $plugin_file,
		private readonly ?Script_Texts $texts = null,
		private readonly string $entry = 'index',
		private readonly array $styles = array(),
	) {
	}

	/** @param string|false $screen Result of add_submenu_page(): false for people who may not see it. */
	public function enqueue_on( string|false $screen ): void {
		if ( false !== $screen ) {
			add_action( "load-$screen", fn() => add_action( 'admin_enqueue_scripts', $this->enqueue( ... ), 10, 0 ) );
		}
	}

	public function enqueue(): void {
		$folder = plugin_dir_path( $this->plugin_file ) . 'build/admin/';
		$asset  = is_file( $folder . $this->entry . '.asset.php' ) ? require $folder . $this->entry . '.asset.php' : null;
		if ( ! is_array( $asset ) || ! is_array( $asset['dependencies'] ?? null ) || ! is_string( $asset['version'] ?? null ) ) {
			return;
		}
		$handles = array_filter( $asset['dependencies'], static fn( mixed $handle ): bool => is_string( $handle ) && '' !== $handle );
		$handle  = self::HANDLE . $this->entry;
		$address = plugins_url( "build/admin/$this->entry", $this->plugin_file );
		wp_enqueue_script( $handle, "$address.js", $handles, $asset['version'], array( 'in_footer' => true ) );
		$this->texts?->tell( $handle );
		if ( is_file( "$folder$this->entry.css" ) ) {
			wp_enqueue_style( $handle, "$address.css", $this->styles, $asset['version'] );
		}
	}
}
