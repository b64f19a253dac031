<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use wpdb;

/** Fake HyperDB without a connection: it counts requests to read from the primary database instead of a replica. */
final class Hyper_Db extends wpdb {

	public int $asked = 0;

	// @phpstan-ignore constructor.missingParentCall (it has no connection)
	public function __construct() {
	}

	public function send_reads_to_masters(): void {
		++$this->asked;
	}
}
