<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Studio_Records;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;
use WP_Post;
use WP_User;

/** Adds columns to the lists of studios, rooms and events. */
final class List_Columns {

	private const ROOMS    = 'studio_cal_rooms';
	private const OWNERS   = 'studio_cal_owners';
	private const TRAINERS = 'studio_cal_trainers';
	private const COMING   = 'studio_cal_coming';
	private const STUDIO   = 'studio_cal_studio';
	private const DEFAULT  = 'studio_cal_default';
	private const PICTURES = 'studio_cal_pictures';

	public function __construct( private readonly Members $members, private readonly Studio_Records $records, private readonly Clock $clock ) {
	}

	public function add_hooks(): void {
		foreach ( array( Post_Type::STUDIO, Post_Type::ROOM, Post_Type::EVENT ) as $type ) {
			add_filter( "manage_{$type}_posts_columns", fn( array $columns ): array => $this->with_ours( $type, $columns ) );
			add_action( "manage_{$type}_posts_custom_column", $this->print( ... ), 10, 2 );
		}
	}

	public function print( string $column, int $post_id ): void {
		$text = match ( $column ) {
			self::ROOMS    => implode( ', ', array_map( get_the_title( ... ), array_column( Rooms_Section::of_studio( $post_id ), 'ID' ) ) ),
			self::OWNERS   => implode( ', ', $this->owners( $post_id ) ),
			self::TRAINERS => (string) count( $this->listed_as( Member_Role::Trainer, $post_id ) ),
			self::COMING   => (string) Guard::run( fn(): int => $this->coming( $post_id ), '–' ),
			self::STUDIO   => self::studio_of( $post_id ),
			self::DEFAULT  => '1' === get_post_meta( $post_id, Meta_Key::IS_DEFAULT, true ) ? __( 'Yes', 'studio-calendar' ) : '',
			self::PICTURES => self::pictures( $post_id ),
			default        => '',
		};
		echo esc_html( wp_specialchars_decode( $text, ENT_QUOTES ) );
	}

	/**
	 * @param array<array-key, mixed> $columns
	 * @return array<array-key, mixed> With the plugin's columns before the date.
	 */
	private function with_ours( string $type, array $columns ): array {
		$ours = match ( $type ) {
			Post_Type::STUDIO => array(
				self::ROOMS    => __( 'Rooms', 'studio-calendar' ),
				self::OWNERS   => __( 'Owners', 'studio-calendar' ),
				self::TRAINERS => __( 'Trainers', 'studio-calendar' ),
				self::COMING   => __( 'Upcoming bookings', 'studio-calendar' ),
			),
			Post_Type::ROOM   => array( self::STUDIO => __( 'Studio', 'studio-calendar' ) ),
			default               => array(
				'author'       => __( 'Trainer', 'studio-calendar' ),
				self::DEFAULT  => __( 'Default event', 'studio-calendar' ),
				self::PICTURES => __( 'Images', 'studio-calendar' ),
			),
		};
		$date = array_intersect_key( $columns, array( 'date' => true ) );

		return array_merge( array_diff_key( $columns, $date, $ours ), $ours, $date );
	}

	/** @return list<string> */
	private function owners( int $studio_id ): array {
		$users = array_map( get_userdata( ... ), array_keys( $this->listed_as( Member_Role::Owner, $studio_id ) ) );
		$found = array_filter( $users, static fn( WP_User|false $user ): bool => $user instanceof WP_User );

		return array_values( array_map( static fn( WP_User $user ): string => $user->display_name, $found ) );
	}

	/** @return array<int, Member> */
	private function listed_as( Member_Role $role, int $studio_id ): array {
		return array_filter( $this->members->of_studio( $studio_id ), static fn( Member $member ): bool => $role === $member->role );
	}

	private function coming( int $studio_id ): int {
		$zone = timezone_open( Studio_Source::zone_of( $studio_id ) );

		return $this->records->coming( $studio_id, Wall_Clock::date_at( $this->clock->now(), false === $zone ? wp_timezone() : $zone ) );
	}

	private static function studio_of( int $room_id ): string {
		$room = get_post( $room_id );

		return $room instanceof WP_Post && $room->post_parent > 0 ? get_the_title( $room->post_parent ) : '';
	}

	private static function pictures( int $event_id ): string {
		$ids = get_post_meta( $event_id, Meta_Key::GALLERY, true );

		return (string) count( wp_parse_id_list( is_string( $ids ) ? $ids : '' ) );
	}
}
