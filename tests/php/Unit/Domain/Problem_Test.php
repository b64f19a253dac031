<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;

final class Problem_Test extends TestCase {

	/** @param list<Problem_Code> $codes */
	#[DataProvider( 'statuses' )]
	public function test_each_code_has_the_http_status_of_its_kind( int $status, array $codes ): void {
		foreach ( $codes as $code ) {
			self::assertSame( $status, $code->status(), $code->value );
		}
	}

	/** @return iterable<string, array{ int, list<Problem_Code> }> */
	public static function statuses(): iterable {
		yield 'without a login' => array( 401, array( Problem_Code::Not_Logged_In ) );
		yield 'not theirs to do' => array( 403, array( Problem_Code::Forbidden, Problem_Code::Invalid_Nonce ) );
		yield 'not there' => array( 404, array( Problem_Code::Studio_Not_Found, Problem_Code::Booking_Not_Found ) );
		yield 'in the way of others' => array( 409, array( Problem_Code::Slot_Taken, Problem_Code::Gap_Too_Small, Problem_Code::Changed_Meanwhile ) );
		yield 'against a rule' => array( 422, array( Problem_Code::Invalid, Problem_Code::Too_Short, Problem_Code::Outside_Hours, Problem_Code::In_The_Past, Problem_Code::Over_Limit ) );
		yield 'too often' => array( 429, array( Problem_Code::Too_Many_Requests ) );
		yield 'not now' => array( 503, array( Problem_Code::Busy ) );
	}

	public function test_every_code_is_in_the_table_of_statuses(): void {
		$missing = Problem_Code::cases();
		foreach ( self::statuses() as [ , $codes ] ) {
			$missing = array_filter( $missing, static fn( Problem_Code $code ): bool => ! in_array( $code, $codes, true ) );
		}
		self::assertSame( array(), $missing );
	}

	public function test_a_problem_that_nobody_catches_names_its_code_in_the_log(): void {
		self::assertSame( 'busy', ( new Problem( Problem_Code::Busy ) )->getMessage() );
	}

	public function test_bad_input_names_its_fields_and_no_limit(): void {
		$problem = Problem::invalid( array( 'date' => Field_Error::Too_Far_Ahead ) );
		self::assertSame( Problem_Code::Invalid, $problem->problem );
		self::assertSame( array( 'date' => Field_Error::Too_Far_Ahead ), $problem->fields );
		self::assertSame( array( 0, 0 ), array( $problem->minutes, $problem->limit ) );
	}
}
