<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Idempotency_Key;

/**
 * The parameters of one call, read with the type each must have. What is wrong is collected, so that one answer names
 * every bad field; `check` throws it. The same reader serves REST and admin-ajax, so both refuse the same things.
 */
final class Input {

	/** Largest id we take: what a signed 64-bit column holds. */
	private const LARGEST = PHP_INT_MAX;

	/** @var array<string, Field_Error> */
	private array $errors = array();

	/** @param array<array-key, mixed> $values As they arrived, without slashes. */
	public function __construct( private readonly array $values ) {
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->values ) && null !== $this->values[ $name ] && '' !== $this->values[ $name ];
	}

	/** A positive whole number. 0 stands for "none given" when it is not required. */
	public function id( string $name, bool $required = true ): int {
		return $this->number( $name, $required, 1, self::LARGEST );
	}

	/** A whole number from `$least` to `$most`; 0 when it is missing or wrong. */
	public function number( string $name, bool $required, int $least, int $most ): int {
		if ( $this->is_missing( $name, $required ) ) {
			return 0;
		}
		$value  = $this->values[ $name ];
		$range  = array( 'options' => array( 'min_range' => $least, 'max_range' => $most ) );
		$number = is_int( $value ) || is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_INT, $range ) : false;

		return false === $number ? $this->wrong( $name, Field_Error::Not_A_Number, 0 ) : $number;
	}

	/** A real date as YYYY-MM-DD; an empty string when it is missing or wrong. */
	public function date( string $name, bool $required = true ): string {
		if ( $this->is_missing( $name, $required ) ) {
			return '';
		}
		$date = $this->values[ $name ];

		return is_string( $date ) && Wall_Clock::is_date( $date ) ? $date : $this->wrong( $name, Field_Error::Not_A_Date, '' );
	}

	/** Minutes from midnight of HH:MM; null when it is missing or wrong. */
	public function time( string $name, bool $required = true ): ?int {
		if ( $this->is_missing( $name, $required ) ) {
			return null;
		}
		$time    = $this->values[ $name ];
		$minutes = is_string( $time ) ? Wall_Clock::minutes( $time ) : null;

		return $minutes ?? $this->wrong( $name, Field_Error::Not_A_Time, null );
	}

	/** Text of at most `$most` characters, valid UTF-8 without NUL; an empty string when it is missing or wrong. */
	public function text( string $name, int $most ): string {
		$text = $this->values[ $name ] ?? '';
		if ( ! is_scalar( $text ) || is_bool( $text ) ) {
			return $this->wrong( $name, Field_Error::Not_A_Word, '' );
		}
		$text = (string) $text;
		if ( ! mb_check_encoding( $text, 'UTF-8' ) || str_contains( $text, "\0" ) ) {
			return $this->wrong( $name, Field_Error::Not_Readable, '' );
		}

		return mb_strlen( $text ) > $most ? $this->wrong( $name, Field_Error::Too_Long, '' ) : $text;
	}

	/** True for true, 1, "1", "true"; false for false, 0, "0", "false", an empty or a missing value. */
	public function flag( string $name ): bool {
		$flag = $this->values[ $name ] ?? false;
		if ( in_array( $flag, array( true, 1, '1', 'true' ), true ) ) {
			return true;
		}

		return in_array( $flag, array( false, 0, '0', 'false', '' ), true ) ? false : $this->wrong( $name, Field_Error::Not_True_Or_False, false );
	}

	/**
	 * The `request_id` of a write: optional; letters, digits, `-` and `_`.
	 *
	 * @param string                  $call   Name of the call.
	 * @param array<array-key, mixed> $values What it asks for.
	 */
	public function idempotency_key( string $call, array $values ): ?Idempotency_Key {
		$id = $this->text( 'request_id', 64 );
		if ( 1 !== preg_match( '/\A[A-Za-z0-9_-]*\z/', $id ) ) {
			$id = $this->wrong( 'request_id', Field_Error::Not_Readable, '' );
		}

		return Idempotency_Key::of( $id, $call, $values );
	}

	/** The value as it came, for what has a shape of its own. */
	public function raw( string $name ): mixed {
		return $this->values[ $name ] ?? null;
	}

	/**
	 * Notes that a field is wrong and answers the value to go on with.
	 *
	 * @template T
	 * @param T $instead
	 * @return T
	 */
	public function wrong( string $name, Field_Error $error, mixed $instead ): mixed {
		$this->errors[ $name ] ??= $error;

		return $instead;
	}

	/** @throws Problem Invalid, with every field found wrong so far. */
	public function check(): void {
		if ( array() !== $this->errors ) {
			throw Problem::invalid( $this->errors );
		}
	}

	private function is_missing( string $name, bool $required ): bool {
		if ( $this->has( $name ) ) {
			return false;
		}
		if ( $required ) {
			$this->wrong( $name, Field_Error::Missing, null );
		}

		return true;
	}
}
