<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

/** Parser of one line of a file; missing or mistyped fields are rejected by name. */
final class Line {

	/** @param array<array-key, mixed> $fields */
	public function __construct( public readonly int $number, private readonly array $fields ) {
	}

	/** @throws Transfer_Exception */
	public function text( string $name ): string {
		$value = $this->fields[ $name ] ?? null;

		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return is_string( $value ) ? $value : throw $this->wrong( $name );
	}

	/** Returns a whole number, not negative. @throws Transfer_Exception */
	public function number( string $name ): int {
		$value = $this->fields[ $name ] ?? null;

		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return is_int( $value ) && $value >= 0 ? $value : throw $this->wrong( $name );
	}

	/** Returns a reference to an earlier line; 0 for null. @throws Transfer_Exception */
	public function reference( string $name ): int {
		return null === ( $this->fields[ $name ] ?? null ) ? 0 : $this->number( $name );
	}

	/** @throws Transfer_Exception */
	public function is( string $name ): bool {
		$value = $this->fields[ $name ] ?? null;

		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return is_bool( $value ) ? $value : throw $this->wrong( $name );
	}

	/** @return self|null Null for null in the file. @throws Transfer_Exception */
	public function part( string $name ): ?self {
		$value = $this->fields[ $name ] ?? null;
		if ( null === $value ) {
			return null;
		}

		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return is_array( $value ) ? new self( $this->number, $value ) : throw $this->wrong( $name );
	}

	/** @return list<self> @throws Transfer_Exception */
	public function parts( string $name ): array {
		$value = $this->fields[ $name ] ?? null;
		if ( ! is_array( $value ) || ! array_is_list( $value ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw $this->wrong( $name );
		}

		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return array_map( fn( mixed $part ): self => is_array( $part ) ? new self( $this->number, $part ) : throw $this->wrong( $name ), $value );
	}

	/** @return list<string> Names of its fields. */
	public function names(): array {
		return array_map( static fn( int|string $name ): string => (string) $name, array_keys( $this->fields ) );
	}

	public function wrong( string $name ): Transfer_Exception {
		/* translators: 1: number of a line, 2: name of a field in a file. */
		return new Transfer_Exception( sprintf( __( 'Line %1$d: “%2$s” is missing or cannot be read', 'studio-calendar' ), $this->number, $name ) );
	}
}
