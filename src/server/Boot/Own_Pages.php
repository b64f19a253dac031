<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\WordPress\Calendar\Calendar_Assets;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Calendar\Texts_Answer;
use StudioCalendar\WordPress\People\Invitation_Acceptance;
use StudioCalendar\WordPress\People\Invitation_Page;

/**
 * Module with the pages without a theme: the calendar in the full window, an invitation, and the texts of a language
 * pack.
 */
final class Own_Pages implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- only its presence is checked.
		$moment->at_if( static fn(): bool => isset( $_GET['studio_calendar'] ), 'parse_request' );
	}

	public function load(): void {
		$services = $this->services;
		( new Invitation_Page( $services->invitations(), new Invitation_Acceptance( $services->members ), $services->clock ) )->add_hooks();
		( new Texts_Answer( $services->texts() ) )->add_hooks();
		( new Full_Page( $services->mount(), new Calendar_Assets(), $services->translations ) )->add_hooks();
	}
}
