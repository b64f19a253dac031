<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

use Exception;

/** What wp_die() does here instead of ending the process. */
final class Ajax_Ended extends Exception {
}
