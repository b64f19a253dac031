<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Rest;

use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Rest\Input;

/** Tests of reading parameters: accepted values, the error of each refused one, and one refusal that names all bad fields. */
final class Input_Test extends TestCase {

	#[DataProvider( 'numbers' )]
	public function test_number( mixed $value, int|Field_Error $expected ): void {
		$this->assert_read( $expected, $value, static fn( Input $input ): int => $input->number( 'field' ), array( 'minimum' => 1, 'maximum' => 52, 'required' => true ) );
	}

	/** @return iterable<string, array{ mixed, int|Field_Error }> */
	public static function numbers(): iterable {
		yield 'a number' => array( 52, 52 );
		yield 'a number as text' => array( '52', 52 );
		yield 'the least' => array( 1, 1 );
		yield 'under the least' => array( 0, Field_Error::Not_A_Number );
		yield 'over the most' => array( '53', Field_Error::Not_A_Number );
		yield 'leading zero' => array( '07', Field_Error::Not_A_Number );
		yield 'exponent' => array( '1e1', Field_Error::Not_A_Number );
		yield 'float' => array( 7.0, Field_Error::Not_A_Number );
		yield 'true' => array( true, Field_Error::Not_A_Number );
		yield 'a list' => array( array( 7 ), Field_Error::Not_A_Number );
		yield 'beyond 64 bit' => array( '9223372036854775808', Field_Error::Not_A_Number );
		yield 'nothing' => array( '', Field_Error::Missing );
		yield 'null' => array( null, Field_Error::Missing );
	}

	#[DataProvider( 'times' )]
	public function test_time( mixed $value, int|Field_Error $expected ): void {
		$this->assert_read( $expected, $value, static fn( Input $input ): ?int => $input->time( 'field' ), array( 'required' => true ) );
	}

	/** @return iterable<string, array{ mixed, int|Field_Error }> */
	public static function times(): iterable {
		yield 'midnight' => array( '00:00', 0 );
		yield 'the end of the day' => array( '24:00', 1440 );
		yield 'evening' => array( '18:30', 1110 );
		yield 'beyond the day' => array( '24:01', Field_Error::Not_A_Time );
		yield 'minutes' => array( 1110, Field_Error::Not_A_Time );
		yield 'nothing' => array( '', Field_Error::Missing );
	}

	#[DataProvider( 'flags' )]
	public function test_flag( mixed $value, bool|Field_Error $expected ): void {
		$this->assert_read( $expected, $value, static fn( Input $input ): bool => $input->flag( 'field' ) );
	}

	/** @return iterable<string, array{ mixed, bool|Field_Error }> */
	public static function flags(): iterable {
		foreach ( array( true, 1, '1', 'true' ) as $at => $yes ) {
			yield "yes $at" => array( $yes, true );
		}
		foreach ( array( false, 0, '0', 'false', '', null ) as $at => $no ) {
			yield "no $at" => array( $no, false );
		}
		foreach ( array( 'yes', 'TRUE', 2, 1.0, array() ) as $at => $other ) {
			yield "neither $at" => array( $other, Field_Error::Not_True_Or_False );
		}
	}

	#[DataProvider( 'texts' )]
	public function test_text( mixed $value, string|Field_Error $expected ): void {
		$this->assert_read( $expected, $value, static fn( Input $input ): string => $input->text( 'field' ), array( 'maxLength' => 5 ) );
	}

	/** @return iterable<string, array{ mixed, string|Field_Error }> */
	public static function texts(): iterable {
		yield 'characters, not bytes' => array( 'õ🕺Ж\'"', 'õ🕺Ж\'"' );
		yield 'one too many' => array( 'õ🕺Ж\'"\\', Field_Error::Too_Long );
		yield 'a number' => array( 42, '42' );
		yield 'nothing' => array( null, '' );
		yield 'true' => array( true, Field_Error::Not_A_Word );
		yield 'a list' => array( array( 'x' ), Field_Error::Not_A_Word );
		yield 'broken UTF-8' => array( "\xC3\x28", Field_Error::Not_Readable );
		yield 'overlong UTF-8' => array( "\xC0\xAF", Field_Error::Not_Readable );
		yield 'half a surrogate' => array( "\xED\xA0\x80", Field_Error::Not_Readable );
		yield 'NUL' => array( "a\0", Field_Error::Not_Readable );
	}

	#[DataProvider( 'reasons' )]
	public function test_text_without_the_spaces_around_it( mixed $value, string|Field_Error $expected ): void {
		$limits = array( 'minLength' => 2, 'maxLength' => 5 );
		$this->assert_read( $expected, $value, static fn( Input $input ): string => $input->trimmed( 'field' ), $limits );
	}

	/** @return iterable<string, array{ mixed, string|Field_Error }> */
	public static function reasons(): iterable {
		yield 'nothing' => array( null, '' );
		yield 'an empty text' => array( '', '' );
		yield 'spaces of all kinds' => array( " \t\r\n\u{00A0}\u{2003}", Field_Error::Too_Brief );
		yield 'one character' => array( ' 🕺 ', Field_Error::Too_Brief );
		yield 'two' => array( " \u{00A0}õ🕺\n", 'õ🕺' );
		yield 'spaces inside' => array( 'a  b', 'a  b' );
		yield 'five' => array( '  õ🕺Ж\'"  ', 'õ🕺Ж\'"' );
		yield 'six' => array( 'õ🕺Ж\'"\\', Field_Error::Too_Long );
		yield 'a list' => array( array( 'xx' ), Field_Error::Not_A_Word );
		yield 'broken UTF-8' => array( "\xC3\x28 a", Field_Error::Not_Readable );
		yield 'NUL' => array( "ab\0", Field_Error::Not_Readable );
	}

	public function test_what_may_be_missing_is_zero_or_null(): void {
		$input = new Input( array(), array_fill_keys( array( 'a', 'b', 'c' ), array( 'type' => 'string' ) ) );

		self::assertSame( array( 0, '', null, false ), array( $input->number( 'a' ), $input->date( 'b' ), $input->time( 'c' ), $input->has( 'd' ) ) );
		$input->check();
	}

	public function test_one_refusal_names_every_bad_field_in_the_order_of_reading(): void {
		$all   = array_fill_keys( array( 'id', 'date', 'time', 'other' ), array( 'type' => 'string', 'required' => true ) );
		$input = new Input( array( 'id' => 'x', 'date' => '2026-02-30', 'time' => '7' ), $all );
		$input->number( 'id' );
		$input->date( 'date' );
		$input->time( 'time' );
		$input->number( 'other' );
		$input->wrong( 'id', Field_Error::Unknown, null );

		self::assertSame(
			array( 'id' => Field_Error::Not_A_Number, 'date' => Field_Error::Not_A_Date, 'time' => Field_Error::Not_A_Time, 'other' => Field_Error::Missing ),
			self::errors( $input )
		);
	}

	/** Checks that an endpoint cannot read a parameter that it does not declare, since that would have no limits and no documentation. */
	public function test_what_a_call_does_not_name_cannot_be_read(): void {
		$this->expectException( LogicException::class );

		( new Input( array( 'status' => 'Approved' ), array() ) )->text( 'status' );
	}

	/**
	 * @param callable(Input): mixed                                                         $read
	 * @param array{ minimum?: int, maximum?: int, minLength?: int, maxLength?: int, required?: bool } $limits
	 */
	private function assert_read( mixed $expected, mixed $value, callable $read, array $limits = array() ): void {
		$input = new Input( array( 'field' => $value ), array( 'field' => array( 'type' => 'string' ) + $limits ) );
		$found = $read( $input );

		self::assertSame( $expected instanceof Field_Error ? array( 'field' => $expected ) : array(), self::errors( $input ) );
		if ( ! $expected instanceof Field_Error ) {
			self::assertSame( $expected, $found );
		}
	}

	/** @return array<string, Field_Error> */
	private static function errors( Input $input ): array {
		try {
			$input->check();
			return array();
		} catch ( Problem $problem ) {
			return $problem->fields;
		}
	}
}
