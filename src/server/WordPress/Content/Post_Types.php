<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Service\Site_Settings;
use StudioCalendar\Storage\Post_Type;

/**
 * Registers studios, rooms (child posts of studios) and events, which use WordPress's screens. `show_in_rest` is false
 * on purpose: otherwise the types would appear in `/wp/v2/types`, their authors in `/wp/v2/users`, and people who may
 * edit "any type in REST" would get more permissions. `Private_Rest` registers their endpoints under `/wp/v2`, which
 * check membership.
 */
final class Post_Types {

	public const ALL = array( Post_Type::STUDIO, Post_Type::ROOM, Post_Type::EVENT );

	public const MENU = 'edit.php?post_type=' . Post_Type::STUDIO;

	/** Priority after other plugins' menu entries. */
	private const LAST = 999;

	public function add_hooks(): void {
		add_action( 'init', $this->register( ... ) );
		add_action( 'admin_menu', $this->add_menu( ... ), 9 );
		add_action( 'admin_menu', $this->add_new_to_menu( ... ), 11 );
		add_action( 'admin_menu', $this->lead_where_one_may( ... ), self::LAST );
		add_filter( 'wp_editor_settings', $this->plain_text_editor( ... ), 10, 2 );
	}

	public static function is_ours( string $type ): bool {
		return in_array( $type, self::ALL, true );
	}

	public function register(): void {
		register_post_type(
			Post_Type::STUDIO,
			self::settings( 'studio_cal_studio', array( 'title' ) ) + array( 'labels' => self::studio_labels() )
		);
		register_post_type(
			Post_Type::ROOM,
			self::settings( 'studio_cal_room', array( 'title', 'page-attributes' ) ) + array( 'labels' => self::room_labels() )
		);
		register_post_type(
			Post_Type::EVENT,
			self::settings( 'studio_cal_event', array( 'title', 'editor', 'excerpt', 'author' ) ) + array( 'labels' => self::event_labels() )
		);
	}

	/** Adds one menu for all, which trainers (who see only events) and people who manage the settings may open too. */
	public function add_menu(): void {
		$title = __( 'Studio Calendar', 'studio-calendar' );
		$for   = current_user_can( Site_Settings::CAPABILITY ) ? Site_Settings::CAPABILITY : 'edit_studio_cal_events';
		add_menu_page( $title, $title, $for, self::MENU, '', 'dashicons-calendar-alt' );
	}

	/**
	 * Adds "add new" to the menu, without which WordPress denies the screen to people who may not edit the site's
	 * posts.
	 */
	public function add_new_to_menu(): void {
		foreach ( self::ALL as $name ) {
			$title = get_post_type_object( $name )->labels->add_new_item ?? '';
			add_submenu_page( self::MENU, $title, $title, "create_{$name}s", "post-new.php?post_type=$name" );
		}
	}

	/** Removes the menu's own entry, the list of studios, for people who may not see it. */
	public function lead_where_one_may(): void {
		if ( ! current_user_can( 'edit_studio_cal_studios' ) ) {
			remove_submenu_page( self::MENU, self::MENU );
		}
	}

	/**
	 * Turns off the visual editor and the HTML buttons, because an event's description is plain text.
	 *
	 * @param array<string, mixed> $settings Settings of wp_editor().
	 * @return array<string, mixed>
	 */
	public function plain_text_editor( array $settings, string $editor_id ): array {
		if ( 'content' !== $editor_id || Post_Type::EVENT !== get_post_type() ) {
			return $settings;
		}

		return array_merge( $settings, array( 'tinymce' => false, 'quicktags' => false, 'media_buttons' => false ) );
	}

	/**
	 * @param list<string> $supports What the edit screen shows. Without revisions, because the plugin has its own history.
	 * @return array{ public: false, show_ui: true, show_in_menu: string, show_in_admin_bar: false, show_in_rest: false, query_var: false, rewrite: false,
	 *     delete_with_user: false, supports: list<string>, map_meta_cap: true, capability_type: array{ string, string },
	 *     capabilities: array<string, string> }
	 */
	private static function settings( string $type, array $supports ): array {
		return array(
			'public'            => false,
			'show_ui'           => true,
			'show_in_menu'      => self::MENU,
			'show_in_admin_bar' => false,
			'show_in_rest'      => false,
			'query_var'         => false,
			'rewrite'           => false,
			'delete_with_user'  => false,
			'supports'          => $supports,
			'map_meta_cap'      => true,
			'capability_type'   => array( $type, $type . 's' ),
			'capabilities'      => array( 'create_posts' => 'create_' . $type . 's' ),
		);
	}

	/** @return array<string, string> Empty outside wp-admin, where they are unused: translating reads a file. */
	private static function studio_labels(): array {
		return ! is_admin() ? array() : array(
			'name'               => __( 'Studios', 'studio-calendar' ),
			'singular_name'      => __( 'Studio', 'studio-calendar' ),
			'all_items'          => __( 'Studios', 'studio-calendar' ),
			'add_new'            => __( 'Add studio', 'studio-calendar' ),
			'add_new_item'       => __( 'Add studio', 'studio-calendar' ),
			'edit_item'          => __( 'Edit studio', 'studio-calendar' ),
			'search_items'       => __( 'Search studios', 'studio-calendar' ),
			'not_found'          => __( 'No studios found', 'studio-calendar' ),
			'not_found_in_trash' => __( 'No studios found in Trash', 'studio-calendar' ),
		);
	}

	/** @return array<string, string> */
	private static function room_labels(): array {
		return ! is_admin() ? array() : array(
			'name'               => __( 'Rooms', 'studio-calendar' ),
			'singular_name'      => __( 'Room', 'studio-calendar' ),
			'all_items'          => __( 'Rooms', 'studio-calendar' ),
			'add_new'            => __( 'Add room', 'studio-calendar' ),
			'add_new_item'       => __( 'Add room', 'studio-calendar' ),
			'edit_item'          => __( 'Edit room', 'studio-calendar' ),
			'search_items'       => __( 'Search rooms', 'studio-calendar' ),
			'not_found'          => __( 'No rooms found', 'studio-calendar' ),
			'not_found_in_trash' => __( 'No rooms found in Trash', 'studio-calendar' ),
		);
	}

	/** @return array<string, string> */
	private static function event_labels(): array {
		return ! is_admin() ? array() : array(
			'name'               => __( 'Events', 'studio-calendar' ),
			'singular_name'      => __( 'Event', 'studio-calendar' ),
			'all_items'          => __( 'Events', 'studio-calendar' ),
			'add_new'            => __( 'Add event', 'studio-calendar' ),
			'add_new_item'       => __( 'Add event', 'studio-calendar' ),
			'edit_item'          => __( 'Edit event', 'studio-calendar' ),
			'search_items'       => __( 'Search events', 'studio-calendar' ),
			'not_found'          => __( 'No events found', 'studio-calendar' ),
			'not_found_in_trash' => __( 'No events found in Trash', 'studio-calendar' ),
		);
	}
}
