<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use wpdb;

/** What HyperDB offers to those who must not read from a replica; it has no connection here. */
final class Hyper_Db extends wpdb {

	public int $asked = 0;

	// @phpstan-ignore constructor.missingParentCall (it has no connection)
	public function __construct() {
	}

	public function send_reads_to_masters(): void {
		++$this->asked;
	}
}
