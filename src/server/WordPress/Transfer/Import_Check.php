<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Wall_Clock;

/**
 * Validates a whole file before anything is written, and lists all problems. Overlaps are found while reading, because
 * the file has a room's bookings in order of time; a booking out of order is rejected.
 */
final class Import_Check {

	/** Maximum number of problems listed. */
	private const MAX_PROBLEMS = 50;

	private References $references;

	/** @var list<string> */
	private array $problems = array();

	/** @var array<string, int> Number of lines by type. */
	private array $counts = array();

	private string $salt = '';

	/** Room of the current bookings, and the last booking that takes time. */
	private int $room = 0;

	private ?Booking $last = null;

	/** @var array<int, true> Rooms whose bookings are complete. */
	private array $done = array();

	/** Date and start of the previous booking, canceled or not. */
	private string $place = '';

	public function __construct( private readonly Person_Fingerprint $people ) {
		$this->references = new References();
	}

	/**
	 * @param array<string, string> $logins Logins on this site by login in the file, for people whose login differs.
	 * @return array{ problems: list<string>, counts: array<string, int> } Messages, and number of lines by type.
	 */
	public function of( string $path, array $logins = array() ): array {
		$this->references = new References();
		$this->problems   = array();
		$this->counts     = array();
		$this->done       = array();
		$this->room       = 0;
		try {
			foreach ( Transfer_File::lines( $path ) as [ $type, $line ] ) {
				$this->counts[ $type ] = ( $this->counts[ $type ] ?? 0 ) + 1;
				$this->note( fn() => $this->line( $type, $line, $logins ) );
				if ( count( $this->problems ) >= self::MAX_PROBLEMS ) {
					break;
				}
			}
		} catch ( Transfer_Exception $exception ) {
			$this->problems[] = $exception->getMessage();
		}

		return array( 'problems' => $this->problems, 'counts' => $this->counts );
	}

	/** @param callable(): void $check */
	private function note( callable $check ): void {
		try {
			$check();
		} catch ( Transfer_Exception $exception ) {
			$this->problems[] = $exception->getMessage();
		}
	}

	/** @param array<string, string> $logins */
	private function line( string $type, Line $line, array $logins ): void {
		match ( $type ) {
			'file'    => $this->salt = $line->text( 'salt' ),
			'person'  => $this->person( $line, $logins ),
			'studio'  => $this->studio( $line ),
			'room'    => $this->room( $line ),
			'event'   => $this->event( $line ),
			'booking' => $this->booking( $line ),
			'end'     => $line->number( 'bookings' ) === ( $this->counts['booking'] ?? 0 ) ? null : throw $line->wrong( 'bookings' ),
			default   => throw $line->wrong( 'type' ),
		};
	}

	/** @param array<string, string> $logins */
	private function person( Line $line, array $logins ): void {
		$this->references->add( 'person', $line->number( 'ref' ), $line->number( 'ref' ) );
		if ( 0 !== self::account( $line, $this->people, $this->salt, $logins ) ) {
			return;
		}
		/* translators: 1: number of a line, 2: name of a person, 3: login of the account on the other site. */
		$words = __( 'Line %1$d: %2$s (%3$s) has no account here with the same email address', 'studio-calendar' );
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		throw new Transfer_Exception( sprintf( $words, $line->number, $line->text( 'name' ), $line->text( 'login' ) ) );
	}

	/**
	 * Returns the ID of the account that a line refers to; 0 without one.
	 *
	 * @param array<string, string> $logins Login here by login in the file.
	 */
	public static function account( Line $line, Person_Fingerprint $people, string $salt, array $logins ): int {
		$login = $logins[ $line->text( 'login' ) ] ?? null;
		$named = null === $login ? false : get_user_by( 'login', $login );
		if ( null !== $login ) {
			return false === $named ? 0 : $named->ID;
		}

		return $people->find( $line->text( 'login' ), $line->text( 'email' ), $salt );
	}

	private function studio( Line $line ): void {
		$this->references->add( 'studio', $line->number( 'ref' ), $line->number( 'ref' ) );
		if ( '' === trim( $line->text( 'title' ) ) ) {
			throw $line->wrong( 'title' );
		}
		$settings = $line->part( 'settings' ) ?? throw $line->wrong( 'settings' );
		foreach ( $settings->names() as $name ) {
			if ( ! isset( Export::SETTINGS[ $name ] ) ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
				throw $line->wrong( "settings.$name" );
			}
			$settings->text( $name );
		}
		foreach ( $line->parts( 'members' ) as $member ) {
			$this->references->needed( 'person', $member, 'person' );
			Member_Role::tryFrom( $member->text( 'role' ) ) ?? throw $member->wrong( 'role' );
			Payment_Method::tryFrom( $member->text( 'payment_method' ) ) ?? throw $member->wrong( 'payment_method' );
			Payment_Frequency::tryFrom( $member->text( 'payment_frequency' ) ) ?? throw $member->wrong( 'payment_frequency' );
		}
	}

	private function room( Line $line ): void {
		$this->references->needed( 'studio', $line, 'studio' );
		$this->references->add_room( $line->number( 'ref' ), $line->number( 'studio' ), $line->number( 'ref' ) );
		$line->text( 'title' );
		$line->number( 'order' );
		$line->is( 'gone' );
		if ( ! in_array( $line->text( 'palette' ), array( '', ...Room::PALETTES ), true ) ) {
			throw $line->wrong( 'palette' );
		}
	}

	private function event( Line $line ): void {
		$this->references->add( 'event', $line->number( 'ref' ), $line->number( 'ref' ) );
		$this->references->id( 'person', $line, 'person' );
		array_map( $line->text( ... ), array( 'title', 'excerpt', 'content' ) );
		$line->is( 'default' );
		$line->is( 'gone' );
	}

	private function booking( Line $line ): void {
		$booking = Imported_Booking::read( $line, $this->references )->booking;
		$this->check_order( $booking, $line );
		if ( $booking->is_canceled ) {
			return;
		}
		$before     = $this->last;
		$this->last = null === $before || $before->date !== $booking->date || $booking->interval->end > $before->interval->end ? $booking : $before;
		if ( null === $before || $before->date !== $booking->date || ! $before->interval->overlaps( $booking->interval ) ) {
			return;
		}
		/* translators: 1: number of a line, 2: name of a room, 3: date, 4: first time, 5: last time. */
		$words = __( 'Line %1$d: %2$s is booked already on %3$s, %4$s–%5$s', 'studio-calendar' );
		$time  = array( Wall_Clock::time( $booking->interval->start ), Wall_Clock::time( $booking->interval->end ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		throw new Transfer_Exception( sprintf( $words, $line->number, $booking->names->room, $booking->date, ...$time ) );
	}

	/** @throws Transfer_Exception If the file is not in order of time, in which overlaps would be missed. */
	private function check_order( Booking $booking, Line $line ): void {
		if ( $booking->room_id !== $this->room ) {
			$this->done[ $this->room ] = true;
			$this->room                = $booking->room_id;
			$this->last                = null;
			$this->place               = '';
		}
		$place = $booking->date . ' ' . Wall_Clock::time( $booking->interval->start );
		if ( isset( $this->done[ $booking->room_id ] ) || $place < $this->place ) {
			/* translators: %d: number of a line. */
			$words = __( 'Line %d: the bookings of a room must stand together, in the order of their time', 'studio-calendar' );
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( sprintf( $words, $line->number ) );
		}
		$this->place = $place;
	}
}
