<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

/** Part of the plugin. `load()` lists the objects it consists of. */
interface Module {

	/** Names the hooks that the module handles; a module without any is loaded with the plugin. */
	public function wait( Moment $moment ): void;

	/** Builds the module's objects and adds their hooks; each is one of `wait()`, or fires after one of those. */
	public function load(): void;
}
