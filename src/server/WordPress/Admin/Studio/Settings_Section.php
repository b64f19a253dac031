<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use DateTimeZone;
use StudioCalendar\Domain\Studio;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\WordPress\Admin\Form;
use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Form_Result;
use WP_Post;

/** Section with a studio's rules: time zone, hours, lengths, approval and the notice to trainers. */
final class Settings_Section implements Section {

	private const ZONE     = 'timezone';
	private const EARLIEST = 'earliest_hour';
	private const LATEST   = 'latest_hour';
	private const SHORTEST = 'min_minutes';
	private const GAP      = 'gap_minutes';
	private const APPROVAL = 'approval';
	private const NOTICE   = 'notice';

	private const DAY_MINUTES = 1440;

	public function title(): string {
		return __( 'Settings', 'studio-calendar' );
	}

	public function print( WP_Post $studio, Form_Result $result ): void {
		$form    = new Form( $result );
		$of      = static fn( string $key, int|string $fallback ): string => self::stored( $studio->ID, $key, (string) $fallback );
		$minutes = __( 'minutes', 'studio-calendar' );
		echo '<table class="form-table" role="presentation">';
		$zone = $result->typed( self::ZONE, $of( Meta_Key::TIMEZONE, '' ) );
		$form->row( self::ZONE, __( 'Time zone', 'studio-calendar' ), $form->select( self::ZONE, self::cities( $zone ) ) );
		$earliest = $form->choice( self::EARLIEST, $of( Meta_Key::EARLIEST_HOUR, Studio::EARLIEST_HOUR ), self::hours( 0, 23 ) );
		$form->row( self::EARLIEST, __( 'Day starts at', 'studio-calendar' ), $earliest );
		$latest = $form->choice( self::LATEST, $of( Meta_Key::LATEST_HOUR, Studio::LATEST_HOUR ), self::hours( 1, 24 ) );
		$form->row( self::LATEST, __( 'Day ends at', 'studio-calendar' ), $latest );
		$shortest = $form->number( self::SHORTEST, $of( Meta_Key::MIN_MINUTES, Studio::MIN_BOOKING_MINUTES ), self::DAY_MINUTES, $minutes );
		$form->row( self::SHORTEST, __( 'Minimum booking length', 'studio-calendar' ), $shortest, __( '0 for no minimum', 'studio-calendar' ) );
		$gap = $form->number( self::GAP, $of( Meta_Key::GAP_MINUTES, Studio::GAP_MINUTES ), self::DAY_MINUTES, $minutes );
		$form->row( self::GAP, __( 'Gap between bookings', 'studio-calendar' ), $gap, __( '0 for no gap', 'studio-calendar' ) );
		$is_needed = '0' !== $of( Meta_Key::APPROVAL, '1' );
		$approval  = $form->check( self::APPROVAL, $is_needed, __( 'An owner approves what trainers book', 'studio-calendar' ) );
		$form->row( self::APPROVAL, __( 'Approval', 'studio-calendar' ), $approval );
		$notice = $form->area( self::NOTICE, $of( Meta_Key::NOTICE, '' ), 4 );
		$hint   = __( 'Shown to trainers and owners while they book', 'studio-calendar' );
		$form->row( self::NOTICE, __( '“Dear trainers!”', 'studio-calendar' ), $notice, $hint );
		echo '</table>';
	}

	public function save( int $studio_id, Form_Input $input, Form_Result $result ): void {
		$this->save_zone( $studio_id, $input, $result );
		$this->save_hours( $studio_id, $input, $result );
		$this->save_minutes( $studio_id, self::SHORTEST, Meta_Key::MIN_MINUTES, $input, $result );
		$this->save_minutes( $studio_id, self::GAP, Meta_Key::GAP_MINUTES, $input, $result );
		update_post_meta( $studio_id, Meta_Key::APPROVAL, $input->has( self::APPROVAL ) ? '1' : '0' );
		update_post_meta( $studio_id, Meta_Key::NOTICE, wp_slash( $input->lines( self::NOTICE ) ) );
	}

	private function save_zone( int $studio_id, Form_Input $input, Form_Result $result ): void {
		$zone = $input->text( self::ZONE );
		if ( '' !== $zone && ! in_array( $zone, timezone_identifiers_list( DateTimeZone::ALL_WITH_BC ), true ) ) {
			$result->refuse( self::ZONE, __( 'Select a city from the list', 'studio-calendar' ), $zone );
			return;
		}
		update_post_meta( $studio_id, Meta_Key::TIMEZONE, $zone );
	}

	/** Saves both hours together; a day that ends before it begins is rejected as a whole. */
	private function save_hours( int $studio_id, Form_Input $input, Form_Result $result ): void {
		$earliest = $input->number( self::EARLIEST, 0, 23 );
		$latest   = $input->number( self::LATEST, 1, 24 );
		if ( null === $earliest || null === $latest || $latest <= $earliest ) {
			$result->refuse( self::EARLIEST, '', $input->text( self::EARLIEST ) );
			$result->refuse( self::LATEST, __( 'The day must end after it starts', 'studio-calendar' ), $input->text( self::LATEST ) );
			return;
		}
		update_post_meta( $studio_id, Meta_Key::EARLIEST_HOUR, (string) $earliest );
		update_post_meta( $studio_id, Meta_Key::LATEST_HOUR, (string) $latest );
	}

	private function save_minutes( int $studio_id, string $field, string $key, Form_Input $input, Form_Result $result ): void {
		$minutes = $input->number( $field, 0, self::DAY_MINUTES );
		if ( null === $minutes ) {
			$result->refuse( $field, __( 'Enter a whole number of minutes from 0 to 1440', 'studio-calendar' ), $input->text( $field ) );
			return;
		}
		update_post_meta( $studio_id, $key, (string) $minutes );
	}

	private static function stored( int $studio_id, string $key, string $fallback ): string {
		$value = get_post_meta( $studio_id, $key, true );

		return is_scalar( $value ) && ( '' !== $value || '' === $fallback ) ? (string) $value : $fallback;
	}

	/** Returns the field for the time zone; an empty one means the site's. */
	private static function cities( string $zone ): string {
		/* translators: %s: a time zone, such as Europe/Tallinn. */
		$own = sprintf( __( 'Site default: %s', 'studio-calendar' ), wp_timezone_string() );

		return '<option value=""' . ( '' === $zone ? ' selected' : '' ) . '>' . esc_html( $own ) . '</option>' . Zone_Choice::cities( $zone );
	}

	/** @return array<int, string> "07:00" by hour. */
	private static function hours( int $first, int $last ): array {
		$hours = range( $first, $last );

		return array_combine( $hours, array_map( static fn( int $hour ): string => sprintf( '%02d:00', $hour ), $hours ) );
	}
}
