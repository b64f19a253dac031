<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\WordPress\Site\Translations;

/**
 * Prints the first week as a plain list of days with links to other weeks and rooms, for visitors and search engines without
 * scripts; the others have Static_Week.
 */
final class Plain_Week {

	public function __construct( private readonly Known_Week $week, private readonly Page_Links $links, private readonly ?int $fixed ) {
	}

	/**
	 * @param string $locale Language of the texts, as named in requests.
	 * @return string Escaped HTML.
	 */
	public function html( string $locale ): string {
		$days = implode( '', array_map( $this->day( ... ), $this->week->dates ) );

		return '<section class="sc-plain" lang="' . esc_attr( Translations::tag( $locale ) ) . '" dir="ltr">'
			. $this->title() . $this->weeks() . $this->choice_of_rooms() . '<div class="sc-plain__days">' . $days . '</div></section>';
	}

	private function title(): string {
		$name = $this->week->studio( 'name' );

		return '<h2>' . esc_html( '' === $name ? __( 'Studio calendar', 'studio-calendar' ) : $name ) . '</h2>';
	}

	private function weeks(): string {
		$links = $this->link( __( 'Previous week', 'studio-calendar' ), array( 'week' => $this->week->previous ) );
		if ( null === $this->week->today_at ) {
			$links .= $this->link( __( 'Today', 'studio-calendar' ), array( 'week' => null ) );
		}
		$links .= $this->link( __( 'Next week', 'studio-calendar' ), array( 'week' => $this->week->next ) );

		return "<p class=\"sc-plain__links\">$links</p>";
	}

	/** Returns the links to the rooms; empty for a studio with one room. */
	private function choice_of_rooms(): string {
		if ( count( $this->week->rooms ) < 2 ) {
			return '';
		}
		$all   = null === $this->fixed ? null : Address_View::ALL_ROOMS;
		$links = $this->link( __( 'All rooms', 'studio-calendar' ), array( 'room_id' => $all ), null === $this->week->room_id );
		foreach ( $this->week->rooms as $id => $name ) {
			$links .= $this->link( $name, array( 'room_id' => (string) $id ), $id === $this->week->room_id );
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

		return '<a ' . $this->links->to( $change ) . '>' . esc_html( $text ) . '</a> ';
	}

	private function day( string $date ): string {
		$bookings = $this->week->on( $date );
		$place    = array_flip( array_keys( $this->week->rooms ) );
		$order    = static fn( Shown_Booking $booking ): array => array( $booking->from, $place[ $booking->room_id ] );
		usort( $bookings, static fn( Shown_Booking $a, Shown_Booking $b ): int => $order( $a ) <=> $order( $b ) );
		$items = implode( '', array_map( $this->item( ... ), $bookings ) );
		$list  = '' === $items ? '<p>' . esc_html__( 'No bookings', 'studio-calendar' ) . '</p>' : "<ul>$items</ul>";

		return '<div class="sc-plain__day"><h3><time datetime="' . esc_attr( $date ) . '">' . esc_html( Date_Labels::day( $date ) ) . "</time></h3>$list</div>";
	}

	private function item( Shown_Booking $booking ): string {
		$about = array(
			null === $this->week->room_id ? $this->week->rooms[ $booking->room_id ] : '',
			$booking->trainer,
			$booking->is_pending ? __( 'Pending', 'studio-calendar' ) : '',
		);
		$known = array_filter( $about, static fn( string $text ): bool => '' !== $text );
		$time  = "<time datetime=\"{$booking->date}T{$booking->from_time}\">{$booking->from_time}–{$booking->to_time}</time>";

		return "<li>$time <b>" . esc_html( $booking->title ) . '</b> ' . esc_html( implode( ' · ', $known ) ) . '</li>';
	}
}
