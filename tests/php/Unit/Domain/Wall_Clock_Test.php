<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Wall_Clock;

final class Wall_Clock_Test extends TestCase {

	#[DataProvider( 'dates' )]
	public function test_only_real_days_are_dates( string $date, bool $is_one ): void {
		self::assertSame( $is_one, Wall_Clock::is_date( $date ) );
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function dates(): iterable {
		yield 'a day' => array( '2026-11-20', true );
		yield 'leap day' => array( '2028-02-29', true );
		yield 'no leap year' => array( '2026-02-29', false );
		yield '30 February' => array( '2026-02-30', false );
		yield 'month 13' => array( '2026-13-01', false );
		yield 'year 9999' => array( '9999-01-01', false );
		yield 'before computers' => array( '1969-12-31', false );
		yield 'the first day' => array( '1970-01-01', true );
		yield 'the last day' => array( '9998-12-31', true );
		yield 'one digit' => array( '2026-1-1', false );
		yield 'with a time' => array( '2026-11-20T10:00', false );
		yield 'line end' => array( "2026-11-20\n", false );
		yield 'milliseconds' => array( '1795132800000', false );
		yield 'nothing' => array( '', false );
		yield 'SQL' => array( "2026-11-20' OR '1'='1", false );
	}

	#[DataProvider( 'times' )]
	public function test_times_are_minutes_from_midnight( string $time, ?int $minutes ): void {
		self::assertSame( $minutes, Wall_Clock::minutes( $time ) );
		if ( null !== $minutes ) {
			self::assertSame( $time, Wall_Clock::time( $minutes ) );
		}
	}

	/** @return iterable<string, array{ string, int|null }> */
	public static function times(): iterable {
		yield 'midnight' => array( '00:00', 0 );
		yield 'evening' => array( '18:30', 1110 );
		yield 'last minute' => array( '23:59', 1439 );
		yield 'end of the day' => array( '24:00', 1440 );
		yield 'after the end of the day' => array( '24:30', null );
		yield '29 o\'clock' => array( '29:00', null );
		yield 'minute 60' => array( '10:60', null );
		yield 'one digit' => array( '9:00', null );
		yield 'seconds' => array( '09:00:00', null );
		yield 'line end' => array( "09:00\n", null );
		yield 'nothing' => array( '', null );
	}

	public function test_weeks_start_on_monday(): void {
		self::assertSame( '2026-11-16', Wall_Clock::monday( '2026-11-16' ) );
		self::assertSame( '2026-11-16', Wall_Clock::monday( '2026-11-22' ) );
		self::assertSame( '2026-12-28', Wall_Clock::monday( '2027-01-01' ) );
	}

	public function test_a_weekly_date_crosses_daylight_saving_untouched(): void {
		self::assertSame( '2026-03-29', Wall_Clock::add_days( '2026-03-22', 7 ) );
		self::assertSame( '2026-10-25', Wall_Clock::add_days( '2026-10-18', 7 ) );
		self::assertSame( 7, Wall_Clock::days_between( '2026-10-18', '2026-10-25' ) );
		self::assertSame( -1, Wall_Clock::days_between( '2026-11-21', '2026-11-20' ) );
	}

	public function test_today_is_the_studios(): void {
		$now = new DateTimeImmutable( '2026-11-20 22:30:00', new DateTimeZone( 'UTC' ) );
		self::assertSame( '2026-11-21', Wall_Clock::date_at( $now, new DateTimeZone( 'Europe/Tallinn' ) ) );
		self::assertSame( '2026-11-20', Wall_Clock::date_at( $now, new DateTimeZone( 'America/New_York' ) ) );
	}
}
