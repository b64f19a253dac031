<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** Language of the server's texts: the one a request names, else the user's or the site's. */
interface Language {

	/**
	 * Switches to `en`, `ru`, `et`, or by its WordPress name to a language that the site has a pack for. Any other name
	 * switches to English, null back to the user's own language.
	 */
	public function use( ?string $locale ): void;

	/** Returns the current language by the same names. */
	public function current(): string;
}
