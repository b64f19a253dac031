<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Rest\Post_Data;

final class Post_Data_Test extends TestCase {

	public function test_an_object_in_a_string(): void {
		$data = Post_Data::of( '{"date":"2026-11-27","locale":"ru","overrides":{"2026-11-27":{"room_id":7}}}' );

		self::assertSame( 'ru', $data->locale() );
		self::assertSame( array( 'date' => '2026-11-27', 'locale' => 'ru', 'overrides' => array( '2026-11-27' => array( 'room_id' => 7 ) ) ), $data->values() );
		self::assertTrue( $data->input()->has( 'date' ) );
	}

	#[DataProvider( 'none' )]
	public function test_what_is_none( mixed $value, Field_Error $error ): void {
		$data = Post_Data::of( $value );
		self::assertNull( $data->locale() );
		try {
			$data->input();
			self::fail( 'It was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( array( 'post_data' => $error ), $problem->fields );
		}
	}

	/** @return iterable<string, array{ mixed, Field_Error }> */
	public static function none(): iterable {
		yield 'null' => array( null, Field_Error::Missing );
		yield 'empty' => array( '', Field_Error::Missing );
		yield 'an array' => array( array(), Field_Error::Not_A_Word );
		yield 'a number' => array( 7, Field_Error::Not_A_Word );
		yield 'broken' => array( '{"a":', Field_Error::Not_Readable );
		yield 'a list' => array( '[1]', Field_Error::Not_Readable );
		yield 'a word' => array( '"a"', Field_Error::Not_Readable );
		yield 'too deep' => array( str_repeat( '[', 9 ) . str_repeat( ']', 9 ), Field_Error::Not_Readable );
		yield 'too long' => array( '{"a":"' . str_repeat( 'x', 40_000 ) . '"}', Field_Error::Too_Long );
	}

	/** Checks that the longest valid request fits: 53 dates with another room and time each, and 2,000 characters of four bytes. */
	public function test_the_longest_honest_call_fits(): void {
		$override = array( 'room_id' => 9_000_000_000_000_000_000, 'time_from' => '18:00', 'time_to' => '19:30' );
		$dates    = array_map( static fn( int $week ): string => "2026-11-$week", range( 10, 62 ) );
		$call     = array(
			'hiddenOwnerCustomDescription' => str_repeat( '🕺', 2000 ),
			'overrides'                    => array_fill_keys( $dates, $override ),
		);

		self::assertCount( 2, Post_Data::of( (string) json_encode( $call ) )->values() );
	}
}
