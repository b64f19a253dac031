<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Prints rows of fields saved by the Settings API, whose names are those of the options. */
final class Option_Form {

	public function __construct( private readonly Form_Result $result ) {
	}

	/** @param list<string> $options */
	public function has_error( array $options ): bool {
		return array() !== array_filter( $options, fn( string $option ): bool => '' !== $this->result->error( $option ) );
	}

	public function line( string $option, string $label, string $stored, string $example ): void {
		$value = ' value="' . esc_attr( $this->result->typed( $option, $stored ) ) . '"';
		$input = '<input type="url" class="regular-text code" placeholder="' . esc_attr( $example ) . '"' . $value . $this->named( $option ) . '>';
		$this->row( $option, $label, $input );
	}

	public function word( string $option, string $label, string $stored, string $hint ): void {
		$value = ' value="' . esc_attr( $this->result->typed( $option, $stored ) ) . '"';
		$input = '<input type="text" class="regular-text code" autocapitalize="none" spellcheck="false"' . $value . $this->named( $option, $hint ) . '>';
		$this->row( $option, $label, $input, $hint );
	}

	/** @param (callable(): void)|null $after Prints a separate row below. */
	public function lines( string $option, string $label, string $stored, string $hint, ?callable $after = null ): void {
		$value = esc_textarea( $this->result->typed( $option, $stored ) );
		$area  = '<textarea rows="3" class="large-text code"' . $this->named( $option, $hint ) . '>' . $value . '</textarea>';
		$this->row( $option, $label, $area, $hint );
		if ( null === $after ) {
			return;
		}

		echo '<tr><th scope="row"></th><td>';
		$after();
		echo '</td></tr>';
	}

	/** @param array<string, string> $choices Label by value. */
	public function choice( string $option, string $label, string $stored, array $choices, string $hint ): void {
		$options = '';
		foreach ( $choices as $value => $name ) {
			$chosen   = $value === $this->result->typed( $option, $stored ) ? ' selected' : '';
			$options .= '<option value="' . esc_attr( $value ) . '"' . $chosen . '>' . esc_html( $name ) . '</option>';
		}
		$this->row( $option, $label, '<select' . $this->named( $option, $hint ) . '>' . $options . '</select>', $hint );
	}

	public function check( string $option, string $label, bool $is_on, string $sentence ): void {
		$box = '<input type="checkbox" value="1"' . ( $is_on ? ' checked' : '' ) . $this->named( $option ) . '>';
		$this->row( $option, $label, '<label>' . $box . ' ' . esc_html( $sentence ) . '</label>' );
	}

	/**
	 * Prints a write-only field, which never contains the stored or a rejected value.
	 *
	 * @param string $removal Label of the checkbox that deletes the stored value; empty without one.
	 */
	public function secret( string $option, string $label, string $hint, string $removal ): void {
		$input = '<input type="password" value="" class="regular-text code" autocomplete="new-password" spellcheck="false"';
		$this->row( $option, $label, $input . $this->named( $option, $hint, '[typed]' ) . '>', $hint, self::removal( $option, $removal ) );
	}

	/** Prints a setting that is fixed elsewhere. */
	public function told( string $option, string $label, string $sentence, string $removal ): void {
		echo '<tr><th scope="row">' . esc_html( $label ) . '</th><td><p>' . esc_html( $sentence ) . '</p>';
		echo self::removal( $option, $removal ) . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- removal() escapes.
	}

	/** @return string Escaped HTML. */
	private static function removal( string $option, string $sentence ): string {
		$box = '<input type="checkbox" value="1" name="' . esc_attr( $option ) . '[remove]">';

		return '' === $sentence ? '' : "<p><label>$box " . esc_html( $sentence ) . '</label></p>';
	}

	/** @param string $after Escaped HTML after hint and error. */
	private function row( string $option, string $label, string $control, string $hint = '', string $after = '' ): void {
		$error = $this->result->error( $option );
		// phpcs:ignore WordPress.Security.EscapeOutput -- the methods of this class escape what they make.
		echo '<tr><th scope="row"><label for="' . esc_attr( $option ) . '">' . esc_html( $label ) . '</label></th><td>' . $control;
		if ( '' !== $hint ) {
			echo '<p class="description" id="' . esc_attr( $option ) . '-hint">' . esc_html( $hint ) . '</p>';
		}
		if ( '' !== $error ) {
			echo '<p class="sc-admin-error" id="' . esc_attr( $option ) . '-error">' . esc_html( $error ) . '</p>';
		}
		echo $after . '</td></tr>'; // phpcs:ignore WordPress.Security.EscapeOutput -- removal() escapes.
	}

	/** @param string $part Part of an option with several fields. */
	private function named( string $option, string $hint = '', string $part = '' ): string {
		$is_wrong  = '' !== $this->result->error( $option );
		$described = array_filter( array( 'hint' => '' !== $hint, 'error' => $is_wrong ) );
		$ids       = implode( ' ', array_map( static fn( string $what ): string => "$option-$what", array_keys( $described ) ) );

		return ' id="' . esc_attr( $option ) . '" name="' . esc_attr( $option . $part ) . '"'
			. ( $is_wrong ? ' aria-invalid="true"' : '' )
			. ( '' === $ids ? '' : ' aria-describedby="' . esc_attr( $ids ) . '"' );
	}
}
