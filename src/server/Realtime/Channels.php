<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

/** Names of the channels and the permissions of each role. */
final class Channels {

	/** Name of the channel (specification, 4). */
	private const NAME = 'onboarding';

	/** Channel on which all calendars of the site receive changes. */
	public readonly string $changes;

	public function __construct( string $prefix ) {
		$this->changes = ( '' === $prefix ? '' : "$prefix:" ) . self::NAME;
	}

	/** Returns the channel on which a studio's members see each other booking. */
	public function presence( int $studio_id ): string {
		return "$this->changes:presence:$studio_id";
	}

	/**
	 * @return array<string, list<string>> Operations by channel, sorted as Ably signs them.
	 */
	public function capability( int $studio_id, bool $is_member ): array {
		return $is_member
			? array( $this->changes => array( 'publish', 'subscribe' ), $this->presence( $studio_id ) => array( 'presence', 'subscribe' ) )
			: array( $this->changes => array( 'subscribe' ) );
	}
}
