<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Storage\Schema;
use StudioCalendar\WordPress\Site\Clean_Up;

/** Module for maintenance: tables, roles and the daily clean-up. */
final class Upkeep implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$plugin = plugin_basename( $this->services->file );
		$moment
			->at( "activate_$plugin", "deactivate_$plugin", 'admin_init', 'rest_request_before_callbacks', 'wp_initialize_site', 'wpmu_drop_tables' )
			->at( 'studio_calendar_clean_up' )
			->at_if( static fn(): bool => class_exists( Schema::class, false ) && Schema::is_doubted(), 'shutdown' );
	}

	public function load(): void {
		$services = $this->services;
		$services->lifecycle()->add_hooks();
		( new Clean_Up( $services->idempotency_keys(), $services->invitations(), $services->clock, $services->file ) )->add_hooks();
	}
}
