<?php
/**
 * Seeds a site for `npm run bench:page`: a studio of eight rooms with the given number of bookings in each week, from the
 * week before the measured one to two weeks after it, and three pages that differ only in what stands below a sentence: the
 * calendar, nothing, and the measured week's bookings as a plain HTML table (a row for each room, a cell for each day, the
 * bookings' titles, times and trainers as text), without a style or a script.
 *
 * `$args`: `owner` (user ID), `monday` (of the measured week), `week` (bookings per week). Returns `{ "studio" (ID), "with",
 * "without", "table" (URLs of the pages) }`.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Table;

global $wpdb;
/** @var array{ owner: int, monday: string, week: int } $args */
wp_set_current_user( $args['owner'] );

$make = static function ( string $type, string $title, string $content = '', int $parent = 0, int $order = 0 ) use ( $args ): int {
	$found = get_posts( array( 'post_type' => $type, 'title' => $title, 'post_status' => 'publish', 'fields' => 'ids', 'post_parent' => $parent ) );
	$post  = array(
		'post_type'    => $type,
		'post_title'   => $title,
		'post_status'  => 'publish',
		'post_author'  => $args['owner'],
		'post_content' => $content,
		'post_parent'  => $parent,
		'menu_order'   => $order,
	);

	return is_int( $found[0] ?? null ) ? wp_update_post( array( 'ID' => $found[0] ) + $post ) : wp_insert_post( $post );
};

$studio = $make( Post_Type::STUDIO, 'Bench studio' );
$rooms  = array_map( static fn( int $number ): int => $make( Post_Type::ROOM, "Room $number", '', $studio, $number ), range( 1, 8 ) );
$table  = $wpdb->prefix . Table::Bookings->value;
$wpdb->query( 'START TRANSACTION' );
$wpdb->delete( $table, array( 'studio_id' => $studio ) );
$made = gmdate( 'Y-m-d H:i:s' );
// Bookings take rooms and days in turn, each 60 or 75 minutes long and from 7:00 on, so that no two overlap.
for ( $week = -1; $week <= 2; $week++ ) {
	for ( $number = 0; $number < $args['week']; $number++ ) {
		$round = intdiv( $number, 56 );
		$start = 420 + 105 * $round + 15 * ( $number % 3 );
		$day   = 7 * $week + intdiv( $number, 8 ) % 7;
		$wpdb->insert(
			$table,
			array(
				'studio_id'          => $studio,
				'room_id'            => $rooms[ $number % 8 ],
				'event_id'           => 0,
				'trainer_id'         => $args['owner'],
				'booking_date'       => gmdate( 'Y-m-d', (int) strtotime( "{$args['monday']} +$day days UTC" ) ),
				'start_minute'       => $start,
				'end_minute'         => $start + 60 + 15 * ( $number % 2 ),
				'status'             => 0 === $number % 5 ? 'Pending' : 'Approved',
				'is_canceled'        => 0,
				'is_private'         => 0,
				'payment_status'     => 0 === $number % 2 ? 'paid' : 'unpaid',
				'payment_method'     => 0 === $number % 3 ? 'cash' : 'bank_transfer',
				'payment_frequency'  => 0 === $number % 4 ? 'monthly' : 'per_session',
				'hidden_description' => '',
				'room_name'          => 'Room ' . ( 1 + $number % 8 ),
				'event_title'        => array( 'Salsa I', 'Contemporary, 10–13', 'Band rehearsal', 'Yoga' )[ $number % 4 ],
				'trainer_first_name' => 'Anna',
				'trainer_last_name'  => 'Tamm',
				'series_id'          => 0,
				'revision'           => 1,
				'created_by'         => $args['owner'],
				'created_at'         => $made,
				'updated_at'         => $made,
			)
		);
	}
}
$wpdb->query( 'COMMIT' );
$sunday = gmdate( 'Y-m-d', (int) strtotime( "{$args['monday']} +6 days UTC" ) );
$cells  = array();
$query  = $wpdb->prepare( 'SELECT * FROM %i WHERE studio_id = %d AND booking_date BETWEEN %s AND %s ORDER BY start_minute', $table, $studio, $args['monday'], $sunday );
foreach ( $wpdb->get_results( $query, ARRAY_A ) as $row ) {
	$time                                             = static fn( string $key ): string => sprintf( '%02d:%02d', intdiv( (int) $row[ $key ], 60 ), (int) $row[ $key ] % 60 );
	$cells[ $row['room_name'] ][ $row['booking_date'] ] = ( $cells[ $row['room_name'] ][ $row['booking_date'] ] ?? '' ) . sprintf(
		'<div class="bench-booking"><b>%s</b> %s–%s %s %s</div>',
		esc_html( $row['event_title'] ),
		$time( 'start_minute' ),
		$time( 'end_minute' ),
		esc_html( $row['trainer_first_name'] ),
		esc_html( $row['trainer_last_name'] )
	);
}
$plain = '';
foreach ( $cells as $room => $days ) {
	ksort( $days );
	$plain .= sprintf( '<tr><th>%s</th><td>%s</td></tr>', esc_html( $room ), implode( '</td><td>', $days ) );
}
$text = '<!-- wp:paragraph --><p>All rooms of the studio, this week.</p><!-- /wp:paragraph -->';

return array(
	'studio'  => $studio,
	'with'    => (string) get_permalink( $make( 'page', 'Bench page', $text . sprintf( '<!-- wp:studio-calendar/calendar {"studioId":%d,"align":"wide"} /-->', $studio ) ) ),
	'without' => (string) get_permalink( $make( 'page', 'Bench page without', $text ) ),
	'table'   => (string) get_permalink( $make( 'page', 'Bench page with a table', "{$text}<!-- wp:html --><table>{$plain}</table><!-- /wp:html -->" ) ),
);
