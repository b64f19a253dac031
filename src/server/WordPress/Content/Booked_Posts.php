<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Studio_Posts;

/**
 * Keeps rooms that were ever booked in their studio, which holds their history, and rooms and studios with upcoming
 * bookings published. It runs at the last filter before WordPress stores a post, for every way of saving. A column can
 * be kept there, but no reason shown; `Booked_Words` gives the messages. If the tables are not available, the change is
 * rejected and the rest of the post is saved.
 */
final class Booked_Posts {

	private const PUBLISHED = 'publish';

	public function __construct(
		private readonly Studio_Posts $posts,
		private readonly Bookings $bookings,
		private readonly Coming_Bookings $coming,
	) {
	}

	public function add_hooks(): void {
		add_filter( 'wp_insert_post_data', $this->keep( ... ), PHP_INT_MAX, 2 );
	}

	/**
	 * @param array<string, mixed> $data    Columns of the post, with slashes.
	 * @param array<string, mixed> $written The unprocessed values.
	 * @return array<string, mixed>
	 */
	public function keep( array $data, array $written ): array {
		$id     = is_numeric( $written['ID'] ?? null ) ? (int) $written['ID'] : 0;
		$stored = $id > 0 && Schema::is_installed() ? Guard::run( fn(): array|null => $this->posts->find( $id ), false ) : null;
		if ( false === $stored ) {
			return self::unchanged( $id, $data );
		}
		if ( null === $stored ) {
			return $data;
		}
		if ( Guard::run( fn(): bool => $this->keeps_type( $id, $stored['type'], $data ), true ) ) {
			$data['post_type'] = $stored['type'];
		}
		if ( Guard::run( fn(): bool => $this->keeps_open( $id, $stored, $data ), true ) ) {
			$data = self::published( $id, $data );
			Booked_Words::say_on_next_screen();
		}
		if ( Guard::run( fn(): bool => $this->keeps_studio( $id, $stored, $data ), true ) ) {
			$data['post_parent'] = Guard::run( fn(): ?array => $this->posts->find( $id ) )['parent'] ?? $stored['parent'];
			Booked_Words::say_on_next_screen();
		}

		return $data;
	}

	/** Returns why the post cannot take this status, as a message; null if it can. */
	public function refused_status( int $id, string $status ): ?string {
		$stored  = Schema::is_installed() ? Guard::run( fn(): ?array => $this->posts->find( $id ) ) : null;
		$is_open = null !== $stored && self::PUBLISHED === $stored['status'];

		return $is_open && self::PUBLISHED !== $status && $this->coming->at( get_post( $id ) ) ? Booked_Words::stays_open( $id ) : null;
	}

	/** Returns why the room cannot move to that studio; null if it can. */
	public function refused_studio( int $id, int $studio_id ): ?string {
		$stored   = Schema::is_installed() ? Guard::run( fn(): ?array => $this->posts->find( $id ) ) : null;
		$is_moved = null !== $stored && Post_Type::ROOM === $stored['type'] && $stored['parent'] !== $studio_id;

		return $is_moved && Guard::run( fn(): bool => $this->bookings->room_has_any( $id ), true ) ? Booked_Words::stays_in_its_studio( $id ) : null;
	}

	/** @param array<string, mixed> $data */
	private function keeps_type( int $id, string $type, array $data ): bool {
		$is_room = Post_Type::ROOM === $type;

		return $type !== ( $data['post_type'] ?? $type ) && ( $is_room ? $this->bookings->room_has_any( $id ) : $this->coming->at( get_post( $id ) ) );
	}

	/**
	 * @param array{ type: string, status: string, parent: int } $stored
	 * @param array<string, mixed>                               $data
	 */
	private function keeps_open( int $id, array $stored, array $data ): bool {
		$status = is_string( $data['post_status'] ?? null ) ? $data['post_status'] : self::PUBLISHED;
		if ( self::PUBLISHED !== $stored['status'] || self::PUBLISHED === $status ) {
			return false;
		}
		$studio_id = Post_Type::STUDIO === $stored['type'] ? $id : $stored['parent'];

		return ! $this->posts->withdraw( $studio_id, $id, self::PUBLISHED, $status, fn(): bool => $this->coming->at( get_post( $id ) ) );
	}

	/**
	 * @param array{ type: string, status: string, parent: int } $stored
	 * @param array<string, mixed>                               $data
	 */
	private function keeps_studio( int $id, array $stored, array $data ): bool {
		$studio_id = is_numeric( $data['post_parent'] ?? null ) ? (int) $data['post_parent'] : 0;
		if ( Post_Type::ROOM !== $stored['type'] || $studio_id === $stored['parent'] ) {
			return false;
		}

		return ! $this->posts->move( $id, $stored['parent'], $studio_id, fn(): bool => $this->bookings->room_has_any( $id ) );
	}

	/**
	 * Keeps type, status and parent of a studio or room as WordPress knows them, because the database did not say whether
	 * they are booked.
	 *
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private static function unchanged( int $id, array $data ): array {
		$post = get_post( $id );
		if ( null === $post || ! in_array( $post->post_type, array( Post_Type::STUDIO, Post_Type::ROOM ), true ) ) {
			return $data;
		}
		$is_withdrawn = self::PUBLISHED === $post->post_status && self::PUBLISHED !== ( $data['post_status'] ?? self::PUBLISHED );
		$post_data    = $is_withdrawn ? self::published( $id, $data ) : $data;
		$kept         = array( 'post_type' => $post->post_type, 'post_parent' => $post->post_parent ) + $post_data;
		if ( $kept !== $data ) {
			Booked_Words::say_on_next_screen();
		}

		return $kept;
	}

	/**
	 * Keeps the post published, and its earlier date if the new one is in the future, which would make WordPress
	 * unpublish it.
	 *
	 * @param array<string, mixed> $data
	 * @return array<string, mixed>
	 */
	private static function published( int $id, array $data ): array {
		$post = get_post( $id );
		if ( 'future' === ( $data['post_status'] ?? '' ) && null !== $post ) {
			$data['post_date']     = $post->post_date;
			$data['post_date_gmt'] = $post->post_date_gmt;
		}
		$data['post_status'] = self::PUBLISHED;

		return $data;
	}
}
