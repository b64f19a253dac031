<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;
use StudioCalendar\WordPress\Content\Capabilities;
use StudioCalendar\WordPress\Media\Gallery_Pictures;
use StudioCalendar\WordPress\Media\Picture_Cleaner;
use WP_Post;

/**
 * Box on an event's screen with its images in the calendar's order. src/admin/gallery-rows.ts selects and moves them
 * with WordPress's media modal; without scripts they can be seen and removed.
 */
final class Gallery_Box {

	/** Maximum number of images in a gallery. */
	private const MAX_PICTURES = 24;

	private const NONCE = 'studio_calendar_gallery_nonce';

	private const FIELD = 'gallery';

	/** Processes the form only once, because saving a post may save it again. */
	private bool $is_saved = false;

	public function __construct( private readonly Form_Flash $flash, private readonly Admin_Assets $assets ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Post_Type::EVENT, $this->add_box( ... ) );
		add_action( 'save_post_' . Post_Type::EVENT, $this->save( ... ) );
	}

	public function add_box( WP_Post $event ): void {
		add_meta_box( 'studio-calendar-gallery', __( 'Images', 'studio-calendar' ), $this->print( ... ), Post_Type::EVENT );
		add_action( 'admin_enqueue_scripts', $this->assets->enqueue( ... ) );
		add_action( 'admin_enqueue_scripts', static fn() => wp_enqueue_media( array( 'post' => $event->ID ) ) );
	}

	public function print( WP_Post $event ): void {
		$result = $this->flash->take( self::form( $event->ID ) );
		wp_nonce_field( self::action( $event->ID ), self::NONCE, false );
		$hint = __( 'Shown with every booking of this event, in this order. Formats: JPEG, PNG, WebP. Where and when they were taken is removed.', 'studio-calendar' ); // phpcs:ignore Generic.Files.LineLength -- one text to translators.
		echo '<p>' . esc_html( $hint ) . '</p>';
		$form = new Form( $result );
		echo $form->error( self::FIELD ); // phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		self::open_list();
		foreach ( self::ids( $event->ID ) as $place => $id ) {
			self::row( $form, $place, $id );
		}
		echo '</ol><template>';
		self::row( $form, 0, 0 );
		echo '</template><p><button type="button" class="button" data-add hidden>' . esc_html__( 'Select images', 'studio-calendar' ) . '</button></p>';
		echo '<p class="screen-reader-text" role="status"></p></div>';
	}

	/** Prints the script's data, with texts in the language of the screen. */
	private static function open_list(): void {
		$author = current_user_can( Capabilities::ADMINISTRATOR ) ? 0 : get_current_user_id();
		/* translators: 1: name of an image, 2: its place, 3: number of images. */
		$moved = __( '%1$s: place %2$s of %3$s', 'studio-calendar' );
		printf(
			'<div data-studio-calendar-gallery data-moved="%s" data-types="%s" data-author="%s" data-choose="%s" data-use="%s"><ol class="sc-admin-rows">',
			esc_attr( $moved ),
			esc_attr( implode( ',', Picture_Cleaner::TYPES ) ),
			esc_attr( (string) $author ),
			esc_attr__( 'Select images', 'studio-calendar' ),
			esc_attr__( 'Use these images', 'studio-calendar' )
		);
	}

	public function save( int $event_id ): void {
		$nonce  = $_POST[ self::NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a nonce is compared and kept nowhere.
		$is_our = is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::action( $event_id ) );
		if ( $this->is_saved || ! $is_our || ! current_user_can( 'edit_post', $event_id ) ) {
			return;
		}
		$this->is_saved = true;
		$result         = new Form_Result();
		$ids            = $this->wanted( Form_Input::read( $_POST ), self::ids( $event_id ), $result );
		update_post_meta( $event_id, Meta_Key::GALLERY, implode( ',', $ids ) );
		$this->flash->keep( self::form( $event_id ), $result );
	}

	/**
	 * Returns the valid images: those already in the gallery, whoever uploaded them, and new ones of the person.
	 *
	 * @param list<int> $stored
	 * @return list<int> IDs in the order of the screen.
	 */
	private function wanted( Form_Input $input, array $stored, Form_Result $result ): array {
		$ids = array();
		foreach ( $input->rows( self::FIELD ) as $row ) {
			$id = $row->number( 'id', 1, PHP_INT_MAX );
			if ( null === $id || in_array( $id, $ids, true ) || $row->has( 'remove' ) ) {
				continue;
			}
			$reason = in_array( $id, $stored, true ) ? '' : self::refusal( $id, count( $ids ) );
			if ( '' !== $reason ) {
				$result->refuse( self::FIELD, $reason );
				continue;
			}
			Gallery_Pictures::clean( $id );
			$ids[] = $id;
		}

		return $ids;
	}

	private static function refusal( int $id, int $already ): string {
		if ( $already >= self::MAX_PICTURES ) {
			/* translators: %d: number of images. */
			return sprintf( __( 'At most %d images', 'studio-calendar' ), self::MAX_PICTURES );
		}

		return Gallery_Pictures::refusal( $id );
	}

	/** @param int $id 0 for the template row that the script copies. */
	private static function row( Form $form, int $place, int $id ): void {
		$field = self::FIELD . "[$place]";
		$alt   = 0 === $id ? '' : get_post_meta( $id, '_wp_attachment_image_alt', true );
		$name  = is_string( $alt ) && '' !== $alt ? $alt : get_the_title( $id );
		$image = 0 === $id ? '' : wp_get_attachment_image_url( $id, 'thumbnail' );
		echo '<li class="sc-admin-row"><input type="hidden" name="' . esc_attr( Form::name( "{$field}[id]" ) ) . '" value="' . esc_attr( (string) $id ) . '">';
		// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- an empty row has no picture until a script sets its address.
		echo '<img class="sc-admin-picture" width="60" height="60" alt="" src="' . esc_url( false === $image ? '' : $image ) . '">';
		echo '<span class="sc-admin-person" data-name>' . esc_html( 0 === $id ? '' : $name ) . '</span>';
		Rooms_Section::arrow( '-1', '↑', __( 'Move up', 'studio-calendar' ) );
		Rooms_Section::arrow( '1', '↓', __( 'Move down', 'studio-calendar' ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo $form->check( "{$field}[remove]", false, __( 'Remove', 'studio-calendar' ) ) . '</li>';
	}

	/** @return list<int> */
	private static function ids( int $event_id ): array {
		$stored = get_post_meta( $event_id, Meta_Key::GALLERY, true );

		return array_values( array_filter( wp_parse_id_list( is_string( $stored ) ? $stored : '' ), static fn( int $id ): bool => $id > 0 ) );
	}

	private static function form( int $event_id ): string {
		return 'gallery_' . $event_id;
	}

	private static function action( int $event_id ): string {
		return 'studio_calendar_gallery_' . $event_id;
	}
}
