<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Prints fields in WordPress's layout, with the error of a rejected value under its field. */
final class Form {

	public function __construct( private readonly Form_Result $result ) {
	}

	/** Prints a row of a `form-table`: label, control, hint and error. */
	public function row( string $field, string $label, string $control, string $hint = '' ): void {
		echo '<tr><th scope="row"><label for="' . esc_attr( self::id( $field ) ) . '">' . esc_html( $label ) . '</label></th><td>';
		echo $control; // phpcs:ignore WordPress.Security.EscapeOutput -- made by the methods below, which escape.
		if ( '' !== $hint ) {
			echo '<p class="description" id="' . esc_attr( self::id( $field ) ) . '-hint">' . esc_html( $hint ) . '</p>';
		}
		echo $this->error( $field ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- error() escapes.
	}

	/** @param array<string, string> $more Attributes. */
	public function input( string $field, string $stored, array $more = array() ): string {
		$value = array( 'value' => $this->result->typed( $field, $stored ) );

		return '<input ' . $this->attributes( $field, $more + array( 'type' => 'text', 'class' => 'regular-text' ) + $value ) . '>';
	}

	/** Returns a number field with its unit. */
	public function number( string $field, string $stored, int $most, string $unit ): string {
		$more = array( 'type' => 'number', 'class' => 'small-text', 'min' => '0', 'max' => (string) $most, 'inputmode' => 'numeric' );

		return $this->input( $field, $stored, $more ) . ' ' . esc_html( $unit );
	}

	public function area( string $field, string $stored, int $rows ): string {
		$more = array( 'rows' => (string) $rows, 'class' => 'large-text' );

		return '<textarea ' . $this->attributes( $field, $more ) . '>' . esc_textarea( $this->result->typed( $field, $stored ) ) . '</textarea>';
	}

	/** @param array<array-key, string> $choices Label by value. */
	public function choice( string $field, string $stored, array $choices ): string {
		$options = '';
		foreach ( $choices as $value => $label ) {
			$chosen   = (string) $value === $this->result->typed( $field, $stored ) ? ' selected' : '';
			$options .= '<option value="' . esc_attr( (string) $value ) . '"' . $chosen . '>' . esc_html( $label ) . '</option>';
		}

		return $this->select( $field, $options );
	}

	/** @param string $options HTML. */
	public function select( string $field, string $options ): string {
		return '<select ' . $this->attributes( $field, array() ) . '>' . $options . '</select>';
	}

	public function check( string $field, bool $is_on, string $label ): string {
		$more = array( 'type' => 'checkbox', 'value' => '1' ) + ( $is_on ? array( 'checked' => 'checked' ) : array() );

		return '<label><input ' . $this->attributes( $field, $more ) . '> ' . esc_html( $label ) . '</label>';
	}

	/** Returns the field's error; empty without one. */
	public function error( string $field ): string {
		$error = $this->result->error( $field );

		return '' === $error ? '' : '<p class="sc-admin-error" id="' . esc_attr( self::id( $field ) ) . '-error">' . esc_html( $error ) . '</p>';
	}

	/** @param string $field A name such as `rooms[3][name]` or `timezone`. */
	public static function name( string $field ): string {
		return Form_Input::NAME . (string) preg_replace( '/\A[^\[]+/', '[$0]', $field );
	}

	public static function id( string $field ): string {
		return 'studio-calendar-' . trim( (string) preg_replace( '/[^a-z0-9_]+/', '-', $field ), '-' );
	}

	/** @param array<string, string> $more */
	private function attributes( string $field, array $more ): string {
		$all = array( 'id' => self::id( $field ), 'name' => self::name( $field ) ) + $more;
		if ( '' !== $this->result->error( $field ) ) {
			$all += array( 'aria-invalid' => 'true', 'aria-describedby' => self::id( $field ) . '-error' );
		}
		$written = array();
		foreach ( $all as $name => $value ) {
			$written[] = $name . '="' . esc_attr( $value ) . '"';
		}

		return implode( ' ', $written );
	}
}
