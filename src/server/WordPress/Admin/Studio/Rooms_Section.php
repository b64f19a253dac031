<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Form;
use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Form_Result;
use WP_Post;

/**
 * Section with a studio's rooms in the calendar's order. A room is deleted only by its checkbox: one missing in the
 * form, because another person has added it meanwhile, stays. src/admin/room-rows.ts moves and adds rows.
 */
final class Rooms_Section implements Section {

	private const LONGEST_NAME = 120;

	public function title(): string {
		return __( 'Rooms', 'studio-calendar' );
	}

	public function print( WP_Post $studio, Form_Result $result ): void {
		$rooms = self::of_studio( $studio->ID );
		/* translators: 1: name of a room, 2: its place, 3: number of rooms. */
		$moved = __( '%1$s: place %2$s of %3$s', 'studio-calendar' );
		echo '<p>' . esc_html__( 'The calendar shows them in this order.', 'studio-calendar' ) . '</p>';
		echo '<div data-studio-calendar-rooms data-moved="' . esc_attr( $moved ) . '"><ol class="sc-admin-rows">';
		foreach ( array( ...$rooms, null ) as $place => $room ) {
			self::row( new Form( $result ), $place, $room );
		}
		echo '</ol><p><button type="button" class="button" data-add hidden>' . esc_html__( 'Add room', 'studio-calendar' ) . '</button></p>';
		echo '<p class="screen-reader-text" role="status"></p></div>';
	}

	public function save( int $studio_id, Form_Input $input, Form_Result $result ): void {
		$rooms = array_column( self::of_studio( $studio_id ), null, 'ID' );
		foreach ( $input->rows( 'rooms' ) as $place => $row ) {
			$id   = $row->number( 'id', 0, PHP_INT_MAX ) ?? 0;
			$room = $rooms[ $id ] ?? null;
			$name = mb_substr( $row->text( 'name' ), 0, self::LONGEST_NAME );
			if ( 0 === $id ) {
				self::add( $studio_id, $name, $place, $row->text( 'palette' ) );
			} elseif ( null === $room ) {
				continue;
			} elseif ( $row->has( 'remove' ) ) {
				self::remove( $room, $result );
			} else {
				self::change( $room, $name, $place, $result );
				self::paint( $room->ID, $row );
			}
		}
	}

	/** @return list<WP_Post> Rooms in the calendar's order. */
	public static function of_studio( int $studio_id ): array {
		return array_values(
			get_posts(
				array(
					'post_type'   => Post_Type::ROOM,
					'post_parent' => $studio_id,
					'post_status' => 'publish',
					'numberposts' => -1,
					'orderby'     => array( 'menu_order' => 'ASC', 'ID' => 'ASC' ),
				)
			)
		);
	}

	public static function add( int $studio_id, string $name, int $place, string $palette = '' ): void {
		if ( '' === $name ) {
			return;
		}
		wp_insert_post(
			array(
				'post_type'   => Post_Type::ROOM,
				'post_status' => 'publish',
				'post_title'  => wp_slash( $name ),
				'post_parent' => $studio_id,
				'menu_order'  => $place,
				'meta_input'  => '' === $palette ? array() : array( Meta_Key::PALETTE => $palette ),
			)
		);
	}

	/** Moves a room to the Trash; `Deletion_Guard` prevents it for a booked one. */
	private static function remove( WP_Post $room, Form_Result $result ): void {
		$is_gone = current_user_can( 'delete_post', $room->ID ) && wp_trash_post( $room->ID ) instanceof WP_Post;
		if ( $is_gone ) {
			return;
		}
		/* translators: %s: name of a room. */
		$reason = __( '“%s” was not removed because it has upcoming bookings. Move or cancel them first.', 'studio-calendar' );
		$result->refuse( 'room_' . $room->ID, sprintf( $reason, self::name( $room ) ) );
	}

	/** Saves the room's color; a form without the field, from an old screen, changes nothing. */
	private static function paint( int $room_id, Form_Input $row ): void {
		if ( $row->has( 'palette' ) && $row->text( 'palette' ) !== get_post_meta( $room_id, Meta_Key::PALETTE, true ) ) {
			update_post_meta( $room_id, Meta_Key::PALETTE, $row->text( 'palette' ) );
		}
	}

	private static function change( WP_Post $room, string $name, int $place, Form_Result $result ): void {
		if ( '' === $name ) {
			/* translators: %s: name of a room. */
			$reason = __( 'A room needs a name. “%s” was not renamed.', 'studio-calendar' );
			$result->refuse( 'room_' . $room->ID, sprintf( $reason, self::name( $room ) ) );
			$name = self::name( $room );
		}
		if ( self::name( $room ) !== $name || $room->menu_order !== $place ) {
			wp_update_post( array( 'ID' => $room->ID, 'post_title' => wp_slash( $name ), 'menu_order' => $place ) );
		}
	}

	/** @param WP_Post|null $room Null for an empty row for a new room. */
	private static function row( Form $form, int $place, ?WP_Post $room ): void {
		$id    = $room->ID ?? 0;
		$field = "rooms[$place]";
		$name  = null === $room ? '' : self::name( $room );
		$label = null === $room ? __( 'New room', 'studio-calendar' ) : __( 'Name of the room', 'studio-calendar' );
		$input = array( 'aria-label' => $label, 'placeholder' => $label, 'maxlength' => (string) self::LONGEST_NAME );
		echo '<li class="sc-admin-row"><input type="hidden" name="' . esc_attr( Form::name( "{$field}[id]" ) ) . '" value="' . esc_attr( (string) $id ) . '">';
		echo $form->input( "{$field}[name]", $name, $input ); // phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo self::colours( $form, $field, $id ); // phpcs:ignore WordPress.Security.EscapeOutput -- colours() escapes.
		self::arrow( '-1', '↑', __( 'Move up', 'studio-calendar' ) );
		self::arrow( '1', '↓', __( 'Move down', 'studio-calendar' ) );
		if ( null !== $room ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
			echo $form->check( "{$field}[remove]", false, __( 'Remove', 'studio-calendar' ) );
		}
		echo $form->error( "room_$id" ) . '</li>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
	}

	private static function colours( Form $form, string $field, int $room_id ): string {
		$stored  = 0 === $room_id ? '' : get_post_meta( $room_id, Meta_Key::PALETTE, true );
		$choices = array(
			''       => __( 'Color by order', 'studio-calendar' ),
			'first'  => __( 'First color', 'studio-calendar' ),
			'second' => __( 'Second color', 'studio-calendar' ),
		);
		$label   = '<span class="screen-reader-text">' . esc_html__( 'Color of the room', 'studio-calendar' ) . '</span>';

		return "<label>$label" . $form->choice( "{$field}[palette]", is_string( $stored ) ? $stored : '', $choices ) . '</label>';
	}

	/** Prints a hidden button, which the script shows because it needs it to work. */
	public static function arrow( string $by, string $sign, string $label ): void {
		printf(
			'<button type="button" class="button" hidden data-move="%s" aria-label="%s" title="%s">%s</button>',
			esc_attr( $by ),
			esc_attr( $label ),
			esc_attr( $label ),
			esc_html( $sign )
		);
	}

	private static function name( WP_Post $room ): string {
		return trim( html_entity_decode( $room->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}
}
