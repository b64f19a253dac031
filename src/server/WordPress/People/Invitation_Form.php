<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

/** Form to accept an invitation: a name if an account is created, and the button. */
final class Invitation_Form {

	public const FIRST_NAME = 'first_name';
	public const LAST_NAME  = 'last_name';

	/** Maximum length of a name in characters, as in a booking. */
	private const LONGEST = 100;

	private const STYLE = 'box-sizing:border-box;width:100%;max-width:25em;min-height:44px;margin-top:4px;padding:8px;'
		. 'border:1px solid #8c8f94;border-radius:4px;font:inherit;font-size:16px';

	/** @param string $error Error of the first name; empty for none. */
	public function __construct( private readonly string $error ) {
	}

	/** Returns a field of the submitted form. The key of the invitation replaces a nonce. */
	public static function sent( string $field ): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- the key of the letter stands in place of a nonce; made safe below.
		$text = $_POST[ $field ] ?? '';

		return is_string( $text ) ? mb_substr( sanitize_text_field( wp_unslash( $text ) ), 0, self::LONGEST ) : '';
	}

	/** @return string HTML. */
	public function html( bool $asks_for_name ): string {
		$fields = '';
		if ( $asks_for_name ) {
			$fields .= $this->field( self::FIRST_NAME, __( 'First name', 'studio-calendar' ), 'given-name', $this->error );
			$fields .= $this->field( self::LAST_NAME, __( 'Last name', 'studio-calendar' ), 'family-name', '' );
		}

		$button = '<p><button class="button button-large">' . esc_html__( 'Accept', 'studio-calendar' ) . '</button></p>';

		return '<form method="post">' . $fields . $button . '</form>';
	}

	private function field( string $name, string $label, string $autocomplete, string $error ): string {
		$id         = "studio-calendar-$name";
		$attributes = array(
			'id'           => $id,
			'name'         => $name,
			'value'        => self::sent( $name ),
			'maxlength'    => (string) self::LONGEST,
			'autocomplete' => $autocomplete,
			'style'        => self::STYLE,
		);
		if ( self::FIRST_NAME === $name ) {
			$attributes['required'] = 'required';
		}
		if ( '' !== $error ) {
			$attributes += array( 'aria-invalid' => 'true', 'aria-describedby' => "$id-error", 'autofocus' => 'autofocus' );
		}
		$written = '';
		foreach ( $attributes as $attribute => $value ) {
			$written .= " $attribute=\"" . esc_attr( $value ) . '"';
		}
		$why = '' === $error ? '' : '<br><span id="' . esc_attr( "$id-error" ) . '" style="color:#b32d2e">' . esc_html( $error ) . '</span>';

		return '<p><label for="' . esc_attr( $id ) . '">' . esc_html( $label ) . '</label><br><input' . $written . '>' . $why . '</p>';
	}
}
