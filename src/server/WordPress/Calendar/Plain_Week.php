<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Schedule_Presenter;
use StudioCalendar\WordPress\Site\Translations;

/**
 * Prints the first week as a plain list of days with links to other weeks and rooms: for visitors without scripts, for pages
 * whose scripts come late, for search engines and for paper. The app replaces it; src/calendar/styles/plain.css shows it only
 * where the app does not come soon.
 */
final class Plain_Week {

	/** Query parameters that the links keep. Pages with any other one may be cached under one URL. */
	private const KEPT = array( 'page_id', 'p', 'lang', 'studio_calendar', 'studio_id', 'locale', 'scheme', 'week', 'days', 'room_id' );

	private const WEEK = 7;

	/** @var array<int, string> Names of the studio's rooms, by ID. */
	private readonly array $rooms;

	/** Room in view; null for all. */
	private readonly ?int $room_id;

	/**
	 * @param array{ dateFrom: string, dateTo: string, schedule: array<array-key, mixed> } $week  Preload of `Mount_Config`.
	 * @param array<array-key, mixed>                                                      $query PHP's $_GET.
	 * @param int|null                                                                     $fixed Room of block or shortcode.
	 */
	public function __construct( private readonly array $week, private readonly array $query, private readonly ?int $fixed ) {
		$this->rooms   = self::names( (array) ( $week['schedule']['rooms'] ?? array() ) );
		$room_id       = Address_View::of( $query )->room_id( $fixed );
		$this->room_id = null !== $room_id && isset( $this->rooms[ $room_id ] ) ? $room_id : null;
	}

	/**
	 * @param string $locale Language of the texts, as named in requests.
	 * @return string Escaped HTML, hidden until the style sheet shows it.
	 */
	public function html( string $locale ): string {
		$days = '';
		foreach ( $this->bookings_by_day() as $date => $bookings ) {
			$days .= $this->day( $date, $bookings );
		}
		$html = '<section class="sc-plain" style="visibility:hidden" lang="' . esc_attr( Translations::tag( $locale ) ) . '" dir="ltr">'
			. $this->title() . $this->weeks() . $this->choice_of_rooms() . '<div class="sc-plain__days">' . $days . '</div></section>';

		// WordPress looks for shortcodes in what blocks print, and an event may be named "[gallery]".
		return str_replace( '[', '&#091;', $html );
	}

	private function title(): string {
		$name = self::text( $this->studio(), 'name' );

		return '<h2>' . esc_html( '' === $name ? __( 'Studio calendar', 'studio-calendar' ) : $name ) . '</h2>';
	}

	/** @return array<array-key, mixed> */
	private function studio(): array {
		return is_array( $this->week['schedule']['studio'] ?? null ) ? $this->week['schedule']['studio'] : array();
	}

	private function weeks(): string {
		$from  = $this->week['dateFrom'];
		$today = self::text( $this->studio(), 'today' );
		$next  = Wall_Clock::add_days( Wall_Clock::monday( $from ), self::WEEK );
		$links = $this->link( __( 'Previous week', 'studio-calendar' ), array( 'week' => Wall_Clock::add_days( Wall_Clock::monday( $from ), -self::WEEK ) ) );
		if ( '' !== $today && ( $today < $from || $today > $this->week['dateTo'] ) ) {
			$links .= $this->link( __( 'Today', 'studio-calendar' ), array( 'week' => null ) );
		}

		return '<p class="sc-plain__links">' . $links . $this->link( __( 'Next week', 'studio-calendar' ), array( 'week' => $next ) ) . '</p>';
	}

	/** Returns the links to the rooms; empty for a studio with one room. */
	private function choice_of_rooms(): string {
		if ( count( $this->rooms ) < 2 ) {
			return '';
		}
		$all   = null === $this->fixed ? null : Address_View::ALL_ROOMS;
		$links = $this->link( __( 'All rooms', 'studio-calendar' ), array( 'room_id' => $all ), null === $this->room_id );
		foreach ( $this->rooms as $id => $name ) {
			$links .= $this->link( $name, array( 'room_id' => (string) $id ), $id === $this->room_id );
		}

		return '<p class="sc-plain__links">' . $links . '</p>';
	}

	/**
	 * @param array<string, string|null> $change     Changed query parameters; another week has its usual length.
	 * @param bool                       $is_current Whether the page shows it already.
	 */
	private function link( string $text, array $change, bool $is_current = false ): string {
		if ( $is_current ) {
			return '<b aria-current="true">' . esc_html( $text ) . '</b> ';
		}
		$kept = array_filter( array_intersect_key( $this->query, array_flip( self::KEPT ) ), is_string( ... ) );
		if ( array_key_exists( 'week', $change ) ) {
			unset( $kept['days'] );
		}
		$query = http_build_query( array_filter( $change + $kept, is_string( ... ) ) );

		// Search engines would follow weeks without end.
		return '<a rel="nofollow" href="' . esc_url( "?$query" ) . '">' . esc_html( $text ) . '</a> ';
	}

	/** @return array<string, list<array<array-key, mixed>>> Bookings of the rooms in view by date, each day's by time. */
	private function bookings_by_day(): array {
		$days = array();
		for ( $date = $this->week['dateFrom']; $date <= $this->week['dateTo']; $date = Wall_Clock::add_days( $date, 1 ) ) {
			$days[ $date ] = array();
		}
		foreach ( Schedule_Presenter::bookings_of( $this->week['schedule'] ) as $booking ) {
			$date = self::text( $booking, 'date' );
			if ( isset( $days[ $date ] ) && ( null === $this->room_id || $this->room_id === ( $booking['room_id'] ?? null ) ) ) {
				$days[ $date ][] = $booking;
			}
		}
		$place = array_flip( array_keys( $this->rooms ) );
		$order = static fn( array $booking ): array => array( self::text( $booking, 'time_from' ), $place[ $booking['room_id'] ?? 0 ] ?? PHP_INT_MAX );

		return array_map(
			static function ( array $bookings ) use ( $order ): array {
				usort( $bookings, static fn( array $a, array $b ): int => $order( $a ) <=> $order( $b ) );

				return $bookings;
			},
			$days
		);
	}

	/** @param list<array<array-key, mixed>> $bookings Bookings of the day. */
	private function day( string $date, array $bookings ): string {
		$items = implode( '', array_map( $this->item( ... ), $bookings ) );
		$list  = '' === $items ? '<p>' . esc_html__( 'No bookings', 'studio-calendar' ) . '</p>' : "<ul>$items</ul>";

		return '<div class="sc-plain__day"><h3><time datetime="' . esc_attr( $date ) . '">' . esc_html( Day_Label::of( $date ) ) . "</time></h3>$list</div>";
	}

	/** @param array<array-key, mixed> $booking Booking of the response. */
	private function item( array $booking ): string {
		$room  = is_int( $booking['room_id'] ?? null ) ? $booking['room_id'] : 0;
		$about = array(
			null === $this->room_id ? $this->rooms[ $room ] ?? __( 'Removed room', 'studio-calendar' ) : '',
			trim( self::text( $booking, 'first_name' ) . ' ' . self::text( $booking, 'last_name' ) ),
			'pending' === strtolower( self::text( $booking, 'status' ) ) ? __( 'Pending', 'studio-calendar' ) : '',
		);
		$known = array_filter( $about, static fn( string $text ): bool => '' !== $text );
		$lines = array_map( static fn( string $text ): string => '<span>' . esc_html( $text ) . '</span>', $known );

		return '<li><time datetime="' . esc_attr( self::text( $booking, 'date' ) . 'T' . self::text( $booking, 'time_from' ) ) . '">'
			. esc_html( self::text( $booking, 'time_from' ) . '–' . self::text( $booking, 'time_to' ) ) . '</time> <b>'
			. esc_html( self::text( $booking, 'title' ) ) . '</b> ' . implode( ' ', $lines ) . '</li>';
	}

	/**
	 * @param array<array-key, mixed> $rooms Rooms of the response.
	 * @return array<int, string>
	 */
	private static function names( array $rooms ): array {
		$names = array();
		foreach ( $rooms as $room ) {
			if ( is_array( $room ) && is_int( $room['id'] ?? null ) ) {
				$names[ $room['id'] ] = self::text( $room, 'name' );
			}
		}

		return $names;
	}

	/** @param array<array-key, mixed> $record Part of the response. */
	private static function text( array $record, string $field ): string {
		return is_string( $record[ $field ] ?? null ) ? $record[ $field ] : '';
	}
}
