<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Server;

/** Tests that "today" and "past" follow the studio's time zone, not the server's (docs/behaviour.md, 4; test 19 of docs/security.md). */
final class Today_Test extends Rest_Case {

	#[DataProvider( 'zones' )]
	public function test_today_is_the_studios( string $zone, string $instant, string $today, string $yesterday ): void {
		$this->set( array( Meta_Key::TIMEZONE => $zone ) );
		$then = Server::at( self::wpdb(), $instant );
		$week = self::ok( $then->call( 'GET', 'booking/getInRange_ready', $this->range() ) );

		self::assertSame( array( $zone, $today ), array( self::value_at( $week, 'studio', 'timezone' ), self::value_at( $week, 'studio', 'today' ) ) );
		self::ok( $then->add( $this->here->wanted( array( 'date' => $today ) ), $this->here->anna ) );
		self::refused( Problem_Code::In_The_Past, $then->add( $this->here->wanted( array( 'date' => $yesterday ) ), $this->here->anna ) );
	}

	/** @return iterable<string, array{ string, string, string, string }> */
	public static function zones(): iterable {
		yield 'before midnight in Tallinn' => array( 'Europe/Tallinn', '2026-11-20T21:59:59Z', '2026-11-20', '2026-11-19' );
		yield 'midnight in Tallinn' => array( 'Europe/Tallinn', '2026-11-20T22:00:00Z', '2026-11-21', '2026-11-20' );
		yield 'midnight in Tallinn, summer time' => array( 'Europe/Tallinn', '2026-07-20T21:00:00Z', '2026-07-21', '2026-07-20' );
		yield 'the same instant in New York' => array( 'America/New_York', '2026-11-20T22:00:00Z', '2026-11-20', '2026-11-19' );
		yield 'and in Auckland' => array( 'Pacific/Auckland', '2026-11-20T22:00:00Z', '2026-11-21', '2026-11-20' );
		yield 'the night when the clocks go forward' => array( 'Europe/Tallinn', '2026-03-28T22:00:00Z', '2026-03-29', '2026-03-28' );
		yield 'the night when the clocks go back' => array( 'Europe/Tallinn', '2026-10-24T21:00:00Z', '2026-10-25', '2026-10-24' );
		yield 'half an hour off' => array( 'Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '2026-11-20' );
	}

	/** Checks that bookings store wall-clock times: another time zone of the studio moves none of them (docs/behaviour.md, 4). */
	public function test_another_zone_moves_nothing(): void {
		$id     = self::id_at( self::ok( $this->server->add( $this->here->wanted( array( 'date' => self::TODAY ) ), $this->here->anna ) ), 'bookings', 0, 'id' );
		$before = $this->row( $id );
		$this->set( array( Meta_Key::TIMEZONE => 'America/New_York' ) );
		$shown = self::bookings_of( $this->week( $this->here->anna ) )[0];

		self::assertSame( $before, $this->row( $id ) );
		self::assertSame( array( self::TODAY, '18:00', '19:30' ), array( $shown['date'], $shown['time_from'], $shown['time_to'] ) );
	}

	/** Checks that a time zone unknown to PHP does not break the studio's reads. */
	public function test_without_a_zone_of_its_own_a_studio_has_the_sites(): void {
		$this->set( array( Meta_Key::TIMEZONE => 'Mars/Olympus_Mons' ) );

		self::assertSame( wp_timezone_string(), self::value_at( $this->week( 0 ), 'studio', 'timezone' ) );
	}
}
