<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Membership of a person in a studio: role and payment terms. */
final class Member {

	public function __construct(
		public readonly int $user_id,
		public readonly Member_Role $role,
		public readonly Payment_Method $payment_method = Payment_Method::Cash,
		public readonly Payment_Frequency $payment_frequency = Payment_Frequency::Per_Session,
	) {
	}
}
