<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Listing\Asked_Page;

final class Asked_Page_Test extends TestCase {

	public function test_whole_pages_come_before_a_page(): void {
		$skipped = array_map( static fn( int $number ): int => ( new Asked_Page( 50, $number ) )->skipped(), array( 1, 2, 3 ) );

		self::assertSame( array( 0, 50, 100 ), $skipped );
	}

	public function test_a_page_is_the_first_and_counted_until_it_is_told_otherwise(): void {
		$page = new Asked_Page( 50 );

		self::assertSame( array( 0, true ), array( $page->skipped(), $page->is_counted ) );
	}
}
