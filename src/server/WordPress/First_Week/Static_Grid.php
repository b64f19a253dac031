<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Wall_Clock;

/**
 * Prints days and rooms as a grid of cards at their rectangles: the parts and classes of src/calendar/grid. Widths, which only
 * the browser knows, are worked out by src/calendar/styles/static.css.
 */
final class Static_Grid {

	private const SATURDAY = 6;

	/** Least width of a room's column, and of a calendar beyond which all days are drawn at once, in CSS pixels (static.css). */
	private const COLUMN = 84;
	private const WIDEST = 2000;

	/** Rooms from which on most of the week is out of view. */
	private const MANY_ROOMS = 5;

	/** @param list<string> $dates Days of the grid. */
	public function __construct(
		private readonly Known_Week $week,
		private readonly Week_Layout $layout,
		private readonly array $dates,
		private readonly Page_Links $links,
	) {
	}

	/**
	 * @param string $more  Further classes.
	 * @param string $parts Escaped HTML above the body: its heads, or nothing for a day with a bar of its own.
	 * @return string Escaped HTML.
	 */
	public function html( string $more, string $parts ): string {
		$class = trim( 'sc-grid ' . $more . ( $this->week->role->is_member() ? ' is-bookable' : '' ) );

		// A page that comes in pieces is scrolled to its first position (static.css) before the body is there, and only once.
		return "<div class=\"$class\" style=\"min-height:{$this->layout->height}px\">$parts"
			. "<div class=\"sc-row sc-body\" style=\"height:{$this->layout->height}px\">{$this->backdrop()}{$this->hours()}{$this->columns()}</div></div>";
	}

	/** Returns the names of the rooms for each day; empty for one room. */
	public function room_heads(): string {
		if ( count( $this->week->palettes ) < 2 ) {
			return '';
		}
		$rooms = '';
		foreach ( $this->week->palettes as $id => $palette ) {
			$first  = array_key_first( $this->week->palettes ) === $id ? ' is-first' : '';
			$name   = esc_html( $this->week->rooms[ $id ] );
			$link   = $this->links->to( array( 'room_id' => (string) $id ) );
			$rooms .= "<div class=\"sc-roomh sc-$palette$first\"><span><a $link>$name</a></span></div>";
		}

		return '<div class="sc-row sc-row--rooms"><div class="sc-corner"></div>' . str_repeat( $rooms, count( $this->dates ) ) . '</div>';
	}

	/** Returns the names of the days and their rooms. */
	public function heads(): string {
		return '<div class="sc-heads"><div class="sc-row sc-row--days"><div class="sc-corner"></div>'
			. implode( '', array_map( $this->day_head( ... ), $this->dates ) ) . '</div>' . $this->room_heads() . '</div>';
	}

	private function day_head( string $date ): string {
		$short = esc_html( Date_Labels::short_weekday( $date ) );
		// Days of one room may have their full name.
		$is_one  = 1 === count( $this->week->palettes );
		$name    = $is_one ? self::either( $short, esc_html( Date_Labels::weekday( $date ) ), 'is-name' ) : "<span>$short</span>";
		$number  = '<span class="sc-day__n">' . Date_Labels::number( $date ) . '</span>';
		$today   = $date === $this->week->today ? ' is-today' : '';
		$pending = Role::Owner === $this->week->role ? $this->week->pending_on( $date ) : 0;
		$count   = $pending > 0 ? self::pending( $pending ) : '';

		return "<div class=\"sc-day$today\"><span class=\"sc-day__in\">$name$number$count</span></div>";
	}

	private static function pending( int $count ): string {
		/* translators: %d: number of bookings that wait for approval */
		$text = esc_html( sprintf( _n( '%d pending', '%d pending', $count, 'studio-calendar' ), $count ) );

		return '<span class="sc-day__pend"><span class="sc-mark sc-mark--pending"></span>' . self::either( (string) $count, $text, 'is-count' ) . '</span>';
	}

	/** Returns two texts, of which the style sheet shows the one for the day's width. */
	private static function either( string $narrow, string $wide, string $name ): string {
		return "<span class=\"sc-static__narrow-day $name\">$narrow</span><span class=\"sc-static__wide-day $name\">$wide</span>";
	}

	private function backdrop(): string {
		$rooms = count( $this->week->palettes );
		$html  = '';
		foreach ( $this->dates as $day => $date ) {
			$is_weekend = Wall_Clock::weekday( $date ) >= self::SATURDAY;
			$tint       = $date === $this->week->today ? 'is-today' : ( $is_weekend ? 'is-weekend' : '' );
			$column     = $day * $rooms + 2;
			$html      .= '' === $tint ? '' : "<span class=\"sc-tint $tint\" style=\"grid-column:$column / span $rooms\"></span>";
		}
		foreach ( $this->layout->rows as $row ) {
			$html .= '<span class="sc-line" style="top:' . ( $row['top'] + $row['height'] - 1 ) . 'px"></span>';
		}

		return "<div class=\"sc-backdrop\" aria-hidden=\"true\">$html</div>";
	}

	private function hours(): string {
		$html = '';
		foreach ( $this->layout->rows as $hour => $row ) {
			$html .= sprintf( '<span class="sc-hour" style="top:%dpx">%02d:00</span>', $row['top'], $hour );
		}

		return "<div class=\"sc-hours\" aria-hidden=\"true\">$html</div>";
	}

	private function columns(): string {
		$html  = '';
		$first = array_key_first( $this->week->palettes );
		foreach ( $this->dates as $day_at => $date ) {
			$later = $this->is_later( $day_at ) ? ' is-later' : '';
			$card = new Static_Card( $this->past_until( $date ), $this->week->trainer_id() );
			$day  = Date_Labels::day( $date );
			foreach ( $this->week->palettes as $id => $palette ) {
				$class = "sc-col sc-$palette" . ( $first === $id ? ' is-first' : '' ) . $later;
				$name  = esc_attr( "$day, {$this->week->rooms[ $id ]}" );
				$cards = implode( '', array_map( $card->html( ... ), $this->layout->column( $date, $id ) ) );
				$html .= "<div class=\"$class\" role=\"group\" aria-label=\"$name\">$cards</div>";
			}
		}

		return $html;
	}

	/** Returns whether a day of many rooms is out of view at first, at each width for which the style sheet asks. */
	private function is_later( int $day ): bool {
		$rooms = count( $this->week->palettes );
		$days  = count( $this->dates );
		if ( $rooms < self::MANY_ROOMS ) {
			return false;
		}
		$most  = max( 1, intdiv( self::WIDEST, $rooms * self::COLUMN ) );
		$start = $this->week->today_at ?? 0;

		return $day < min( $start, max( 0, $days - $most ) ) || $day >= $start + $most;
	}

	/** Returns the minute of a day before which bookings are past; -1 for none. */
	private function past_until( string $date ): int {
		if ( '' === $this->week->today || $date > $this->week->today ) {
			return -1;
		}

		return $date === $this->week->today ? $this->week->minutes : Interval::DAY_MINUTES;
	}
}
