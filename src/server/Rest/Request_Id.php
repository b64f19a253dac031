<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Service\Request_Key;

/** The `request_id` of a write: optional; letters, digits, `-` and `_`. */
final class Request_Id {

	/**
	 * @param string                  $call   Name of the call.
	 * @param array<array-key, mixed> $values What it asks for.
	 */
	public static function key( Input $input, string $call, array $values ): ?Request_Key {
		$id = $input->text( 'request_id', 64 );
		if ( 1 !== preg_match( '/\A[A-Za-z0-9_-]*\z/', $id ) ) {
			$id = $input->wrong( 'request_id', Field_Error::Not_Readable, '' );
		}

		return Request_Key::of( $id, $call, $values );
	}
}
