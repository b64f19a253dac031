<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** What a person is listed as in one studio (docs/behaviour.md, 5). Stored in the studio's membership meta. */
enum Member_Role: string {

	case Owner   = 'owner';
	case Trainer = 'trainer';
}
