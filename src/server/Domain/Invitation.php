<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Somebody who was asked to belong to a studio and has not answered yet: an address, not an account. */
final class Invitation {

	/** @param string $until UTC, `Y-m-d H:i:s`; it is over from then on. */
	public function __construct( public readonly string $email, public readonly Member_Role $role, public readonly string $until ) {
	}
}
