<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Service\Booking_Csv;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of the CSV file's columns; Bookings_Export_Test has what the Bookings screen makes of it. */
final class Booking_Csv_Test extends Test_Case {

	private const ROW = array(
		'id'                           => 7,
		'studio_id'                    => 1,
		'date'                         => '2026-11-23',
		'time_from'                    => '18:00',
		'time_to'                      => '19:30',
		'room'                         => 'Big hall',
		'title'                        => 'Salsa I',
		'trainer'                      => 'Anna Tamm',
		'status'                       => 'Approved',
		'canceled'                     => false,
		'private'                      => true,
		'payment_status'               => 'paid',
		'payment_method'               => 'cash',
		'payment_frequency'            => 'monthly',
		'hiddenOwnerCustomDescription' => 'Key under the mat',
	);

	public function test_each_column_stands_under_its_title(): void {
		self::assertSame(
			array(
				Booking_Csv::BOM . '"Booking","Date","From","Until","Room","Event","Trainer","Status","Canceled","Private","Payment","Payment method","Payment frequency","Hidden description"' . "\r\n",
				'"7","2026-11-23","18:00","19:30","Big hall","Salsa I","Anna Tamm","Approved","No","Yes","paid","cash","monthly","Key under the mat"' . "\r\n",
			),
			self::lines( array( self::ROW ), true )
		);
	}

	public function test_without_the_owners_columns_the_others_are_whole(): void {
		self::assertSame(
			array(
				Booking_Csv::BOM . '"Booking","Date","From","Until","Room","Event","Trainer","Status","Canceled","Private"' . "\r\n",
				'"7","2026-11-23","18:00","19:30","Big hall","Salsa I","Anna Tamm","Approved","No","Yes"' . "\r\n",
			),
			self::lines( array( self::ROW ), false )
		);
	}

	public function test_what_a_row_lacks_is_an_empty_cell(): void {
		$row = array( 'id' => 7, 'title' => null );

		self::assertSame( '"7"' . str_repeat( ',""', 9 ) . "\r\n", self::lines( array( $row ), false )[1] );
	}

	/**
	 * @param list<array<string, mixed>> $rows
	 * @return list<string>
	 */
	private static function lines( array $rows, bool $shows_payment ): array {
		return iterator_to_array( Booking_Csv::lines( $rows, $shows_payment ), false );
	}
}
