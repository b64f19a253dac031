<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use SensitiveParameter;
use StudioCalendar\Domain\Problem;

/** Settings of the whole site, for the endpoint that reads and changes them. Callers check the permission first. */
interface Site_Settings {

	/**
	 * Capability to read and change the settings: administrators have it (`Capabilities`), and roles that the site
	 * adds.
	 */
	public const CAPABILITY = 'manage_studio_calendar';

	/**
	 * Returns all settings. Of the realtime key it tells only whether one is stored.
	 *
	 * @return array{
	 *     external_rest: string,
	 *     external_ajax: string,
	 *     frame_ancestors: list<string>,
	 *     calendar_locale: string,
	 *     login_link: bool,
	 *     client_header: string,
	 *     trusted_proxies: list<string>,
	 *     ably_key: array{ kept: bool, fixed: bool },
	 *     ably_prefix: string,
	 *     remove_data: bool
	 * } An empty text means none, for `calendar_locale` the page's language. `fixed`: wp-config.php sets the key.
	 */
	public function all(): array;

	/**
	 * Changes the given settings and leaves the others; changes nothing if one field is invalid.
	 *
	 * @param array<array-key, mixed> $given Values by the names of `all()`, unvalidated; `ably_key` is the new key, and
	 *                                       `remove_ably_key` deletes the stored one.
	 * @throws Problem Invalid, naming every bad field.
	 */
	public function change( #[SensitiveParameter] array $given ): void;
}
