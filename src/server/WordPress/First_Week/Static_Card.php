<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\First_Week;

use StudioCalendar\Domain\Wall_Clock;

/** Prints one card of the static week: the parts and classes of src/calendar/grid/card.tsx and card-size.ts. */
final class Static_Card {

	/** Classes, and the number of shown parts (title, time, trainer, foot), by the height in pixels below which they apply. */
	private const SIZES = array(
		27 => array( 'is-thin', 1 ),
		36 => array( 'is-line', 1 ),
		42 => array( 'is-low', 2 ),
		56 => array( 'is-half', 3 ),
		61 => array( 'is-short', 4 ),
		74 => array( 'is-short has-two-lines', 4 ),
		90 => array( 'has-two-lines', 4 ),
	);
	private const TALL = array( 'is-tall has-two-lines', 4 );

	/**
	 * @param int      $past_until Minute of the day before which bookings are past; -1 for none.
	 * @param int|null $own_id     Trainer whose bookings are marked as own; null for none.
	 */
	public function __construct( private readonly int $past_until, private readonly ?int $own_id ) {
	}

	/** @return string Escaped HTML. */
	public function html( Card_Box $box ): string {
		$booking           = $box->booking;
		[ $class, $parts ] = self::size( $box->height );
		$foot              = 4 === $parts && ( $booking->is_pending || null !== $booking->payment ) ? self::foot( $booking ) : '';
		$is_tall           = self::TALL[0] === $class;
		$time              = $parts > 1 ? '<span class="sc-card__time">' . $booking->from_time . self::end( $booking, $is_tall ) . '</span>' : '';
		$trainer           = $parts > 2 && '' !== $booking->trainer ? self::trainer( $booking, $is_tall ) : '';
		$lead              = '' === $time ? '<span class="sc-card__lead">' . $booking->from_time . ' </span>' : '';
		$title             = $this->marks( $box, 4 === $parts ) . $lead . self::unbroken( $booking->title );

		return '<article class="' . $this->classes( $box, $class, '' !== $foot ) . '" style="' . self::style( $box ) . "\" data-booking-id=\"$booking->id\">"
			. "<span class=\"sc-card__t\">$title</span>$time$trainer$foot</article>";
	}

	/** @return array{ string, int } */
	private static function size( float $height ): array {
		foreach ( self::SIZES as $below => $size ) {
			if ( $height < $below ) {
				return $size;
			}
		}

		return self::TALL;
	}

	private function classes( Card_Box $box, string $size, bool $has_foot ): string {
		$states = array(
			'is-pending'     => $box->booking->is_pending,
			'is-busy'        => $box->booking->is_busy,
			'is-past'        => $box->booking->to <= $this->past_until,
			'is-mine'        => $this->is_own( $box->booking ),
			'is-clash'       => $box->is_clash,
			'is-lane'        => $box->lanes > 1,
			'is-slim'        => $box->lanes > 2,
			'is-tight-above' => $box->is_tight_above,
			'is-tight-below' => $box->is_tight_below,
			'has-foot'       => $has_foot,
		);

		return implode( ' ', array( 'sc-card', $size, ...array_keys( array_filter( $states ) ) ) );
	}

	private static function style( Card_Box $box ): string {
		$style = 'top:' . round( $box->top, 2 ) . 'px;height:' . round( $box->height, 2 ) . 'px';
		if ( 1 === $box->lanes ) {
			return $style;
		}
		$share = 100 / $box->lanes;

		return $style . ';left:calc(' . $box->lane * $share . "% + 1px);width:calc($share% - 3px)";
	}

	private function is_own( Shown_Booking $booking ): bool {
		return null !== $this->own_id && $this->own_id === $booking->trainer_id;
	}

	private function marks( Card_Box $box, bool $has_foot ): string {
		return ( $box->is_clash ? self::mark( 'warn', __( 'Overlaps another booking', 'studio-calendar' ) ) : '' )
			. ( $box->booking->is_pending && ! $has_foot ? self::mark( 'pending', __( 'Pending', 'studio-calendar' ) ) : '' )
			. ( $this->is_own( $box->booking ) ? self::mark( 'mine', __( 'Your booking', 'studio-calendar' ) ) : '' )
			. ( $box->booking->is_busy ? '<span class="sc-mark sc-mark--lock"></span>' : '' );
	}

	private static function mark( string $name, string $text ): string {
		return "<span class=\"sc-mark sc-mark--$name\" role=\"img\" aria-label=\"" . esc_attr( $text ) . '"></span>';
	}

	/** Returns the end and the duration, which the style sheet shows where the column has room for them. */
	private static function end( Shown_Booking $booking, bool $is_tall ): string {
		return '<span class="sc-card__end">–' . Wall_Clock::time( $booking->to )
			. ( $is_tall ? '<span class="sc-card__for"> · ' . esc_html( self::duration( $booking->to - $booking->from ) ) . '</span>' : '' ) . '</span>';
	}

	private static function duration( int $minutes ): string {
		$hours = intdiv( $minutes, 60 );
		$rest  = $minutes % 60;
		$parts = array(
			/* translators: %d: number of hours, in the shortest form ("2h") */
			$hours > 0 ? sprintf( __( '%dh', 'studio-calendar' ), $hours ) : '',
			/* translators: %d: number of minutes, in the shortest form ("30m") */
			$rest > 0 || 0 === $hours ? sprintf( __( '%dm', 'studio-calendar' ), $rest ) : '',
		);

		return trim( implode( ' ', $parts ) );
	}

	private static function trainer( Shown_Booking $booking, bool $is_tall ): string {
		return '<span class="sc-card__who">' . ( $is_tall ? '<span class="sc-ava" aria-hidden="true">' . esc_html( $booking->initials ) . '</span>' : '' )
			. esc_html( $booking->trainer ) . '</span>';
	}

	private static function foot( Shown_Booking $booking ): string {
		$payment = null === $booking->payment ? '' : self::payment( $booking->payment );

		return $booking->is_pending
			? '<span class="sc-card__foot"><b class="sc-card__pending">' . esc_html__( 'Pending', 'studio-calendar' ) . "</b>$payment</span>"
			: $payment;
	}

	/** @param array{ status: string, method: string, frequency: string } $payment */
	private static function payment( array $payment ): string {
		$is_paid    = 'paid' === $payment['status'];
		$is_cash    = 'cash' === $payment['method'];
		$is_monthly = 'per_session' !== $payment['frequency'];
		$words      = array(
			$is_paid ? __( 'Paid', 'studio-calendar' ) : __( 'Unpaid', 'studio-calendar' ),
			$is_cash ? __( 'Cash', 'studio-calendar' ) : __( 'Bank transfer', 'studio-calendar' ),
			...( $is_monthly ? array( __( 'Monthly', 'studio-calendar' ) ) : array() ),
		);

		return '<span class="sc-pay' . ( $is_paid ? '' : ' is-unpaid' ) . ( $is_cash ? '' : ' is-bank' ) . ( $is_monthly ? ' is-monthly' : '' )
			. '" role="img" aria-label="' . esc_attr( implode( ', ', $words ) ) . '"></span>';
	}

	/** Keeps ranges of numbers ("10–13") unbroken; the text after them is in the same element, as in the app. */
	private static function unbroken( string $title ): string {
		$parts = preg_split( '/(\d+(?:[–-]\d+)+)/u', $title, 2, PREG_SPLIT_DELIM_CAPTURE );
		if ( ! is_array( $parts ) || count( $parts ) < 3 ) {
			return esc_html( $title );
		}

		return esc_html( $parts[0] ) . '<span><span class="sc-card__nb">' . esc_html( $parts[1] ) . '</span>' . self::unbroken( $parts[2] ) . '</span>';
	}
}
