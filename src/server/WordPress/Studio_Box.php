<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress;

use StudioCalendar\Storage\Studio_Source;
use WP_Post;

/** On a studio's edit screen: how to put its calendar on a page. The box itself is drawn by src/admin. */
final class Studio_Box {

	private const HANDLE = 'studio-calendar-admin';

	public function __construct( private readonly string $plugin_file ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Studio_Source::STUDIO, $this->add( ... ) );
	}

	/** A studio that nobody has saved yet has no address. */
	public function add( WP_Post $studio ): void {
		if ( 'auto-draft' === $studio->post_status ) {
			return;
		}
		add_meta_box( 'studio-calendar-box', __( 'Show this calendar', 'studio-calendar' ), $this->print( ... ), Studio_Source::STUDIO, 'side' );
		add_action( 'admin_enqueue_scripts', $this->enqueue( ... ) );
	}

	public function print( WP_Post $studio ): void {
		$content = array(
			'shortcode' => sprintf( '[%s studio_id="%d"]', Shortcode::TAG, $studio->ID ),
			'pageUrl'   => home_url( '/?studio_calendar=page&studio_id=' . $studio->ID ),
		);
		echo '<div data-studio-calendar-box="' . esc_attr( Mount_Config::encode( $content ) ) . '"></div>';
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
