<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\WordPress\First_Week\Address_View;

/** Tests that the server reads a page's URL as the app does; tests/unit/store/page-params.test.ts reads the same file. */
final class Address_View_Test extends TestCase {

	/** @param array{ query: string, from: string, to: string, room: string|null } $view */
	#[DataProvider( 'views' )]
	public function test_reads_what_the_app_reads( array $view ): void {
		parse_str( $view['query'], $query );
		$found = Address_View::of( $query );
		$room  = null === $view['room'] ? 7 : ( 'all' === $view['room'] ? null : (int) $view['room'] );

		self::assertSame( array( $view['from'], $view['to'] ), $found->range( '2026-11-24' ) );
		self::assertSame( $room, $found->room_id( 7 ) );
	}

	/** @return iterable<string, array{ array{ query: string, from: string, to: string, room: string|null } }> */
	public static function views(): iterable {
		$file = dirname( __DIR__, 3 ) . '/fixtures/first-week/view.json';
		/** @var array<string, array{ query: string, from: string, to: string, room: string|null }> $views */
		$views = json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $views as $name => $view ) {
			yield $name => array( $view );
		}
	}
}
