<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Interval;

final class Interval_Test extends TestCase {

	#[DataProvider( 'pairs' )]
	public function test_overlap_is_half_open_and_symmetric( Interval $one, Interval $other, bool $overlaps ): void {
		self::assertSame( $overlaps, $one->overlaps( $other ) );
		self::assertSame( $overlaps, $other->overlaps( $one ) );
	}

	/** @return iterable<string, array{ Interval, Interval, bool }> */
	public static function pairs(): iterable {
		$evening = new Interval( 1080, 1170 );
		yield 'touching after' => array( $evening, new Interval( 1170, 1260 ), false );
		yield 'touching before' => array( $evening, new Interval( 1020, 1080 ), false );
		yield 'one minute over the end' => array( $evening, new Interval( 1169, 1260 ), true );
		yield 'one minute over the start' => array( $evening, new Interval( 1020, 1081 ), true );
		yield 'the same' => array( $evening, new Interval( 1080, 1170 ), true );
		yield 'inside' => array( $evening, new Interval( 1100, 1110 ), true );
		yield 'around' => array( $evening, new Interval( 0, 1440 ), true );
		yield 'apart' => array( $evening, new Interval( 480, 540 ), false );
	}

	#[DataProvider( 'gaps' )]
	public function test_gap_counts_the_free_minutes_between( int $start, int $end, int $gap, bool $is_closer ): void {
		$evening = new Interval( 1080, 1170 );
		self::assertSame( $is_closer, $evening->is_closer_than( new Interval( $start, $end ), $gap ) );
		self::assertSame( $is_closer, ( new Interval( $start, $end ) )->is_closer_than( $evening, $gap ) );
	}

	/** @return iterable<string, array{ int, int, int, bool }> */
	public static function gaps(): iterable {
		yield 'exactly the gap' => array( 1185, 1260, 15, false );
		yield 'a minute less' => array( 1184, 1260, 15, true );
		yield 'no gap asked for, touching' => array( 1170, 1260, 0, false );
		yield 'overlapping has no gap' => array( 1100, 1110, 0, true );
		yield 'before, exactly the gap' => array( 1000, 1065, 15, false );
		yield 'before, a minute less' => array( 1000, 1066, 15, true );
	}

	public function test_an_end_that_is_not_after_the_start_is_no_time(): void {
		self::assertTrue( ( new Interval( 600, 600 ) )->is_empty() );
		self::assertTrue( ( new Interval( 660, 600 ) )->is_empty() );
		self::assertFalse( ( new Interval( 600, 601 ) )->is_empty() );
		self::assertSame( 90, ( new Interval( 600, 690 ) )->minutes() );
	}
}
