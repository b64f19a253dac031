<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/**
 * Payment method of a trainer, copied from the membership to each new booking. The app shows every value but cash as
 * bank transfer.
 */
enum Payment_Method: string {

	case Cash          = 'cash';
	case Bank_Transfer = 'bank_transfer';
}
