<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Privacy;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\WordPress\Content\Post_Ids;
use WP_User;

/** Exports a person's bookings, studios and profile to WordPress's "Export Personal Data". */
final class Exporter {

	public function __construct(
		private readonly Personal_Records $records,
		private readonly Members $members,
		private readonly Invitations $invitations,
		private readonly Clock $clock,
	) {
	}

	public function add_hooks(): void {
		add_filter( 'wp_privacy_personal_data_exporters', $this->register( ... ) );
	}

	/**
	 * @param array<string, mixed> $exporters
	 * @return array<string, mixed>
	 */
	public function register( array $exporters ): array {
		$exporters['studio-calendar'] = array(
			'exporter_friendly_name' => __( 'Studio Calendar', 'studio-calendar' ),
			'callback'               => fn( string $email, int $page = 1 ) => Unanswered::guard( fn(): array => $this->export( $email, $page ) ),
		);

		return $exporters;
	}

	/** @return array{ data: list<array<string, mixed>>, done: bool } */
	public function export( string $email, int $page = 1 ): array {
		$user = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User ) {
			return array( 'data' => $this->invitations( $email ), 'done' => true );
		}
		$bookings = $this->records->bookings_of( $user->ID, $page );
		$notes    = $this->history( $user->ID, $bookings, $page );
		$data     = array_map( static fn( Booking $booking ): array => self::booking( $booking, $notes[ $booking->id ] ?? array() ), $bookings );
		foreach ( array_diff_key( $notes, array_flip( array_map( static fn( Booking $booking ): int => $booking->id, $bookings ) ) ) as $id => $lines ) {
			$data[] = self::item( "history-$id", array( __( 'History', 'studio-calendar' ) => implode( "\n", $lines ) ) );
		}
		if ( 1 === $page ) {
			$data = array( ...$this->profile( $user ), ...$this->invitations( $email ), ...$data );
		}

		return array( 'data' => $data, 'done' => count( $bookings ) < Personal_Records::PAGE );
	}

	/** @return list<array<string, mixed>> */
	private function profile( WP_User $user ): array {
		$studios = array_map( get_the_title( ... ), $this->members->studios_of( $user->ID ) );
		$phone   = get_user_meta( $user->ID, Meta_Key::PHONE, true );
		$avatar  = get_user_meta( $user->ID, Meta_Key::AVATAR, true );
		$fields  = array(
			__( 'Studios', 'studio-calendar' ) => implode( ', ', $studios ),
			__( 'Phone', 'studio-calendar' )   => is_string( $phone ) ? $phone : '',
			__( 'Profile picture', 'studio-calendar' ) => is_numeric( $avatar ) ? (string) wp_get_attachment_url( (int) $avatar ) : '',
		);
		$known = array_filter( $fields, static fn( string $value ): bool => '' !== $value );

		return array() === $known ? array() : array( self::item( 'profile-' . $user->ID, $known ) );
	}

	/** @return list<array<string, mixed>> Open invitations to the address. */
	private function invitations( string $email ): array {
		$items = array();
		foreach ( Post_Ids::studios() as $studio_id ) {
			foreach ( $this->invitations->of_studio( $studio_id, $this->clock->now() ) as $invitation ) {
				if ( strtolower( $email ) === strtolower( $invitation->email ) ) {
					$items[] = self::item( "invitation-$studio_id", array( __( 'Invited to', 'studio-calendar' ) => get_the_title( $studio_id ) ) );
				}
			}
		}

		return $items;
	}

	/**
	 * Returns the history of the person's bookings; the first page includes bookings that were transferred to others.
	 *
	 * @param list<Booking> $bookings Bookings of this page.
	 * @return array<int, list<string>> Sentences by booking ID, oldest first.
	 */
	private function history( int $user_id, array $bookings, int $page ): array {
		$ids   = array_map( static fn( Booking $booking ): int => $booking->id, $bookings );
		$given = 1 === $page ? array_merge( ...array_values( $this->records->given_away( $user_id ) ) ) : array();
		$notes = array();
		foreach ( $this->records->history_of( $user_id, array( ...$ids, ...$given ) ) as $note ) {
			$notes[ $note['booking_id'] ][] = self::sentence( $note, $user_id );
		}

		return $notes;
	}

	/**
	 * Returns a sentence about an action. The booking's data is included only while it was the person's, because later
	 * data belongs to its new trainer.
	 *
	 * @param array{ action: string, at: string, after: Booking, reason: string, ... } $note
	 */
	private static function sentence( array $note, int $user_id ): string {
		$after = $note['after'];
		$parts = array( "{$note['at']} UTC", $note['action'] );
		if ( $after->trainer_id === $user_id ) {
			array_push( $parts, $after->date, self::time( $after ), $after->names->room, $after->names->event );
			array_push( $parts, self::status( $after ), self::payment( $after ), $after->hidden_description, $note['reason'] );
		}

		return implode( ', ', array_filter( $parts, static fn( string $part ): bool => '' !== $part ) );
	}

	private static function time( Booking $booking ): string {
		return Wall_Clock::time( $booking->interval->start ) . '–' . Wall_Clock::time( $booking->interval->end );
	}

	/**
	 * @param list<string> $history
	 * @return array<string, mixed>
	 */
	private static function booking( Booking $booking, array $history ): array {
		$more = array(
			__( 'Hidden description', 'studio-calendar' ) => $booking->hidden_description,
			__( 'History', 'studio-calendar' )            => implode( "\n", $history ),
		);

		return self::item(
			'booking-' . $booking->id,
			array(
				__( 'Date', 'studio-calendar' )    => $booking->date,
				__( 'Time', 'studio-calendar' )    => self::time( $booking ),
				__( 'Room', 'studio-calendar' )    => $booking->names->room,
				__( 'Event', 'studio-calendar' )   => $booking->names->event,
				__( 'Name', 'studio-calendar' )    => trim( $booking->names->first_name . ' ' . $booking->names->last_name ),
				__( 'Status', 'studio-calendar' )  => self::status( $booking ),
				__( 'Payment', 'studio-calendar' ) => self::payment( $booking ),
			) + array_filter( $more, static fn( string $value ): bool => '' !== $value )
		);
	}

	private static function status( Booking $booking ): string {
		if ( $booking->is_canceled ) {
			return __( 'Canceled', 'studio-calendar' );
		}

		return Booking_Status::Pending === $booking->status ? __( 'Pending', 'studio-calendar' ) : __( 'Approved', 'studio-calendar' );
	}

	private static function payment( Booking $booking ): string {
		return Payment_Status::Paid === $booking->payment_status ? __( 'Paid', 'studio-calendar' ) : __( 'Unpaid', 'studio-calendar' );
	}

	/**
	 * @param array<string, string> $fields Values by label.
	 * @return array<string, mixed>
	 */
	private static function item( string $id, array $fields ): array {
		$data = array();
		foreach ( $fields as $name => $value ) {
			$data[] = array( 'name' => $name, 'value' => $value );
		}

		return array(
			'group_id'    => 'studio-calendar',
			'group_label' => __( 'Studio Calendar', 'studio-calendar' ),
			'item_id'     => $id,
			'data'        => $data,
		);
	}
}
