<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

use Exception;

/** Exception that wp_die() throws in the fuzz tests instead of ending the process. */
final class Ajax_Ended extends Exception {
}
