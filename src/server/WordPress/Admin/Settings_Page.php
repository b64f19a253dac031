<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\WordPress\Capabilities;
use StudioCalendar\WordPress\External_Server;
use StudioCalendar\WordPress\Full_Page;
use StudioCalendar\WordPress\Post_Types;
use StudioCalendar\WordPress\Uninstall;

/** Studio Calendar > Settings: what holds for the whole site. For administrators; saved by WordPress's Settings API. */
final class Settings_Page {

	public const SLUG = 'studio-calendar-settings';

	private const TEST = 'studio_calendar_test';

	/** What was refused while WordPress saved the options. */
	private Outcome $outcome;

	public function __construct( private readonly Connection $connection, private readonly Form_Memory $memory, private readonly Admin_Assets $assets ) {
		$this->outcome = new Outcome();
	}

	public function add_hooks(): void {
		add_action( 'admin_menu', $this->add_to_menu( ... ), 13 );
		add_action( 'admin_init', $this->register( ... ) );
		add_action( 'admin_post_' . self::TEST, $this->test( ... ) );
	}

	public function add_to_menu(): void {
		$title = __( 'Settings', 'studio-calendar' );
		$hook  = add_submenu_page( Post_Types::MENU, $title, $title, Capabilities::ADMINISTRATOR, self::SLUG, $this->print( ... ) );
		$this->assets->enqueue_on( $hook );
	}

	public function register(): void {
		$address = fn( string $option ): callable => fn( mixed $typed ): string => $this->address( $option, $typed );
		$options = array(
			External_Server::REST_OPTION => array( 'type' => 'string', 'sanitize_callback' => $address( External_Server::REST_OPTION ) ),
			External_Server::AJAX_OPTION => array( 'type' => 'string', 'sanitize_callback' => $address( External_Server::AJAX_OPTION ) ),
			Full_Page::ANCESTORS_OPTION  => array( 'type' => 'array', 'sanitize_callback' => $this->origins( ... ) ),
			Uninstall::OPTION            => array( 'type' => 'string', 'sanitize_callback' => static fn( mixed $on ): string => '1' === $on ? '1' : '0' ),
		);
		foreach ( $options as $name => $settings ) {
			register_setting( self::SLUG, $name, $settings + array( 'show_in_rest' => false ) );
		}
	}

	public function print(): void {
		$outcome = $this->memory->take( 'settings' );
		echo '<div class="wrap"><h1>' . esc_html__( 'Settings', 'studio-calendar' ) . '</h1>';
		settings_errors();
		array_map( Notices::success( ... ), $outcome->said() );
		$errors = array_values( $outcome->errors() );
		if ( array() !== $errors ) {
			Notices::error( __( 'Not all of it was saved:', 'studio-calendar' ), $errors );
		}
		echo '<form method="post" action="' . esc_url( admin_url( 'options.php' ) ) . '">';
		settings_fields( self::SLUG );
		$this->print_fields( $outcome );
		submit_button();
		echo '</form>';
		$this->print_test();
		echo '</div>';
	}

	/** Never returns: it sends the browser back to the page. */
	public function test(): never {
		check_admin_referer( self::TEST );
		if ( ! current_user_can( Capabilities::ADMINISTRATOR ) ) {
			wp_die( esc_html__( 'Only administrators may do this.', 'studio-calendar' ), '', array( 'response' => 403 ) );
		}
		$outcome = new Outcome();
		$found   = $this->connection->test( Typed::read( $_POST )->number( 'studio', 1, PHP_INT_MAX ) ?? 1 );
		if ( $found['is_good'] ) {
			$outcome->say( $found['sentence'] );
		} else {
			$outcome->refuse( 'test', $found['sentence'] );
		}
		$this->memory->keep( 'settings', $outcome );
		wp_safe_redirect( admin_url( Post_Types::MENU . '&page=' . self::SLUG ) );
		exit;
	}

	/** What is no address changes nothing: a calendar must not lose its server by a slip of the hand. */
	private function address( string $option, mixed $typed ): string {
		$text    = is_string( $typed ) ? trim( $typed ) : '';
		$address = External_Server::address( $text );
		if ( '' === $text || null !== $address ) {
			return $address ?? '';
		}
		$this->refuse( $option, __( 'An address begins with https:// and has no user name in it', 'studio-calendar' ), $text );

		return self::stored( $option );
	}

	/** @return list<string> */
	private function origins( mixed $typed ): array {
		$lines   = is_string( $typed ) ? preg_split( '/\s+/', trim( $typed ), -1, PREG_SPLIT_NO_EMPTY ) : $typed;
		$origins = array_values( array_filter( is_array( $lines ) ? $lines : array(), is_string( ... ) ) );
		$wrong   = array_filter( $origins, static fn( string $origin ): bool => ! Full_Page::is_origin( $origin ) );
		if ( array() !== $wrong ) {
			$this->refuse( Full_Page::ANCESTORS_OPTION, __( 'Write each site as https://studio.example', 'studio-calendar' ), implode( "\n", $origins ) );

			return Full_Page::allowed_ancestors();
		}

		return $origins;
	}

	private function refuse( string $option, string $reason, string $typed ): void {
		$this->outcome->refuse( $option, $reason, $typed );
		$this->memory->keep( 'settings', $this->outcome );
	}

	private function print_fields( Outcome $outcome ): void {
		$form = new Option_Form( $outcome );
		echo '<div class="sc-admin-card"><h2>' . esc_html__( 'Another server', 'studio-calendar' ) . '</h2>';
		echo '<p>' . esc_html__( 'Leave both empty: this site then serves its calendars itself.', 'studio-calendar' ) . '</p>';
		echo '<table class="form-table" role="presentation">';
		$rest  = self::stored( External_Server::REST_OPTION );
		$label = __( 'Address of its REST calls', 'studio-calendar' );
		$form->line( External_Server::REST_OPTION, $label, $rest, 'https://studio.example/wp-json/studio-calendar/v1' );
		$ajax  = self::stored( External_Server::AJAX_OPTION );
		$label = __( 'Address of its admin-ajax', 'studio-calendar' );
		$form->line( External_Server::AJAX_OPTION, $label, $ajax, 'https://studio.example/wp-admin/admin-ajax.php' );
		echo '</table></div><div class="sc-admin-card"><h2>' . esc_html__( 'Calendar in a window of its own', 'studio-calendar' ) . '</h2>';
		echo '<table class="form-table" role="presentation">';
		$label = __( 'Sites that may show it in a frame', 'studio-calendar' );
		$hint  = __( 'One per line, such as https://studio.example. This site itself always may.', 'studio-calendar' );
		$form->lines( Full_Page::ANCESTORS_OPTION, $label, implode( "\n", Full_Page::allowed_ancestors() ), $hint );
		echo '</table></div><div class="sc-admin-card"><h2>' . esc_html__( 'When the plugin is deleted', 'studio-calendar' ) . '</h2>';
		echo '<table class="form-table" role="presentation">';
		$label = __( 'Remove studios, rooms, events and bookings too', 'studio-calendar' );
		$form->check( Uninstall::OPTION, __( 'Data', 'studio-calendar' ), '1' === self::stored( Uninstall::OPTION ), $label );
		echo '</table></div>';
	}

	private function print_test(): void {
		$form = new Form( new Outcome() );
		echo '<div class="sc-admin-card"><h2>' . esc_html__( 'Test the connection', 'studio-calendar' ) . '</h2>';
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::TEST ) . '">';
		wp_nonce_field( self::TEST, '_wpnonce', false );
		echo '<p><label>' . esc_html__( 'Number of a studio there', 'studio-calendar' ) . ' ';
		echo $form->input( 'studio', '1', array( 'type' => 'number', 'min' => '1', 'class' => 'small-text' ) ); // phpcs:ignore -- escaped there.
		echo '</label> <button class="button">' . esc_html__( 'Test the connection', 'studio-calendar' ) . '</button></p></form></div>';
	}

	private static function stored( string $option ): string {
		$value = get_option( $option, '' );

		return is_string( $value ) || is_int( $value ) ? (string) $value : '';
	}
}
