<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

/** What one check has found: a line to read and, where something is wrong, what to do about it. */
final class Finding {

	/** @param string $advice Empty where nothing is to be done. */
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
