<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use LogicException;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Service\Idempotency_Key;

/**
 * The parameters of one call, read with the type each must have. What is wrong is collected, so that one answer names
 * every bad field; `check` throws it. The same reader serves REST and admin-ajax, so both refuse the same things.
 *
 * @phpstan-import-type Parameter from Parameters
 */
final class Input {

	/** @var array<string, Field_Error> */
	private array $errors = array();

	/**
	 * @param array<array-key, mixed>  $values     As they arrived, without slashes.
	 * @param array<string, Parameter> $parameters What of them is read, with its limits.
	 */
	public function __construct( private readonly array $values, private readonly array $parameters ) {
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->values ) && null !== $this->values[ $name ] && '' !== $this->values[ $name ];
	}

	/** A whole number between its limits; 0 when it is missing or wrong. */
	public function number( string $name ): int {
		if ( $this->is_missing( $name ) ) {
			return 0;
		}
		$value     = $this->values[ $name ];
		$parameter = $this->parameter( $name );
		$range     = array( 'options' => array( 'min_range' => $parameter['minimum'] ?? 0, 'max_range' => $parameter['maximum'] ?? PHP_INT_MAX ) );
		$number    = is_int( $value ) || is_string( $value ) ? filter_var( $value, FILTER_VALIDATE_INT, $range ) : false;

		return false === $number ? $this->wrong( $name, Field_Error::Not_A_Number, 0 ) : $number;
	}

	public function number_or_null( string $name ): ?int {
		return $this->has( $name ) ? $this->number( $name ) : null;
	}

	/** A real date as YYYY-MM-DD; an empty string when it is missing or wrong. */
	public function date( string $name ): string {
		if ( $this->is_missing( $name ) ) {
			return '';
		}
		$date = $this->values[ $name ];

		return is_string( $date ) && Wall_Clock::is_date( $date ) ? $date : $this->wrong( $name, Field_Error::Not_A_Date, '' );
	}

	/** Minutes from midnight of HH:MM; null when it is missing or wrong. */
	public function time( string $name ): ?int {
		if ( $this->is_missing( $name ) ) {
			return null;
		}
		$time    = $this->values[ $name ];
		$minutes = is_string( $time ) ? Wall_Clock::minutes( $time ) : null;

		return $minutes ?? $this->wrong( $name, Field_Error::Not_A_Time, null );
	}

	/** Text that is not too long, valid UTF-8 without NUL; an empty string when it is missing or wrong. */
	public function text( string $name ): string {
		$most = $this->parameter( $name )['maxLength'] ?? PHP_INT_MAX;
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
		$this->parameter( $name );
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
		$id = $this->text( 'request_id' );
		if ( 1 !== preg_match( '/' . ( $this->parameter( 'request_id' )['pattern'] ?? '' ) . '/D', $id ) ) {
			$id = $this->wrong( 'request_id', Field_Error::Not_Readable, '' );
		}

		return Idempotency_Key::of( $id, $call, $values );
	}

	/** The value as it came, for what has a shape of its own. */
	public function raw( string $name ): mixed {
		$this->parameter( $name );

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

	private function is_missing( string $name ): bool {
		$parameter = $this->parameter( $name );
		if ( $this->has( $name ) ) {
			return false;
		}
		if ( $parameter['required'] ?? false ) {
			$this->wrong( $name, Field_Error::Missing, null );
		}

		return true;
	}

	/**
	 * @return Parameter
	 * @throws LogicException When the call reads what it does not say that it understands.
	 */
	private function parameter( string $name ): array {
		return $this->parameters[ $name ] ?? throw new LogicException( "$name is no parameter of this call." );
	}
}
