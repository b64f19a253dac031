<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

/** Prints the day that a narrow calendar shows first: the parts and classes of src/calendar/narrow. */
final class Static_Day {

	/** Bookings per dot of a day, and the maximum number of dots (src/domain/day-pages.ts). */
	private const PER_DOT  = 3;
	private const MAX_DOTS = 4;

	/** Rooms that fit the narrowest phones, so that a day has no blocks of rooms. */
	private const MAX_ROOMS_IN_VIEW = 4;

	public function __construct( private readonly Known_Week $week, private readonly Page_Links $links ) {
	}

	/** @return string Escaped HTML. */
	public function html(): string {
		$date = $this->week->dates[ $this->week->today_at ?? 0 ];
		$grid = new Static_Grid( $this->week, $this->week->layout_of( $date ), array( $date ), $this->links );
		$days = count( $this->week->dates );
		$tabs = implode( '', array_map( fn( string $day ): string => $this->tab( $day, $day === $date ), $this->week->dates ) );

		return '<div class="sc-static__day" style="--sc-days:1">'
			. "<div class=\"sc-daystrip\" style=\"--sc-days:$days\" aria-hidden=\"true\">$tabs</div>"
			. "<div class=\"sc-stick\">{$this->head( $date )}{$this->bar( $grid )}</div>"
			. "<div class=\"sc-pages\"><div class=\"sc-page is-shown\">{$grid->html( 'is-solo', '' )}</div></div></div>";
	}

	private function head( string $date ): string {
		// How many rooms are in view is part of the text, and only the browser knows it.
		$load = count( $this->week->palettes ) > self::MAX_ROOMS_IN_VIEW ? '' : self::load( count( $this->week->on( $date ) ) );

		return '<div class="sc-dayhead"><h3>' . esc_html( Date_Labels::day( $date ) ) . '</h3><p>' . esc_html( $load ) . '</p></div>';
	}

	private static function load( int $count ): string {
		if ( 0 === $count ) {
			return __( 'No bookings found', 'studio-calendar' );
		}

		/* translators: %d: number of bookings of a day */
		return sprintf( _n( '%d booking', '%d bookings', $count, 'studio-calendar' ), $count );
	}

	/** Returns the room for the tabs of blocks, and the names of the rooms. */
	private function bar( Static_Grid $grid ): string {
		$rooms  = count( $this->week->palettes );
		$blocks = $rooms > self::MAX_ROOMS_IN_VIEW ? '<div class="sc-blocks"></div>' : '';

		return $blocks . ( $rooms > 1 ? "<div class=\"sc-roombar\">{$grid->room_heads()}</div>" : '' );
	}

	private function tab( string $date, bool $is_shown ): string {
		$count   = count( $this->week->on( $date ) );
		$pending = $this->week->pending_on( $date );
		$dots    = min( self::MAX_DOTS, (int) ceil( $count / self::PER_DOT ) );
		$hollow  = $pending > 0 ? max( 1, (int) round( $dots * $pending / $count ) ) : 0;
		$states  = ( $is_shown ? ' aria-selected="true"' : '' ) . ( $date === $this->week->today ? ' aria-current="date"' : '' );
		$load    = str_repeat( '<i></i>', max( 0, $dots - $hollow ) ) . str_repeat( '<i class="is-pending"></i>', $hollow );

		return "<span class=\"sc-tab\"$states><span>" . esc_html( Date_Labels::short_weekday( $date ) ) . '</span><b>'
			. Date_Labels::number( $date ) . "</b><span class=\"sc-load\">$load</span></span>";
	}
}
