<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\WordPress\Content\Author_Archives;
use StudioCalendar\WordPress\Content\Capabilities;
use StudioCalendar\WordPress\Content\Deletion_Guard;
use StudioCalendar\WordPress\Content\Private_Rest;
use StudioCalendar\WordPress\Content\Visible_Posts;
use StudioCalendar\WordPress\Media\Trainer_Uploads;
use StudioCalendar\WordPress\People\Dashboard_Access;
use WP_Query;

/** Module for permissions outside the endpoints. */
final class Access implements Module {

	/**
	 * Capabilities that this plugin's classes decide about: posts, accounts, uploads, the settings and this plugin's
	 * post types.
	 */
	private const OURS = '/\A(read|edit|delete|publish)_(post|page)\z|\A(delete|remove)_user\z|\A(upload_files|manage_studio_calendar)\z|_studio_cal_/';

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$moment
			->at_if( self::is_ours( ... ), 'map_meta_cap' )
			->at_if( static fn(): bool => is_admin(), 'pre_get_posts' )
			->at( 'rest_api_init', 'rest_route_data', 'rest_request_before_callbacks' )
			->at( 'pre_trash_post', 'pre_delete_post', 'post_row_actions', 'user_row_actions', 'load-users.php' )
			->at( 'upload_mimes', 'wp_handle_upload_prefilter', 'wp_handle_sideload_prefilter', 'ajax_query_attachments_args', 'wp_ajax_get-attachment' )
			->at( 'views_edit-studio_cal_studio', 'views_edit-studio_cal_room', 'views_edit-studio_cal_event' )
			->at( 'woocommerce_prevent_admin_access', 'woocommerce_disable_admin_bar', 'pmpro_block_dashboard', 'um_user_permissions_filter' )
			->at_if( self::is_of_an_author( ... ), 'pre_handle_404' );
	}

	public function load(): void {
		$visible  = new Visible_Posts( $this->services->members );
		$bookings = $this->services->bookings();
		( new Capabilities( $this->services->members ) )->add_hooks();
		( new Trainer_Uploads( $this->services->members ) )->add_hooks();
		( new Deletion_Guard( $bookings, $this->services->clock ) )->add_hooks();
		$visible->add_hooks();
		( new Private_Rest( $visible ) )->add_hooks();
		( new Author_Archives( $this->services->members ) )->add_hooks();
		( new Dashboard_Access( $this->services->members ) )->add_hooks();
	}

	/** @param array<mixed> $told Arguments of `map_meta_cap`. */
	private static function is_ours( array $told ): bool {
		return is_string( $told[1] ?? null ) && 1 === preg_match( self::OURS, $told[1] );
	}

	/** @param array<mixed> $told Arguments of `pre_handle_404`. */
	private static function is_of_an_author( array $told ): bool {
		return ( $told[1] ?? null ) instanceof WP_Query && $told[1]->is_author();
	}
}
