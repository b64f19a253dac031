<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use DateTimeImmutable;
use DateTimeZone;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Schedule_Presenter;
use Throwable;

/** The preloaded week as its HTML shows it. */
final class Known_Week {

	private const WEEK = 7;

	/** @var list<string> Days in view. */
	public readonly array $dates;

	/** @var array<int, string> Names of all the studio's rooms and of removed ones with bookings, by ID in order. */
	public readonly array $rooms;

	/** @var array<int, 'a'|'b'> Palettes of the rooms in view, by ID in order. */
	public readonly array $palettes;

	/** Room in view; null for all. */
	public readonly ?int $room_id;

	/** @var list<Shown_Booking> Bookings of the days and rooms in view. */
	public readonly array $bookings;

	public readonly Role $role;

	/** Last day in view. */
	public readonly string $last;

	/** Mondays of the weeks beside the first day's. */
	public readonly string $previous;
	public readonly string $next;

	/** Today's place among the days in view; null if it is none of them. */
	public readonly ?int $today_at;

	/** Date and minutes from midnight by the studio's clock; the date is empty where its zone is unknown. */
	public readonly string $today;
	public readonly int $minutes;

	/**
	 * @param array{ dateFrom: string, dateTo: string, schedule: array<array-key, mixed> } $preload Preload of `Mount_Config`.
	 * @param int|null                                                                     $room_id Room that the page asks for.
	 */
	public function __construct( private readonly array $preload, ?int $room_id ) {
		$this->dates    = self::days( $preload['dateFrom'], $preload['dateTo'] );
		$found          = array_values( array_filter( array_map( Shown_Booking::of( ... ), Schedule_Presenter::bookings_of( $preload['schedule'] ) ) ) );
		$rooms          = self::all_rooms( (array) ( $preload['schedule']['rooms'] ?? array() ), $found );
		$this->rooms    = array_column( $rooms, 'name', 'id' );
		$this->room_id  = null !== $room_id && isset( $rooms[ $room_id ] ) ? $room_id : null;
		$palettes       = array_column( $rooms, 'palette', 'id' );
		$this->palettes = null === $this->room_id ? $palettes : array_intersect_key( $palettes, array( $this->room_id => true ) );
		$this->bookings = array_values( array_filter( $found, $this->is_in_view( ... ) ) );
		$now            = self::now( $this->studio( 'timezone' ) );
		$this->today    = $now?->format( 'Y-m-d' ) ?? '';
		$today_at       = array_search( $this->today, $this->dates, true );
		$this->today_at = false === $today_at ? null : $today_at;
		$permission     = $preload['schedule']['permission'] ?? null;
		$this->role     = ( is_string( $permission ) ? Role::tryFrom( $permission ) : null ) ?? Role::Guest;
		$this->last     = $preload['dateTo'];
		$monday         = Wall_Clock::monday( $preload['dateFrom'] );
		$this->previous = Wall_Clock::add_days( $monday, -self::WEEK );
		$this->next     = Wall_Clock::add_days( $monday, self::WEEK );
		$this->minutes  = null === $now ? 0 : 60 * (int) $now->format( 'G' ) + (int) $now->format( 'i' );
	}

	/**
	 * Returns the studio's rooms, and after them removed ones that bookings still have.
	 *
	 * @param array<array-key, mixed> $rooms    Rooms of the response.
	 * @param list<Shown_Booking>     $bookings All bookings of the response.
	 * @return array<int, array{ id: int, name: string, palette: 'a'|'b' }> By ID.
	 */
	private static function all_rooms( array $rooms, array $bookings ): array {
		$all = array();
		foreach ( array_filter( $rooms, is_array( ... ) ) as $room ) {
			$id         = is_int( $room['id'] ?? null ) ? $room['id'] : 0;
			$name       = is_string( $room['name'] ?? null ) ? $room['name'] : '';
			$all[ $id ] = array( 'id' => $id, 'name' => $name, 'palette' => self::palette( count( $all ), $room['palette'] ?? null ) );
		}
		foreach ( $bookings as $booking ) {
			$all[ $booking->room_id ] ??= array(
				'id'      => $booking->room_id,
				'name'    => __( 'Removed room', 'studio-calendar' ),
				'palette' => self::palette( count( $all ), null ),
			);
		}

		return $all;
	}

	/** @return 'a'|'b' The chosen palette, else in turn by the room's place (src/domain/palette.ts). */
	private static function palette( int $place, mixed $chosen ): string {
		return 'first' === ( $chosen ?? ( 0 === $place % 2 ? 'first' : 'second' ) ) ? 'a' : 'b';
	}

	private function is_in_view( Shown_Booking $booking ): bool {
		return isset( $this->palettes[ $booking->room_id ] ) && in_array( $booking->date, $this->dates, true );
	}

	/** Returns a text of the studio. */
	public function studio( string $field ): string {
		$value = $this->studio_data()[ $field ] ?? null;

		return is_string( $value ) ? $value : '';
	}

	public function layout_of( string ...$dates ): Week_Layout {
		$studio = $this->studio_data();
		$hour   = static fn( string $field, int $default ): int => is_int( $studio[ $field ] ?? null ) ? $studio[ $field ] : $default;

		return new Week_Layout(
			$this->bookings,
			array_values( $dates ),
			array_keys( $this->palettes ),
			$hour( 'earliestHour', 7 ),
			$hour( 'latestHour', 24 ),
			Role::Owner === $this->role || Role::Admin === $this->role,
		);
	}

	/** Returns the trainer whose bookings are marked as own; null for none. */
	public function trainer_id(): ?int {
		$user_id = $this->preload['schedule']['user_id'] ?? null;

		return Role::Trainer === $this->role && is_int( $user_id ) ? $user_id : null;
	}

	/** @return list<Shown_Booking> Bookings of a day. */
	public function on( string $date ): array {
		return array_values( array_filter( $this->bookings, static fn( Shown_Booking $booking ): bool => $date === $booking->date ) );
	}

	/** Returns how many of a day's bookings wait for approval. */
	public function pending_on( string $date ): int {
		return count( array_filter( $this->on( $date ), static fn( Shown_Booking $booking ): bool => $booking->is_pending ) );
	}

	/** @return array<array-key, mixed> */
	private function studio_data(): array {
		return (array) ( $this->preload['schedule']['studio'] ?? array() );
	}

	/** @return list<string> */
	private static function days( string $from, string $to ): array {
		$days = array();
		for ( $date = $from; $date <= $to; $date = Wall_Clock::add_days( $date, 1 ) ) {
			$days[] = $date;
		}

		return $days;
	}

	private static function now( string $zone ): ?DateTimeImmutable {
		try {
			return '' === $zone ? null : new DateTimeImmutable( 'now', new DateTimeZone( $zone ) );
		} catch ( Throwable ) {
			return null;
		}
	}
}
