<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use PDO;
use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Query;
use StudioCalendar\Domain\Booking_Sort;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Database;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the list of a studio's bookings: filters, pages, order, and the index that each query uses. */
final class Booking_List_Test extends Rest_Case {

	private Booking_List $list;

	protected function setUp(): void {
		parent::setUp();
		$this->list = new Booking_List( new Database( self::wpdb() ) );
	}

	/** @param array<string, mixed> $narrowed Named arguments of Booking_Query; a property name of Small_Studio stands for its id. */
	#[DataProvider( 'filters' )]
	public function test_each_filter_keeps_what_it_names_and_counts_it( array $narrowed ): void {
		$found = $this->book( '2026-11-20', array( 'room_id' => $this->here->small, 'trainer_id' => $this->here->ivan, 'status' => 'Pending', 'payment_status' => 'paid', 'is_canceled' => 1 ) );
		$this->book( '2026-11-10' );
		$this->book( '2026-11-30' );
		$ids   = array_map( fn( mixed $value ): mixed => is_string( $value ) && isset( get_object_vars( $this->here )[ $value ] ) ? $this->id_of( $value ) : $value, $narrowed );
		$query = new Booking_Query( ...array( 'studio_id' => $this->here->studio, ...$ids ) ); // @phpstan-ignore argument.type (see the data provider)

		self::assertSame( array( $found ), self::ids( $this->list->page( $query, 0, 10 ) ) );
		self::assertSame( 1, $this->list->count( $query ) );
	}

	/** @return iterable<string, array{ array<string, mixed> }> */
	public static function filters(): iterable {
		yield 'room' => array( array( 'room_id' => 'small' ) );
		yield 'trainer' => array( array( 'trainer_id' => 'ivan' ) );
		yield 'status' => array( array( 'status' => Booking_Status::Pending ) );
		yield 'payment' => array( array( 'payment' => Payment_Status::Paid ) );
		yield 'canceled' => array( array( 'is_canceled' => true ) );
		yield 'dates' => array( array( 'from' => '2026-11-20', 'to' => '2026-11-20' ) );
	}

	/** @param array<string, mixed> $narrowed Named arguments of Booking_Query. */
	#[DataProvider( 'questions' )]
	public function test_no_question_reads_the_whole_table( array $narrowed ): void {
		$this->book( '2026-11-20' );
		$query = new Booking_Query( ...array( 'studio_id' => $this->here->studio, ...$narrowed ) ); // @phpstan-ignore argument.type (see the data provider)
		foreach ( array( 'page', 'count', 'totals' ) as $way ) {
			$asked = array();
			$note  = static function ( string $sql ) use ( &$asked ): string {
				$asked[] = $sql;

				return $sql;
			};
			add_filter( 'query', $note );
			match ( $way ) {
				'page'   => $this->list->page( $query, 0, 25 ),
				'count'  => $this->list->count( $query ),
				'totals' => $this->list->totals( $query ),
			};
			remove_filter( 'query', $note );
			self::assertMatchesRegularExpression( '/\b(\w*listing|\w*week|\w*trainer|\w*slot|Impossible WHERE)\b/', self::plan( $asked[0] ?? '' ), $way );
		}
	}

	/** @return iterable<string, array{ array<string, mixed> }> */
	public static function questions(): iterable {
		yield 'all' => array( array() );
		yield 'newest first' => array( array( 'is_descending' => true ) );
		yield 'dates' => array( array( 'from' => '2026-11-01', 'to' => '2026-11-30' ) );
		yield 'status' => array( array( 'status' => Booking_Status::Pending ) );
		yield 'payment' => array( array( 'payment' => Payment_Status::Unpaid ) );
		foreach ( Booking_Sort::cases() as $sort ) {
			yield "by $sort->value" => array( array( 'sort' => $sort ) );
		}
	}

	/** Returns the index that a SELECT uses: from MySQL's EXPLAIN the columns "key" and "Extra", from SQLite the query plan. */
	private static function plan( string $sql ): string {
		if ( defined( 'FQDB' ) ) {
			$sql   = (string) preg_replace( '/LEFT\((\w+), (\d+)\)/', 'substr($1, 1, $2)', $sql );
			$found = ( new PDO( 'sqlite:' . FQDB, null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) ) )->query( "EXPLAIN QUERY PLAN $sql" );
			self::assertNotFalse( $found );
			$rows = $found->fetchAll( PDO::FETCH_ASSOC );

			return implode( ' ', array_map( static fn( array $row ): string => (string) strstr( $row['detail'], 'INDEX' ), $rows ) );
		}
		$row = self::wpdb()->get_row( "EXPLAIN $sql", ARRAY_A );
		$has = array_filter( is_array( $row ) ? array( $row['key'], $row['Extra'] ) : array(), is_string( ... ) );

		return implode( ' ', $has );
	}

	public function test_pages_follow_each_other(): void {
		$ids   = array_map( fn( int $day ): int => $this->book( "2026-11-$day" ), range( 10, 14 ) );
		$query = new Booking_Query( $this->here->studio, is_descending: true );

		self::assertSame( array( $ids[4], $ids[3] ), self::ids( $this->list->page( $query, 0, 2 ) ) );
		self::assertSame( array( $ids[0] ), self::ids( $this->list->page( $query, 4, 2 ) ) );
		self::assertSame( array(), $this->list->page( $query, 6, 2 ) );
	}

	public function test_rooms_and_trainers_sort_as_the_studio_names_them_and_unknown_ones_last(): void {
		$big   = $this->book( '2026-11-10', array( 'trainer_id' => $this->here->ivan ) );
		$small = $this->book( '2026-11-11', array( 'room_id' => $this->here->small ) );
		$gone  = $this->book( '2026-11-12', array( 'room_id' => 4_000_000, 'trainer_id' => 4_000_000 ) );
		$sort  = fn( Booking_Sort $sort ): array => self::ids(
			$this->list->page(
				new Booking_Query(
					$this->here->studio,
					sort: $sort,
					room_order: array( $this->here->small, $this->here->big ),
					trainer_order: array( $this->here->ivan, $this->here->anna ),
				),
				0,
				10
			)
		);

		self::assertSame( array( $small, $big, $gone ), $sort( Booking_Sort::Room ) );
		self::assertSame( array( $big, $small, $gone ), $sort( Booking_Sort::Trainer ) );
	}

	public function test_status_and_payment_sort(): void {
		$canceled = $this->book( '2026-11-10', array( 'is_canceled' => 1, 'payment_status' => 'paid' ) );
		$pending  = $this->book( '2026-11-11', array( 'status' => 'Pending' ) );
		$approved = $this->book( '2026-11-12' );
		$by       = fn( Booking_Sort $sort, bool $down ): array => self::ids( $this->list->page( new Booking_Query( $this->here->studio, sort: $sort, is_descending: $down ), 0, 9 ) );

		self::assertSame( array( $approved, $pending, $canceled ), $by( Booking_Sort::Status, false ) );
		self::assertSame( array( $canceled, $pending, $approved ), $by( Booking_Sort::Status, true ) );
		self::assertSame( $canceled, $by( Booking_Sort::Payment, false )[0] );
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function book( string $date, array $more = array() ): int {
		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, array( 'booking_date' => $date ) + $more );
	}

	/**
	 * @param list<Booking> $bookings
	 * @return list<int>
	 */
	private static function ids( array $bookings ): array {
		return array_map( static fn( Booking $booking ): int => $booking->id, $bookings );
	}
}
