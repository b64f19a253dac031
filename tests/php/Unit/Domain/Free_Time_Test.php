<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Free_Time;
use StudioCalendar\Domain\Interval;

final class Free_Time_Test extends TestCase {

	/** @return iterable<string, array{ list<array{ int, int }>, int, int, list<array{ int, int }> }> Taken, gap, minimum length, free; open from 7 to 24. */
	public static function days(): iterable {
		yield 'an empty day' => array( array(), 0, 60, array( array( 420, 1440 ) ) );
		yield 'touching bookings leave nothing between' => array( array( array( 600, 660 ), array( 660, 720 ) ), 0, 15, array( array( 420, 600 ), array( 720, 1440 ) ) );
		yield 'the gap on both sides' => array( array( array( 600, 660 ) ), 15, 15, array( array( 420, 585 ), array( 675, 1440 ) ) );
		yield 'in any order, one within another' => array( array( array( 900, 1440 ), array( 420, 800 ), array( 500, 600 ) ), 0, 15, array( array( 800, 900 ) ) );
		yield 'too short to be of use' => array( array( array( 420, 600 ), array( 645, 1440 ) ), 0, 60, array() );
		yield 'just long enough' => array( array( array( 420, 600 ), array( 660, 1440 ) ), 0, 60, array( array( 600, 660 ) ) );
		yield 'booked before and after the hours' => array( array( array( 300, 480 ), array( 1400, 1440 ) ), 0, 30, array( array( 480, 1400 ) ) );
	}

	/**
	 * @param list<array{ int, int }> $taken
	 * @param list<array{ int, int }> $free
	 */
	#[DataProvider( 'days' )]
	public function test_names_what_is_free( array $taken, int $gap, int $shortest, array $free ): void {
		$interval = static fn( array $span ): Interval => new Interval( $span[0], $span[1] );
		$spans    = Free_Time::spans( array_map( $interval, $taken ), new Interval( 420, 1440 ), $gap, $shortest );

		self::assertSame( $free, array_map( static fn( Interval $span ): array => array( $span->start, $span->end ), $spans ) );
	}
}
