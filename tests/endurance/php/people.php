<?php
/**
 * Adds trainers to the studio of a load test until it has `$args['count']` people, including its owner and first trainers.
 * `$args`: `studio`, `known` (ids of the existing people), `count`. Returns the ids of all of them, the known ones first.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

/** @var array{ studio: int, known: list<int>, count: int } $args */

return ( static function ( array $args ): array {
	$people = $args['known'];
	while ( count( $people ) < $args['count'] ) {
		$login = 'endurance-trainer-' . count( $people );
		$known = get_user_by( 'login', $login );
		$id    = false !== $known ? $known->ID : wp_insert_user(
			array(
				'user_login' => $login,
				'user_pass'  => wp_generate_password(),
				'user_email' => "$login@example.org",
				'first_name' => 'Endurance',
				'last_name'  => $login,
				'role'       => 'subscriber',
			)
		);
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}
		$member = array( 'role' => 'trainer', 'payment_method' => 'cash', 'payment_frequency' => 'per_session' );
		update_post_meta( $args['studio'], "_studio_cal_member_$id", wp_json_encode( $member ) );
		$people[] = $id;
	}

	return $people;
} )( $args );
