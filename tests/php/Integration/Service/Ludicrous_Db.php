<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use LogicException;
use wpdb;

/** Fake LudicrousDB 5.2 without a connection; since that version the old method name is deprecated. */
final class Ludicrous_Db extends wpdb {

	public int $asked = 0;

	// @phpstan-ignore constructor.missingParentCall (it has no connection)
	public function __construct() {
	}

	public function send_reads_to_primaries(): void {
		++$this->asked;
	}

	public function send_reads_to_masters(): void {
		throw new LogicException( 'The old name.' );
	}
}
