<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use Generator;
use StudioCalendar\Domain\Booking;
use StudioCalendar\Domain\Member;
use StudioCalendar\Storage\Booking_Archive;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\WordPress\Content\Post_Ids;
use WP_Post;
use WP_User;

/**
 * Exports studios as lines of a file: settings, people, rooms, events, bookings and their history. The file contains no
 * password, key, email address or image.
 *
 * @phpstan-import-type Note from Booking_Archive
 */
final class Export {

	/** Names of a studio's settings in the file and in its meta. */
	public const SETTINGS = array(
		'min_minutes'   => Meta_Key::MIN_MINUTES,
		'gap_minutes'   => Meta_Key::GAP_MINUTES,
		'earliest_hour' => Meta_Key::EARLIEST_HOUR,
		'latest_hour'   => Meta_Key::LATEST_HOUR,
		'approval'      => Meta_Key::APPROVAL,
		'timezone'      => Meta_Key::TIMEZONE,
		'notice'        => Meta_Key::NOTICE,
	);

	/** @var array<string, array<int, true>> IDs in the file by type; only these may be referenced. */
	private array $named = array();

	public function __construct(
		private readonly Booking_Archive $archive,
		private readonly Members $members,
		private readonly Revisions $revisions,
		private readonly string $version,
	) {
	}

	/**
	 * @param non-empty-list<int> $studio_ids
	 * @return Generator<int, array<string, mixed>> The lines, each with its `type`.
	 * @throws Transfer_Exception If a studio does not exist, or a booking changes during the export.
	 */
	public function lines( array $studio_ids ): Generator {
		$this->named = array();
		$salt        = wp_generate_password( 24, false );
		$count       = 0;
		yield array( 'type' => 'file', 'format' => Transfer_File::FORMAT, 'version' => Transfer_File::VERSION, 'plugin' => $this->version, 'salt' => $salt );
		yield from $this->people( $studio_ids, $salt );
		foreach ( $this->events( $studio_ids ) as $event ) {
			$this->named['event'][ $event->ID ] = true;
			yield $this->event( $event );
		}
		foreach ( $studio_ids as $studio_id ) {
			$before = $this->revisions->of( $studio_id )['revision'];
			yield from $this->studio( $studio_id );
			foreach ( $this->bookings( $studio_id ) as $line ) {
				++$count;
				yield $line;
			}
			if ( $this->revisions->of( $studio_id )['revision'] !== $before ) {
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
				throw new Transfer_Exception( __( 'Data changed during the export. Export again.', 'studio-calendar' ) );
			}
		}
		yield array( 'type' => 'end', 'bookings' => $count );
	}

	/**
	 * @param list<int> $studio_ids
	 * @return Generator<int, array<string, mixed>>
	 */
	private function people( array $studio_ids, string $salt ): Generator {
		$ids = array();
		foreach ( $studio_ids as $studio_id ) {
			$ids = array_merge( $ids, array_keys( $this->members->of_studio( $studio_id ) ), $this->archive->people( $studio_id ) );
		}
		foreach ( $this->events( $studio_ids ) as $event ) {
			$ids[] = (int) $event->post_author;
		}
		foreach ( array_unique( $ids ) as $id ) {
			$user = get_userdata( $id );
			if ( ! $user instanceof WP_User ) {
				continue;
			}
			$this->named['person'][ $id ] = true;
			yield array( 'type' => 'person', 'ref' => $id ) + Person_Fingerprint::of( $user, $salt ) + array( 'name' => $user->display_name );
		}
	}

	/**
	 * Returns the default events, the members' own and all other booked ones.
	 *
	 * @param list<int> $studio_ids
	 * @return list<WP_Post>
	 */
	private function events( array $studio_ids ): array {
		$ids = Post_Ids::default_events();
		foreach ( $studio_ids as $studio_id ) {
			$ids = array_merge( $ids, Post_Ids::events_by( array_keys( $this->members->of_studio( $studio_id ) ) ), $this->archive->events( $studio_id ) );
		}
		$events = array();
		foreach ( array_unique( $ids ) as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && Post_Type::EVENT === $post->post_type && 'auto-draft' !== $post->post_status ) {
				$events[] = $post;
			}
		}

		return $events;
	}

	/** @return Generator<int, array<string, mixed>> */
	private function studio( int $studio_id ): Generator {
		$post = get_post( $studio_id );
		if ( ! $post instanceof WP_Post || Post_Type::STUDIO !== $post->post_type ) {
			/* translators: %d: ID of a studio. */
			$words = __( 'Studio %d not found', 'studio-calendar' );
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( sprintf( $words, $studio_id ) );
		}
		$settings = array();
		foreach ( self::SETTINGS as $name => $key ) {
			$value = get_post_meta( $studio_id, $key, true );
			if ( is_scalar( $value ) && '' !== (string) $value ) {
				$settings[ $name ] = (string) $value;
			}
		}
		yield array(
			'type'     => 'studio',
			'ref'      => $studio_id,
			'title'    => $post->post_title,
			'settings' => $settings,
			'members'  => array_values( array_map( self::member( ... ), array_filter( $this->members->of_studio( $studio_id ), $this->is_there( ... ) ) ) ),
		);
		yield from $this->rooms( $studio_id );
	}

	/** Returns whether the member's account exists; a deleted one may stay listed for a moment. */
	private function is_there( Member $member ): bool {
		return isset( $this->named['person'][ $member->user_id ] );
	}

	/** @return array<string, int|string> */
	private static function member( Member $member ): array {
		return array(
			'person'            => $member->user_id,
			'role'              => $member->role->value,
			'payment_method'    => $member->payment_method->value,
			'payment_frequency' => $member->payment_frequency->value,
		);
	}

	/**
	 * Yields the rooms. Deleted ones are imported into the Trash, because their bookings need a room of their own to
	 * avoid overlaps.
	 *
	 * @return Generator<int, array<string, mixed>>
	 */
	private function rooms( int $studio_id ): Generator {
		$names = $this->archive->rooms( $studio_id );
		foreach ( array_unique( array( ...Post_Ids::rooms_of( $studio_id ), ...array_keys( $names ) ) ) as $id ) {
			$post = get_post( $id );
			if ( $post instanceof WP_Post && 'auto-draft' === $post->post_status && ! isset( $names[ $id ] ) ) {
				continue;
			}
			$is_there                   = $post instanceof WP_Post && Post_Type::ROOM === $post->post_type && 'publish' === $post->post_status;
			$this->named['room'][ $id ] = true;
			yield array(
				'type'    => 'room',
				'ref'     => $id,
				'studio'  => $studio_id,
				'title'   => $post instanceof WP_Post ? $post->post_title : $names[ $id ] ?? '',
				'order'   => $post instanceof WP_Post ? max( 0, $post->menu_order ) : 0,
				'palette' => $is_there ? (string) get_post_meta( $id, Meta_Key::PALETTE, true ) : '', // @phpstan-ignore cast.string
				'gone'    => ! $is_there,
			);
		}
	}

	/** @return array<string, mixed> */
	private function event( WP_Post $event ): array {
		return array(
			'type'    => 'event',
			'ref'     => $event->ID,
			'person'  => $this->ref( 'person', (int) $event->post_author ),
			'title'   => $event->post_title,
			'excerpt' => $event->post_excerpt,
			'content' => $event->post_content,
			'default' => '1' === get_post_meta( $event->ID, Meta_Key::IS_DEFAULT, true ),
			'gone'    => 'publish' !== $event->post_status,
		);
	}

	/** @return Generator<int, array<string, mixed>> */
	private function bookings( int $studio_id ): Generator {
		foreach ( array_keys( $this->archive->rooms( $studio_id ) ) as $room_id ) {
			foreach ( $this->archive->of_room( $studio_id, $room_id ) as $filed ) {
				yield array( 'type' => 'booking' ) + $this->booking( $filed['booking'] ) + array(
					'by'      => $this->ref( 'person', $filed['created_by'] ),
					'at'      => $filed['created_at'],
					'history' => array_map( $this->note( ... ), $filed['notes'] ),
				);
			}
		}
	}

	/**
	 * @param Note $note
	 * @return array<string, mixed>
	 */
	private function note( array $note ): array {
		return array(
			'action' => $note['action'],
			'by'     => $this->ref( 'person', $note['user_id'] ),
			'at'     => $note['at'],
			'before' => null === $note['before'] ? null : $this->booking( $note['before'] ),
			'after'  => $this->booking( $note['after'] ),
		) + ( '' === $note['reason'] ? array() : array( 'reason' => $note['reason'] ) );
	}

	/** @return array<string, mixed> */
	private function booking( Booking $booking ): array {
		$known = array(
			'event'   => $this->ref( 'event', $booking->event_id ),
			'trainer' => $this->ref( 'person', $booking->trainer_id ),
		);

		return array_merge( Booking_Line::write( $booking ), $known );
	}

	private function ref( string $kind, int $id ): ?int {
		return isset( $this->named[ $kind ][ $id ] ) ? $id : null;
	}
}
