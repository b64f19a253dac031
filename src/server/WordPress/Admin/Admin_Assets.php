<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Script and styles of our parts of wp-admin, built from src/admin. */
final class Admin_Assets {

	private const HANDLE = 'studio-calendar-admin';

	public function __construct( private readonly string $plugin_file ) {
	}

	public function enqueue(): void {
		$folder = plugin_dir_path( $this->plugin_file ) . 'build/admin/';
		$asset  = is_file( $folder . 'index.asset.php' ) ? require $folder . 'index.asset.php' : null;
		if ( ! is_array( $asset ) || ! is_array( $asset['dependencies'] ?? null ) || ! is_string( $asset['version'] ?? null ) ) {
			return;
		}
		$handles = array_filter( $asset['dependencies'], static fn( mixed $handle ): bool => is_string( $handle ) && '' !== $handle );
		wp_enqueue_script( self::HANDLE, plugins_url( 'build/admin/index.js', $this->plugin_file ), $handles, $asset['version'], array( 'in_footer' => true ) );
		if ( is_file( $folder . 'index.css' ) ) {
			wp_enqueue_style( self::HANDLE, plugins_url( 'build/admin/index.css', $this->plugin_file ), array(), $asset['version'] );
		}
	}
}
