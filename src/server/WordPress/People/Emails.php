<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Service\Language;
use StudioCalendar\WordPress\Site\Translations;
use WP_User;

/** Sends the plugin's emails: plain text in the site's language, whoever triggered them. */
final class Emails {

	public function __construct( private readonly Language $language ) {
	}

	/** @return bool Whether the email was sent. */
	public function invite( int $studio_id, Invitation $invitation, string $secret ): bool {
		return $this->in_the_sites_language(
			static function () use ( $studio_id, $invitation, $secret ): bool {
				/* translators: %s: name of a studio. */
				$subject = sprintf( __( 'Invitation to the calendar of %s', 'studio-calendar' ), self::title( $studio_id ) );
				/* translators: %s: name of a studio. */
				$first = sprintf( __( 'You are invited to the calendar of %s.', 'studio-calendar' ), self::title( $studio_id ) );
				$how   = __( 'To accept, open this link:', 'studio-calendar' );
				/* translators: %s: a date, such as 2026-12-05. */
				$until = __( 'The link works once, until %s. If you do not know this studio, ignore this email. The studio then learns nothing about you.', 'studio-calendar' ); // phpcs:ignore Generic.Files.LineLength -- one text to translators.
				$last  = sprintf( $until, substr( $invitation->until, 0, 10 ) );
				$body  = "$first\n\n$how\n" . Invitation_Page::address( $studio_id, $secret ) . "\n\n$last\n";

				return wp_mail( $invitation->email, $subject, $body );
			}
		);
	}

	/** Notifies a person whom an administrator added to a studio. */
	public function welcome( int $studio_id, WP_User $user ): bool {
		return $this->in_the_sites_language(
			static function () use ( $studio_id, $user ): bool {
				/* translators: %s: name of a studio. */
				$text = sprintf( __( 'You can now book in the calendar of %s.', 'studio-calendar' ), self::title( $studio_id ) );

				return wp_mail( $user->user_email, wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $text . "\n\n" . wp_login_url() . "\n" );
			}
		);
	}

	/** @param callable(): bool $write */
	private function in_the_sites_language( callable $write ): bool {
		$this->language->use( Translations::from_wordpress_locale( get_locale() ) );
		try {
			return $write();
		} finally {
			$this->language->use( null );
		}
	}

	private static function title( int $studio_id ): string {
		return wp_specialchars_decode( wp_strip_all_tags( get_the_title( $studio_id ), true ), ENT_QUOTES );
	}
}
