<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/** Prints the header of the static week: the parts and classes of src/calendar/header, its steps as links. */
final class Static_Header {

	/** Drawings of src/ui/icon.tsx. */
	private const ICONS = array(
		'previous' => 'M10 3 5 8l5 5',
		'next'     => 'm6 3 5 5-5 5',
		'down'     => 'm4 6 4 4 4-4',
		'room'     => 'M3 14V3.5A1.5 1.5 0 0 1 4.5 2h7A1.5 1.5 0 0 1 13 3.5V14M1.5 14h13M10 8v.5',
		'calendar' => 'M4 3h8a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM2 6.5h12M5.5 1.5v3M10.5 1.5v3',
	);

	public function __construct( private readonly Known_Week $week, private readonly Page_Links $links ) {
	}

	/** @return string Escaped HTML. */
	public function html(): string {
		$months = array_map( static fn( string $part ): string => esc_html( $part ), Date_Labels::months( $this->week->dates[0], $this->week->last ) );
		$range  = esc_html( Date_Labels::range( $this->week->dates[0], $this->week->last ) );
		$room   = null === $this->week->room_id ? __( 'All rooms', 'studio-calendar' ) : $this->week->rooms[ $this->week->room_id ];

		return '<header class="sc-head"><div class="sc-head__nav">'
			. $this->step( 'previous', __( 'Previous week', 'studio-calendar' ), $this->week->previous )
			. $this->step( 'next', __( 'Next week', 'studio-calendar' ), $this->week->next )
			. '<h2 class="sc-head__title"><span>' . implode( '</span> <span>', $months ) . "</span></h2>{$this->today()}</div>"
			. self::pick( 'sc-pick sc-head__room', 'room', '<span class="sc-static__pick">' . esc_html( $room ) . '</span>' )
			. self::pick( 'sc-datebtn sc-pick sc-head__range', 'calendar', "<span>$range</span>" )
			. '<span class="sc-live"></span></header>';
	}

	private function step( string $icon, string $label, string $week ): string {
		$link = $this->links->to( array( 'week' => $week ) );

		return "<a class=\"sc-btn sc-btn--quiet sc-btn--icon\" $link aria-label=\"" . esc_attr( $label ) . '">' . self::icon( $icon ) . '</a>';
	}

	private function today(): string {
		if ( null !== $this->week->today_at ) {
			return '';
		}
		$link = $this->links->to( array( 'week' => null ) );

		return "<a class=\"sc-btn sc-btn--line sc-head__today\" $link>" . esc_html__( 'Today', 'studio-calendar' ) . '</a>';
	}

	/** @param string $text Escaped HTML. */
	private static function pick( string $classes, string $icon, string $text ): string {
		return "<span class=\"$classes\">" . self::icon( $icon ) . $text . self::icon( 'down' ) . '</span>';
	}

	private static function icon( string $name ): string {
		return '<svg class="sc-i" viewBox="0 0 16 16" aria-hidden="true"><path d="' . self::ICONS[ $name ] . '"/></svg>';
	}
}
