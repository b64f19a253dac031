<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Notices;
use WP_Error;
use WP_REST_Request;

/**
 * Explains why a booked room or studio is not moved or unpublished: REST returns 409; edit screens, quick edit and bulk
 * edit reject it before anything is stored.
 */
final class Booked_Words {

	/** Adds a message to the next screen after a save that kept a value. */
	private const KEPT = 'studio_calendar_kept';

	public function __construct( private readonly Booked_Posts $booked ) {
	}

	public function add_hooks(): void {
		foreach ( array( Post_Type::STUDIO, Post_Type::ROOM ) as $type ) {
			add_filter( "rest_pre_insert_$type", $this->refuse_call( ... ), 10, 2 );
		}
		add_action( 'admin_init', $this->refuse_screen( ... ), 6 );
		add_action( 'admin_notices', self::tell( ... ) );
	}

	public static function stays_open( int $id ): string {
		/* translators: %s: name of a room or a studio. */
		return sprintf( __( '“%s” stays published because it has upcoming bookings. Move or cancel them first.', 'studio-calendar' ), self::name( $id ) );
	}

	public static function stays_in_its_studio( int $id ): string {
		/* translators: %s: name of a room. */
		return sprintf( __( '“%s” was not moved because it has bookings. Add a new room to the other studio.', 'studio-calendar' ), self::name( $id ) );
	}

	/**
	 * Shows the message on the next screen if the checks before saving could not foresee it, for example for a future
	 * date.
	 */
	public static function say_on_next_screen(): void {
		add_filter( 'redirect_post_location', static fn( string $url ): string => add_query_arg( self::KEPT, '1', $url ) );
	}

	public static function tell(): void {
		if ( isset( $_GET[ self::KEPT ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- shows a sentence and does nothing.
			Notices::error( __( 'Rooms and studios with bookings stay published and where they are', 'studio-calendar' ) );
		}
	}

	/**
	 * @param mixed                                 $prepared Columns of the post, or WordPress's error.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function refuse_call( mixed $prepared, WP_REST_Request $request ): mixed {
		if ( ! is_object( $prepared ) || $prepared instanceof WP_Error ) {
			return $prepared;
		}
		$columns = get_object_vars( $prepared );
		$words   = $this->words( $columns['ID'] ?? 0, $columns['post_status'] ?? null, $columns['post_parent'] ?? null );

		return null === $words ? $prepared : new WP_Error( 'studio_calendar_booked', $words, array( 'status' => 409 ) );
	}

	/** Rejects a save with a message. Quick edit shows a response's text, but not that of an HTTP error. */
	public function refuse_screen(): void {
		$page  = $GLOBALS['pagenow'] ?? '';
		// phpcs:ignore WordPress.Security.NonceVerification -- what is asked for is refused, and nothing is done.
		$asked = self::asked( is_string( $page ) ? $page : '', wp_unslash( $_REQUEST ) );
		foreach ( $asked['ids'] as $id ) {
			$words = current_user_can( 'edit_post', $id ) ? $this->words( $id, $asked['status'], $asked['parent'] ) : null;
			if ( null !== $words ) {
				wp_die( esc_html( $words ), '', array( 'response' => wp_doing_ajax() ? 200 : 409, 'back_link' => true ) );
			}
		}
	}

	/** @return string|null Reason against the requested status or studio; null without one. */
	private function words( mixed $id, mixed $status, mixed $parent ): ?string {
		$id    = is_numeric( $id ) ? (int) $id : 0;
		$words = is_string( $status ) && $id > 0 ? $this->booked->refused_status( $id, $status ) : null;

		return null === $words && is_numeric( $parent ) && $id > 0 ? $this->booked->refused_studio( $id, (int) $parent ) : $words;
	}

	/**
	 * Reads the request of the edit screen, quick edit or bulk edit; -1 means "no change" there.
	 *
	 * @param array<array-key, mixed> $request
	 * @return array{ ids: array<int>, status: mixed, parent: mixed }
	 */
	private static function asked( string $page, array $request ): array {
		$action = $request['action'] ?? '';
		$asked  = match ( true ) {
			'post.php' === $page && 'editpost' === $action         => array( 'post_ID', 'post_status', 'parent_id' ),
			'admin-ajax.php' === $page && 'inline-save' === $action => array( 'post_ID', '_status', 'post_parent' ),
			'edit.php' === $page && isset( $request['bulk_edit'] )  => array( 'post', '_status', 'post_parent' ),
			default                                                => null,
		};
		if ( null === $asked ) {
			return array( 'ids' => array(), 'status' => null, 'parent' => null );
		}
		[ $ids, $status, $parent ] = array_map( static fn( string $name ): mixed => $request[ $name ] ?? null, $asked );
		$is_private                = 'private' === ( $request['visibility'] ?? '' ) || isset( $request['keep_private'] );

		return array(
			'ids'    => is_array( $ids ) || is_string( $ids ) ? wp_parse_id_list( $ids ) : array(),
			'status' => $is_private ? 'private' : ( '-1' === $status ? null : $status ),
			'parent' => '-1' === $parent ? null : $parent,
		);
	}

	private static function name( int $id ): string {
		return html_entity_decode( get_the_title( $id ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
