<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Rest;

/**
 * The schema of the calls' parameters, shown in the REST index. WordPress does not validate by it (its words are in the
 * site's language and it knows no field texts): `Input` does, for REST and admin-ajax alike.
 */
final class Arguments {

	private const ALL = array(
		'studio_id' => array( 'type' => 'integer', 'description' => 'The studio.' ),
		'date_from' => array( 'type' => 'string', 'format' => 'date', 'description' => 'First date, YYYY-MM-DD, wall clock of the studio.' ),
		'date_to'   => array( 'type' => 'string', 'format' => 'date', 'description' => 'Last date, included.' ),
		'post_data' => array(
			'type'        => 'string',
			'description' => 'JSON of date, time_from, time_to, studio_id, room_id, private, event_id, trainer_id, repeat, '
				. 'hiddenOwnerCustomDescription, locale; also dry_run, skip_dates, overrides, request_id.',
		),
		'id'        => array( 'type' => 'integer', 'description' => 'The booking, or the person whose events are asked for.' ),
		'request_id' => array( 'type' => 'string', 'description' => 'Makes the call safe to send again: letters, digits, - and _, 64 at most.' ),
		'ids'       => array( 'type' => 'string', 'description' => 'Bookings, their ids with commas between, 100 at most.' ),
		'flag'      => array( 'type' => 'boolean', 'description' => 'Whether the bookings are to be private.' ),
		'room_id'   => array( 'type' => 'integer', 'description' => 'Only bookings of this room.' ),
		'trainer_id' => array( 'type' => 'integer', 'description' => 'Only bookings of this trainer.' ),
		'status'    => array( 'type' => 'string', 'description' => 'Only Approved or only Pending ones.' ),
		'payment'   => array( 'type' => 'string', 'description' => 'Only paid or only unpaid ones; for owners.' ),
		'canceled'  => array( 'type' => 'boolean', 'description' => 'Only canceled ones, or only those that are not.' ),
		'sort'      => array( 'type' => 'string', 'description' => 'date, room, trainer, status or, for owners, payment.' ),
		'order'     => array( 'type' => 'string', 'description' => 'asc or desc.' ),
		'page'      => array( 'type' => 'integer', 'description' => 'From 1.' ),
		'per_page'  => array( 'type' => 'integer', 'description' => 'Rows of a page, 100 at most.' ),
		'external_rest' => array( 'type' => 'string', 'description' => 'REST root of an external server; empty: this site.' ),
		'external_ajax' => array( 'type' => 'string', 'description' => 'Address of the admin-ajax of an external server.' ),
		'frame_ancestors' => array( 'type' => 'array', 'description' => 'Origins that may show the calendar in a frame; or a text with one a line.' ),
		'calendar_locale' => array( 'type' => 'string', 'description' => 'Language of calendars that name none: en, ru or et; empty: the page\'s.' ),
		'login_link' => array( 'type' => 'boolean', 'description' => 'Whether calendars offer visitors to log in.' ),
		'client_header' => array( 'type' => 'string', 'description' => 'Header in which trusted proxies pass on the visitor\'s address; empty: none.' ),
		'trusted_proxies' => array( 'type' => 'array', 'description' => 'IP addresses and networks of those proxies; or a text with one a line.' ),
		'ably_key'  => array( 'type' => 'string', 'description' => 'A new key of Ably, in the body. It is tried there, kept and never told again.' ),
		'remove_ably_key' => array( 'type' => 'boolean', 'description' => 'Takes the kept key away.' ),
		'ably_prefix' => array( 'type' => 'string', 'description' => 'What stands before the name of Ably\'s channels; empty: nothing.' ),
		'remove_data' => array( 'type' => 'boolean', 'description' => 'Whether deleting the plugin removes its data.' ),
		'locale'    => array(
			'type'        => 'string',
			'description' => 'Language of the texts: en, ru, et, or WordPress\'s name of one that the site has a pack of; anything else is English.',
		),
		'_wpnonce'  => array( 'type' => 'string', 'description' => 'Nonce of the action wp_rest.' ),
	);

	/**
	 * @param list<key-of<self::ALL>> $names Of the call's parameters.
	 * @return array<string, array<string, mixed>>
	 */
	public static function described( array $names ): array {
		$described = array();
		foreach ( $names as $name ) {
			$described[ $name ] = self::ALL[ $name ] + array( 'required' => false, 'validate_callback' => null, 'sanitize_callback' => null );
		}

		return $described;
	}
}
