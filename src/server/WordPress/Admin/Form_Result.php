<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

/** Result of a submitted form: messages, errors, and the rejected values. */
final class Form_Result {

	/** @var array<string, string> By field. */
	private array $errors = array();

	/** @var array<string, string> By field. */
	private array $typed = array();

	/** @var list<string> */
	private array $said = array();

	/** @param string $typed The rejected value, shown again in the field. */
	public function refuse( string $field, string $reason, string $typed = '' ): void {
		$this->errors[ $field ] = $reason;
		$this->typed[ $field ]  = $typed;
	}

	public function say( string $sentence ): void {
		$this->said[] = $sentence;
	}

	public function error( string $field ): string {
		return $this->errors[ $field ] ?? '';
	}

	public function typed( string $field, string $stored ): string {
		return $this->typed[ $field ] ?? $stored;
	}

	/** @return array<string, string> By field. */
	public function errors(): array {
		return $this->errors;
	}

	/** @return list<string> */
	public function said(): array {
		return $this->said;
	}

	/** @return array{ errors: array<string, string>, typed: array<string, string>, said: list<string> } */
	public function pack(): array {
		return array( 'errors' => $this->errors, 'typed' => $this->typed, 'said' => $this->said );
	}

	public static function unpack( mixed $packed ): self {
		$result = new self();
		if ( is_array( $packed ) ) {
			$result->errors = self::texts( $packed['errors'] ?? null );
			$result->typed  = self::texts( $packed['typed'] ?? null );
			$result->said   = array_values( self::texts( $packed['said'] ?? null ) );
		}

		return $result;
	}

	/** @return array<string, string> */
	private static function texts( mixed $list ): array {
		$texts = array();
		foreach ( is_array( $list ) ? $list : array() as $name => $text ) {
			$texts[ (string) $name ] = is_string( $text ) ? $text : '';
		}

		return $texts;
	}
}
