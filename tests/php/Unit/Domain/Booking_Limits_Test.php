<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Booking_Limits;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;

final class Booking_Limits_Test extends TestCase {

	private const TODAY = '2026-11-20';

	public function test_the_last_day_that_may_be_booked_is_the_limit(): void {
		$limits = new Booking_Limits( 10, 2 );
		self::assertNull( self::problem( static fn() => $limits->check_date( '2026-11-30', self::TODAY ) ) );

		$problem = self::problem( static fn() => $limits->check_date( '2026-12-01', self::TODAY ) );
		self::assertSame( Problem_Code::Over_Limit, $problem?->problem );
		self::assertSame( array( 'date' => Field_Error::Too_Far_Ahead ), $problem->fields );
		self::assertSame( 10, $problem->limit );
	}

	public function test_one_request_more_than_the_limit_is_too_many(): void {
		$limits = new Booking_Limits( 10, 2 );
		self::assertNull( self::problem( static fn() => $limits->check_requests( 2 ) ) );

		$problem = self::problem( static fn() => $limits->check_requests( 3 ) );
		self::assertSame( Problem_Code::Over_Limit, $problem?->problem );
		self::assertSame( array(), $problem->fields );
		self::assertSame( 2, $problem->limit );
	}

	public function test_owners_may_book_twenty_years_ahead_and_as_often_as_they_like(): void {
		$limits = Booking_Limits::of_owners();
		self::assertNull( self::problem( static fn() => $limits->check_requests( 100_000 ) ) );
		self::assertNull( self::problem( static fn() => $limits->check_date( '2046-12-05', self::TODAY ) ) );
		self::assertSame( 7320, self::problem( static fn() => $limits->check_date( '2046-12-06', self::TODAY ) )?->limit );
	}

	/** @param callable(): void $check */
	private static function problem( callable $check ): ?Problem {
		try {
			$check();
			return null;
		} catch ( Problem $problem ) {
			return $problem;
		}
	}
}
