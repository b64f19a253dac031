<?php
/**
 * Replaces all bookings of a site by the given number of bookings, unless there are as many already. MariaDB makes the rows
 * with its sequence engine. SQLite makes them with a recursive query that bypasses WordPress's SQLite drop-in, which would
 * take an hour to translate a million rows.
 *
 * `$args`: `studio`, `monday` (of the measured week), `total` (bookings in the table), `week` (bookings in the measured week).
 * Returns `{ "rows" (in the table), "event" (ID of a default event) }`.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Table;

/**
 * Writer of bookings that do not overlap. Outside the measured week every room is booked hour by hour from 7:00 to 23:00, on as
 * many days before that week as after it. Every day is free from 23:00 on.
 */
final class Bench_Seed {

	/** Number of bookings per day: four rooms for sixteen hours. */
	private const A_DAY = 64;

	private readonly ?PDO $sqlite;

	public function __construct( private readonly wpdb $wpdb, private readonly int $studio, private readonly string $monday ) {
		$options      = array( PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION );
		$this->sqlite = defined( 'FQDB' ) ? new PDO( 'sqlite:' . FQDB, null, null, $options ) : null;
	}

	/** @return array{ rows: int, event: int } */
	public function plant( int $total, int $week ): array {
		$table = $this->name( Table::Bookings );
		if ( ! $this->is_planted( $total, $week ) ) {
			$this->run( "DELETE FROM $table" );
			$this->sow( $total, $week );
		}
		$this->run( "UPDATE {$this->name( Table::Revisions )} SET revision = revision + 1" );
		$defaults = $this->posts( 'studio_cal_event', array( 'meta_key' => '_studio_cal_default', 'meta_value' => '1' ) );

		return array( 'rows' => (int) $this->wpdb->get_var( "SELECT COUNT(*) FROM $table" ), 'event' => $defaults[0] );
	}

	/** Returns whether an earlier measurement has left as many bookings in this studio and week: a million take minutes. */
	private function is_planted( int $total, int $week ): bool {
		$table  = $this->name( Table::Bookings );
		$sunday = gmdate( 'Y-m-d', (int) strtotime( "$this->monday +6 days" ) );
		$here   = "$table WHERE studio_id = {$this->studio}";
		$count  = fn( string $of ): int => (int) $this->wpdb->get_var( "SELECT COUNT(*) FROM $of" );

		return array( $total, $total, $week ) === array( $count( $table ), $count( $here ), $count( "$here AND booking_date BETWEEN '{$this->monday}' AND '$sunday'" ) );
	}

	private function sow( int $total, int $week ): void {
		if ( $total > $week ) {
			$day    = $this->divide( 'seq', self::A_DAY );
			$half   = $this->divide( $day, 2 );
			$days   = "CASE WHEN $day % 2 = 0 THEN - 1 - $half ELSE 7 + $half END";
			$minute = "420 + 60 * ({$this->divide( 'seq', 4 )} % 16)";
			$this->insert( $total - $week, $days, $minute, 60 );
		}
		$this->insert( $week, "{$this->divide( 'seq', 4 )} % 7", "480 + 75 * {$this->divide( 'seq', 28 )}", 75 );
	}

	/** @param string $days Days after the Monday, @param string $minute Minutes after midnight; both are SQL that uses the number `seq`. */
	private function insert( int $count, string $days, string $minute, int $length ): void {
		$room    = self::pick( array_slice( $this->posts( 'studio_cal_room', array( 'post_parent' => $this->studio ) ), 0, 4 ) );
		$event   = self::pick( $this->posts( 'studio_cal_event' ) );
		$trainer = self::pick( $this->members() );
		$this->run(
			"INSERT INTO {$this->name( Table::Bookings )} (studio_id, room_id, event_id, trainer_id, booking_date, start_minute, end_minute, status,
				is_canceled, is_private, payment_status, payment_method, payment_frequency, hidden_description, room_name, event_title,
				trainer_first_name, trainer_last_name, series_id, revision, created_by, created_at, updated_at)
			SELECT {$this->studio}, $room, $event, $trainer, {$this->date( $days )}, $minute, $minute + $length,
				CASE WHEN seq % 3 = 0 THEN 'Pending' ELSE 'Approved' END, 0, CASE WHEN seq % 10 = 0 THEN 1 ELSE 0 END,
				CASE WHEN seq % 2 = 0 THEN 'paid' ELSE 'unpaid' END, 'cash', 'per_session',
				CASE WHEN seq % 5 = 0 THEN 'Brings own speakers' ELSE '' END, 'Room', 'Event', 'First', 'Last',
				0, 1, 1, '2026-01-01 00:00:00', '2026-01-01 00:00:00'
			FROM {$this->numbers( $count )} AS numbers"
		);
	}

	/**
	 * Returns SQL that takes the values in turn.
	 *
	 * @param list<int> $values
	 */
	private static function pick( array $values ): string {
		$cases = array_map( static fn( int $at, int $value ): string => "WHEN $at THEN $value", array_keys( $values ), $values );

		return 'CASE seq % ' . count( $values ) . ' ' . implode( ' ', $cases ) . ' END';
	}

	private function divide( string $number, int $by ): string {
		return null !== $this->sqlite ? "($number / $by)" : "($number DIV $by)";
	}

	private function date( string $days ): string {
		return null !== $this->sqlite
			? "date( '{$this->monday}', ($days) || ' days' )"
			: "DATE_ADD( '{$this->monday}', INTERVAL ($days) DAY )";
	}

	/** Returns SQL for a table with the numbers from 0 to $count - 1 in its column `seq`. */
	private function numbers( int $count ): string {
		$last = $count - 1;

		return null !== $this->sqlite
			? "(WITH RECURSIVE n(seq) AS (SELECT 0 UNION ALL SELECT seq + 1 FROM n WHERE seq < $last) SELECT seq FROM n)"
			: "(SELECT CAST(seq AS SIGNED) AS seq FROM seq_0_to_$last)";
	}

	private function run( string $sql ): void {
		if ( null !== $this->sqlite ) {
			$this->sqlite->exec( $sql );
		} elseif ( false === $this->wpdb->query( $sql ) ) {
			throw new RuntimeException( $this->wpdb->last_error );
		}
	}

	private function name( Table $table ): string {
		return $this->wpdb->prefix . $table->value;
	}

	/**
	 * @param array{ post_parent?: int, meta_key?: string, meta_value?: string } $more
	 * @return list<int>
	 */
	private function posts( string $type, array $more = array() ): array {
		$ids = get_posts( array( 'post_type' => $type, 'fields' => 'ids', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) + $more );

		return array_values( array_filter( $ids, is_int( ... ) ) );
	}

	/** @return list<int> */
	private function members(): array {
		$keys = preg_grep( '/^_studio_cal_member_\d+$/', array_keys( (array) get_post_meta( $this->studio ) ) );

		return array_values( array_map( static fn( string $key ): int => (int) substr( $key, strlen( '_studio_cal_member_' ) ), (array) $keys ) );
	}
}

global $wpdb;
/** @var array{ studio: int, monday: string, total: int, week: int } $args */

return ( new Bench_Seed( $wpdb, $args['studio'], $args['monday'] ) )->plant( $args['total'], $args['week'] );
