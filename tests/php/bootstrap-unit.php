<?php
/**
 * Bootstrap of the unit tests, which run without WordPress: Domain/ and all other code that does not need it.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

require_once __DIR__ . '/../../vendor/autoload.php';
