<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;

/** Error messages in the language of the request. */
final class Problem_Texts {

	public static function message( Problem $problem ): string {
		return match ( $problem->problem ) {
			Problem_Code::Invalid   => self::first_field( $problem ),
			Problem_Code::Too_Short => self::too_short( $problem->minutes ),
			Problem_Code::Gap_Too_Small => sprintf(
				/* translators: %d: minutes that must stay free between two bookings of a room */
				_n(
					'Leave at least %d minute free before and after other bookings',
					'Leave at least %d minutes free before and after other bookings',
					$problem->minutes,
					'studio-calendar'
				),
				$problem->minutes
			),
			Problem_Code::Over_Limit => self::over_limit( $problem ),
			default => self::of_plan( $problem ) ?? self::plain( $problem->problem ),
		};
	}

	/** Returns what a write says whose plan is another one now; null for other problems. */
	private static function of_plan( Problem $problem ): ?string {
		return isset( $problem->fields['plan'] ) ? self::field( 'plan', $problem->fields['plan'] ) : null;
	}

	/** @return array<string, string> One message per field, by parameter name. */
	public static function fields( Problem $problem ): array {
		$texts = array();
		foreach ( $problem->fields as $name => $error ) {
			$is_limit       = in_array( $error, array( Field_Error::Too_Far_Ahead, Field_Error::Too_Many_Copies ), true );
			$texts[ $name ] = $is_limit ? self::over_limit( $problem ) : self::field( $name, $error );
		}

		return $texts;
	}

	/**
	 * Returns the specification's message for a minimum length. Without a minimum, only an end that is not after the
	 * start is too short.
	 */
	private static function too_short( int $minutes ): string {
		if ( $minutes < 1 ) {
			return __( 'The end must be after the start', 'studio-calendar' );
		}

		return sprintf(
			/* translators: %d: the shortest booking, minutes */
			_n( 'Time range must be at least %d minute', 'Time range must be at least %d minutes', $minutes, 'studio-calendar' ),
			$minutes
		);
	}

	private static function over_limit( Problem $problem ): string {
		if ( in_array( Field_Error::Too_Many_Copies, $problem->fields, true ) ) {
			return sprintf(
				/* translators: %d: how many bookings of a week can be copied in one go */
				_n(
					'At most %d booking can be copied at once. Leave some out.',
					'At most %d bookings can be copied at once. Leave some out.',
					$problem->limit,
					'studio-calendar'
				),
				$problem->limit
			);
		}
		if ( array() !== $problem->fields ) {
			/* translators: %d: a number of days */
			$words = _n( 'You can book at most %d day ahead', 'You can book at most %d days ahead', $problem->limit, 'studio-calendar' );

			return sprintf( $words, $problem->limit );
		}

		return sprintf(
			/* translators: %d: how many bookings may wait for approval at a time */
			_n(
				'You can have at most %d pending booking at a time. Wait until an owner approves it.',
				'You can have at most %d pending bookings at a time. Wait until an owner approves some.',
				$problem->limit,
				'studio-calendar'
			),
			$problem->limit
		);
	}

	private static function plain( Problem_Code $code ): string {
		return match ( $code ) {
			Problem_Code::Studio_Not_Found  => __( 'Studio not found', 'studio-calendar' ),
			Problem_Code::Booking_Not_Found => __( 'Booking not found', 'studio-calendar' ),
			Problem_Code::Forbidden         => __( 'Sorry, you are not allowed to do this.', 'studio-calendar' ),
			Problem_Code::Not_Logged_In     => __( 'Log in to continue', 'studio-calendar' ),
			Problem_Code::Invalid_Nonce     => __( 'Your session has expired. Reload the page and try again.', 'studio-calendar' ),
			Problem_Code::Slot_Taken        => __( 'This time is taken', 'studio-calendar' ),
			Problem_Code::Outside_Hours     => __( 'The studio is closed at this time', 'studio-calendar' ),
			Problem_Code::In_The_Past       => __( 'This date has passed', 'studio-calendar' ),
			Problem_Code::Changed_Meanwhile => __( 'This booking has changed in the meantime. Review it and try again.', 'studio-calendar' ),
			Problem_Code::Busy              => __( 'The calendar is busy. Nothing was saved. Please try again.', 'studio-calendar' ),
			Problem_Code::Too_Many_Requests => __( 'Too many requests. Try again in a minute.', 'studio-calendar' ),
			default                         => __( 'Oops something went wrong...', 'studio-calendar' ),
		};
	}

	private static function first_field( Problem $problem ): string {
		foreach ( $problem->fields as $name => $error ) {
			return self::field( $name, $error );
		}

		return self::plain( $problem->problem );
	}

	/** @param string $name The parameter; the message for a missing value names its field. */
	public static function field( string $name, Field_Error $error ): string {
		return match ( $error ) {
			Field_Error::Missing           => self::missing( $name ),
			Field_Error::Not_A_Number      => __( 'Enter a valid number', 'studio-calendar' ),
			Field_Error::Not_A_Date        => __( 'Enter a valid date', 'studio-calendar' ),
			Field_Error::Not_A_Time        => __( 'Enter a valid time', 'studio-calendar' ),
			Field_Error::Not_A_Word        => __( 'Enter text', 'studio-calendar' ),
			Field_Error::Not_True_Or_False => __( 'Select yes or no', 'studio-calendar' ),
			Field_Error::Not_Readable      => __( 'This text cannot be read', 'studio-calendar' ),
			Field_Error::Too_Long          => __( 'Enter a shorter text', 'studio-calendar' ),
			Field_Error::Gone              => self::gone( $name ),
			Field_Error::Unknown           => __( 'Select one of the options', 'studio-calendar' ),
			Field_Error::Before_Start      => __( 'The end must not be before the start', 'studio-calendar' ),
			Field_Error::Range_Too_Long    => __( 'The date range is too long', 'studio-calendar' ),
			Field_Error::Request_Id_Reused    => __( 'This request ID was already used for another request', 'studio-calendar' ),
			default                        => self::change( $error ),
		};
	}

	private static function change( Field_Error $error ): string {
		return match ( $error ) {
			Field_Error::Not_A_Series => __( 'This booking is not part of a series', 'studio-calendar' ),
			Field_Error::First_Date   => __( 'This is the first date of the series. Change all dates instead.', 'studio-calendar' ),
			Field_Error::Too_Brief    => __( 'Enter a reason of at least 2 characters', 'studio-calendar' ),
			Field_Error::Not_Undoable => __( 'This change can no longer be undone', 'studio-calendar' ),
			Field_Error::Same_Week       => __( 'Select another week', 'studio-calendar' ),
			Field_Error::Nothing_To_Copy => __( 'Nothing to copy', 'studio-calendar' ),
			Field_Error::Series_Changed  => __( 'The series has changed in the meantime. Review it and try again.', 'studio-calendar' ),
			Field_Error::Week_Changed    => __( 'The week has changed in the meantime. Review it and try again.', 'studio-calendar' ),
			default                   => self::setting( $error ),
		};
	}

	private static function setting( Field_Error $error ): string {
		return match ( $error ) {
			Field_Error::Not_An_Address => __( 'Enter a URL that starts with https:// and has no user name', 'studio-calendar' ),
			Field_Error::Not_An_Origin  => __( 'Enter each site as https://studio.example', 'studio-calendar' ),
			Field_Error::Not_A_Network  => __( 'Enter IP addresses or networks such as 10.0.0.0/8, one per line', 'studio-calendar' ),
			Field_Error::Not_A_Prefix   => __( 'Enter at most 40 characters: letters, digits, - and _', 'studio-calendar' ),
			Field_Error::Not_A_Key      => __( 'A key looks like app.key:secret; copy the whole line from Ably', 'studio-calendar' ),
			Field_Error::Key_Is_Fixed   => __( 'Change the key in wp-config.php, where it is set', 'studio-calendar' ),
			Field_Error::Key_Refused    => __( 'Ably rejected this key', 'studio-calendar' ),
			Field_Error::Key_Too_Narrow => __( 'At Ably, allow this key to publish, subscribe and use presence on all channels', 'studio-calendar' ),
			Field_Error::Clock_Is_Off   => __( 'Ably rejected the key because this server’s clock is wrong', 'studio-calendar' ),
			Field_Error::Ably_Unreachable => __( 'Ably did not answer', 'studio-calendar' ),
			default                     => __( 'Oops something went wrong...', 'studio-calendar' ),
		};
	}

	/** Returns the message if the room, the trainer or the event of a booking no longer exists. */
	private static function gone( string $name ): string {
		return match ( $name ) {
			'trainer_id' => __( 'The trainer is no longer in this studio', 'studio-calendar' ),
			'event_id'   => __( 'The event is no longer available', 'studio-calendar' ),
			default      => __( 'The room is no longer in this studio', 'studio-calendar' ),
		};
	}

	/** Returns the form's message (specification, 5) if the parameter is one of its fields. */
	private static function missing( string $name ): string {
		return match ( $name ) {
			'studio_id'  => __( 'studio_id is required', 'studio-calendar' ),
			'trainer_id' => __( 'Please select trainer', 'studio-calendar' ),
			'room_id'    => __( 'Please select room', 'studio-calendar' ),
			'date'       => __( 'Please select date', 'studio-calendar' ),
			'event_id'   => __( 'Please select default event', 'studio-calendar' ),
			'time_from'  => __( 'Please select time from', 'studio-calendar' ),
			'time_to'    => __( 'Please select time to', 'studio-calendar' ),
			default      => __( 'This field is required', 'studio-calendar' ),
		};
	}
}
