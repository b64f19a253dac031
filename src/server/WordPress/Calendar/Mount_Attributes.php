<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Translations;

/**
 * Value object with the attributes of a block or shortcode. A shortcode's attributes are written by contributors:
 * values that are not exactly an ID or a language are recorded as invalid and not used.
 */
final class Mount_Attributes {

	/**
	 * @param string|null                                         $locale Language as named in requests; null for the page's.
	 * @param list<'studio_id'|'room_id'|'locale'|'other'|'none'> $wrong  Invalid attributes;
	 *     `other` for unknown ones; `none` if no studio is given.
	 * @param string|null                                         $unknown_locale Given locale that is not one of the
	 *     plugin's; the site may have a pack for it.
	 */
	public function __construct(
		public readonly ?int $studio_id = null,
		public readonly ?int $room_id = null,
		public readonly ?string $locale = null,
		public readonly array $wrong = array(),
		public readonly ?string $unknown_locale = null,
	) {
	}

	/** Reads numbers and texts; null, 0 and an empty text mean "not given". */
	public static function parse( mixed $studio_id, mixed $room_id, mixed $locale ): self {
		$studio    = self::id( $studio_id );
		$room      = self::id( $room_id );
		$is_known  = is_string( $locale ) && in_array( $locale, Translations::LOCALES, true );
		$is_absent = self::is_absent( $locale );
		$wrong     = array_keys(
			array_filter(
				array(
					'studio_id' => null === $studio && ! self::is_absent( $studio_id ),
					'room_id'   => null === $room && ! self::is_absent( $room_id ),
					'locale'    => ! $is_known && ! $is_absent,
				)
			)
		);

		$unknown = is_string( $locale ) && ! $is_known && ! $is_absent ? $locale : null;

		return new self( $studio, $room, $is_known ? $locale : ( $is_absent ? null : Translations::ENGLISH ), $wrong, $unknown );
	}

	/** Returns a copy whose unknown locale is a valid language. */
	public function in_unknown_locale(): self {
		return new self( $this->studio_id, $this->room_id, $this->unknown_locale, array_values( array_diff( $this->wrong, array( 'locale' ) ) ) );
	}

	/** Returns a copy with one attribute marked as invalid, because its post does not exist. */
	public function without_room(): self {
		return new self( $this->studio_id, null, $this->locale, array_values( array_unique( array( ...$this->wrong, 'room_id' ) ) ), $this->unknown_locale );
	}

	public function without_studio(): self {
		return new self( null, null, $this->locale, array_values( array_unique( array( ...$this->wrong, 'studio_id' ) ) ), $this->unknown_locale );
	}

	/** Returns a copy that records unknown attributes. */
	public function with_others(): self {
		return new self( $this->studio_id, $this->room_id, $this->locale, array( ...$this->wrong, 'other' ), $this->unknown_locale );
	}

	public function without_any_studio(): self {
		return new self( null, $this->room_id, $this->locale, array( 'none', ...$this->wrong ), $this->unknown_locale );
	}

	private static function id( mixed $value ): ?int {
		$text = is_int( $value ) || is_string( $value ) ? trim( (string) $value ) : '';

		return 1 === preg_match( '/\A[1-9]\d{0,17}\z/', $text ) ? (int) $text : null;
	}

	private static function is_absent( mixed $value ): bool {
		return null === $value || 0 === $value || ( is_string( $value ) && in_array( trim( $value ), array( '', '0' ), true ) );
	}
}
