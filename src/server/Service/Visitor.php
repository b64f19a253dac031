<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Studio_Model;

/** Sender of a request, as WordPress identified them. */
final class Visitor {

	/**
	 * @param int  $user_id       0 without a login, or with a login but no nonce.
	 * @param bool $has_login     Whether the browser has a valid login, with or without a nonce.
	 */
	public function __construct( public readonly int $user_id, public readonly bool $has_login ) {
	}

	/** Returns the visitor's role in a studio; "Admin" is a WordPress administrator with `manage_options`. */
	public function in( Studio_Model $model ): Person {
		$is_administrator = 0 !== $this->user_id && user_can( $this->user_id, 'manage_options' );

		return new Person( $this->user_id, $model->role_of( $this->user_id, $is_administrator ) );
	}
}
