<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Form_Memory;
use StudioCalendar\WordPress\Admin\Notices;
use StudioCalendar\WordPress\Admin\Outcome;
use StudioCalendar\WordPress\Admin\Typed;
use WP_Post;

/** A studio with all that belongs to it, on the one screen WordPress has for it. */
final class Studio_Screen {

	/** Begins the id of each section's box, which its place ends. */
	public const BOX = 'studio-calendar-section-';

	private const NONCE = 'studio_calendar_nonce';

	private ?Outcome $outcome = null;

	/** Saving a post may save it again: the form is read once. */
	private bool $is_saved = false;

	/** @param list<Section> $sections In the order of the screen. */
	public function __construct( private readonly array $sections, private readonly Form_Memory $memory, private readonly Admin_Assets $assets ) {
	}

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Post_Type::STUDIO, $this->add_boxes( ... ) );
		add_action( 'save_post_' . Post_Type::STUDIO, $this->save( ... ) );
		add_filter( 'redirect_post_location', $this->leave( ... ), 10, 2 );
		add_action( 'admin_notices', $this->say( ... ) );
	}

	public function add_boxes( WP_Post $studio ): void {
		$outcome = $this->outcome( $studio->ID );
		foreach ( $this->sections as $place => $section ) {
			$print = static function ( WP_Post $studio ) use ( $section, $outcome, $place ): void {
				if ( 0 === $place ) {
					wp_nonce_field( self::action( $studio->ID ), self::NONCE, false );
				}
				$section->print( $studio, $outcome );
			};
			add_meta_box( self::BOX . $place, $section->title(), $print, Post_Type::STUDIO, 'normal', 'high' );
		}
		add_action( 'admin_enqueue_scripts', $this->assets->enqueue( ... ) );
	}

	/** Quick edit, bulk edit, REST and code have no form of ours, so no nonce of it: they change the title and nothing here. */
	public function save( int $studio_id ): void {
		$nonce  = $_POST[ self::NONCE ] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a nonce is compared and kept nowhere.
		$is_our = is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::action( $studio_id ) );
		if ( $this->is_saved || ! $is_our || ! current_user_can( 'edit_post', $studio_id ) ) {
			return;
		}
		$this->is_saved = true;
		$outcome        = new Outcome();
		foreach ( $this->sections as $section ) {
			$section->save( $studio_id, Typed::read( $_POST ), $outcome );
		}
		$this->memory->keep( self::form( $studio_id ), $outcome );
	}

	/** Who has just taken themselves off the owners may not see this studio's screen any more. */
	public function leave( string $location, int $post_id ): string {
		return Post_Type::STUDIO === get_post_type( $post_id ) && ! current_user_can( 'edit_post', $post_id ) ? admin_url() : $location;
	}

	public function say(): void {
		$screen = get_current_screen();
		$studio = get_post();
		if ( 'post' !== $screen?->base || Post_Type::STUDIO !== $screen->post_type || ! $studio instanceof WP_Post ) {
			return;
		}
		$outcome = $this->outcome( $studio->ID );
		$errors  = array_filter( $outcome->errors(), static fn( string $reason ): bool => '' !== $reason );
		if ( array() !== $errors ) {
			Notices::error( __( 'Some changes were not saved:', 'studio-calendar' ), array_values( $errors ) );
		}
		array_map( Notices::success( ... ), $outcome->said() );
	}

	private function outcome( int $studio_id ): Outcome {
		return $this->outcome ??= $this->memory->take( self::form( $studio_id ) );
	}

	private static function form( int $studio_id ): string {
		return 'studio_' . $studio_id;
	}

	private static function action( int $studio_id ): string {
		return 'studio_calendar_studio_' . $studio_id;
	}
}
