<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

use StudioCalendar\Domain\Person;
use StudioCalendar\Service\Foreign_Hooks;
use StudioCalendar\Service\Push;

/** Grants browsers access to Ably: members publish, subscribe and see each other booking, guests subscribe. */
final class Ably implements Push {

	/**
	 * Lifetime of tokens in milliseconds. A former member can send "something changed" until the token expires. A
	 * guest's token reveals nothing beyond the public page and lives longer, because there may be very many.
	 */
	private const MEMBER_TTL = 15 * 60_000;
	private const GUEST_TTL  = 60 * 60_000;

	/** Milliseconds over which guests' reloads are spread after a message; members reload at once. */
	private const GUEST_SPREAD = 1500;

	public function __construct( private readonly Ably_Settings $settings, private readonly Token_Requests $requests ) {
	}

	public function is_offered(): bool {
		return null !== $this->settings->key();
	}

	/** @return array<string, mixed>|null */
	public function access( int $studio_id, Person $person ): ?array {
		$key = $this->settings->key();
		if ( null === $key ) {
			return null;
		}
		$is_member  = $person->role->is_member();
		$channels   = new Channels( $this->settings->prefix() );
		$capability = $channels->capability( $studio_id, $is_member );
		$client_id  = $is_member ? self::client_id( $person->user_id ) : null;
		$options    = $this->settings->client_options();

		return array(
			'tokenRequest'    => $this->requests->sign( $key, $is_member ? self::MEMBER_TTL : self::GUEST_TTL, $capability, $client_id ),
			'channel'         => $channels->changes,
			'presenceChannel' => $is_member ? $channels->presence( $studio_id ) : null,
			'reloadWithin'    => $is_member ? 0 : self::guest_spread(),
		) + ( array() === $options ? array() : array( 'clientOptions' => $options ) );
	}

	private static function guest_spread(): int {
		/**
		 * Filters the milliseconds over which visitors' calendars spread their reloads after a change, so that a large
		 * audience does not reload in the same second.
		 *
		 * @since 0.1.0
		 *
		 * @param int $milliseconds 1500.
		 * @example add_filter( 'studio_calendar_guest_reload_milliseconds', static fn(): int => 10000 );
		 */
		$spread = Foreign_Hooks::filter( 'studio_calendar_guest_reload_milliseconds', self::GUEST_SPREAD );

		return is_int( $spread ) ? max( 0, $spread ) : self::GUEST_SPREAD;
	}

	/**
	 * Returns the client ID, which Ably shows with each message, to guests too. It differs for each login and does not
	 * identify the person.
	 */
	private static function client_id( int $user_id ): string {
		return substr( hash_hmac( 'sha256', 'ably|' . $user_id . '|' . wp_get_session_token(), wp_salt( 'nonce' ) ), 0, 24 );
	}
}
