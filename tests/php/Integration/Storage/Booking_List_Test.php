<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Storage;

use PDO;
use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Booking_Status;
use StudioCalendar\Domain\Listing\Booking_Cursor;
use StudioCalendar\Domain\Listing\Booking_Query;
use StudioCalendar\Domain\Listing\Booking_Sort;
use StudioCalendar\Domain\Payment_Status;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the list of a studio's bookings: filters, order, pages, and the index that each query uses. */
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

		self::assertSame( array( $found ), self::ids( $this->list->after( $query, null, 10 )[0] ) );
		self::assertSame( 1, $this->list->count( $query )['bookings'] );
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
			$asked = $this->asked(
				fn(): mixed => match ( $way ) {
					'page'   => $this->list->after( $query, null, 25 ),
					'count'  => $this->list->count( $query ),
					'totals' => $this->list->totals( $query ),
				}
			);
			self::assertMatchesRegularExpression( '/\b(\w*listing|\w*by_room|\w*by_status|\w*by_payment|\w*trainer|Impossible WHERE)\b/', self::plan( $asked[0] ?? '' ), $way );
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

	/** Lets a database server count what its indexes hold, as it does by itself after a while. */
	private function analyze(): void {
		if ( ! defined( 'FQDB' ) ) {
			self::wpdb()->query( "ANALYZE TABLE {$this->make->table( Table::Bookings )}" );
		}
	}

	/**
	 * Returns the SELECTs of bookings that the work sends.
	 *
	 * @param callable(): mixed $work
	 * @return list<string>
	 */
	private function asked( callable $work ): array {
		$asked = array();
		$note  = static function ( string $sql ) use ( &$asked ): string {
			$asked[] = $sql;

			return $sql;
		};
		add_filter( 'query', $note );
		$work();
		remove_filter( 'query', $note );

		return $asked;
	}

	/** Returns how a SELECT is answered: from MySQL's EXPLAIN the columns "key" and "Extra", from SQLite the query plan. */
	private static function plan( string $sql ): string {
		if ( defined( 'FQDB' ) ) {
			$sql   = (string) preg_replace( '/LEFT\((\w+), (\d+)\)/', 'substr($1, 1, $2)', $sql );
			$found = ( new PDO( 'sqlite:' . FQDB, null, null, array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION ) ) )->query( "EXPLAIN QUERY PLAN $sql" );
			self::assertNotFalse( $found );
			$rows = $found->fetchAll( PDO::FETCH_ASSOC );

			return implode( ' ', array_column( $rows, 'detail' ) );
		}
		$row = self::wpdb()->get_row( "EXPLAIN $sql", ARRAY_A );
		$has = array_filter( is_array( $row ) ? array( $row['key'], $row['Extra'] ) : array(), is_string( ... ) );

		return implode( ' ', $has );
	}

	/** Checks on enough bookings for the database to care: every page of every order comes in order out of an index. */
	#[DataProvider( 'orders' )]
	public function test_a_page_is_read_from_an_index_in_its_order( Booking_Sort $sort, bool $is_descending ): void {
		$this->book_many( 2000 );
		$this->analyze();
		$query  = $this->in( $sort, $is_descending );
		$cursor = Booking_Cursor::of( $this->list->after( $query, null, 1, 1000 )[0][0], $sort );
		foreach ( array( null, $cursor ) as $place ) {
			$asked = $this->asked(
				function () use ( $query, $place ): void {
					$this->list->after( $query, $place, 25 );
					$this->list->before( $query, $place, 25 );
				}
			);
			foreach ( (array) preg_grep( '/ORDER BY/', $asked ) as $sql ) {
				self::assertMatchesRegularExpression( '/\b\w*(listing|by_room|by_status|by_payment|trainer)\b/', self::plan( $sql ), $sql );
				self::assertDoesNotMatchRegularExpression( '/filesort|TEMP B-TREE|SCAN/', self::plan( $sql ), $sql );
			}
		}
	}

	/** Checks that counts and totals read an index alone. */
	public function test_counts_and_totals_are_read_from_an_index_alone(): void {
		$this->book_many( 2000 );
		$this->analyze();
		foreach ( array( array(), array( 'is_canceled' => false, 'from' => '2026-11-12' ) ) as $narrowed ) {
			$query = $this->in( Booking_Sort::Date, false, $narrowed );
			foreach ( array( fn(): mixed => $this->list->count( $query ), fn(): mixed => $this->list->totals( $query ) ) as $work ) {
				self::assertMatchesRegularExpression( '/Using index(?! condition)|COVERING INDEX/', self::plan( $this->asked( $work )[0] ?? '' ) );
			}
		}
	}

	/** Checks that a trainer's pending bookings are counted among the studio's pending ones, not among all of the trainer's. */
	public function test_open_requests_are_read_from_an_index_alone(): void {
		// Written so at once: an index holds what an UPDATE has changed for a while, and databases reckon with it.
		$this->book_many( 2000, array( 'Pending', ...array_fill( 0, 49, 'Approved' ) ) );
		$this->analyze();
		$bookings = new Bookings( new Database( self::wpdb() ) );
		$asked    = $this->asked( fn(): mixed => $bookings->open_requests( $this->here->studio, $this->here->anna, '2026-11-12' ) );

		self::assertMatchesRegularExpression( '/by_status\b/', self::plan( $asked[0] ?? '' ) );
		self::assertMatchesRegularExpression( '/Using index(?! condition)|COVERING INDEX/', self::plan( $asked[0] ?? '' ) );
	}

	/** @return iterable<string, array{ Booking_Sort, bool }> */
	public static function orders(): iterable {
		foreach ( Booking_Sort::cases() as $sort ) {
			yield "$sort->value up" => array( $sort, false );
			yield "$sort->value down" => array( $sort, true );
		}
	}

	/** Checks pages by place and by number, forward and back, of random bookings with ties in all columns. */
	#[DataProvider( 'orders' )]
	public function test_pages_are_the_list_in_its_order( Booking_Sort $sort, bool $is_descending ): void {
		$this->book_many( 150 );
		foreach ( array( array(), array( 'is_canceled' => false, 'from' => '2026-11-11' ), array( 'room_id' => $this->here->small ) ) as $narrowed ) {
			$query = $this->in( $sort, $is_descending, $narrowed );
			$whole = $this->expected( $query );
			self::assertSame( $whole, self::ids( $this->list->after( $query, null, 1000 )[0] ) );
			self::assertSame( $whole, self::ids( $this->list->before( $query, null, 1000 )[0] ) );
			self::assertSame( $whole, $this->walked( $query, 7 ) );
			self::assertSame( array_reverse( $whole ), $this->walked_back( $query, 7 ) );
			foreach ( array( 0, 3, 41, count( $whole ) - 2, count( $whole ) ) as $skip ) {
				self::assertSame( array_slice( $whole, $skip, 5 ), self::ids( $this->list->after( $query, null, 5, $skip )[0] ) );
				self::assertSame( array_reverse( array_slice( array_reverse( $whole ), $skip, 5 ) ), self::ids( $this->list->before( $query, null, 5, $skip )[0] ) );
			}
		}
	}

	/** Checks that bookings that come and go between two pages neither hide nor repeat any that stays. */
	#[DataProvider( 'orders' )]
	public function test_who_turns_pages_meets_each_booking_that_stays_once( Booking_Sort $sort, bool $is_descending ): void {
		$this->book_many( 120 );
		$query = $this->in( $sort, $is_descending );
		$stay  = $this->expected( $query );
		$meet  = function () use ( &$stay ): void {
			$gone = $stay[ mt_rand( 0, count( $stay ) - 1 ) ];
			self::wpdb()->delete( $this->make->table( Table::Bookings ), array( 'id' => $gone ) );
			$stay = array_values( array_diff( $stay, array( $gone ) ) );
			$this->book_many( 3 );
		};

		$forward = $this->walked( $query, 10, $meet );
		self::assertSame( $stay, array_values( array_intersect( $forward, $stay ) ) );
		self::assertSame( array_unique( $forward ), $forward );

		$stay = $this->expected( $query );
		$back = $this->walked_back( $query, 10, $meet );
		self::assertSame( array_reverse( $stay ), array_values( array_intersect( $back, $stay ) ) );
		self::assertSame( array_unique( $back ), $back );
	}

	public function test_a_place_outside_of_the_filter_shows_nothing_outside_of_it(): void {
		$this->book_many( 60 );
		$cursor = Booking_Cursor::of( $this->list->after( $this->in( Booking_Sort::Room, false, array( 'room_id' => $this->here->big ) ), null, 1 )[0][0], Booking_Sort::Room );
		$query  = $this->in( Booking_Sort::Room, false, array( 'room_id' => $this->here->small ) );

		self::assertSame( array(), $this->list->after( $query, $cursor, 100 )[0], 'The small room comes before the big one.' );
		self::assertSame( $this->expected( $query ), self::ids( $this->list->before( $query, $cursor, 100 )[0] ) );
	}

	/**
	 * @param (callable(): void)|null $between Done between two pages.
	 * @return list<int> All bookings, page by page.
	 */
	private function walked( Booking_Query $query, int $rows, ?callable $between = null ): array {
		$ids    = array();
		$cursor = null;
		do {
			[ $page, $has_more ] = $this->list->after( $query, $cursor, $rows );
			$ids                 = array( ...$ids, ...self::ids( $page ) );
			if ( array() !== $page ) {
				$cursor = Booking_Cursor::of( $page[ count( $page ) - 1 ], $query->sort );
			}
			if ( null !== $between && count( $ids ) < 100 ) {
				$between();
			}
		} while ( $has_more );

		return $ids;
	}

	/**
	 * @param (callable(): void)|null $between Done between two pages.
	 * @return list<int> All bookings, page by page from the last, the list's last booking first.
	 */
	private function walked_back( Booking_Query $query, int $rows, ?callable $between = null ): array {
		$ids    = array();
		$cursor = null;
		do {
			[ $page, $has_more ] = $this->list->before( $query, $cursor, $rows );
			$ids                 = array( ...$ids, ...array_reverse( self::ids( $page ) ) );
			if ( array() !== $page ) {
				$cursor = Booking_Cursor::of( $page[0], $query->sort );
			}
			if ( null !== $between && count( $ids ) < 100 ) {
				$between();
			}
		} while ( $has_more );

		return $ids;
	}

	/** @param array<string, mixed> $narrowed Named arguments of Booking_Query. */
	private function in( Booking_Sort $sort, bool $is_descending, array $narrowed = array() ): Booking_Query {
		$order = array( 'room_order' => array( $this->here->small, $this->here->big ), 'trainer_order' => array( $this->here->ivan, $this->here->mari, $this->here->anna ) );

		return new Booking_Query( ...array( 'studio_id' => $this->here->studio, 'sort' => $sort, 'is_descending' => $is_descending, ...$order, ...$narrowed ) ); // @phpstan-ignore argument.type (named arguments)
	}

	/**
	 * Returns the IDs of the whole list, filtered and sorted here: by the place of the room, trainer, status or payment;
	 * of rooms and trainers that are gone the last ID first; then by time, newest first; by date in the query's direction.
	 *
	 * @return list<int>
	 */
	private function expected( Booking_Query $query ): array {
		$rows  = array_filter(
			$this->rows( Table::Bookings, '' ),
			static fn( array $row ): bool => ( 0 === $query->room_id || $query->room_id === (int) $row['room_id'] )
				&& ( null === $query->is_canceled || (int) $query->is_canceled === (int) $row['is_canceled'] )
				&& ( '' === $query->from || $row['booking_date'] >= $query->from )
		);
		$time  = static fn( array $row ): array => array( $row['booking_date'], (int) $row['start_minute'], (int) $row['id'] );
		$way   = $query->is_descending ? -1 : 1;
		$down  = Booking_Sort::Date === $query->sort ? $way : -1;
		usort(
			$rows,
			static fn( array $a, array $b ): int => array(
				$way * ( self::place( $a, $query )[0] <=> self::place( $b, $query )[0] ),
				self::place( $b, $query )[1] <=> self::place( $a, $query )[1],
				$down * ( $time( $a ) <=> $time( $b ) ),
			) <=> array( 0, 0, 0 )
		);

		return array_map( static fn( array $row ): int => (int) $row['id'], $rows );
	}

	/**
	 * @param array<string, string> $row
	 * @return array{ int, int } Place of the booking's room, trainer, status or payment in the list; the ID of a room or trainer that is gone.
	 */
	private static function place( array $row, Booking_Query $query ): array {
		return match ( $query->sort ) {
			Booking_Sort::Date    => array( 0, 0 ),
			Booking_Sort::Room    => self::place_of( (int) $row['room_id'], $query->room_order ),
			Booking_Sort::Trainer => self::place_of( (int) $row['trainer_id'], $query->trainer_order ),
			Booking_Sort::Status  => array( 2 * (int) $row['is_canceled'] + (int) ( 'Pending' === $row['status'] ), 0 ),
			Booking_Sort::Payment => array( (int) ( 'unpaid' === $row['payment_status'] ), 0 ),
		};
	}

	/**
	 * @param list<int> $order
	 * @return array{ int, int }
	 */
	private static function place_of( int $id, array $order ): array {
		$place = array_search( $id, $order, true );

		return false === $place ? array( count( $order ), $id ) : array( $place, 0 );
	}

	/**
	 * Books in rooms and with trainers of the studio and gone ones, within few days and hours, so that many tie.
	 *
	 * @param positive-int           $count
	 * @param non-empty-list<string> $statuses Each is as likely as the others.
	 */
	private function book_many( int $count, array $statuses = array( 'Pending', 'Approved' ) ): void {
		$rooms    = array( $this->here->small, $this->here->big, 3, 4_000_000 );
		$trainers = array( $this->here->ivan, $this->here->mari, $this->here->anna, 4_000_000 );
		$one      = static fn( array $of ): int|string => $of[ mt_rand( 0, count( $of ) - 1 ) ];
		$rows     = array();
		for ( $n = 0; $n < $count; $n++ ) {
			$minute = 60 * mt_rand( 10, 12 );
			$rows[] = array(
				'room_id'        => $one( $rooms ),
				'trainer_id'     => $one( $trainers ),
				'booking_date'   => '2026-11-' . mt_rand( 10, 14 ),
				'start_minute'   => $minute,
				'end_minute'     => $minute + 60,
				'status'         => $one( $statuses ),
				'is_canceled'    => (int) ( 0 === mt_rand( 0, 3 ) ),
				'payment_status' => $one( array( 'paid', 'unpaid' ) ),
			);
		}
		$this->make->bookings( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, $rows );
	}

	public function test_rooms_and_trainers_sort_as_the_studio_names_them_and_unknown_ones_last(): void {
		$big   = $this->book( '2026-11-10', array( 'trainer_id' => $this->here->ivan ) );
		$small = $this->book( '2026-11-11', array( 'room_id' => $this->here->small ) );
		$gone  = $this->book( '2026-11-12', array( 'room_id' => 4_000_000, 'trainer_id' => 4_000_000 ) );
		$sort  = fn( Booking_Sort $sort ): array => self::ids(
			$this->list->after(
				new Booking_Query(
					$this->here->studio,
					sort: $sort,
					room_order: array( $this->here->small, $this->here->big ),
					trainer_order: array( $this->here->ivan, $this->here->anna ),
				),
				null,
				10
			)[0]
		);

		self::assertSame( array( $small, $big, $gone ), $sort( Booking_Sort::Room ) );
		self::assertSame( array( $big, $small, $gone ), $sort( Booking_Sort::Trainer ) );
	}

	public function test_status_and_payment_sort(): void {
		$canceled = $this->book( '2026-11-10', array( 'is_canceled' => 1, 'payment_status' => 'paid' ) );
		$pending  = $this->book( '2026-11-11', array( 'status' => 'Pending' ) );
		$approved = $this->book( '2026-11-12' );
		$by       = fn( Booking_Sort $sort, bool $down ): array => self::ids( $this->list->after( new Booking_Query( $this->here->studio, sort: $sort, is_descending: $down ), null, 9 )[0] );

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
