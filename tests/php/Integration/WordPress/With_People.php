<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Tests\Integration\Factory;

/** Fixture with one set of people for a test class that does not change them, since creating the accounts takes half a second. */
trait With_People {

	private static Factory $maker;

	private static People $people;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$maker  = new Factory( self::wpdb() );
		self::$people = new People( self::$maker );
	}

	public static function tearDownAfterClass(): void {
		self::$maker->clean_up();
		parent::tearDownAfterClass();
	}
}
