<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage\Locking;

use RuntimeException;
use StudioCalendar\Domain\Problem_Code;
use Throwable;

/**
 * Exception for a write that was based on stale data: from a lagging replica, or from a transaction that the database has
 * rolled back. Nothing was written, so the write may be retried.
 */
final class Stale_Read extends RuntimeException {

	/** @param Problem_Code $problem Error for the response if retrying does not help. */
	public function __construct( public readonly Problem_Code $problem, ?Throwable $reason = null ) {
		parent::__construct( 'A write was decided on data that is out of date; nothing was written.', 0, $reason );
	}
}
