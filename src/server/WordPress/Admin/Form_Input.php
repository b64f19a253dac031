<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Reads submitted form values: texts and lists of texts, from untrusted input. */
final class Form_Input {

	/** Name of the list with all fields of the plugin's forms, which avoids conflicts with WordPress's fields. */
	public const NAME = 'studio_calendar';

	/** @param array<array-key, mixed> $values Values without slashes. */
	private function __construct( private readonly array $values ) {
	}

	/** @param array<array-key, mixed> $post PHP's $_POST with the slashes that WordPress adds. */
	public static function read( array $post ): self {
		$found = wp_unslash( $post[ self::NAME ] ?? null );

		return new self( is_array( $found ) ? $found : array() );
	}

	/** Returns a single-line text. */
	public function text( string $name ): string {
		return sanitize_text_field( $this->raw( $name ) );
	}

	/** Returns a multi-line text. */
	public function lines( string $name ): string {
		return sanitize_textarea_field( $this->raw( $name ) );
	}

	public function has( string $name ): bool {
		return isset( $this->values[ $name ] );
	}

	/** Returns a whole number within its limits; null for any other value. */
	public function number( string $name, int $least, int $most ): ?int {
		$found = filter_var( $this->text( $name ), FILTER_VALIDATE_INT, array( 'options' => array( 'min_range' => $least, 'max_range' => $most ) ) );

		return false === $found ? null : $found;
	}

	/** @return list<self> The rows of a list in the order of the screen. */
	public function rows( string $name ): array {
		$found = $this->values[ $name ] ?? null;
		$rows  = array_filter( is_array( $found ) ? $found : array(), is_array( ... ) );

		return array_map( static fn( array $row ): self => new self( $row ), array_values( $rows ) );
	}

	private function raw( string $name ): string {
		$value = $this->values[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}
