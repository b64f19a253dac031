<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Tests\Integration\Factory;

/**
 * Fixture of a studio in Tallinn with a user of each role. Minimum length 30 minutes, gap 15, approval needed; Mari owns it,
 * Anna and Ivan are its trainers, Ivan pays monthly by bank transfer. Other is the owner of another studio with one room.
 */
final class Small_Studio {

	public const SETTINGS = array(
		Meta_Key::TIMEZONE    => 'Europe/Tallinn',
		Meta_Key::MIN_MINUTES => '30',
		Meta_Key::GAP_MINUTES => '15',
		Meta_Key::NOTICE      => "Dear trainers! Please leave the room as you found it.\nMari",
	);

	private function __construct(
		public readonly int $studio,
		public readonly int $big,
		public readonly int $small,
		public readonly int $mari,
		public readonly int $anna,
		public readonly int $ivan,
		public readonly int $admin,
		public readonly int $guest,
		public readonly int $salsa,
		public readonly int $yoga,
		public readonly int $rehearsal,
		public readonly int $other,
		public readonly int $other_studio,
		public readonly int $other_room,
	) {
	}

	public static function made( Factory $make ): self {
		$mari   = $make->user( 'studio_owner', array( 'first_name' => 'Mari', 'last_name' => 'Mets', 'nickname' => 'Mari' ) );
		$anna   = $make->user( 'studio_trainer', array( 'first_name' => 'Anna', 'last_name' => 'Tamm', 'nickname' => 'Anni' ) );
		$ivan   = $make->user( 'studio_trainer', array( 'first_name' => 'Иван', 'last_name' => "O'Brien" ) );
		$other  = $make->user( 'studio_owner', array( 'first_name' => 'Olga', 'last_name' => 'Other' ) );
		$studio = $make->studio( $mari, self::SETTINGS );
		$theirs = $make->studio( $other );
		wp_update_post( array( 'ID' => $studio, 'post_title' => 'Demo Studio' ) );
		$make->member( $studio, $anna );
		$make->member( $studio, $ivan );
		self::pays_by_bank( $studio, $ivan );

		return new self(
			$studio,
			self::painted( $make->room( $studio, 'Big hall', 1 ), 'first' ),
			self::painted( $make->room( $studio, 'Small hall', 2 ), 'second' ),
			$mari,
			$anna,
			$ivan,
			$make->user( 'administrator', array( 'first_name' => 'Ada', 'last_name' => 'Admin' ) ),
			$make->user( 'subscriber', array( 'first_name' => 'Sam', 'last_name' => 'Subscriber' ) ),
			$make->event( $anna, 'Salsa I' ),
			$make->event( $ivan, 'Yoga' ),
			$make->event( $mari, 'Rehearsal', true ),
			$other,
			$theirs,
			$make->room( $theirs, 'Elsewhere' ),
		);
	}

	/** Stores the color palette that the room would have by its order anyway. */
	private static function painted( int $room, string $palette ): int {
		update_post_meta( $room, Meta_Key::PALETTE, $palette );

		return $room;
	}

	/**
	 * Returns the minimum that `booking/add` needs: the big hall, Friday 27 November 2026, 18:00 to 19:30, the default event.
	 *
	 * @param array<string, mixed> $more Fields added to it or replaced.
	 * @return array<string, mixed> Fields of `post_data`.
	 */
	public function wanted( array $more = array() ): array {
		return array_merge(
			array(
				'studio_id' => $this->studio,
				'room_id'   => $this->big,
				'event_id'  => $this->rehearsal,
				'date'      => '2026-11-27',
				'time_from' => '18:00',
				'time_to'   => '19:30',
			),
			$more
		);
	}

	private static function pays_by_bank( int $studio, int $user ): void {
		$member = array( 'role' => 'trainer', 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly' );
		update_post_meta( $studio, "_studio_cal_member_$user", wp_slash( (string) wp_json_encode( $member ) ) );
	}
}
