<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Tests\Integration\Factory;

/** Fixture of permission tests: two studios with their users, rooms and events. */
final class People {

	public const GUEST = 'guest';
	public const WHO   = array( self::GUEST, 'subscriber', 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' );

	/** @var array<string, int> User ids. */
	public readonly array $user;

	/** @var array<string, int> Post ids. */
	public readonly array $post;

	public function __construct( Factory $make ) {
		$user    = array(
			self::GUEST     => 0,
			'subscriber'    => self::person( $make, 'subscriber' ),
			'trainer'       => self::person( $make, 'studio_trainer' ),
			'other_trainer' => self::person( $make, 'studio_trainer' ),
			'owner'         => self::person( $make, 'studio_owner' ),
			'foreign_owner' => self::person( $make, 'studio_owner' ),
			'administrator' => self::person( $make, 'administrator' ),
		);
		$studio  = $make->studio( $user['owner'] );
		$foreign = $make->studio( $user['foreign_owner'] );
		$make->member( $studio, $user['trainer'] );
		$make->member( $studio, $user['other_trainer'] );

		$this->user = $user;
		$this->post = array(
			'studio'        => $studio,
			'foreign'       => $foreign,
			'room'          => $make->room( $studio ),
			'foreign_room'  => $make->room( $foreign, 'Small hall' ),
			'event'         => $make->event( $user['trainer'], 'Salsa I' ),
			'foreign_event' => $make->event( $user['foreign_owner'], 'Tango' ),
			'default_event' => $make->event( $user['administrator'], 'Rehearsal', true ),
		);
	}

	/** Creates a user with a random name, since several factories of a test run number their users from one. */
	private static function person( Factory $make, string $role ): int {
		$name = 'person-' . bin2hex( random_bytes( 8 ) );

		return $make->user( $role, array( 'user_login' => $name, 'user_email' => "$name@example.org" ) );
	}
}
