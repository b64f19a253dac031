<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use SensitiveParameter;
use StudioCalendar\Domain\Problem;

/** What holds for the whole site, as the call for it shows and changes it. Who may do that is asked before. */
interface Site_Settings {

	/** Who may see and change them: administrators (`Capabilities`), and the roles that a site gives it to. */
	public const CAPABILITY = 'manage_studio_calendar';

	/**
	 * Everything but the secret: of the realtime key only whether there is one.
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
	 * } An empty text is "none"; `calendar_locale` is then the page's own; `fixed`: wp-config.php has the last word.
	 */
	public function all(): array;

	/**
	 * Changes what is given and leaves the rest; nothing, when one field of it is wrong.
	 *
	 * @param array<array-key, mixed> $given By the names of `all()`, as they arrived; `ably_key` is the new key here, and
	 *                                       `remove_ably_key` takes the kept one away.
	 * @throws Problem Invalid, naming every bad field.
	 */
	public function change( #[SensitiveParameter] array $given ): void;
}
