<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem_Code;

/** Tests of invalid input listed by hand (tests 10, 11, 19 and 20 of docs/security.md); tests/fuzz generates more. */
final class Bad_Input_Test extends Rest_Case {

	/** @param array<string, mixed> $params */
	#[DataProvider( 'ranges' )]
	public function test_a_range_that_is_none( array $params, Problem_Code $code, string ...$fields ): void {
		$data = self::refused( $code, $this->server->call( 'GET', 'booking/getInRange_ready', $params + $this->range(), $this->here->anna ) );

		self::assertSame( $fields, array_keys( (array) ( $data['fields'] ?? array() ) ) );
	}

	/** @return iterable<string, list<mixed>> */
	public static function ranges(): iterable {
		$invalid = Problem_Code::Invalid;
		yield 'no studio' => array( array( 'studio_id' => '' ), $invalid, 'studio_id' );
		yield 'unknown studio' => array( array( 'studio_id' => '4000000000' ), Problem_Code::Studio_Not_Found );
		foreach ( self::no_numbers() as $name => $value ) {
			yield "studio_id: $name" => array( array( 'studio_id' => $value ), $invalid, 'studio_id' );
		}
		foreach ( self::no_dates() as $name => $value ) {
			yield "date_from: $name" => array( array( 'date_from' => $value ), $invalid, 'date_from' );
			yield "date_to: $name" => array( array( 'date_to' => $value ), $invalid, 'date_to' );
		}
		yield 'to before from' => array( array( 'date_to' => '2026-11-15' ), $invalid, 'date_to' );
		yield '93 days' => array( array( 'date_to' => '2027-02-16' ), $invalid, 'date_to' );
		yield '400 days' => array( array( 'date_to' => '2027-12-21' ), $invalid, 'date_to' );
		yield 'everything wrong' => array( array( 'studio_id' => 'x', 'date_from' => 'y', 'date_to' => 'z' ), $invalid, 'studio_id', 'date_from', 'date_to' );
		yield 'a list as locale' => array( array( 'locale' => array( 'en' ) ), $invalid, 'locale' );
	}

	public function test_a_locale_that_is_none_is_english(): void {
		foreach ( array( 'xx', '', 'EN', '../ru', "ru\0" ) as $locale ) {
			$answer = $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( array( 'locale' => $locale, 'studio_id' => '4000000000' ) ) );
			self::assertContains( self::value_at( (array) $answer->get_data(), 'message' ), array( 'Studio not found', 'This text cannot be read' ) );
		}
	}

	public function test_members_read_92_days_and_guests_31(): void {
		$read = fn( string $to, int $user ) => $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( array( 'date_to' => $to ) ), $user );

		self::ok( $read( '2027-02-15', $this->here->anna ) );
		self::refused( Problem_Code::Invalid, $read( '2027-02-16', $this->here->anna ) );
		foreach ( array( 0, $this->here->guest, $this->here->other ) as $guest ) {
			self::ok( $read( '2026-12-16', $guest ) );
			self::refused( Problem_Code::Invalid, $read( '2026-12-17', $guest ) );
		}
	}

	#[DataProvider( 'fields' )]
	public function test_an_addition_with_one_bad_field( string $field, mixed $value ): void {
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Invalid, $this->server->add( array( $field => $value ) + $this->here->wanted(), $this->here->anna ) );

		self::assertSame( array( $field ), array_keys( (array) ( $data['fields'] ?? array() ) ) );
		self::assertSame( $before, $this->everything() );
	}

	#[DataProvider( 'fields' )]
	public function test_an_edit_with_one_bad_field( string $field, mixed $value ): void {
		$id     = $this->make->booking( $this->here->studio, $this->here->big, $this->here->rehearsal, $this->here->anna );
		$before = $this->everything();
		$data   = self::refused( Problem_Code::Invalid, $this->server->edit( array( $field => $value, 'booking_id' => (string) $id ), $this->here->anna ) );

		self::assertSame( array( $field ), array_keys( (array) ( $data['fields'] ?? array() ) ) );
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ string, mixed }> */
	public static function fields(): iterable {
		foreach ( array( 'studio_id', 'room_id', 'event_id', 'trainer_id' ) as $field ) {
			foreach ( self::no_numbers() as $name => $value ) {
				yield "$field: $name" => array( $field, $value );
			}
		}
		foreach ( self::no_dates() as $name => $value ) {
			yield "date: $name" => array( 'date', $value );
		}
		foreach ( self::no_times() as $name => $value ) {
			yield "time_from: $name" => array( 'time_from', $value );
			yield "time_to: $name" => array( 'time_to', $value );
		}
		yield 'private: a word' => array( 'private', 'maybe' );
		yield 'private: a list' => array( 'private', array( true ) );
		yield 'hidden text: a list' => array( 'hiddenOwnerCustomDescription', array( 'x' ) );
		yield 'hidden text: 2,001 characters' => array( 'hiddenOwnerCustomDescription', str_repeat( 'ä', 2001 ) );
		yield 'hidden text: far too long' => array( 'hiddenOwnerCustomDescription', str_repeat( 'x', 30_000 ) );
		yield 'hidden text: NUL' => array( 'hiddenOwnerCustomDescription', "a\0b" );
		yield 'reason: a list' => array( 'reason', array( 'Same group' ) );
		yield 'reason: one character' => array( 'reason', 'ä' );
		yield 'reason: one with spaces around it' => array( 'reason', " \u{00A0}\t🕺\n " );
		yield 'reason: spaces' => array( 'reason', '     ' );
		yield 'reason: 501 characters' => array( 'reason', str_repeat( 'ä', 501 ) );
		yield 'reason: NUL' => array( 'reason', "Same\0group" );
	}

	public function test_an_edit_with_a_booking_that_is_none(): void {
		foreach ( self::no_numbers() + array( 'missing' => '' ) as $value ) {
			$data = self::refused( Problem_Code::Invalid, $this->server->edit( array( 'booking_id' => $value ), $this->here->mari ) );
			self::assertSame( array( 'booking_id' ), array_keys( (array) ( $data['fields'] ?? array() ) ) );
		}
	}

	public function test_a_path_with_a_booking_that_is_none(): void {
		foreach ( array( '0', '-1', '1.5', 'abc', '1%20OR%201', "1'", '99999999999999999999', '%F0%9F%95%BA' ) as $id ) {
			self::refused( Problem_Code::Invalid, $this->server->call( 'GET', "booking/cancel/$id", array(), $this->here->mari ) );
		}
	}

	#[DataProvider( 'post_data' )]
	public function test_post_data_that_is_none( mixed $post_data ): void {
		$before = $this->everything();
		foreach ( array( 'GET', 'POST' ) as $method ) {
			self::refused( Problem_Code::Invalid, $this->server->call( $method, 'booking/add', array( 'post_data' => $post_data ), $this->here->mari ) );
		}
		self::assertSame( $before, $this->everything() );
	}

	/** @return iterable<string, array{ mixed }> */
	public static function post_data(): iterable {
		yield 'nothing' => array( null );
		yield 'empty' => array( '' );
		yield 'an empty object' => array( '{}' );
		yield 'half an object' => array( '{"studio_id": 1' );
		yield 'a list' => array( '[1, 2]' );
		yield 'a word' => array( '"studio"' );
		yield 'null' => array( 'null' );
		yield 'slashes too many' => array( '{\"studio_id\": 1}' );
		yield 'broken UTF-8' => array( "{\"studio_id\": \"\xC3\x28\"}" );
		yield 'an array' => array( array( 'studio_id' => '1' ) );
		yield 'too deep' => array( str_repeat( '{"a":', 20 ) . '1' . str_repeat( '}', 20 ) );
		yield 'a megabyte' => array( '{"a": "' . str_repeat( 'x', 1_000_000 ) . '"}' );
	}

	/** @return array<string, mixed> */
	private static function no_numbers(): array {
		return array(
			'zero'     => '0',
			'negative' => '-1',
			'text'     => 'abc',
			'decimal'  => '1.5',
			'hex'      => '0x1F',
			'huge'     => '99999999999999999999',
			'a list'   => array( '1' ),
			'SQL'      => '1 OR 1=1',
			'sleep'    => '1) AND sleep(5)-- ',
			'quote'    => "1'",
			'Arabic'   => '١',
		);
	}

	/** @return array<string, mixed> */
	private static function no_dates(): array {
		return array(
			'30 February'   => '2026-02-30',
			'29 February'   => '2027-02-29',
			'month 13'      => '2026-13-01',
			'year 9999'     => '9999-01-01',
			'year 0'        => '0000-00-00',
			'before 1970'   => '1969-12-31',
			'one digit'     => '2026-1-5',
			'European'      => '20.11.2026',
			'with time'     => '2026-11-20T10:00:00Z',
			'with a zone'   => '2026-11-20+02:00',
			'milliseconds'  => '1795132800000',
			'a word'        => 'today',
			'a list'        => array( '2026-11-20' ),
			'a line break'  => "2026-11-20\n",
			'SQL'           => "2026-11-20' OR '1'='1",
		);
	}

	/** @return array<string, mixed> */
	private static function no_times(): array {
		return array(
			'25 o\'clock'  => '25:00',
			'minute 60'    => '10:60',
			'past 24'      => '24:01',
			'one digit'    => '7:00',
			'seconds'      => '10:00:00',
			'negative'     => '-1:00',
			'a number'     => '600',
			'am'           => '10:00 am',
			'a list'       => array( '10:00' ),
			'a line break' => "10:00\n",
			'SQL'          => "10:00'--",
		);
	}
}
