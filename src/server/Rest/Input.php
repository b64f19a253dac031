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
 * Reads a request's parameters with their types. Errors are collected, so that one response names every invalid field;
 * `check` throws them. REST and admin-ajax share this class and so reject the same values.
 *
 * @phpstan-import-type Parameter from Parameters
 */
final class Input {

	/** @var array<string, Field_Error> */
	private array $errors = array();

	/**
	 * @param array<array-key, mixed>  $values     Unvalidated values without slashes.
	 * @param array<string, Parameter> $parameters Accepted parameters with their limits.
	 */
	public function __construct( private readonly array $values, private readonly array $parameters ) {
	}

	public function has( string $name ): bool {
		return array_key_exists( $name, $this->values ) && null !== $this->values[ $name ] && '' !== $this->values[ $name ];
	}

	/** Returns a whole number between its limits; 0 if missing or invalid. */
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

	/** Returns a valid date as YYYY-MM-DD; an empty string if missing or invalid. */
	public function date( string $name ): string {
		if ( $this->is_missing( $name ) ) {
			return '';
		}
		$date = $this->values[ $name ];

		return is_string( $date ) && Wall_Clock::is_date( $date ) ? $date : $this->wrong( $name, Field_Error::Not_A_Date, '' );
	}

	/** Returns the minutes from midnight of HH:MM; null if missing or invalid. */
	public function time( string $name ): ?int {
		if ( $this->is_missing( $name ) ) {
			return null;
		}
		$time    = $this->values[ $name ];
		$minutes = is_string( $time ) ? Wall_Clock::minutes( $time ) : null;

		return $minutes ?? $this->wrong( $name, Field_Error::Not_A_Time, null );
	}

	/** Returns valid UTF-8 text within its length and without NUL; an empty string if missing or invalid. */
	public function text( string $name ): string {
		return $this->not_longer( $name, $this->readable( $name ) );
	}

	/** Returns such text without the spaces around it, which do not count for its lengths; an empty string if missing or invalid. */
	public function trimmed( string $name ): string {
		$least = $this->parameter( $name )['minLength'] ?? 0;
		$text  = (string) preg_replace( '/\A\s+|\s+\z/u', '', $this->readable( $name ) );
		if ( $this->has( $name ) && mb_strlen( $text ) < $least ) {
			return $this->wrong( $name, Field_Error::Too_Brief, '' );
		}

		return $this->not_longer( $name, $text );
	}

	private function not_longer( string $name, string $text ): string {
		return mb_strlen( $text ) > ( $this->parameter( $name )['maxLength'] ?? PHP_INT_MAX ) ? $this->wrong( $name, Field_Error::Too_Long, '' ) : $text;
	}

	private function readable( string $name ): string {
		$this->parameter( $name );
		$text = $this->values[ $name ] ?? '';
		if ( ! is_scalar( $text ) || is_bool( $text ) ) {
			return $this->wrong( $name, Field_Error::Not_A_Word, '' );
		}
		$text = (string) $text;
		if ( ! mb_check_encoding( $text, 'UTF-8' ) || str_contains( $text, "\0" ) ) {
			return $this->wrong( $name, Field_Error::Not_Readable, '' );
		}

		return $text;
	}

	/** Returns true for true, 1, "1", "true"; false for false, 0, "0", "false", an empty or a missing value. */
	public function flag( string $name ): bool {
		$this->parameter( $name );
		$flag = $this->values[ $name ] ?? false;
		if ( in_array( $flag, array( true, 1, '1', 'true' ), true ) ) {
			return true;
		}

		return in_array( $flag, array( false, 0, '0', 'false', '' ), true ) ? false : $this->wrong( $name, Field_Error::Not_True_Or_False, false );
	}

	/**
	 * Returns the key of a write's `request_id`, which is optional and has letters, digits, `-` and `_`.
	 *
	 * @param string                  $call   Name of the endpoint.
	 * @param array<array-key, mixed> $values Parameters of the request.
	 */
	public function idempotency_key( string $call, array $values ): ?Idempotency_Key {
		return Idempotency_Key::of( $this->request_id(), $call, $values );
	}

	/** Returns the ID of a request that this one is about; an empty string if missing or invalid. */
	public function needed_request_id(): string {
		return $this->is_missing( 'request_id' ) ? '' : $this->request_id();
	}

	private function request_id(): string {
		$id    = $this->text( 'request_id' );
		$is_id = 1 === preg_match( '/' . ( $this->parameter( 'request_id' )['pattern'] ?? '' ) . '/D', $id );

		return $is_id ? $id : $this->wrong( 'request_id', Field_Error::Not_Readable, '' );
	}

	/** Returns the unvalidated value, for parameters with their own structure. */
	public function raw( string $name ): mixed {
		$this->parameter( $name );

		return $this->values[ $name ] ?? null;
	}

	/**
	 * Records an invalid field and returns the value to continue with.
	 *
	 * @template T
	 * @param T $instead
	 * @return T
	 */
	public function wrong( string $name, Field_Error $error, mixed $instead ): mixed {
		$this->errors[ $name ] ??= $error;

		return $instead;
	}

	/** @throws Problem Invalid, with all invalid fields so far. */
	public function check(): void {
		if ( array() !== $this->errors ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the answer is JSON, made of the codes alone.
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
	 * @throws LogicException If the endpoint has not declared the parameter.
	 */
	private function parameter( string $name ): array {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the name is a literal of ours.
		return $this->parameters[ $name ] ?? throw new LogicException( "$name is no parameter of this call." );
	}
}
