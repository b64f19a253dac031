<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use SensitiveParameter;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Rest\Problem_Texts;
use StudioCalendar\Service\Site_Settings;
use StudioCalendar\WordPress\Content\Post_Types;
use StudioCalendar\WordPress\Site\Site_Options;

/** Screen Studio Calendar > Settings with the settings of the whole site, saved by WordPress's Settings API. */
final class Settings_Page {

	public const SLUG = 'studio-calendar-settings';

	private const TEST = 'studio_calendar_test';

	/** Errors of the options that WordPress has just saved. */
	private Form_Result $result;

	public function __construct(
		private readonly Site_Options $options,
		private readonly Connection $connection,
		private readonly Form_Flash $flash,
		private readonly Admin_Assets $assets
	) {
		$this->result = new Form_Result();
	}

	public function add_hooks(): void {
		add_action( 'admin_menu', $this->add_to_menu( ... ), 13 );
		add_action( 'admin_init', $this->register( ... ) );
		add_filter( 'option_page_capability_' . self::SLUG, static fn(): string => Site_Settings::CAPABILITY );
		add_action( 'admin_post_' . self::TEST, $this->test( ... ) );
	}

	public function add_to_menu(): void {
		$title = __( 'Settings', 'studio-calendar' );
		$hook  = add_submenu_page( Post_Types::MENU, $title, $title, Site_Settings::CAPABILITY, self::SLUG, $this->print( ... ) );
		$this->assets->enqueue_on( $hook );
	}

	public static function url(): string {
		return admin_url( Post_Types::MENU . '&page=' . self::SLUG );
	}

	public function register(): void {
		foreach ( Site_Options::OPTIONS as $option ) {
			$clean = fn( #[SensitiveParameter] mixed $typed ): mixed => $this->clean( $option, $typed );
			register_setting( self::SLUG, $option, array( 'sanitize_callback' => $clean, 'show_in_rest' => false ) );
		}
	}

	public function print(): void {
		$result = $this->flash->take( 'settings' );
		echo '<div class="wrap"><h1>' . esc_html__( 'Settings', 'studio-calendar' ) . '</h1>';
		array_map( Notices::success( ... ), $result->said() );
		$errors = $result->errors();
		match ( true ) {
			isset( $errors['test'] ) => Notices::error( $errors['test'] ),
			array() !== $errors      => Notices::error( __( 'Some changes were not saved:', 'studio-calendar' ), array_values( $errors ) ),
			default                  => settings_errors(),
		};
		echo '<form method="post" action="' . esc_url( admin_url( 'options.php' ) ) . '">';
		settings_fields( self::SLUG );
		( new Settings_Fields( $this->options, $result ) )->print();
		submit_button();
		echo '</form>';
		Address_Test::print_form();
		$this->print_test();
		echo '</div>';
	}

	/** Runs the test and redirects back to the page; never returns. */
	public function test(): never {
		check_admin_referer( self::TEST );
		if ( ! current_user_can( Site_Settings::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'studio-calendar' ), '', array( 'response' => 403 ) );
		}
		$result = new Form_Result();
		$found  = $this->connection->test( Form_Input::read( $_POST )->number( 'studio', 1, PHP_INT_MAX ) ?? 1 );
		if ( $found['is_good'] ) {
			$result->say( $found['sentence'] );
		} else {
			$result->refuse( 'test', $found['sentence'] );
		}
		$this->flash->keep( 'settings', $result );
		wp_safe_redirect( self::url() );
		exit;
	}

	/**
	 * Returns the value to store. An invalid one keeps the stored value, so that a typing mistake does not disconnect
	 * calendars.
	 */
	private function clean( string $option, #[SensitiveParameter] mixed $typed ): mixed {
		$value = Ably_Settings::KEY_OPTION === $option ? self::key( $typed ) : $typed;
		if ( null === $value && ! in_array( $option, Site_Options::FLAGS, true ) ) {
			return get_option( $option );
		}
		$checked = $this->options->checked( $option, $value );
		if ( ! $checked instanceof Field_Error ) {
			return $checked;
		}
		$shown = Ably_Settings::KEY_OPTION !== $option && is_string( $typed ) ? $typed : '';
		$this->result->refuse( $option, Problem_Texts::field( $option, $checked ), $shown );
		$this->flash->keep( 'settings', $this->result );

		return get_option( $option );
	}

	/** Reads the key, the only option with two fields. An empty field does not delete the stored key. */
	private static function key( #[SensitiveParameter] mixed $typed ): mixed {
		if ( ! is_array( $typed ) || isset( $typed['key'] ) ) {
			return $typed;
		}
		$text = is_string( $typed['typed'] ?? null ) ? trim( $typed['typed'] ) : '';

		return '' === $text && '1' !== ( $typed['remove'] ?? '' ) ? null : $text;
	}

	private function print_test(): void {
		$form    = new Form( new Form_Result() );
		$is_used = '' !== $this->options->all()['external_rest'] . $this->options->all()['external_ajax'];
		echo '<details class="sc-admin-card sc-admin-fold"' . ( $is_used ? ' open' : '' ) . '><summary><h2>';
		echo esc_html__( 'Test the connection', 'studio-calendar' ) . '</h2></summary>';
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::TEST ) . '">';
		wp_nonce_field( self::TEST, '_wpnonce', false );
		echo '<p><label>' . esc_html__( 'Studio ID on the external server', 'studio-calendar' ) . ' ';
		// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo $form->input( 'studio', '1', array( 'type' => 'number', 'min' => '1', 'class' => 'small-text' ) );
		echo '</label> <button class="button">' . esc_html__( 'Test the connection', 'studio-calendar' ) . '</button></p></form></details>';
	}
}
