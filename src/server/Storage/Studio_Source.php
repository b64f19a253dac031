<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use DateTimeZone;
use StudioCalendar\Domain\Event;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio;
use StudioCalendar\Domain\Studio_Model;
use WP_Post;
use WP_User;

/**
 * Builds a studio's read model from WordPress's posts, metadata and users. Runs only after a change to one of them, and
 * reads what is stored, not what a cache has.
 */
final class Studio_Source {

	/** Made when a model is built, which few requests do. */
	private ?Fresh_Cache $fresh = null;

	public function __construct( private readonly Members $members, private readonly Database $database, private readonly string $plugin_url ) {
	}

	private function fresh(): Fresh_Cache {
		return $this->fresh ??= new Fresh_Cache( $this->database );
	}

	/** Returns whether the studio is published; to visitors a draft or a studio in the Trash does not exist. */
	public function has( int $studio_id ): bool {
		return null !== $this->studio_post( $studio_id );
	}

	/** @return list<int> All studios of this site, oldest first. */
	public function ids(): array {
		return $this->fresh()->published( Post_Type::STUDIO, '', array() );
	}

	public function build( int $studio_id ): ?Studio_Model {
		if ( $studio_id < 1 || array() === $this->fresh()->posts( array( $studio_id ) ) ) {
			return null;
		}
		$post = $this->studio_post( $studio_id );
		if ( null === $post ) {
			return null;
		}
		$listed   = $this->members->of_studio( $studio_id );
		$profiles = $this->profiles( array_keys( $listed ) );
		$members  = array_intersect_key( $listed, $profiles );

		return new Studio_Model( $this->studio( $post ), $this->rooms( $studio_id ), $members, $profiles, $this->events( $members ), $this->placeholder() );
	}

	/** @return list<array{ event_id: int, title: string }> A trainer's own events. */
	public function titles_of_events( int $user_id ): array {
		return self::titles( self::posts( $this->fresh()->published( Post_Type::EVENT, ' AND post_author = %d', array( $user_id ) ) ) );
	}

	/** Returns one of the events of `titles_of_events()`. */
	public function event_of( int $event_id, int $user_id ): ?Event {
		$post   = get_post( $event_id );
		$is_own = $post instanceof WP_Post
			&& Post_Type::EVENT === $post->post_type
			&& 'publish' === $post->post_status
			&& (int) $post->post_author === $user_id;

		return $is_own ? $this->event( $post ) : null;
	}

	/** @return list<array{ event_id: int, title: string }> The site's default events. */
	public function titles_of_default_events(): array {
		return self::titles( $this->default_events() );
	}

	/**
	 * @param list<WP_Post> $posts Events.
	 * @return list<array{ event_id: int, title: string }>
	 */
	private static function titles( array $posts ): array {
		return array_map( static fn( WP_Post $post ): array => array( 'event_id' => $post->ID, 'title' => self::plain( $post->post_title ) ), $posts );
	}

	/** @return list<WP_Post> */
	private function default_events(): array {
		return self::posts( $this->fresh()->published_with( Post_Type::EVENT, Meta_Key::IS_DEFAULT, '1' ) );
	}

	private function studio_post( int $studio_id ): ?WP_Post {
		$post = $studio_id > 0 ? get_post( $studio_id ) : null;

		return $post instanceof WP_Post && Post_Type::STUDIO === $post->post_type && 'publish' === $post->post_status ? $post : null;
	}

	private function studio( WP_Post $post ): Studio {
		return new Studio(
			$post->ID,
			self::plain( $post->post_title ),
			self::zone_of( $post->ID ),
			$this->number( $post->ID, Meta_Key::MIN_MINUTES, Studio::MIN_BOOKING_MINUTES ),
			$this->number( $post->ID, Meta_Key::GAP_MINUTES, Studio::GAP_MINUTES ),
			$this->number( $post->ID, Meta_Key::EARLIEST_HOUR, Studio::EARLIEST_HOUR ),
			$this->number( $post->ID, Meta_Key::LATEST_HOUR, Studio::LATEST_HOUR ),
			'0' !== $this->meta( $post->ID, Meta_Key::APPROVAL ),
			$this->meta( $post->ID, Meta_Key::NOTICE ),
		);
	}

	/**
	 * Returns the studio's time zone or else the site's. A zone that PHP does not know is ignored, because it would
	 * break every read.
	 */
	public static function zone_of( int $studio_id ): string {
		$own = $studio_id > 0 ? get_post_meta( $studio_id, Meta_Key::TIMEZONE, true ) : '';

		return self::is_zone( $own ) ? $own : wp_timezone_string();
	}

	/** @phpstan-assert-if-true =string $name */
	public static function is_zone( mixed $name ): bool {
		return in_array( $name, timezone_identifiers_list( DateTimeZone::ALL_WITH_BC ), true );
	}

	/** @return array<int, Room> */
	private function rooms( int $studio_id ): array {
		$rooms = array();
		foreach ( self::posts( $this->fresh()->published( Post_Type::ROOM, ' AND post_parent = %d', array( $studio_id ) ) ) as $post ) {
			$rooms[ $post->ID ] = new Room( $post->ID, self::plain( $post->post_title ), $this->meta( $post->ID, Meta_Key::PALETTE ) );
		}

		return $rooms;
	}

	/**
	 * @param array<int, Member> $members By user id.
	 * @return array<int, Event>
	 */
	private function events( array $members ): array {
		$default = $this->default_events();
		$authors = array_keys( $members );
		$places  = array() === $authors ? '' : Database::placeholders( $authors );
		$own     = array() === $authors ? array() : self::posts( $this->fresh()->published( Post_Type::EVENT, " AND post_author IN ($places)", $authors ) );
		$events  = array();
		foreach ( array_merge( $default, $own ) as $post ) {
			$events[ $post->ID ] ??= $this->event( $post );
		}

		return $events;
	}

	private function event( WP_Post $post ): Event {
		return new Event(
			$post->ID,
			self::plain( $post->post_title ),
			self::plain( $post->post_excerpt ),
			self::plain( $post->post_content ),
			(int) $post->post_author,
			'1' === $this->meta( $post->ID, Meta_Key::IS_DEFAULT ),
			$this->gallery( $post->ID ),
		);
	}

	/** @return list<array{ original: string, thumbnail: string, alt: string }> */
	private function gallery( int $event_id ): array {
		$images = array();
		foreach ( $this->fresh()->posts( array_values( wp_parse_id_list( $this->meta( $event_id, Meta_Key::GALLERY ) ) ) ) as $id ) {
			$original = wp_get_attachment_image_src( $id, 'large' );
			if ( false === $original ) {
				continue;
			}
			$thumbnail = wp_get_attachment_image_src( $id, 'thumbnail' );
			$images[]  = array(
				'original'  => $original[0],
				'thumbnail' => false === $thumbnail ? $original[0] : $thumbnail[0],
				'alt'       => self::plain( $this->meta( $id, '_wp_attachment_image_alt' ) ),
			);
		}

		return $images;
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, Profile> Without deleted accounts.
	 */
	private function profiles( array $user_ids ): array {
		$known    = $this->fresh()->people( $user_ids );
		$pictures = array_filter( array_map( self::avatar_of( ... ), $known ), static fn( int $id ): bool => $id > 0 );
		$this->fresh()->posts( array_values( $pictures ) );
		$profiles = array();
		foreach ( array_filter( array_map( get_userdata( ... ), $known ) ) as $user ) {
			$profiles[ $user->ID ] = $this->profile( $user );
		}

		return $profiles;
	}

	/** Returns the profile of a member, or of an administrator who books without being one. */
	public function profile( WP_User $user ): Profile {
		$first = trim( $user->first_name );
		$last  = trim( $user->last_name );
		$nick  = self::name_of_choice( $user->nickname, $user );
		$shown = self::name_of_choice( $user->display_name, $user );
		$phone = get_user_meta( $user->ID, Meta_Key::PHONE, true );

		return new Profile(
			$user->ID,
			'' !== $first . $last ? $first : ( '' !== $shown ? $shown : $nick ),
			$last,
			$nick,
			$user->user_email,
			is_string( $phone ) ? $phone : '',
			$this->avatar( $user->ID ),
		);
	}

	/**
	 * Returns the name, or an empty string if WordPress generated it from the login or the email address, which are
	 * private.
	 */
	public static function name_of_choice( string $name, WP_User $user ): string {
		$made_up = array( $user->user_login, $user->user_email, (string) strstr( $user->user_email, '@', true ) );

		return in_array( $name, $made_up, true ) ? '' : trim( $name );
	}

	private function avatar( int $user_id ): string {
		$attachment = self::avatar_of( $user_id );
		$image      = $attachment > 0 ? wp_get_attachment_image_src( $attachment, 'thumbnail' ) : false;

		return false === $image ? $this->placeholder() : $image[0];
	}

	/** Returns the ID of the person's picture; 0 without one. */
	private static function avatar_of( int $user_id ): int {
		$attachment = get_user_meta( $user_id, Meta_Key::AVATAR, true );

		return is_numeric( $attachment ) ? (int) $attachment : 0;
	}

	private function placeholder(): string {
		return $this->plugin_url . 'build/images/avatar.svg';
	}

	/**
	 * @param list<int> $ids
	 * @return list<WP_Post>
	 */
	private static function posts( array $ids ): array {
		return array_values( array_filter( array_map( get_post( ... ), $ids ) ) );
	}

	/**
	 * Returns plain text for responses; WordPress stores `&` as `&amp;` for authors without the right to unfiltered
	 * HTML.
	 */
	private static function plain( string $stored ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $stored ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	private function meta( int $post_id, string $key ): string {
		$value = get_post_meta( $post_id, $key, true );

		return is_scalar( $value ) ? (string) $value : '';
	}

	private function number( int $post_id, string $key, int $fallback ): int {
		$value = $this->meta( $post_id, $key );

		return ctype_digit( $value ) ? (int) $value : $fallback;
	}
}
