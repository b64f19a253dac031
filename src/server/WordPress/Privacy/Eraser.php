<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Privacy;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Service\Studio_Changed;
use StudioCalendar\Storage\Invitations;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\WordPress\Content\Post_Ids;
use WP_User;

/**
 * Erases personal data for WordPress's "Erase Personal Data": names and hidden texts of a trainer's bookings and
 * history, phone and profile picture of the account. The bookings stay without names, so that hours and payments remain
 * correct. A member's account keeps its name, which only the administrator can change or delete.
 */
final class Eraser {

	public function __construct(
		private readonly Personal_Records $records,
		private readonly Revisions $revisions,
		private readonly Studio_Lock $lock,
		private readonly Invitations $invitations,
	) {
	}

	public function add_hooks(): void {
		add_filter( 'wp_privacy_personal_data_erasers', $this->register( ... ) );
	}

	/**
	 * @param array<string, mixed> $erasers
	 * @return array<string, mixed>
	 */
	public function register( array $erasers ): array {
		$erasers['studio-calendar'] = array(
			'eraser_friendly_name' => __( 'Studio Calendar', 'studio-calendar' ),
			'callback'             => fn( string $email, int $page = 1 ) => Unanswered::guard( fn(): array => $this->erase( $email, $page ) ),
		);

		return $erasers;
	}

	/**
	 * @return array{ items_removed: bool, items_retained: bool, messages: list<string>, done: bool }
	 * @throws Problem Busy, if a studio could not be locked; data erased before stays erased.
	 */
	public function erase( string $email, int $page = 1 ): array {
		$invited = $this->forget_invitations( $email );
		$user    = get_user_by( 'email', $email );
		if ( ! $user instanceof WP_User ) {
			return array( 'items_removed' => $invited, 'items_retained' => false, 'messages' => array(), 'done' => true );
		}
		$bookings = $this->records->bookings_of( $user->ID, $page );
		$is_done  = count( $bookings ) < Personal_Records::PAGE;
		$this->blank( $user->ID, $bookings, $is_done );
		$had = $is_done && $this->forget_account( $user->ID );

		return array(
			'items_removed'  => array() !== $bookings || $had || $invited,
			'items_retained' => array() !== $bookings,
			'messages'       => array() === $bookings ? array() : array( self::why_kept() ),
			'done'           => $is_done,
		);
	}

	private static function why_kept(): string {
		return __( 'Bookings were kept without names, so that hours and payments still add up.', 'studio-calendar' );
	}

	/**
	 * Erases bookings under each studio's lock, so that concurrent writes end before or start with the erased data. The
	 * last page includes data that only the history holds.
	 *
	 * @param list<Booking> $bookings
	 */
	private function blank( int $user_id, array $bookings, bool $is_last ): void {
		$by_studio = $is_last ? $this->records->given_away( $user_id ) : array();
		foreach ( $bookings as $booking ) {
			$by_studio[ $booking->studio_id ][] = $booking->id;
		}
		foreach ( $by_studio as $studio_id => $ids ) {
			$this->revisions->create( $studio_id );
			$this->lock->run( $studio_id, fn() => $this->records->blank( $user_id, $ids ) );
			$this->revisions->model_changed( $studio_id );
			Studio_Changed::tell( $studio_id, $this->revisions->of( $studio_id )['revision'] );
		}
	}

	/** Deletes invitations to an address, with or without an account. */
	private function forget_invitations( string $email ): bool {
		$forgotten = array_filter( Post_Ids::studios(), fn( int $studio_id ): bool => $this->invitations->remove( $studio_id, $email ) );

		return array() !== $forgotten;
	}

	private function forget_account( int $user_id ): bool {
		$this->records->forget_requests( $user_id );
		$had_phone = delete_user_meta( $user_id, Meta_Key::PHONE );

		return delete_user_meta( $user_id, Meta_Key::AVATAR ) || $had_phone;
	}
}
