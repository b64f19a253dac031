<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use RuntimeException;

/** Exception for a failed export or import; the message is shown to the user. */
final class Transfer_Exception extends RuntimeException {
}
