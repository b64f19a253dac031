<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Codes of the error envelope (docs/behaviour.md, 7); src/contract/errors.ts holds the same list for the app. */
enum Problem_Code: string {

	case Studio_Not_Found  = 'studio_not_found';
	case Booking_Not_Found = 'booking_not_found';
	case Forbidden         = 'forbidden';
	case Not_Logged_In     = 'not_logged_in';
	case Invalid_Nonce     = 'invalid_nonce';
	case Invalid           = 'invalid';
	case Slot_Taken        = 'slot_taken';
	case Gap_Too_Small     = 'gap_too_small';
	case Too_Short         = 'too_short';
	case Outside_Hours     = 'outside_hours';
	case In_The_Past       = 'in_the_past';
	case Over_Limit        = 'over_limit';
	case Changed_Meanwhile = 'changed_meanwhile';
	case Busy              = 'busy';
	case Too_Many_Requests = 'too_many_requests';

	/** Returns the HTTP status of the code. */
	public function status(): int {
		return match ( $this ) {
			self::Studio_Not_Found, self::Booking_Not_Found => 404,
			self::Forbidden, self::Invalid_Nonce => 403,
			self::Not_Logged_In => 401,
			self::Invalid, self::Too_Short, self::Outside_Hours, self::In_The_Past, self::Over_Limit => 422,
			self::Slot_Taken, self::Gap_Too_Small, self::Changed_Meanwhile => 409,
			self::Too_Many_Requests => 429,
			self::Busy => 503,
		};
	}

	/** Returns the exception that rejects a request with this code alone. */
	public function problem(): Problem {
		return new Problem( $this );
	}
}
