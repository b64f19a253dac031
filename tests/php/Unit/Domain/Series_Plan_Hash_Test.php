<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Interval;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Series\Series_Choice;
use StudioCalendar\Domain\Series\Series_Plan;
use StudioCalendar\Domain\Series\Series_Scope;

/**
 * Tests of what makes a plan of a series another one (decision 0060). The named booking is before today, and the other one is
 * unlike it in all, so that a change of either is nowhere else in the plan.
 */
final class Series_Plan_Hash_Test extends TestCase {

	private const TODAY = '2026-11-27';

	#[DataProvider( 'parts' )]
	public function test_each_part_of_a_plan_makes_another_one( Series_Plan $other ): void {
		self::assertNotSame( self::plan()->hash(), $other->hash() );
	}

	/** @return iterable<string, array{ Series_Plan }> */
	public static function parts(): iterable {
		$named = self::named();
		yield 'the scope' => array( self::plan( choice: new Series_Choice( Series_Scope::Following ) ) );
		yield 'whether what moves asks again' => array( self::plan( asks_again: true ) );
		yield 'what has become of the named one meanwhile' => array( self::plan( named: $named->with( revision: 2 ) ) );
		yield 'what has become of the other one meanwhile' => array( self::plan( other: self::other()->with( revision: 2 ) ) );
		yield 'whether the other one changes' => array( self::plan( target: $named->with( hidden_description: 'New' ) ) );
		yield 'a booking fewer' => array( self::plan( other: self::other()->with( is_canceled: true ) ) );
		yield 'another named one' => array( self::plan( named: $named->with( id: 9 ) ) );
		yield 'that it is canceled' => array( self::plan( target: $named->with( is_canceled: true ) ) );
		yield 'the ID of the other one' => array( self::plan( other: self::other()->with( id: 9 ) ) );
		foreach ( self::seen( $named ) as $part => $target ) {
			yield "what the named one becomes: $part" => array( self::plan( target: $target ) );
		}
		foreach ( self::seen( self::other() ) as $part => $other ) {
			yield "the other one: $part" => array( self::plan( other: $other ) );
		}
	}

	/** The same change of the same bookings takes the other one along, or not, by where the named one was. */
	public function test_what_becomes_of_the_other_one_makes_another_plan(): void {
		$other  = self::other()->with( room_id: 11 );
		$target = self::named()->with( interval: new Interval( 900, 960 ), hidden_description: 'New' );
		$alike  = self::plan( self::named()->with( interval: $other->interval ), $target, $other );
		$apart  = self::plan( self::named(), $target, $other );

		self::assertSame( array( 900, 600 ), array( $alike->changed()[0]->after->interval->start, $apart->changed()[0]->after->interval->start ) );
		self::assertNotSame( $alike->hash(), $apart->hash() );
	}

	#[DataProvider( 'choices' )]
	public function test_what_is_chosen_or_not_seen_makes_no_other_plan( Series_Plan $same ): void {
		self::assertSame( self::plan()->hash(), $same->hash() );
	}

	/** @return iterable<string, array{ Series_Plan }> */
	public static function choices(): iterable {
		yield 'a date left out' => array( self::plan( choice: new Series_Choice( Series_Scope::All, array( self::TODAY ) ) ) );
		$along = array( self::TODAY => array( 'room_id' => null, 'start' => 900, 'end' => 960 ) );
		yield 'a date with times of its own' => array( self::plan( choice: new Series_Choice( Series_Scope::All, array(), $along ) ) );
		yield 'a hidden text' => array( self::plan( other: self::other()->with( hidden_description: 'Key 7' ) ) );
		yield 'a payment, which has a revision' => array( self::plan( other: self::other()->with( payment_status: Payment_Status::Paid ) ) );
	}

	/** @return array<string, Booking> The booking with another of each value that people see of it. */
	private static function seen( Booking $booking ): array {
		[ $start, $end ] = array( $booking->interval->start, $booking->interval->end );

		return array(
			'date'    => $booking->with( date: '2026-12-05' ),
			'start'   => $booking->with( interval: new Interval( $start + 15, $end ) ),
			'end'     => $booking->with( interval: new Interval( $start, $end + 15 ) ),
			'room'    => $booking->with( room_id: 13 ),
			'event'   => $booking->with( event_id: 9 ),
			'trainer' => $booking->with( trainer_id: 9 ),
			'status'  => $booking->with( status: Booking_Status::Pending ),
			'private' => $booking->with( is_private: ! $booking->is_private ),
		);
	}

	private static function plan( ?Booking $named = null, ?Booking $target = null, ?Booking $other = null, ?Series_Choice $choice = null, bool $asks_again = false ): Series_Plan {
		$named ??= self::named();

		return new Series_Plan( $named, $target ?? $named, array( $named, $other ?? self::other() ), $choice ?? new Series_Choice( Series_Scope::All ), self::TODAY, array( 11 => new Room( 11, 'Big hall' ) ), static fn(): bool => true, $asks_again );
	}

	private static function named(): Booking {
		return A_Booking::fridays( 1 )[0];
	}

	private static function other(): Booking {
		return A_Booking::of( 2, self::TODAY, 600, 660, 12, 1 )->with( event_id: 8, trainer_id: 6, is_private: true );
	}
}
