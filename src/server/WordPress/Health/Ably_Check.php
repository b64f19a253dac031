<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Rest\Problem_Texts;

/**
 * Site Health check of the stored Ably key. It sends a request to another server and so runs after the screen has
 * loaded.
 */
final class Ably_Check {

	public function __construct( private readonly Ably_Settings $settings, private readonly Key_Check $check ) {
	}

	/** Returns whether the check applies; a site without a key has no connection to test. */
	public function is_wanted(): bool {
		return null !== $this->settings->key();
	}

	public function run(): Finding {
		$key   = $this->settings->key();
		$fault = null === $key ? null : $this->check->fault( $key, $this->settings->prefix() );
		if ( null === $fault ) {
			return Finding::good( __( 'Live updates through Ably work', 'studio-calendar' ) );
		}
		$advice = sprintf(
			/* translators: %s: what is wrong, a sentence without a full stop. */
			__( '%s. Until then, open calendars check this site and show changes up to a minute late.', 'studio-calendar' ),
			Problem_Texts::field( 'ably_key', $fault )
		);

		return new Finding( Severity::Recommended, __( 'Live updates through Ably do not work', 'studio-calendar' ), $advice );
	}
}
