<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Domain\Infrastructure_Failure;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Input;
use StudioCalendar\Rest\List_Input;
use StudioCalendar\Rest\Parameters;
use StudioCalendar\Rest\Problem_Texts;
use StudioCalendar\Service\Booking_Csv;
use StudioCalendar\Service\Booking_Listing;
use StudioCalendar\Storage\Failure_Log;
use Traversable;
use WP_Locale;

/** Streams the CSV file of the Bookings screen row by row, because a year of bookings may exceed the memory. */
final class Bookings_Export {

	public const ACTION = 'studio_calendar_export';

	public function __construct( private readonly Booking_Listing $listing ) {
	}

	public function add_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	/** Returns the file's URL with its nonce; the screen adds its filters. */
	public static function address(): string {
		return add_query_arg( array( 'action' => self::ACTION, '_wpnonce' => wp_create_nonce( self::ACTION ) ), admin_url( 'admin-post.php' ) );
	}

	public function send(): never {
		check_admin_referer( self::ACTION );
		try {
			$lines = $this->lines( wp_unslash( $_GET ) );
		} catch ( Problem $problem ) {
			self::refuse( $problem );
		} catch ( Infrastructure_Failure $failure ) {
			Failure_Log::tell( $failure );
			self::refuse( new Problem( Problem_Code::Busy ) );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="bookings-' . gmdate( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		foreach ( $lines as $line ) {
			echo $line; // phpcs:ignore WordPress.Security.EscapeOutput -- a file of text, not a page; Booking_Csv makes its cells safe.
		}
		exit;
	}

	private static function refuse( Problem $problem ): never {
		// phpcs:ignore WordPress.Security.EscapeOutput -- the status is a number of our own enum.
		wp_die( esc_html( Problem_Texts::message( $problem ) ), '', array( 'response' => $problem->problem->status(), 'back_link' => true ) );
	}

	/**
	 * @param array<array-key, mixed> $values Filters, without slashes.
	 * @return Traversable<string>
	 * @throws Problem Invalid, Studio_Not_Found or Forbidden.
	 */
	public function lines( array $values ): Traversable {
		$query   = List_Input::query( new Input( $values, Parameters::listed() ) );
		$visitor = Call::visitor();

		return Booking_Csv::lines( $this->listing->all( $query, $visitor ), $this->listing->shows_payment( $query->studio_id, $visitor ), self::separator() );
	}

	/**
	 * Returns the separator. In languages with decimal commas, spreadsheets expect semicolons and would show a line
	 * with commas as one cell.
	 */
	private static function separator(): string {
		global $wp_locale;

		return $wp_locale instanceof WP_Locale && ',' === ( $wp_locale->number_format['decimal_point'] ?? '' ) ? ';' : ',';
	}
}
