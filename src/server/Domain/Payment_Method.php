<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** How a trainer pays; copied from the membership to each new booking. Any value but cash is shown as bank transfer. */
enum Payment_Method: string {

	case Cash          = 'cash';
	case Bank_Transfer = 'bank_transfer';
}
