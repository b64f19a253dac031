<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

use RuntimeException;

/** Something the calls stand on does not work right now; the message goes to the log, the caller is told `busy`. */
abstract class Infrastructure_Failure extends RuntimeException {
}
