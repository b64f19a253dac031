<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;

/** Parser of the `post_data` parameter of `booking/add`, a JSON object in a string. */
final class Post_Data {

	/**
	 * Maximum size in bytes; the longest valid request has 53 dates with an override each and 2,000 characters of
	 * hidden text.
	 */
	private const MAX_BYTES = 40_000;

	private const DEPTH = 8;

	/** @param array<array-key, mixed>|null $values Null if the JSON is invalid. */
	private function __construct( private readonly ?array $values, private readonly Field_Error $error ) {
	}

	public static function of( mixed $value ): self {
		if ( null === $value || '' === $value ) {
			return new self( null, Field_Error::Missing );
		}
		if ( ! is_string( $value ) ) {
			return new self( null, Field_Error::Not_A_Word );
		}
		if ( strlen( $value ) > self::MAX_BYTES ) {
			return new self( null, Field_Error::Too_Long );
		}
		$values = json_decode( $value, true, self::DEPTH );

		return new self( is_array( $values ) && ( array() === $values || ! array_is_list( $values ) ) ? $values : null, Field_Error::Not_Readable );
	}

	/** Returns the language in the data, where the specification's payload has it. */
	public function locale(): mixed {
		return $this->values['locale'] ?? null;
	}

	/** @throws Problem Invalid, naming `post_data`. */
	public function input(): Input {
		return new Input( $this->values(), Parameters::booking() );
	}

	/**
	 * @return array<array-key, mixed>
	 * @throws Problem Invalid, naming `post_data`.
	 */
	public function values(): array {
		return $this->values ?? throw $this->error->of( 'post_data' );
	}
}
