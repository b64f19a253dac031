<?php
/**
 * Unit tests run without WordPress: Domain/ and whatever else needs none of it.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

require_once __DIR__ . '/../../vendor/autoload.php';
