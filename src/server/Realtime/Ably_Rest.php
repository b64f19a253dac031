<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Realtime;

/** The one call that the server makes to Ably: it says on the site's channel that a studio has changed. */
final class Ably_Rest {

	/** Of the specification's section 7. */
	private const ACTION = 'reloadBookingsByStudioId';

	/** Seconds. */
	private const TIMEOUT = 3;

	public function __construct( private readonly Ably_Settings $settings ) {
	}

	/** True when Ably has it, or there is no Ably to tell. */
	public function publish( int $studio_id ): bool {
		$key = $this->settings->key();
		if ( null === $key ) {
			return true;
		}
		$channel = new Channels( $this->settings->prefix() );
		$answer  = wp_remote_post(
			$this->settings->rest_root() . '/channels/' . rawurlencode( $channel->changes ) . '/messages',
			array(
				'timeout'     => self::TIMEOUT,
				'redirection' => 0,
				'headers'     => array( 'Authorization' => $key->authorization(), 'Content-Type' => 'application/json' ),
				'body'        => (string) wp_json_encode(
					array(
						'name' => self::ACTION,
						'data' => array( 'action' => self::ACTION, 'payload' => array( 'studioId' => $studio_id ) ),
					)
				),
			)
		);

		return 201 === wp_remote_retrieve_response_code( $answer );
	}
}
