<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Open invitation to a studio. It holds an email address, not an account. */
final class Invitation {

	/** @param string $until UTC, `Y-m-d H:i:s`; the invitation expires at this time. */
	public function __construct( public readonly string $email, public readonly Member_Role $role, public readonly string $until ) {
	}
}
