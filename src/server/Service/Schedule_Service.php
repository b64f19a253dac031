<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Models;

/** Reads a studio's week for one person. */
final class Schedule_Service {

	/** Longest range of one read, days (docs/behaviour.md, 7). */
	public const MEMBER_DAYS = 92;
	public const GUEST_DAYS  = 31;

	public function __construct(
		private readonly Models $models,
		private readonly Bookings $bookings,
		private readonly Clock $clock,
		private readonly Language $language,
		private readonly Push $push,
		private readonly string $plugin_version,
	) {
	}

	/**
	 * Opens a read: one query, enough to say whether anything has changed. The bookings are read by `Schedule_View::wire`.
	 *
	 * @param string $from First date, wall clock of the studio.
	 * @param string $to   Last date, included.
	 * @throws Problem Studio_Not_Found, or Invalid when the range is upside down or too long.
	 */
	public function open( int $studio_id, string $from, string $to, Visitor $visitor ): Schedule_View {
		$read = $this->models->of( $studio_id );
		self::check_range( $from, $to, $visitor->in( $read['model'] ) );

		return $this->view( $read, $from, $to, $visitor );
	}

	/**
	 * The Guest view of the studio's current week, written into the page so that guests see bookings at first paint.
	 *
	 * @param string $locale As `Language::use` takes it.
	 * @return array{ date_from: string, date_to: string, schedule: array<string, mixed> }|null Null when there is no such studio.
	 */
	public function guest_preload( int $studio_id, string $locale ): ?array {
		$read = $this->models->read( $studio_id );
		if ( null === $read ) {
			return null;
		}
		$monday = Wall_Clock::monday( Wall_Clock::date_at( $this->clock->now(), $read['model']->studio->zone() ) );
		$sunday = Wall_Clock::add_days( $monday, 6 );
		$this->language->use( $locale );
		try {
			$schedule = $this->view( $read, $monday, $sunday, new Visitor( 0, false ) )->wire();
		} finally {
			$this->language->use( null );
		}

		return array( 'date_from' => $monday, 'date_to' => $sunday, 'schedule' => $schedule );
	}

	/** @param array{ revision: int, model_revision: int, model: Studio_Model } $read */
	private function view( array $read, string $from, string $to, Visitor $visitor ): Schedule_View {
		$studio = $read['model']->studio;
		$person = $visitor->in( $read['model'] );
		$today  = Wall_Clock::date_at( $this->clock->now(), $studio->zone() );
		$facts  = array(
			$this->plugin_version,
			$read['revision'],
			$person->user_id,
			$person->role->value,
			$visitor->has_login,
			$studio->id,
			$from,
			$to,
			$this->language->current(),
			$today,
			home_url(),
			$this->push->is_offered(),
		);

		return new Schedule_View(
			$this->bookings,
			$read['model'],
			$person,
			$from,
			$to,
			$today,
			$read['revision'],
			$visitor->has_login,
			$this->push->is_offered(),
			self::version( $facts ),
		);
	}

	/** @throws Problem Invalid, naming `date_to`. */
	private static function check_range( string $from, string $to, Person $person ): void {
		$days = Wall_Clock::days_between( $from, $to ) + 1;
		if ( $days < 1 ) {
			throw Problem::invalid( array( 'date_to' => Field_Error::Before_Start ) );
		}
		if ( $days > ( Role::Guest === $person->role ? self::GUEST_DAYS : self::MEMBER_DAYS ) ) {
			throw Problem::invalid( array( 'date_to' => Field_Error::Range_Too_Long ) );
		}
	}

	/**
	 * Opaque, so that it tells nobody the studio's revision, and different wherever the answer could be.
	 *
	 * @param list<string|int|bool> $facts All that the answer depends on.
	 */
	private static function version( array $facts ): string {
		return substr( hash_hmac( 'sha256', (string) wp_json_encode( $facts ), wp_salt( 'nonce' ) ), 0, 32 );
	}
}
