<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use DateTimeZone;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Role;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Studio_Source;

/** Lists the studios whose bookings a person may list, and makes an administrator an owner of one. */
final class Studio_Choices {

	public function __construct(
		private readonly Models $models,
		private readonly Members $members,
		private readonly Studio_Source $source,
		private readonly Clock $clock,
	) {
	}

	/** @return list<array<string, mixed>> With the choices of the list's filters. */
	public function of( Visitor $visitor ): array {
		$ids     = user_can( $visitor->user_id, 'manage_options' ) ? $this->source->ids() : $this->members->studios_of( $visitor->user_id );
		$choices = array();
		foreach ( $ids as $id ) {
			$model = $this->models->read( $id )['model'] ?? null;
			if ( null !== $model ) {
				$choices[] = $this->choice( $model, $visitor->in( $model )->role );
			}
		}

		return $choices;
	}

	/**
	 * Makes an administrator an owner. Their earlier payment terms are kept.
	 *
	 * @throws Problem Studio_Not_Found, or Forbidden for everyone else.
	 */
	public function become_owner( int $studio_id, Visitor $visitor ): void {
		if ( ! user_can( $visitor->user_id, 'manage_options' ) ) {
			throw Problem_Code::Forbidden->problem();
		}
		if ( ! $this->source->has( $studio_id ) ) {
			throw Problem_Code::Studio_Not_Found->problem();
		}
		$before = $this->members->of_studio( $studio_id )[ $visitor->user_id ] ?? new Member( $visitor->user_id, Member_Role::Owner );
		$this->members->set( $studio_id, new Member( $visitor->user_id, Member_Role::Owner, $before->payment_method, $before->payment_frequency ) );
	}

	/** @return array<string, mixed> Trainers get no choice of trainers, because they list only their own bookings. */
	private function choice( Studio_Model $model, Role $role ): array {
		$room    = static fn( Room $room ): array => array( 'id' => $room->id, 'name' => $room->name );
		$trainer = static fn( Profile $profile ): array => array( 'id' => $profile->user_id, 'name' => $profile->name_for( Role::Owner === $role ) );

		return array(
			'id'       => $model->studio->id,
			'name'     => $model->studio->name,
			'role'     => $role->value,
			'today'    => Wall_Clock::date_at( $this->clock->now(), new DateTimeZone( $model->studio->timezone ) ),
			'rooms'    => array_values( array_map( $room, $model->rooms ) ),
			'trainers' => Role::Trainer === $role ? array() : array_values( array_map( $trainer, $model->profiles ) ),
		);
	}
}
