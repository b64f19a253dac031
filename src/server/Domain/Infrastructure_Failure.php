<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use RuntimeException;

/** Base of infrastructure failures. The message is logged; the client gets `busy`. */
abstract class Infrastructure_Failure extends RuntimeException {
}
