<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Privacy;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Problem_Texts;
use StudioCalendar\Storage\Guard;
use WP_Error;

/**
 * Turns exceptions into errors of WordPress's privacy tools, which stop and show them, so that partial data is never
 * taken for all of it.
 */
final class Unanswered {

	/**
	 * @template T of array
	 * @param callable(): T $work
	 * @return T|WP_Error
	 */
	public static function guard( callable $work ): array|WP_Error {
		try {
			$done = Guard::run( $work );
		} catch ( Problem $problem ) {
			return new WP_Error( $problem->problem->value, Problem_Texts::message( $problem ) );
		}

		return $done ?? new WP_Error( Problem_Code::Busy->value, Problem_Texts::message( new Problem( Problem_Code::Busy ) ) );
	}
}
