<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use Exception;

/** Leaves a write with an answer and without a trace: what was asked for is so already, or was done by the same request. */
final class Nothing_To_Write extends Exception {

	/** @param array<string, mixed> $answer What to tell. */
	public function __construct( public readonly array $answer ) {
		parent::__construct( 'Nothing to write.' );
	}
}
