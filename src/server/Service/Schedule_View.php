<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Storage\Bookings;

/** A read that is open: its version is known, its bookings are read only when somebody wants them. */
final class Schedule_View {

	public function __construct(
		private readonly Bookings $bookings,
		private readonly Studio_Model $model,
		private readonly Person $person,
		private readonly string $from,
		private readonly string $to,
		private readonly string $today,
		private readonly int $revision,
		private readonly bool $has_login,
		private readonly bool $has_push,
		public readonly string $version,
	) {
	}

	/** @return array<string, mixed> The schedule response of docs/behaviour.md, 7. */
	public function wire(): array {
		$bookings  = $this->bookings->in_range( $this->model->studio->id, $this->from, $this->to );
		$presenter = new Schedule_Presenter( $this->model, $this->person );

		return $presenter->wire( $this->from, $this->to, $this->today, $bookings, $this->revision )
			+ array( 'realtime' => array( 'ably' => $this->has_push ), 'loggedIn' => $this->has_login, 'version' => $this->version );
	}
}
