<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use LogicException;
use wpdb;

/** What LudicrousDB offers since its version 5.2: the old name is deprecated there. */
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
