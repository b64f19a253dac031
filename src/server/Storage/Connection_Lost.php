<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use RuntimeException;

/** A fenced statement touched nothing: the transaction it belongs to is gone with its connection. */
final class Connection_Lost extends RuntimeException {

	public function __construct() {
		parent::__construct( 'The connection to the database was lost during a write; nothing was written.' );
	}
}
