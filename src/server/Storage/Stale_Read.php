<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use RuntimeException;
use StudioCalendar\Domain\Problem_Code;

/**
 * What a write was decided on is not what the database holds: it was read from a replica that lags behind. Nothing was
 * written; it may be decided anew.
 */
final class Stale_Read extends RuntimeException {

	/** @param Problem_Code $problem What to answer when deciding anew does not help. */
	public function __construct( public readonly Problem_Code $problem ) {
		parent::__construct( 'A write was decided on data that is out of date; nothing was written.' );
	}
}
