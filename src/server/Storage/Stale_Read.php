<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use RuntimeException;
use StudioCalendar\Domain\Problem_Code;

/**
 * Exception for a write that was based on stale data from a lagging replica. Nothing was written, so the write may be
 * retried.
 */
final class Stale_Read extends RuntimeException {

	/** @param Problem_Code $problem Error for the response if retrying does not help. */
	public function __construct( public readonly Problem_Code $problem ) {
		parent::__construct( 'A write was decided on data that is out of date; nothing was written.' );
	}
}
