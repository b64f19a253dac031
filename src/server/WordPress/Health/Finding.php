<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

/** Result of one check: a line and, for a problem, advice. */
final class Finding {

	/** @param string $advice Empty if there is nothing to do. */
	public function __construct(
		public readonly Severity $severity,
		public readonly string $label,
		public readonly string $advice = '',
	) {
	}

	public static function good( string $label ): self {
		return new self( Severity::Good, $label );
	}
}
