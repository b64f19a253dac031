<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Rows of fields that the Settings API saves: their names are the options' own. */
final class Option_Form {

	public function __construct( private readonly Outcome $outcome ) {
	}

	public function line( string $option, string $label, string $stored, string $example ): void {
		$value = ' value="' . esc_attr( $this->outcome->typed( $option, $stored ) ) . '"';
		$input = '<input type="url" class="regular-text code" placeholder="' . esc_attr( $example ) . '"' . $value . $this->named( $option ) . '>';
		$this->row( $option, $label, $input );
	}

	public function lines( string $option, string $label, string $stored, string $hint ): void {
		$value = esc_textarea( $this->outcome->typed( $option, $stored ) );
		$area  = '<textarea rows="3" class="large-text code"' . $this->named( $option ) . '>' . $value . '</textarea>';
		$this->row( $option, $label, $area . '<p class="description">' . esc_html( $hint ) . '</p>' );
	}

	public function check( string $option, string $label, bool $is_on, string $sentence ): void {
		$box = '<input type="checkbox" value="1"' . ( $is_on ? ' checked' : '' ) . $this->named( $option ) . '>';
		$this->row( $option, $label, '<label>' . $box . ' ' . esc_html( $sentence ) . '</label>' );
	}

	private function row( string $option, string $label, string $control ): void {
		$error = $this->outcome->error( $option );
		echo '<tr><th scope="row"><label for="' . esc_attr( $option ) . '">' . esc_html( $label ) . '</label></th><td>' . $control; // phpcs:ignore -- escaped above.
		if ( '' !== $error ) {
			echo '<p class="sc-admin-error" id="' . esc_attr( $option ) . '-error">' . esc_html( $error ) . '</p>';
		}
		echo '</td></tr>';
	}

	private function named( string $option ): string {
		$error = '' === $this->outcome->error( $option ) ? '' : ' aria-invalid="true" aria-describedby="' . esc_attr( $option ) . '-error"';

		return ' id="' . esc_attr( $option ) . '" name="' . esc_attr( $option ) . '"' . $error;
	}
}
