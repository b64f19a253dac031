<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Form_Result;
use StudioCalendar\WordPress\Admin\Notices;
use WP_Post;

/** Screen of a studio with its sections. */
final class Studio_Screen {

	/** Prefix of the IDs of the sections' boxes, followed by their position. */
	public const BOX = 'studio-calendar-section-';

	private const NONCE = 'studio_calendar_nonce';

	private ?Form_Result $result = null;

	/** Processes the form only once, because saving a post may save it again. */
	private bool $is_saved = false;

	/** @param list<Section> $sections Sections in the order of the screen. */
	public function __construct( private readonly array $sections, private readonly Form_Flash $flash, private readonly Admin_Assets $assets ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Post_Type::STUDIO, $this->add_boxes( ... ) );
		add_action( 'save_post_' . Post_Type::STUDIO, $this->save( ... ) );
		add_filter( 'redirect_post_location', $this->leave( ... ), 10, 2 );
		add_action( 'admin_notices', $this->say( ... ) );
	}

	public function add_boxes( WP_Post $studio ): void {
		$result = $this->result( $studio->ID );
		foreach ( $this->sections as $place => $section ) {
			$print = static function ( WP_Post $studio ) use ( $section, $result, $place ): void {
				if ( 0 === $place ) {
					wp_nonce_field( self::action( $studio->ID ), self::NONCE, false );
				}
				$section->print( $studio, $result );
			};
			add_meta_box( self::BOX . $place, $section->title(), $print, Post_Type::STUDIO, 'normal', 'high' );
		}
		add_action( 'admin_enqueue_scripts', $this->assets->enqueue( ... ) );
	}

	/**
	 * Saves the sections of a submitted form. Quick edit, bulk edit, REST and code do not send the form's nonce, so
	 * they change only the title.
	 */
	public function save( int $studio_id ): void {
		$nonce  = $_POST[ self::NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a nonce is compared and kept nowhere.
		$is_our = is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::action( $studio_id ) );
		if ( $this->is_saved || ! $is_our || ! current_user_can( 'edit_post', $studio_id ) ) {
			return;
		}
		$this->is_saved = true;
		$result         = new Form_Result();
		foreach ( $this->sections as $section ) {
			$section->save( $studio_id, Form_Input::read( $_POST ), $result );
		}
		$this->flash->keep( self::form( $studio_id ), $result );
	}

	/** Redirects owners who have removed themselves and may no longer see the screen. */
	public function leave( string $location, int $post_id ): string {
		return Post_Type::STUDIO === get_post_type( $post_id ) && ! current_user_can( 'edit_post', $post_id ) ? admin_url() : $location;
	}

	public function say(): void {
		$screen = get_current_screen();
		$studio = get_post();
		if ( 'post' !== $screen?->base || Post_Type::STUDIO !== $screen->post_type || ! $studio instanceof WP_Post ) {
			return;
		}
		$result = $this->result( $studio->ID );
		$errors = array_filter( $result->errors(), static fn( string $reason ): bool => '' !== $reason );
		if ( array() !== $errors ) {
			Notices::error( __( 'Some changes were not saved:', 'studio-calendar' ), array_values( $errors ) );
		}
		array_map( Notices::success( ... ), $result->said() );
	}

	private function result( int $studio_id ): Form_Result {
		return $this->result ??= $this->flash->take( self::form( $studio_id ) );
	}

	private static function form( int $studio_id ): string {
		return 'studio_' . $studio_id;
	}

	private static function action( int $studio_id ): string {
		return 'studio_calendar_studio_' . $studio_id;
	}
}
