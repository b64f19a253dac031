<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Admin\Studio\Zone_Choice;
use StudioCalendar\WordPress\Content\Capabilities;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Content\Post_Types;

/** Start page that leads from activation to a calendar on a page: a name, rooms, one button. Each part is optional. */
final class Start_Page {

	public const SLUG = 'studio-calendar-start';

	/** Option set when an administrator dismissed the start page. */
	public const DISMISSED_OPTION = 'studio_calendar_start_dismissed';

	private const ACTION = 'studio_calendar_start';

	private const ZONE = 'timezone';

	/** Screens after activating the plugin. */
	private const NOTICE_SCREENS = array( 'plugins', 'dashboard' );

	public function __construct(
		private readonly Studio_Maker $maker,
		private readonly Demo_Content $demo,
		private readonly Form_Flash $flash,
		private readonly Admin_Assets $assets,
	) {
	}

	public function add_hooks(): void {
		add_action( 'admin_menu', $this->add_to_menu( ... ), 12 );
		add_action( 'admin_notices', $this->invite( ... ) );
		add_action( 'admin_post_' . self::ACTION, $this->answer( ... ) );
	}

	public function add_to_menu(): void {
		$title = __( 'Get started', 'studio-calendar' );
		$hook  = add_submenu_page( Post_Types::MENU, $title, $title, Capabilities::ADMINISTRATOR, self::SLUG, $this->print( ... ) );
		$this->assets->enqueue_on( $hook );
	}

	/** Shows the invitation to start as long as there is no studio and it was not dismissed. */
	public function invite(): void {
		$is_place = in_array( get_current_screen()?->id, self::NOTICE_SCREENS, true ) && current_user_can( Capabilities::ADMINISTRATOR );
		if ( ! $is_place || false !== get_option( self::DISMISSED_OPTION ) || array() !== Post_Ids::studios() ) {
			return;
		}
		echo '<div class="notice notice-info">';
		self::open_form();
		echo '<p>';
		echo esc_html__( 'Studio Calendar is active. Name your studio to put its calendar on a page.', 'studio-calendar' ) . '</p><p>';
		echo '<a class="button button-primary" href="' . esc_url( self::url() ) . '">' . esc_html__( 'Get started', 'studio-calendar' ) . '</a> ';
		self::button( 'dismiss', __( 'Not now', 'studio-calendar' ), 'button' );
		echo '</p></form></div>';
	}

	public function print(): void {
		$result = $this->flash->take( 'start' );
		echo '<div class="wrap"><h1>' . esc_html__( 'Set up your calendar', 'studio-calendar' ) . '</h1>';
		$errors = array_filter( $result->errors(), static fn( string $error ): bool => '' !== $error );
		array_map( static fn( string $error ) => Notices::error( $error ), array_values( $errors ) );
		array_map( Notices::success( ... ), $result->said() );
		$studio = self::number_of_address( 'studio' );
		if ( Post_Type::STUDIO === get_post_type( $studio ) && current_user_can( 'edit_post', $studio ) ) {
			$this->print_next( $studio );
		} else {
			$this->print_form( $result );
		}
		echo '</div>';
	}

	/** Prints the last step. The IDs in the URL are only read to show links. */
	private function print_next( int $studio ): void {
		$page = self::number_of_address( 'page' );
		( new Start_Next( $studio, 'page' === get_post_type( $page ) ? $page : 0 ) )->print();
		if ( $this->demo->exists() ) {
			self::open_form();
			$this->print_demo();
			echo '</form>';
		}
		echo '<p><a href="' . esc_url( self::url() ) . '">' . esc_html__( 'Add another studio', 'studio-calendar' ) . '</a></p>';
	}

	private function print_form( Form_Result $result ): void {
		self::open_form();
		$form = new Form( $result );
		echo '<div class="sc-admin-card"><table class="form-table" role="presentation">';
		$form->row( 'name', __( 'Name of the studio', 'studio-calendar' ), $form->input( 'name', '', array( 'autofocus' => 'autofocus' ) ) );
		$rooms = $form->area( 'rooms', '', 4 );
		$form->row( 'rooms', __( 'Rooms', 'studio-calendar' ), $rooms, __( 'One per line. You can add and change them later.', 'studio-calendar' ) );
		if ( ! Zone_Choice::site_has_city() ) {
			$zone = Zone_Choice::select( $form, self::ZONE, $result->typed( self::ZONE, '' ) );
			$hint = __( 'The city whose clock the studio goes by, daylight saving time included.', 'studio-calendar' );
			$form->row( self::ZONE, __( 'Time zone', 'studio-calendar' ), $zone, $hint );
		}
		$page = $form->check( 'page', true, __( 'Create a page with the calendar', 'studio-calendar' ) );
		$form->row( 'page', __( 'Page', 'studio-calendar' ), $page );
		echo '</table><p>';
		self::button( 'create', __( 'Create calendar', 'studio-calendar' ), 'button button-primary' );
		echo '</p></div><div class="sc-admin-card"><h2>' . esc_html__( 'Or try a demo first', 'studio-calendar' ) . '</h2><p>';
		$this->print_demo();
		echo '</p></div></form>';
	}

	/** Handles the form and redirects back to the page; never returns. */
	public function answer(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Capabilities::ADMINISTRATOR ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'studio-calendar' ), '', array( 'response' => 403 ) );
		}
		$what = $_POST['do'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with words of our own.
		wp_safe_redirect( $this->done( is_string( $what ) ? $what : '', Form_Input::read( $_POST ) ) );
		exit;
	}

	/** @return string URL to redirect to. */
	public function done( string $what, Form_Input $input ): string {
		$result = new Form_Result();
		$made   = array();
		if ( 'create' === $what ) {
			$made = $this->create( $input, $result );
		} elseif ( 'demo' === $what && ! $this->demo->exists() ) {
			$made = $this->demo->make();
		} elseif ( 'remove_demo' === $what ) {
			$this->demo->remove();
			$result->say( __( 'Demo content removed.', 'studio-calendar' ) );
		} elseif ( 'dismiss' === $what ) {
			update_option( self::DISMISSED_OPTION, '1', false );

			return admin_url();
		}
		$this->flash->keep( 'start', $result );

		return add_query_arg( array_combine( array_map( self::in_address( ... ), array_keys( $made ) ), $made ), self::url() );
	}

	/** @return array{ studio?: int, page?: int } */
	private function create( Form_Input $input, Form_Result $result ): array {
		$name  = $input->text( 'name' );
		$lines = array_map( static fn( string $line ): string => trim( $line ), explode( "\n", $input->lines( 'rooms' ) ) );
		$rooms = array_values( array_filter( $lines, static fn( string $room ): bool => '' !== $room ) );
		if ( '' === $name ) {
			$result->refuse( 'name', __( 'Enter a name for the studio', 'studio-calendar' ) );
			$result->refuse( 'rooms', '', $input->lines( 'rooms' ) );
			$result->refuse( self::ZONE, '', $input->text( self::ZONE ) );

			return array();
		}
		$zone = $input->text( self::ZONE );
		if ( '' !== $zone && ! Studio_Source::is_zone( $zone ) ) {
			$result->refuse( self::ZONE, __( 'Select a city from the list', 'studio-calendar' ) );
			$result->refuse( 'name', '', $name );
			$result->refuse( 'rooms', '', $input->lines( 'rooms' ) );

			return array();
		}
		$studio = $this->maker->studio( $name, $rooms, $zone );
		$this->maker->default_event();

		return array( 'studio' => $studio ) + ( $input->has( 'page' ) ? array( 'page' => $this->maker->page( $studio, $name ) ) : array() );
	}

	private function print_demo(): void {
		if ( $this->demo->exists() ) {
			self::button( 'remove_demo', __( 'Remove the demo content', 'studio-calendar' ), 'button' );
			return;
		}
		self::button( 'demo', __( 'Add demo content', 'studio-calendar' ), 'button' );
		echo ' ' . esc_html__( 'A studio with bookings for the next weeks. One click removes it again.', 'studio-calendar' );
	}

	private static function open_form(): void {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">';
		wp_nonce_field( self::ACTION, '_wpnonce', false );
	}

	private static function button( string $what, string $label, string $class ): void {
		echo '<button class="' . esc_attr( $class ) . '" name="do" value="' . esc_attr( $what ) . '">' . esc_html( $label ) . '</button>';
	}

	private static function number_of_address( string $name ): int {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- digits or nothing, and nothing is changed by them.
		$number = $_GET[ self::in_address( $name ) ] ?? '';

		return is_string( $number ) && ctype_digit( $number ) ? (int) $number : 0;
	}

	/** Returns a prefixed parameter name, because WordPress uses `page` for its screens. */
	private static function in_address( string $name ): string {
		return "made_$name";
	}

	public static function url(): string {
		return admin_url( Post_Types::MENU . '&page=' . self::SLUG );
	}
}
