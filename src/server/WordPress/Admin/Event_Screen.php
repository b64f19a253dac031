<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Content\Capabilities;
use StudioCalendar\WordPress\Content\Own_Studios;
use WP_Post;
use WP_Query;

/**
 * Box on an event's screen: its trainer, and for administrators whether it is a default event. WordPress's own author
 * box lists roles that write posts, which says nothing about studios.
 */
final class Event_Screen {

	private const NONCE = 'studio_calendar_nonce';

	private const FIELD   = 'is_default';
	private const TRAINER = 'trainer';

	/** Saves the new trainer after all other fields, because the person may not edit the event afterwards. */
	private const LAST = 99;

	/** Prevents recursion, because changing the trainer saves the event again. */
	private bool $is_given = false;

	public function __construct( private readonly Own_Studios $own ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Post_Type::EVENT, $this->add_boxes( ... ) );
		add_action( 'save_post_' . Post_Type::EVENT, $this->save( ... ) );
		add_action( 'save_post_' . Post_Type::EVENT, $this->give( ... ), self::LAST );
		add_filter( 'redirect_post_location', $this->leave( ... ), 10, 2 );
		add_filter( 'quick_edit_dropdown_authors_args', $this->list_trainers( ... ) );
		add_action( 'wp_ajax_inline-save', $this->keep_trainer( ... ), 0 );
	}

	public function add_boxes( WP_Post $event ): void {
		remove_meta_box( 'authordiv', Post_Type::EVENT, 'normal' );
		if ( $this->may_give( $event ) ) {
			add_meta_box( 'studio-calendar-trainer', __( 'Trainer', 'studio-calendar' ), $this->print_trainer( ... ), Post_Type::EVENT, 'side', 'high' );
		}
		if ( current_user_can( Capabilities::ADMINISTRATOR ) ) {
			add_meta_box( 'studio-calendar-default', __( 'Default event', 'studio-calendar' ), $this->print( ... ), Post_Type::EVENT, 'side' );
		}
		add_action( 'post_submitbox_misc_actions', static fn() => wp_nonce_field( self::action( $event->ID ), self::NONCE, false ) );
	}

	public function print( WP_Post $event ): void {
		$is_default = '1' === get_post_meta( $event->ID, Meta_Key::IS_DEFAULT, true );
		$form       = new Form( new Form_Result() );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo $form->check( self::FIELD, $is_default, __( 'Every trainer of every studio can book it', 'studio-calendar' ) );
	}

	public function print_trainer( WP_Post $event ): void {
		$form   = new Form( new Form_Result() );
		$author = (int) $event->post_author;
		echo '<label class="screen-reader-text" for="' . esc_attr( Form::id( self::TRAINER ) ) . '">' . esc_html__( 'Trainer', 'studio-calendar' ) . '</label>';
		// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo $form->choice( self::TRAINER, (string) $author, $this->own->trainers( $author ) );
		if ( '1' !== get_post_meta( $event->ID, Meta_Key::IS_DEFAULT, true ) ) {
			echo '<p class="description">' . esc_html__( 'Only this trainer can book the event.', 'studio-calendar' ) . '</p>';
		}
	}

	public function save( int $event_id ): void {
		if ( self::is_our_form( $event_id ) && current_user_can( Capabilities::ADMINISTRATOR ) ) {
			// phpcs:ignore WordPress.Security.NonceVerification -- is_our_form() has checked the nonce.
			update_post_meta( $event_id, Meta_Key::IS_DEFAULT, Form_Input::read( $_POST )->has( self::FIELD ) ? '1' : '0' );
		}
	}

	/** Gives the event to another trainer, who must belong to a studio of the person who changes it. */
	public function give( int $event_id ): void {
		$event = get_post( $event_id );
		if ( $this->is_given || ! $event instanceof WP_Post || ! self::is_our_form( $event_id ) || ! $this->may_give( $event ) ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- is_our_form() has checked the nonce.
		$trainer_id = Form_Input::read( $_POST )->number( self::TRAINER, 1, PHP_INT_MAX );
		$author     = (int) $event->post_author;
		if ( null === $trainer_id || $trainer_id === $author || ! isset( $this->own->trainers( $author )[ $trainer_id ] ) ) {
			return;
		}
		$this->is_given = true;
		wp_update_post( array( 'ID' => $event_id, 'post_author' => $trainer_id ) );
	}

	/** Redirects a person who transferred an event and may no longer see its screen. */
	public function leave( string $location, int $post_id ): string {
		$is_gone = Post_Type::EVENT === get_post_type( $post_id ) && ! current_user_can( 'edit_post', $post_id );

		return $is_gone ? admin_url( 'edit.php?post_type=' . Post_Type::EVENT ) : $location;
	}

	/**
	 * Keeps the author in quick edit. Without an author in the request, which happens if the list of people is empty,
	 * WordPress would make the current user the author.
	 */
	public function keep_trainer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- WordPress checks the nonce of its form next.
		$event = is_numeric( $_POST['post_ID'] ?? null ) ? get_post( (int) $_POST['post_ID'] ) : null;
		// phpcs:ignore WordPress.Security.NonceVerification -- WordPress checks the nonce of its form next.
		if ( $event instanceof WP_Post && Post_Type::EVENT === $event->post_type && ! isset( $_POST['post_author'] ) ) {
			$_POST['post_author'] = $event->post_author;
		}
	}

	/**
	 * Returns the people in quick edit's author list: trainers, and the authors of the listed events.
	 *
	 * @param array<string, mixed> $query Arguments of wp_dropdown_users().
	 * @return array<string, mixed>
	 */
	public function list_trainers( array $query ): array {
		if ( Post_Type::EVENT !== get_current_screen()?->post_type ) {
			return $query;
		}
		$listed = ( $GLOBALS['wp_query'] ?? null ) instanceof WP_Query ? $GLOBALS['wp_query']->posts ?? array() : array();
		$ids    = array_keys( $this->own->trainers( get_current_user_id() ) );
		foreach ( $listed as $event ) {
			if ( $event instanceof WP_Post ) {
				$ids[] = (int) $event->post_author;
			}
		}
		unset( $query['capability'] );

		return array_merge( $query, array( 'include' => array_values( array_unique( $ids ) ), 'show' => 'display_name' ) );
	}

	private function may_give( WP_Post $event ): bool {
		return current_user_can( 'edit_post', $event->ID ) && array() !== $this->own->names();
	}

	private static function is_our_form( int $event_id ): bool {
		$nonce = $_POST[ self::NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a nonce is compared and kept nowhere.

		return is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::action( $event_id ) );
	}

	private static function action( int $event_id ): string {
		return 'studio_calendar_event_' . $event_id;
	}
}
