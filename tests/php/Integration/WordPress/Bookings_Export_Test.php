<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Plugin;
use StudioCalendar\Service\Booking_Csv;
use StudioCalendar\Service\Booking_Listing;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\WordPress\Admin\Bookings_Export;

/** Tests of the Bookings screen's CSV file: all columns for owners, no payment for others, and no formulas. */
final class Bookings_Export_Test extends Rest_Case {

	public function test_an_owner_gets_every_column_behind_the_mark_of_utf_8(): void {
		$this->book( array( 'hidden_description' => 'Võti "mati" all', 'payment_status' => 'paid' ) );
		$lines = $this->lines( $this->here->mari );

		self::assertCount( 2, $lines );
		self::assertStringStartsWith( Booking_Csv::BOM . '"Booking","Date","From"', $lines[0] );
		self::assertStringContainsString( '"2026-11-23","18:00","19:30","Big hall","Salsa I","Anna Tamm","Approved","No","No","paid"', $lines[1] );
		self::assertStringEndsWith( "\"Võti \"\"mati\"\" all\"\r\n", $lines[1] );
	}

	public function test_others_get_no_payment_and_no_hidden_text(): void {
		$this->book( array( 'hidden_description' => 'Key', 'payment_status' => 'paid' ) );
		foreach ( array( $this->here->admin, $this->here->anna ) as $user ) {
			$file = implode( '', $this->lines( $user ) );
			self::assertStringContainsString( '"Salsa I"', $file );
			self::assertDoesNotMatchRegularExpression( '/Payment|paid|Key|Hidden/', $file );
		}
		self::assertCount( 1, $this->lines( $this->here->ivan ) );
		$this->expectException( Problem::class );
		$this->lines( $this->here->other );
	}

	public function test_what_a_spreadsheet_would_run_is_text(): void {
		foreach ( array( '=1+1', '+1', '-1', '@SUM(1)', "\tx", "\rx" ) as $evil ) {
			$lines = iterator_to_array( Booking_Csv::lines( array( array( 'title' => $evil ) ), false ), false );
			self::assertStringContainsString( "\"'$evil\"", $lines[1] );
		}
		self::assertStringContainsString( ',"a=1",', iterator_to_array( Booking_Csv::lines( array( array( 'title' => 'a=1' ) ), false ), false )[1] );
	}

	/** Checks the separator where decimals have a comma: a spreadsheet there reads a comma as part of a number. */
	public function test_where_decimals_have_a_comma_cells_are_parted_by_a_semicolon(): void {
		global $wp_locale;
		self::assertInstanceOf( \WP_Locale::class, $wp_locale );
		$this->book( array() );
		$point = $wp_locale->number_format['decimal_point'];
		try {
			$wp_locale->number_format['decimal_point'] = ',';
			$lines                                     = $this->lines( $this->here->mari );
		} finally {
			$wp_locale->number_format['decimal_point'] = $point;
		}

		self::assertStringStartsWith( Booking_Csv::BOM . '"Booking";"Date";"From"', $lines[0] );
		self::assertStringContainsString( '"2026-11-23";"18:00";"19:30";"Big hall"', $lines[1] );
	}

	/** Checks a list of more than one batch: it contains each row once. */
	public function test_a_long_list_is_whole(): void {
		$ids  = array_map( fn( int $n ): int => $this->book( array( 'start_minute' => $n, 'end_minute' => $n + 1 ) ), range( 0, 1004 ) );
		$rows = array_slice( $this->lines( $this->here->mari ), 1 );

		self::assertSame( $ids, array_map( static fn( string $line ): int => (int) trim( explode( ',', $line )[0], '"' ), $rows ) );
	}

	/** @return list<string> */
	private function lines( int $user ): array {
		wp_set_current_user( $user );
		$database = new Database( self::wpdb() );
		$members  = new Members();
		$models   = new Models( $database, new Revisions( $database ), new Studio_Source( $members, $database, '' ), new Model_Codec(), Plugin::VERSION );
		$export   = new Bookings_Export( new Booking_Listing( $models, new Booking_List( $database ) ) );

		return iterator_to_array( $export->lines( array( 'studio_id' => (string) $this->here->studio ) ), false );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function book( array $more ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, array( 'booking_date' => '2026-11-23' ) + $more );
	}
}
