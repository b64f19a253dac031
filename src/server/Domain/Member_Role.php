<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Role of a member in one studio (docs/behaviour.md, 5), stored in the studio's membership meta. */
enum Member_Role: string {

	case Owner   = 'owner';
	case Trainer = 'trainer';
}
