<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that the plugin's row in the list of plugins links to its start page and its settings. */
#[Group( 'once' )]
final class Plugin_Links_Test extends Test_Case {

	public function test_an_administrator_finds_start_and_settings_first(): void {
		$links = self::links( 1 );

		self::assertSame( array( 'studio_calendar_start', 'studio_calendar_settings', 'deactivate' ), array_keys( $links ) );
		self::assertStringContainsString( 'page=studio-calendar-start">Get started</a>', $links['studio_calendar_start'] );
		self::assertStringContainsString( 'page=studio-calendar-settings">Settings</a>', $links['studio_calendar_settings'] );
	}

	public function test_nobody_else_is_led_to_what_they_may_not_see(): void {
		$here = new People( $this->make );

		self::assertSame( array( 'deactivate' ), array_keys( self::links( $here->user['owner'] ) ) );
	}

	/** @return array<string, string> */
	private static function links( int $user ): array {
		wp_set_current_user( $user );
		$links = apply_filters( 'plugin_action_links_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), array( 'deactivate' => '' ) );
		self::assertIsArray( $links );

		return array_filter( $links, 'is_string' );
	}
}
