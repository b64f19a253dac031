<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Series\Series_Choice;
use StudioCalendar\Domain\Series\Series_Scope;
use StudioCalendar\Domain\Wall_Clock;

/** Reads how far into a series a write reaches, and the exceptions of single dates. */
final class Choice_Input {

	/** Maximum size of a list or object in a string in bytes; as in `post_data`. */
	private const MAX_BYTES = 40_000;

	private const DEPTH = 4;

	/** Reads `scope`, `skip_dates` and `overrides`; the latter two are JSON in a string, or already read. */
	public static function choice( Input $input ): Series_Choice {
		$scope = $input->has( 'scope' ) ? Series_Scope::tryFrom( $input->text( 'scope' ) ) : Series_Scope::One;

		return new Series_Choice(
			$scope ?? $input->wrong( 'scope', Field_Error::Unknown, Series_Scope::One ),
			self::skip_dates( $input, self::content( $input, 'skip_dates' ), null ),
			self::overrides( $input, self::content( $input, 'overrides' ), null )
		);
	}

	/** Returns the hash of the plan that the person has seen; null if the client sends none. */
	public static function plan( Input $input ): ?string {
		return $input->has( 'plan' ) ? $input->text( 'plan' ) : null;
	}

	/**
	 * @param list<string>|null $dates Dates of the series; null if they are not known yet.
	 * @return list<string>
	 */
	public static function skip_dates( Input $input, mixed $skip, ?array $dates ): array {
		if ( ! is_array( $skip ) ) {
			return $input->wrong( 'skip_dates', Field_Error::Not_Readable, array() );
		}
		$known = array_values( array_filter( $skip, static fn( mixed $date ): bool => is_string( $date ) && self::is_among( $date, $dates ) ) );

		return count( $known ) === count( $skip ) ? $known : $input->wrong( 'skip_dates', Field_Error::Unknown, array() );
	}

	/**
	 * @param list<string>|null $dates Dates of the series; null if they are not known yet.
	 * @return array<string, array{ room_id: int|null, start: int|null, end: int|null }> By date.
	 */
	public static function overrides( Input $input, mixed $given, ?array $dates ): array {
		$overrides = array();
		foreach ( is_array( $given ) ? $given : array( $given ) as $date => $change ) {
			if ( ! is_string( $date ) || ! self::is_among( $date, $dates ) || ! is_array( $change ) ) {
				return $input->wrong( 'overrides', Field_Error::Unknown, array() );
			}
			$overrides[ $date ] = self::override( $input, new Input( $change, Parameters::override() ) );
		}

		return $overrides;
	}

	/** @return array<int, array{ room_id: int|null, start: int|null, end: int|null }> By the booking's ID. */
	public static function overrides_by_booking( Input $input ): array {
		$overrides = array();
		$given     = self::content( $input, 'overrides' );
		foreach ( is_array( $given ) ? $given : array( '' => $given ) as $id => $change ) {
			if ( ! is_int( $id ) || $id < 1 || ! is_array( $change ) ) {
				return $input->wrong( 'overrides', Field_Error::Unknown, array() );
			}
			$overrides[ $id ] = self::override( $input, new Input( $change, Parameters::override() ) );
		}

		return $overrides;
	}

	/** @param list<string>|null $dates */
	private static function is_among( string $date, ?array $dates ): bool {
		return null === $dates ? Wall_Clock::is_date( $date ) : in_array( $date, $dates, true );
	}

	/** @return array{ room_id: int|null, start: int|null, end: int|null } */
	private static function override( Input $input, Input $change ): array {
		$override = array(
			'room_id' => $change->number_or_null( 'room_id' ),
			'start'   => $change->time( 'time_from' ),
			'end'     => $change->time( 'time_to' ),
		);
		try {
			$change->check();
		} catch ( Problem $problem ) {
			$input->wrong( 'overrides', $problem->fields[ array_key_first( $problem->fields ) ] ?? Field_Error::Not_Readable, null );
		}

		return $override;
	}

	private static function content( Input $input, string $name ): mixed {
		$value = $input->raw( $name ) ?? '';
		if ( '' === $value ) {
			return array();
		}
		if ( is_string( $value ) && strlen( $value ) > self::MAX_BYTES ) {
			return $input->wrong( $name, Field_Error::Too_Long, array() );
		}

		return is_string( $value ) ? json_decode( $value, true, self::DEPTH ) : $value;
	}
}
