<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Realtime;

use PHPUnit\Framework\Attributes\After;

/** For a class of tests: one server in Ably's place for all of them, and a site that has forgotten it after each. */
trait In_Ablys_Place {

	private static Ably_Server $ably;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$ably = Ably_Server::start();
	}

	public static function tearDownAfterClass(): void {
		self::$ably->stop();
		parent::tearDownAfterClass();
	}

	#[After]
	protected function forget_ably(): void {
		Ably_Server::forget();
	}
}
