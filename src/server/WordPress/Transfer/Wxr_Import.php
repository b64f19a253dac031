<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Content\Post_Types;
use WP_Post;

/**
 * Updates old IDs after WordPress's importer created posts with new ones: the studio of a room, the images of an event,
 * the members of a studio, studio and room of blocks and shortcodes.
 */
final class Wxr_Import {

	/** @var array<int, int> New post IDs by ID in the file. */
	private array $posts = array();

	/** @var array<int, int> Studio IDs in the file by new room ID; 0 for other new posts. */
	private array $made = array();

	/** @var array<int, string> Image IDs in the file by new event ID. */
	private array $galleries = array();

	/** @var array<int, list<string>> Memberships in the file by new studio ID. */
	private array $memberships = array();

	/** @var array<string, int> Accounts selected for logins of the file. */
	private array $authors = array();

	public function __construct(
		private readonly Members $members,
		private readonly Imported_People $people,
		private readonly Revisions $revisions,
	) {
	}

	public function add_hooks(): void {
		add_action( 'import_start', $this->start( ... ) );
		add_filter( 'wp_import_posts', $this->studios_first( ... ) );
		add_filter( 'wp_import_existing_post', $this->same_room( ... ), 10, 2 );
		add_action( 'wp_import_insert_post', $this->made( ... ), 10, 4 );
		add_filter( 'wp_import_post_meta', $this->hold_back( ... ), 10, 3 );
		add_action( 'import_end', $this->finish( ... ) );
	}

	public function start(): void {
		[ $this->posts, $this->made, $this->galleries, $this->memberships, $this->authors ] = array( array(), array(), array(), array(), array() );
	}

	/**
	 * Sorts studios before rooms, because the studio distinguishes rooms of the same name.
	 *
	 * @param list<array<string, mixed>> $posts Posts in the file.
	 * @return list<array<string, mixed>>
	 */
	public function studios_first( array $posts ): array {
		$is_studio = static fn( array $post ): bool => Post_Type::STUDIO === ( $post['post_type'] ?? '' );

		return array( ...array_filter( $posts, $is_studio ), ...array_filter( $posts, static fn( array $post ): bool => ! $is_studio( $post ) ) );
	}

	/**
	 * Decides whether a post exists. The importer treats posts of the same title and minute as equal, but two studios
	 * may each have a "Big hall".
	 *
	 * @param mixed                $found ID of the existing post; 0 without one.
	 * @param array<string, mixed> $post  As in the file.
	 */
	public function same_room( mixed $found, array $post ): mixed {
		if ( Post_Type::ROOM !== ( $post['post_type'] ?? '' ) || ! is_numeric( $found ) || (int) $found < 1 ) {
			return $found;
		}
		foreach ( Post_Ids::rooms_of( $this->posts[ self::number( $post, 'post_parent' ) ] ?? 0 ) as $id ) {
			$room = get_post( $id );
			if ( $room instanceof WP_Post && $room->post_title === ( $post['post_title'] ?? null ) && $room->post_date === ( $post['post_date'] ?? null ) ) {
				return $id;
			}
		}

		return 0;
	}

	/**
	 * @param mixed                $id      ID of the new post, or WordPress's error.
	 * @param array<string, mixed> $written The stored values.
	 * @param array<string, mixed> $post    As in the file.
	 */
	public function made( mixed $id, mixed $original, array $written, array $post ): void {
		if ( ! is_int( $id ) || $id < 1 ) {
			return;
		}
		$this->made[ $id ] = Post_Type::ROOM === ( $post['post_type'] ?? '' ) ? self::number( $post, 'post_parent' ) : 0;
		$login             = $post['post_author'] ?? null;
		if ( is_string( $login ) && '' !== $login ) {
			$this->authors[ $login ] = self::number( $written, 'post_author' );
		}
	}

	/**
	 * Filters the meta of each post, including attachments. Meta about people or images is stored after all of them
	 * exist; an existing post keeps its own.
	 *
	 * @param list<array{ key: string, value: string }> $meta Meta in the file.
	 * @param array<string, mixed>                      $post As in the file.
	 * @return list<array{ key: string, value: string }> Meta that the importer stores.
	 */
	public function hold_back( array $meta, int $id, array $post ): array {
		$this->posts[ self::number( $post, 'post_id' ) ] = $id;
		if ( ! Post_Types::is_ours( is_string( $post['post_type'] ?? null ) ? $post['post_type'] : '' ) ) {
			return $meta;
		}
		if ( ! isset( $this->made[ $id ] ) ) {
			return array_values( array_filter( $meta, static fn( array $row ): bool => ! str_starts_with( $row['key'], '_studio_cal_' ) ) );
		}
		foreach ( $meta as $at => $row ) {
			if ( Meta_Key::GALLERY === $row['key'] ) {
				$this->galleries[ $id ] = $row['value'];
				unset( $meta[ $at ] );
			} elseif ( 0 !== $this->members->user_of( $row['key'] ) ) {
				$this->memberships[ $id ][] = $row['value'];
				unset( $meta[ $at ] );
			}
		}

		return array_values( $meta );
	}

	public function finish(): void {
		foreach ( $this->made as $id => $studio_ref ) {
			$this->move_room( $id, $this->posts[ $studio_ref ] ?? 0 );
			$this->rewrite( $id );
		}
		foreach ( $this->galleries as $event_id => $pictures ) {
			$known = array_intersect_key( $this->posts, array_flip( wp_parse_id_list( $pictures ) ) );
			$order = array_map( static fn( int $ref ): int => $known[ $ref ] ?? 0, wp_parse_id_list( $pictures ) );
			update_post_meta( $event_id, Meta_Key::GALLERY, implode( ',', array_diff( $order, array( 0 ) ) ) );
		}
		$unknown = array();
		foreach ( $this->memberships as $studio_id => $memberships ) {
			array_push( $unknown, ...$this->people->enlist( $studio_id, $memberships, $this->authors ) );
		}
		$this->say_unknown( $unknown );
		// The importer writes parents by SQL without firing hooks.
		foreach ( array_keys( $this->made ) as $id ) {
			if ( Post_Type::STUDIO === get_post_type( $id ) ) {
				Guard::run( fn() => $this->revisions->model_changed( $id ) );
			}
		}
		$this->start();
	}

	private function move_room( int $id, int $studio_id ): void {
		if ( $studio_id > 0 && get_post_field( 'post_parent', $id ) !== $studio_id ) {
			wp_update_post( array( 'ID' => $id, 'post_parent' => $studio_id ) );
		}
	}

	private function rewrite( int $id ): void {
		$content = get_post_field( 'post_content', $id, 'raw' );
		$changed = Mount_Ids::rewrite( $content, $this->posts );
		if ( $changed !== $content ) {
			wp_update_post( array( 'ID' => $id, 'post_content' => wp_slash( $changed ) ) );
		}
	}

	/** @param list<string> $logins */
	private function say_unknown( array $logins ): void {
		if ( array() !== $logins ) {
			/* translators: %s: logins of people. */
			$words = __( 'These people have no account here and are not listed in their studio: %s', 'studio-calendar' );
			echo '<p>' . esc_html( sprintf( $words, implode( ', ', array_unique( $logins ) ) ) ) . '</p>';
		}
	}

	/** @param array<string, mixed> $post */
	private static function number( array $post, string $name ): int {
		$value = $post[ $name ] ?? 0;

		return is_numeric( $value ) ? (int) $value : 0;
	}
}
