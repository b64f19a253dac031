<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** A room of a studio. */
final class Room {

	/** What its owners may choose instead of colours that alternate by order. */
	public const PALETTES = array( 'first', 'second' );

	/** @param string $palette One of PALETTES; empty: by order. */
	public function __construct( public readonly int $id, public readonly string $name, public readonly string $palette = '' ) {
	}
}
