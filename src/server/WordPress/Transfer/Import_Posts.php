<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Content\Post_Ids;

/**
 * Creates the posts of an import. A studio is a draft, invisible to calendars and requests, until all its content is
 * imported; an interrupted import leaves nothing visible.
 */
final class Import_Posts {

	/** Meta that marks studios and events of an unfinished import. */
	private const MARK = '_studio_cal_importing';

	public function __construct( private readonly Members $members ) {
	}

	/** @return int ID of the draft. @throws Transfer_Exception If WordPress failed. */
	public function studio( Line $line, References $references ): int {
		$members = array_map( static fn( Line $member ): Member => self::member( $member, $references ), $line->parts( 'members' ) );
		$owners  = array_filter( $members, static fn( Member $member ): bool => Member_Role::Owner === $member->role );
		$id      = self::insert(
			array(
				'post_type'   => Post_Type::STUDIO,
				'post_title'  => $line->text( 'title' ),
				'post_status' => 'draft',
				'post_author' => array() === $owners ? get_current_user_id() : $owners[ array_key_first( $owners ) ]->user_id,
			)
		);
		update_post_meta( $id, self::MARK, '1' );
		$this->list_members( $id, $members );
		$settings = $line->part( 'settings' );
		foreach ( $settings?->names() ?? array() as $name ) {
			update_post_meta( $id, Export::SETTINGS[ $name ], wp_slash( $settings?->text( $name ) ?? '' ) );
		}

		return $id;
	}

	/** @param list<Member> $members The only members; the creator, added automatically, is removed otherwise. */
	private function list_members( int $studio_id, array $members ): void {
		foreach ( $members as $member ) {
			$this->members->set( $studio_id, $member );
		}
		$ids = array_map( static fn( Member $member ): int => $member->user_id, $members );
		foreach ( array_diff( array_keys( $this->members->of_studio( $studio_id ) ), $ids ) as $extra ) {
			$this->members->remove( $studio_id, $extra );
		}
	}

	/** @throws Transfer_Exception If WordPress failed. */
	public function room( Line $line, int $studio_id ): int {
		$id = self::insert(
			array(
				'post_type'   => Post_Type::ROOM,
				'post_title'  => $line->text( 'title' ),
				'post_status' => $line->is( 'gone' ) ? 'trash' : 'publish',
				'post_parent' => $studio_id,
				'menu_order'  => $line->number( 'order' ),
			)
		);
		if ( '' !== $line->text( 'palette' ) ) {
			update_post_meta( $id, Meta_Key::PALETTE, $line->text( 'palette' ) );
		}

		return $id;
	}

	/**
	 * Returns the event; an equal event of the same person is reused, so that importing twice creates no duplicates.
	 *
	 * @throws Transfer_Exception
	 */
	public function event( Line $line, References $references ): int {
		$author = $references->id( 'person', $line, 'person' );
		$found  = self::find( $line->text( 'title' ), $author, $line->is( 'default' ) );
		if ( 0 !== $found ) {
			return $found;
		}
		$id = self::insert(
			array(
				'post_type'    => Post_Type::EVENT,
				'post_title'   => $line->text( 'title' ),
				'post_excerpt' => $line->text( 'excerpt' ),
				'post_content' => $line->text( 'content' ),
				'post_status'  => $line->is( 'gone' ) ? 'draft' : 'publish',
				'post_author'  => $author,
			)
		);
		update_post_meta( $id, self::MARK, '1' );
		update_post_meta( $id, Meta_Key::IS_DEFAULT, $line->is( 'default' ) ? '1' : '0' );

		return $id;
	}

	/** Publishes the studio and removes its mark, because its import is complete. */
	public function open( int $studio_id ): void {
		wp_update_post( array( 'ID' => $studio_id, 'post_status' => 'publish' ) );
		delete_post_meta( $studio_id, self::MARK );
	}

	public function keep( int $event_id ): void {
		delete_post_meta( $event_id, self::MARK );
	}

	/** @return list<int> Studios and events of an interrupted import. */
	public static function unfinished(): array {
		return array_values( array_filter( Post_Ids::everything(), static fn( int $id ): bool => '1' === get_post_meta( $id, self::MARK, true ) ) );
	}

	private static function member( Line $line, References $references ): Member {
		return new Member(
			$references->needed( 'person', $line, 'person' ),
			Member_Role::from( $line->text( 'role' ) ),
			Payment_Method::from( $line->text( 'payment_method' ) ),
			Payment_Frequency::from( $line->text( 'payment_frequency' ) ),
		);
	}

	private static function find( string $title, int $author, bool $is_default ): int {
		foreach ( $is_default ? Post_Ids::default_events() : Post_Ids::events_by( array( $author ) ) as $id ) {
			$is_same = get_post_field( 'post_title', $id, 'raw' ) === $title && 'publish' === get_post_status( $id );
			if ( $is_same && ( '1' === get_post_meta( $id, Meta_Key::IS_DEFAULT, true ) ) === $is_default ) {
				return $id;
			}
		}

		return 0;
	}

	/**
	 * @param array{ post_type: string, post_title: string, post_status: string, post_author?: int, post_parent?: int, menu_order?: int,
	 *     post_excerpt?: string, post_content?: string } $post
	 */
	private static function insert( array $post ): int {
		$id = wp_insert_post( array_map( static fn( int|string $field ): int|string => wp_slash( $field ), $post ) );
		if ( 0 === $id ) {
			/* translators: %s: title of a studio, room or event. */
			$words = __( '“%s” could not be created', 'studio-calendar' );
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw new Transfer_Exception( sprintf( $words, $post['post_title'] ) );
		}

		return $id;
	}
}
