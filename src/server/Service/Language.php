<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** The language in which the server speaks: the one a call asks for, else the person's or the site's. */
interface Language {

	/**
	 * Speaks `en`, `ru`, `et`, or by WordPress's name a language that the site has a pack of, from now on; anything else is
	 * English, and null goes back to the person's own.
	 */
	public function use( ?string $locale ): void;

	/** By the same names. */
	public function current(): string;
}
