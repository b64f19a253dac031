<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

/** Fixture with one set of people and one web server for all tests of a class. */
trait With_Server {

	use With_People {
		setUpBeforeClass as private make_people;
		tearDownAfterClass as private clean_up_people;
	}

	private static Web_Server $server;

	public static function setUpBeforeClass(): void {
		self::make_people();
		self::$server = Web_Server::start();
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
		self::clean_up_people();
	}
}
