<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Address_Test;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Bookings_Export;
use StudioCalendar\WordPress\Admin\Bookings_Screen;
use StudioCalendar\WordPress\Admin\Connection;
use StudioCalendar\WordPress\Admin\Event_Screen;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Gallery_Box;
use StudioCalendar\WordPress\Admin\List_Columns;
use StudioCalendar\WordPress\Admin\Plugin_Links;
use StudioCalendar\WordPress\Admin\Post_Access_Guard;
use StudioCalendar\WordPress\Admin\Room_Screen;
use StudioCalendar\WordPress\Admin\Saved_Messages;
use StudioCalendar\WordPress\Admin\Settings_Page;
use StudioCalendar\WordPress\Admin\Start_Page;
use StudioCalendar\WordPress\Admin\Studio\Invitations;
use StudioCalendar\WordPress\Admin\Studio\People_Section;
use StudioCalendar\WordPress\Admin\Studio\Rooms_Section;
use StudioCalendar\WordPress\Admin\Studio\Settings_Section;
use StudioCalendar\WordPress\Admin\Studio\Studio_Screen;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Content\Own_Studios;
use StudioCalendar\WordPress\Content\Studio_Box;
use StudioCalendar\WordPress\People\Emails;
use StudioCalendar\WordPress\People\Roles;

/** Module with the plugin's screens in wp-admin and its additions to WordPress's screens. */
final class Screens implements Module {

	public function __construct( private readonly Services $services ) {
	}

	public function wait( Moment $moment ): void {
		$plugin = plugin_basename( $this->services->file );
		$moment
			->on_screens( 'admin_init' )
			->at( 'admin_menu', 'admin_notices', 'admin_enqueue_scripts', 'redirect_post_location', 'post_submitbox_misc_actions' )
			->at( "plugin_action_links_$plugin" )
			->at( 'admin_post_studio_calendar_test', 'admin_post_studio_calendar_address_test' )
			->at( 'option_page_capability_studio-calendar-settings' )
			->at( 'admin_post_studio_calendar_start', 'admin_post_studio_calendar_export' )
			->at( 'load-users.php', 'load-user-new.php', 'load-user-edit.php', 'load-profile.php' )
			->at( 'save_post_studio_cal_studio', 'save_post_studio_cal_event' )
			->at( 'post_updated_messages', 'bulk_post_updated_messages', 'post_row_actions', 'quick_edit_dropdown_authors_args', 'wp_ajax_inline-save' );
		foreach ( array( Post_Type::STUDIO, Post_Type::ROOM, Post_Type::EVENT ) as $type ) {
			$moment->at( "add_meta_boxes_$type", "manage_{$type}_posts_columns", "manage_{$type}_posts_custom_column" );
		}
	}

	public function load(): void {
		$services = $this->services;
		$flash    = new Form_Flash();
		$own      = new Own_Studios( $services->members );
		$emails   = new Emails( $services->translations );
		$limiter  = new Rate_Limiter( $services->clock );
		$invited  = new Invitations( $services->members, $services->invitations(), $emails, $limiter, $services->clock );
		$sections = array( new Settings_Section(), new Rooms_Section(), new People_Section( $services->members, $invited ) );
		( new Studio_Screen( $sections, $flash, $this->assets() ) )->add_hooks();
		( new Studio_Box( $this->assets() ) )->add_hooks();
		( new Start_Page( $services->maker(), $services->demo(), $flash, $this->assets() ) )->add_hooks();
		( new Settings_Page( $services->options(), new Connection( new External_Server(), $services->clock ), $flash, $this->assets() ) )->add_hooks();
		( new Address_Test( $flash ) )->add_hooks();
		( new List_Columns( $services->members, $services->records(), $services->clock ) )->add_hooks();
		( new Event_Screen( $own ) )->add_hooks();
		( new Room_Screen( $own ) )->add_hooks();
		( new Roles() )->add_hooks();
		( new Post_Access_Guard() )->add_hooks();
		( new Saved_Messages() )->add_hooks();
		( new Plugin_Links( $services->file ) )->add_hooks();
		( new Gallery_Box( $flash, $this->assets() ) )->add_hooks();
		$of_list = new Admin_Assets( $services->file, $services->script_texts(), 'bookings', array( 'wp-components' ) );
		( new Bookings_Screen( $services->choices(), $of_list ) )->add_hooks();
		( new Bookings_Export( $services->listing() ) )->add_hooks();
	}

	private function assets(): Admin_Assets {
		return new Admin_Assets( $this->services->file, $this->services->script_texts() );
	}
}
