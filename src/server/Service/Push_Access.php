<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Storage\Models;

/** How somebody may connect to the messaging service, by what they are in the studio now. */
final class Push_Access {

	public function __construct( private readonly Models $models, private readonly Push $push ) {
	}

	/**
	 * @return array<string, mixed>|null Null where no service is set up.
	 * @throws Problem Studio_Not_Found.
	 */
	public function of( int $studio_id, Visitor $visitor ): ?array {
		return $this->push->access( $studio_id, $visitor->in( $this->models->of( $studio_id )['model'] ) );
	}
}
