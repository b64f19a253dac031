<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use RuntimeException;

/** Exception for a fenced statement without effect: its transaction was lost with the connection. */
final class Connection_Lost extends RuntimeException {

	public function __construct() {
		parent::__construct( 'The connection to the database was lost during a write; nothing was written.' );
	}
}
