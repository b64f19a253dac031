<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** What a person has typed into a form of ours: texts and lists of them, whatever a browser or somebody else has sent. */
final class Form_Input {

	/** All fields of our forms are in this one list, so that none gets into the way of WordPress's own. */
	public const NAME = 'studio_calendar';

	/** @param array<array-key, mixed> $values Without slashes. */
	private function __construct( private readonly array $values ) {
	}

	/** @param array<array-key, mixed> $post Of PHP, with the slashes that WordPress adds. */
	public static function read( array $post ): self {
		$found = wp_unslash( $post[ self::NAME ] ?? null );

		return new self( is_array( $found ) ? $found : array() );
	}

	/** One line. */
	public function text( string $name ): string {
		return sanitize_text_field( $this->raw( $name ) );
	}

	/** Several lines. */
	public function lines( string $name ): string {
		return sanitize_textarea_field( $this->raw( $name ) );
	}

	public function has( string $name ): bool {
		return isset( $this->values[ $name ] );
	}

	/** A whole number within its limits; null for anything else. */
	public function number( string $name, int $least, int $most ): ?int {
		$found = filter_var( $this->text( $name ), FILTER_VALIDATE_INT, array( 'options' => array( 'min_range' => $least, 'max_range' => $most ) ) );

		return false === $found ? null : $found;
	}

	/** @return list<self> The rows of a list, in the order they stood on the screen. */
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
