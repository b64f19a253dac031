<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Schema;
use StudioCalendar\WordPress\Content\Invalidation;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\People\Neutral_Names;

/**
 * Deletes temporary data once a day: responses to requests older than 48 hours, expired invitations, version files
 * without a studio, and email addresses in names.
 */
final class Clean_Up {

	public const EVENT = 'studio_calendar_clean_up';

	public function __construct(
		private readonly Idempotency_Keys $idempotency_keys,
		private readonly Invitations $invitations,
		private readonly Clock $clock,
		private readonly string $plugin_file,
	) {
	}

	public function add_hooks(): void {
		add_action( self::EVENT, $this->run( ... ) );
		add_action( 'admin_init', self::plan( ... ), 20 );
		register_deactivation_hook( $this->plugin_file, self::stop( ... ) );
	}

	public function run(): void {
		if ( Schema::is_installed() ) {
			$before = $this->clock->now()->modify( '-' . Idempotency_Keys::KEPT_HOURS . ' hours' )->format( 'Y-m-d H:i:s' );
			Guard::run( fn() => $this->idempotency_keys->forget_before( $before ) );
		}
		$studios = Post_Ids::studios();
		Version_Files::clean_up( $studios );
		foreach ( $studios as $studio_id ) {
			$this->invitations->forget_over( $studio_id, $this->clock->now() );
		}
		Neutral_Names::mend();
	}

	/** Schedules the clean-up; the list of scheduled events is an autoloaded option, so checking it needs no query. */
	public static function plan(): void {
		if ( false === wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'daily', self::EVENT );
		}
	}

	/** Unschedules the clean-up; in a large network the other sites' events stay without effect. */
	public static function stop( bool $is_network_wide = false ): void {
		Sites::each(
			$is_network_wide,
			static function (): void {
				wp_unschedule_hook( self::EVENT );
				wp_unschedule_hook( Announcer::EVENT );
				wp_unschedule_hook( Invalidation::AGAIN );
			}
		);
	}
}
