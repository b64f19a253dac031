<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Payment frequency of a trainer, copied from the membership to each new booking. */
enum Payment_Frequency: string {

	case Per_Session = 'per_session';
	case Monthly     = 'monthly';
}
