<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Storage\Models;

/** Grants access to the messaging service according to the person's current role in the studio. */
final class Push_Access {

	public function __construct( private readonly Models $models, private readonly Push $push ) {
	}

	/**
	 * @return array<string, mixed>|null Null if no service is configured.
	 * @throws Problem Studio_Not_Found.
	 */
	public function of( int $studio_id, Visitor $visitor ): ?array {
		return $this->push->access( $studio_id, $visitor->in( $this->models->of( $studio_id )['model'] ) );
	}
}
