<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Content\Own_Studios;
use WP_Post;

/**
 * Box on a room's screen with its studio. A new room needs one before the first save; WordPress stores it from
 * `parent_id`, and `Post_Rules` rejects rooms without one.
 */
final class Room_Screen {

	/** WordPress's parameter of the parent post. */
	private const FIELD = 'parent_id';

	private const SAVES = array( 'editpost', 'post' );

	public function __construct( private readonly Own_Studios $own ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Post_Type::ROOM, $this->add_box( ... ) );
		add_action( 'admin_init', $this->say_what_is_missing( ... ), 6 );
		add_filter( 'post_row_actions', $this->without_quick_edit( ... ), 10, 2 );
	}

	public function add_box(): void {
		add_meta_box( 'studio-calendar-studio', __( 'Studio', 'studio-calendar' ), $this->print( ... ), Post_Type::ROOM, 'normal', 'high' );
	}

	public function print( WP_Post $room ): void {
		if ( $room->post_parent > 0 && 'auto-draft' !== $room->post_status ) {
			$this->print_studio( $room->post_parent );
			return;
		}
		$studios = $this->own->names();
		if ( array() === $studios ) {
			echo '<p>' . esc_html__( 'A room belongs to a studio. Add a studio first.', 'studio-calendar' ) . '</p>';
			return;
		}
		echo '<p><label class="screen-reader-text" for="' . esc_attr( self::FIELD ) . '">' . esc_html__( 'Studio', 'studio-calendar' ) . '</label>';
		echo '<select id="' . esc_attr( self::FIELD ) . '" name="' . esc_attr( self::FIELD ) . '" required>';
		if ( count( $studios ) > 1 ) {
			echo '<option value="">' . esc_html__( 'Select...', 'studio-calendar' ) . '</option>';
		}
		foreach ( $studios as $id => $name ) {
			echo '<option value="' . esc_attr( (string) $id ) . '"' . selected( $room->post_parent, $id, false ) . '>' . esc_html( $name ) . '</option>';
		}
		echo '</select></p><p class="description">' . esc_html__( 'The calendar of this studio shows the room.', 'studio-calendar' ) . '</p>';
	}

	/** Rejects saving a room without a studio; WordPress would report it as saved. */
	public function say_what_is_missing(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- compared with words, before WordPress checks the nonce of its form.
		$is_saved = 'post.php' === ( $GLOBALS['pagenow'] ?? '' ) && in_array( $_POST['action'] ?? '', self::SAVES, true );
		// phpcs:ignore WordPress.Security.NonceVerification -- a number that is only looked at.
		$id       = is_numeric( $_POST['post_ID'] ?? null ) ? (int) $_POST['post_ID'] : 0;
		if ( ! $is_saved || Post_Type::ROOM !== get_post_type( $id ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- a number that is only looked at.
		$sent = $_POST[ self::FIELD ] ?? (int) wp_get_post_parent_id( $id );
		if ( is_numeric( $sent ) && Post_Type::STUDIO === get_post_type( (int) $sent ) ) {
			return;
		}
		$text = __( 'A room belongs to a studio. Select the studio and save again.', 'studio-calendar' );
		wp_die( esc_html( $text ), '', array( 'response' => 400, 'back_link' => true ) );
	}

	/**
	 * Removes quick edit for a room of an earlier version without a studio, which can be set only on its own screen.
	 *
	 * @param array<array-key, mixed> $actions Links under the title.
	 * @return array<array-key, mixed>
	 */
	public function without_quick_edit( array $actions, WP_Post $post ): array {
		if ( Post_Type::ROOM === $post->post_type && 0 === $post->post_parent ) {
			unset( $actions['inline hide-if-no-js'] );
		}

		return $actions;
	}

	private function print_studio( int $studio_id ): void {
		$name = wp_specialchars_decode( get_the_title( $studio_id ), ENT_QUOTES );
		$link = get_edit_post_link( $studio_id );
		echo '<p>' . ( is_string( $link ) ? '<a href="' . esc_url( $link ) . '">' . esc_html( $name ) . '</a>' : esc_html( $name ) ) . '</p>';
	}
}
