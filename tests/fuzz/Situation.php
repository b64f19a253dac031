<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Fuzz;

use RuntimeException;
use StudioCalendar\Storage\Table;
use wpdb;

/** Fixture of the studio that the requests are about, with the rules that its tables must keep after any request. */
final class Situation {

	/** @param array{ studio: array{ id: int, room: int }, elsewhere: array{ id: int, room: int }, event: int, people: array<string, array{ id: int }> } $stage From tests/http/php/stage.php. */
	public function __construct( private readonly array $stage, private readonly wpdb $wpdb ) {
	}

	/** @return array{ studio: int, rooms: non-empty-list<int>, events: non-empty-list<int>, people: array<string, int>, bookings: non-empty-list<int> } */
	public function known(): array {
		$people   = array_values( array_diff( $this->people(), array( 0 ) ) );
		$bookings = array_map( fn( int $day ): int => $this->book( $day, $people ), range( 0, 39 ) );

		return array(
			'studio'   => $this->stage['studio']['id'],
			'rooms'    => array( ...array_fill( 0, 9, $this->stage['studio']['room'] ), $this->stage['elsewhere']['room'] ),
			'events'   => array( ...array_fill( 0, 9, $this->stage['event'] ), $this->stage['studio']['room'] ),
			'people'   => $this->people(),
			'bookings' => $bookings,
		);
	}

	/** @return array<string, int> Ids by name; 0 for the visitor. */
	public function people(): array {
		return array_map( static fn( array $person ): int => $person['id'], $this->stage['people'] );
	}

	/** @return list<string> Violations of the rules, one sentence each. */
	public function problems(): array {
		$bookings = $this->wpdb->prefix . Table::Bookings->value;
		$history  = $this->wpdb->prefix . Table::History->value;
		$rules    = array(
			'overlaps'                              => "SELECT a.id FROM $bookings a JOIN $bookings b ON b.room_id = a.room_id AND b.booking_date = a.booking_date AND b.id > a.id
				WHERE a.is_canceled = 0 AND b.is_canceled = 0 AND a.start_minute < b.end_minute AND b.start_minute < a.end_minute",
			'ends before it starts'                 => "SELECT id FROM $bookings WHERE end_minute <= start_minute OR end_minute > 1440",
			'is outside the hours'                  => "SELECT id FROM $bookings WHERE start_minute < 420",
			'has a status that is none'             => "SELECT id FROM $bookings WHERE status NOT IN ('Pending', 'Approved') OR payment_status NOT IN ('paid', 'unpaid')",
			'is in a room that is not the studio\'s' => "SELECT b.id FROM $bookings b
				LEFT JOIN {$this->wpdb->posts} p ON p.ID = b.room_id AND p.post_parent = b.studio_id AND p.post_type = 'studio_cal_room' WHERE p.ID IS NULL",
			'has not one line for each revision'    => "SELECT b.id FROM $bookings b WHERE b.revision - ( CASE WHEN b.created_by = 0 THEN 1 ELSE 0 END )
				<> ( SELECT COUNT(*) FROM $history h WHERE h.booking_id = b.id )",
		);
		$problems = array();
		foreach ( $rules as $problem => $sql ) {
			foreach ( array_slice( $this->wpdb->get_col( $sql ), 0, 5 ) as $id ) {
				$problems[] = "Booking $id $problem.";
			}
		}

		return $problems;
	}

	/** @param list<int> $people */
	private function book( int $day, array $people ): int {
		$row = array(
			'studio_id'          => $this->stage['studio']['id'],
			'room_id'            => $this->stage['studio']['room'],
			'event_id'           => $this->stage['event'],
			'trainer_id'         => $people[ $day % count( $people ) ],
			'booking_date'       => gmdate( 'Y-m-d', time() + DAY_IN_SECONDS * $day ),
			'start_minute'       => 600,
			'end_minute'         => 660,
			'status'             => 'Pending',
			'payment_status'     => 'unpaid',
			'payment_method'     => 'cash',
			'payment_frequency'  => 'monthly',
			'hidden_description' => '',
			'room_name'          => 'Hall',
			'event_title'        => 'Event',
			'trainer_first_name' => 'First',
			'trainer_last_name'  => 'Last',
			'created_by'         => 0,
			'created_at'         => gmdate( 'Y-m-d H:i:s' ),
			'updated_at'         => gmdate( 'Y-m-d H:i:s' ),
		);
		if ( 1 !== $this->wpdb->insert( $this->wpdb->prefix . Table::Bookings->value, $row ) ) {
			throw new RuntimeException( $this->wpdb->last_error );
		}

		return $this->wpdb->insert_id;
	}
}
