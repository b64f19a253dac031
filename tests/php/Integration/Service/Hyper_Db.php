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

	public function __construct() { // phpcs:ignore -- without a connection. @phpstan-ignore constructor.missingParentCall
	}

	public function send_reads_to_masters(): void {
		++$this->asked;
	}
}
