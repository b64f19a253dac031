<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Infrastructure_Failure;
use StudioCalendar\Storage\Failure_Log;

/** Logs infrastructure failures for the administrator, so that other layers do not depend on the log. */
final class Failures {

	public static function tell( Infrastructure_Failure $failure ): void {
		Failure_Log::tell( $failure );
	}
}
