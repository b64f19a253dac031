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
				_n( 'Leave %d minute free next to other bookings', 'Leave %d minutes free next to other bookings', $problem->minutes, 'studio-calendar' ),
				$problem->minutes
			),
			Problem_Code::Over_Limit => self::over_limit( $problem ),
			default => self::plain( $problem->problem ),
		};
	}

	/** @return array<string, string> One message per field, by parameter name. */
	public static function fields( Problem $problem ): array {
		$texts = array();
		foreach ( $problem->fields as $name => $error ) {
			$texts[ $name ] = Field_Error::Too_Far_Ahead === $error ? self::over_limit( $problem ) : self::field( $name, $error );
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
		if ( array() !== $problem->fields ) {
			/* translators: %d: a number of days */
			$words = _n( 'You can book at most %d day ahead', 'You can book at most %d days ahead', $problem->limit, 'studio-calendar' );

			return sprintf( $words, $problem->limit );
		}

		return sprintf(
			/* translators: %d: how many bookings may wait for approval at a time */
			_n(
				'You can have at most %d pending booking at a time. Wait until an owner approves it',
				'You can have at most %d pending bookings at a time. Wait until an owner approves some',
				$problem->limit,
				'studio-calendar'
			),
			$problem->limit
		);
	}

	private static function plain( Problem_Code $code ): string {
		return match ( $code ) {
			Problem_Code::Studio_Not_Found  => __( 'There is no such studio', 'studio-calendar' ),
			Problem_Code::Booking_Not_Found => __( 'There is no such booking', 'studio-calendar' ),
			Problem_Code::Forbidden         => __( 'You may not do this here', 'studio-calendar' ),
			Problem_Code::Not_Logged_In     => __( 'Log in first', 'studio-calendar' ),
			Problem_Code::Invalid_Nonce     => __( 'Your login has changed or run out. Reload the page and try again', 'studio-calendar' ),
			Problem_Code::Slot_Taken        => __( 'This time is taken', 'studio-calendar' ),
			Problem_Code::Outside_Hours     => __( 'The studio is closed at this time', 'studio-calendar' ),
			Problem_Code::In_The_Past       => __( 'This date has passed', 'studio-calendar' ),
			Problem_Code::Changed_Meanwhile => __( 'Someone has changed this booking meanwhile. Look at it again', 'studio-calendar' ),
			Problem_Code::Busy              => __( 'Too much is going on right now. Nothing was changed; try again', 'studio-calendar' ),
			Problem_Code::Too_Many_Requests => __( 'Too many requests. Try again in a minute', 'studio-calendar' ),
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
			Field_Error::Not_A_Number      => __( 'This is not a number that fits here', 'studio-calendar' ),
			Field_Error::Not_A_Date        => __( 'This is not a date', 'studio-calendar' ),
			Field_Error::Not_A_Time        => __( 'This is not a time', 'studio-calendar' ),
			Field_Error::Not_A_Word        => __( 'This is not a text', 'studio-calendar' ),
			Field_Error::Not_True_Or_False => __( 'This is neither yes nor no', 'studio-calendar' ),
			Field_Error::Not_Readable      => __( 'This text cannot be read', 'studio-calendar' ),
			Field_Error::Too_Long          => __( 'This is too long', 'studio-calendar' ),
			Field_Error::Gone              => self::gone( $name ),
			Field_Error::Unknown           => __( 'This is not one of the choices', 'studio-calendar' ),
			Field_Error::Before_Start      => __( 'The end comes before the start', 'studio-calendar' ),
			Field_Error::Range_Too_Long    => __( 'These are too many days at once', 'studio-calendar' ),
			Field_Error::Request_Id_Reused => __( 'This request was sent before with other values', 'studio-calendar' ),
			default                        => self::setting( $error ),
		};
	}

	private static function setting( Field_Error $error ): string {
		return match ( $error ) {
			Field_Error::Not_An_Address   => __( 'An address begins with https:// and has no user name in it', 'studio-calendar' ),
			Field_Error::Not_An_Origin    => __( 'Write each site as https://studio.example', 'studio-calendar' ),
			Field_Error::Not_A_Network    => __( 'Enter IP addresses or networks such as 10.0.0.0/8, one per line', 'studio-calendar' ),
			Field_Error::Not_A_Prefix     => __( 'Letters, digits, - and _ only, 40 at most', 'studio-calendar' ),
			Field_Error::Not_A_Key        => __( 'A key looks like app.key:secret; copy the whole line from Ably', 'studio-calendar' ),
			Field_Error::Key_Is_Fixed     => __( 'The key of wp-config.php is used; change it there', 'studio-calendar' ),
			Field_Error::Key_Refused      => __( 'Ably does not know this key', 'studio-calendar' ),
			Field_Error::Key_Too_Narrow   => __( 'At Ably, allow this key to publish, subscribe and use presence on all channels', 'studio-calendar' ),
			Field_Error::Clock_Is_Off     => __( 'Ably refuses the key because the clock of this server is wrong', 'studio-calendar' ),
			Field_Error::Ably_Unreachable => __( 'Ably did not answer', 'studio-calendar' ),
			default                       => __( 'Oops something went wrong...', 'studio-calendar' ),
		};
	}

	/** Returns the message if the room or the trainer of a booking no longer exists. */
	private static function gone( string $name ): string {
		return 'trainer_id' === $name
			? __( 'The trainer is no longer in this studio', 'studio-calendar' )
			: __( 'The room is no longer in this studio', 'studio-calendar' );
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
			default      => __( 'This is required', 'studio-calendar' ),
		};
	}
}
