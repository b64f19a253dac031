<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Studio_Model;

/** Who sends a call, as WordPress has recognised them. */
final class Visitor {

	/**
	 * @param int  $user_id       0 without a login, and with a login whose nonce was not sent.
	 * @param bool $has_login     Whether the browser holds a valid login, nonce or not.
	 */
	public function __construct( public readonly int $user_id, public readonly bool $has_login ) {
	}

	/** What the visitor is in a studio; "Admin" is a WordPress administrator, recognised by `manage_options`. */
	public function in( Studio_Model $model ): Person {
		$is_administrator = 0 !== $this->user_id && user_can( $this->user_id, 'manage_options' );

		return new Person( $this->user_id, $model->role_of( $this->user_id, $is_administrator ) );
	}
}
