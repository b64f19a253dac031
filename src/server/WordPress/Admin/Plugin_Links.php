<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Service\Site_Settings;
use StudioCalendar\WordPress\Content\Capabilities;

/** Adds links to the plugin's row in the list of plugins, where people look first after activation. */
final class Plugin_Links {

	public function __construct( private readonly string $plugin_file ) {
	}

	public function add_hooks(): void {
		add_filter( 'plugin_action_links_' . plugin_basename( $this->plugin_file ), self::with_ours( ... ) );
	}

	/**
	 * @param array<array-key, string> $links HTML.
	 * @return array<array-key, string>
	 */
	private static function with_ours( array $links ): array {
		$start    = array( 'studio_calendar_start' => self::link( Start_Page::url(), __( 'Get started', 'studio-calendar' ) ) );
		$settings = array( 'studio_calendar_settings' => self::link( Settings_Page::url(), __( 'Settings', 'studio-calendar' ) ) );

		return ( current_user_can( Capabilities::ADMINISTRATOR ) ? $start : array() )
			+ ( current_user_can( Site_Settings::CAPABILITY ) ? $settings : array() ) + $links;
	}

	private static function link( string $url, string $text ): string {
		return '<a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a>';
	}
}
