<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Room of a studio. */
final class Room {

	/** Color palettes that owners may choose; without one, colors alternate by order. */
	public const PALETTES = array( 'first', 'second' );

	/** @param string $palette One of PALETTES; empty for the alternating colors. */
	public function __construct( public readonly int $id, public readonly string $name, public readonly string $palette = '' ) {
	}
}
