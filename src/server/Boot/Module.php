<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

/** A part of the plugin. Its `load()` is a table of what it is made of. */
interface Module {

	/** Says at which hooks it has to be there; a module that names none is loaded with the plugin. */
	public function wait( Moment $moment ): void;

	/** Builds what it is made of and adds all its hooks; each of them is one of `wait()`, or comes after one of those. */
	public function load(): void;
}
