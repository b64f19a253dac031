<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use Closure;
use StudioCalendar\Domain\Booking;
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

	/** Maximum range of one read in days (docs/behaviour.md, 7). */
	public const MEMBER_DAYS = 92;
	public const GUEST_DAYS  = 31;

	/**
	 * @param Closure(int, int): (array{ url: string, version: string }|null) $version_file Returns the version file for a
	 *                                                studio and a revision (`Version_Files::reference`).
	 */
	public function __construct(
		private readonly Models $models,
		private readonly Bookings $bookings,
		private readonly Clock $clock,
		private readonly Language $language,
		private readonly Push $push,
		private readonly string $plugin_version,
		private readonly Closure $version_file,
	) {
	}

	/**
	 * Reads a range of the schedule. One query checks for changes; the bookings are queried only if the client's
	 * version is stale.
	 *
	 * @param string $from  First date, the studio's wall clock.
	 * @param string $to    Last date, inclusive.
	 * @param string $known If-None-Match header with the versions that the client has.
	 * @return array{ version: string, schedule: array<string, mixed>|null } The response of docs/behaviour.md, 7; null if
	 *                      `$known` names its version.
	 * @throws Problem Studio_Not_Found, or Invalid if the range is reversed or too long.
	 */
	public function read( int $studio_id, string $from, string $to, Visitor $visitor, string $known ): array {
		$read = $this->models->of( $studio_id );
		self::check_range( $from, $to, $visitor->in( $read['model'] ) );

		return $this->answer( $read, $from, $to, $visitor, $known );
	}

	/**
	 * Returns the first week of a page, which is printed into its HTML.
	 *
	 * @param string                                    $locale  A name that `Language::use` accepts.
	 * @param Closure(string): array{ string, string } $days_of Returns the first and the last day by the studio's current
	 *                                                           date; at most `GUEST_DAYS`.
	 * @return array{ date_from: string, date_to: string, schedule: array<string, mixed> }|null Null if the studio does not exist.
	 */
	public function first_week( int $studio_id, string $locale, Visitor $visitor, Closure $days_of ): ?array {
		$read = $this->models->read( $studio_id );
		if ( null === $read ) {
			return null;
		}
		[ $from, $to ] = $days_of( $this->today( $read['model'] ) );
		$this->language->use( $locale );
		try {
			$schedule = (array) $this->answer( $read, $from, $to, $visitor, '' )['schedule'];
		} finally {
			$this->language->use( null );
		}

		return array( 'date_from' => $from, 'date_to' => $to, 'schedule' => $schedule );
	}

	/**
	 * @param array{ revision: int, model_revision: int, model: Studio_Model } $read
	 * @return array{ version: string, schedule: array<string, mixed>|null }
	 */
	private function answer( array $read, string $from, string $to, Visitor $visitor, string $known ): array {
		$version = $this->version( $read, $from, $to, $visitor );
		// A weak comparison, because compressing proxies make ETags weak.
		if ( str_contains( $known, '"' . $version . '"' ) ) {
			return array( 'version' => $version, 'schedule' => null );
		}
		[ $at, $bookings ] = $this->week( $read, $from, $to );
		$version           = $at === $read ? $version : $this->version( $at, $from, $to, $visitor );
		$presenter         = new Schedule_Presenter( $at['model'], $visitor->in( $at['model'] ) );
		$week              = $presenter->wire( $from, $to, $this->today( $at['model'] ), $bookings, $at['revision'] );
		$about             = array(
			'realtime' => array( 'ably' => $this->push->is_offered() ),
			'loggedIn' => $visitor->has_login,
			'version'  => $version,
		);
		$file              = ( $this->version_file )( $at['model']->studio->id, $at['revision'] );

		return array( 'version' => $version, 'schedule' => $week + $about + ( null === $file ? array() : array( 'versionFile' => $file ) ) );
	}

	/**
	 * Reads the bookings and returns the read model with the revision of both. There may be a write between the two
	 * queries, or replicas that lag differently; clients would keep data under a later revision than its own as current,
	 * so the revision is the bookings' own, or the lower one if the model is of another moment.
	 *
	 * @param array{ revision: int, model_revision: int, model: Studio_Model } $read
	 * @return array{ array{ revision: int, model_revision: int, model: Studio_Model }, list<Booking> }
	 */
	private function week( array $read, string $from, string $to ): array {
		$studio_id = $read['model']->studio->id;
		$week      = $this->bookings->week( $studio_id, $from, $to );
		if ( null === $week ) {
			return array( $read, array() );
		}
		if ( $week['model_revision'] !== $read['model_revision'] ) {
			$read = $this->models->read( $studio_id ) ?? $read;
		}
		$is_one   = $week['model_revision'] === $read['model_revision'];
		$revision = $is_one ? $week['revision'] : min( $week['revision'], $read['revision'] );

		return array( array( 'revision' => $revision ) + $read, $week['bookings'] );
	}

	/** @throws Problem Invalid, naming `date_to`. */
	private static function check_range( string $from, string $to, Person $person ): void {
		$days = Wall_Clock::days_between( $from, $to ) + 1;
		if ( $days < 1 ) {
			throw Field_Error::Before_Start->of( 'date_to' );
		}
		if ( $days > ( Role::Guest === $person->role ? self::GUEST_DAYS : self::MEMBER_DAYS ) ) {
			throw Field_Error::Range_Too_Long->of( 'date_to' );
		}
	}

	/** Returns the studio's current wall-clock date. */
	private function today( Studio_Model $model ): string {
		return Wall_Clock::date_at( $this->clock->now(), $model->studio->zone() );
	}

	/**
	 * Returns the version: opaque, so that it does not reveal the studio's revision, and different for every possible
	 * response.
	 *
	 * @param array{ revision: int, model_revision: int, model: Studio_Model } $read
	 */
	private function version( array $read, string $from, string $to, Visitor $visitor ): string {
		$person = $visitor->in( $read['model'] );
		$facts  = array(
			$this->plugin_version,
			$read['revision'],
			$person->user_id,
			$person->role->value,
			$visitor->has_login,
			$read['model']->studio->id,
			$from,
			$to,
			$this->language->current(),
			$this->today( $read['model'] ),
			home_url(),
			$this->push->is_offered(),
		);

		return substr( hash_hmac( 'sha256', (string) wp_json_encode( $facts ), wp_salt( 'nonce' ) ), 0, 32 );
	}
}
