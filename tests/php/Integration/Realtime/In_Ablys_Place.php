<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Realtime;

use PHPUnit\Framework\Attributes\After;

/** Fixture for a test class: one fake Ably server for all its tests, and no Ably settings left after each. */
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
