<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Infrastructure_Failure;
use StudioCalendar\Storage\Failure_Log;

/** What a call could not do, for the administrator: the rooms above know nothing of where it is written down. */
final class Failures {

	public static function tell( Infrastructure_Failure $failure ): void {
		Failure_Log::tell( $failure );
	}
}
