<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

/** The language in which the server speaks: the one a call asks for, else the person's or the site's. */
interface Language {

	/** Speaks `en`, `ru` or `et` from now on (anything else is English); null goes back to the person's own. */
	public function use( ?string $locale ): void;

	/** `en`, `ru` or `et`. */
	public function current(): string;
}
