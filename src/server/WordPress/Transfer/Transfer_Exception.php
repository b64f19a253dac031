<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use RuntimeException;

/** A file that cannot be imported; the message is for the person who tries, in words and whole. */
final class Transfer_Exception extends RuntimeException {
}
