<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Rest\Client_Address;
use StudioCalendar\Service\Site_Settings;

/**
 * Button that shows which address the site sees for the administrator, whose request passes the same proxies as
 * visitors' requests.
 */
final class Address_Test {

	public const ACTION = 'studio_calendar_address_test';

	public function __construct( private readonly Form_Flash $flash ) {
	}

	public function add_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, $this->send( ... ) );
	}

	/** Prints the button inside another form; `print_form` prints the form that it submits. */
	public static function print_button(): void {
		$label = __( 'Test with the saved settings', 'studio-calendar' );
		echo '<p><button class="button" form="' . esc_attr( self::ACTION ) . '">' . esc_html( $label ) . '</button></p>';
	}

	public static function print_form(): void {
		echo '<form id="' . esc_attr( self::ACTION ) . '" method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '">';
		echo '<input type="hidden" name="action" value="' . esc_attr( self::ACTION ) . '">';
		wp_nonce_field( self::ACTION, '_wpnonce', false );
		echo '</form>';
	}

	/** Runs the test and redirects back to the page; never returns. */
	public function send(): never {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Site_Settings::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'studio-calendar' ), '', array( 'response' => 403 ) );
		}
		$result = new Form_Result();
		array_map( $result->say( ... ), self::sentences( new Client_Address( $_SERVER ) ) );
		$this->flash->keep( 'settings', $result );
		wp_safe_redirect( Settings_Page::url() );
		exit;
	}

	/** @return list<string> */
	public static function sentences( Client_Address $address ): array {
		/* translators: 1: IP address; 2: IP address or network. */
		$now       = __( 'The server sees your address as %1$s and counts your visits under %2$s.', 'studio-calendar' );
		$sentences = array( sprintf( $now, $address->seen(), $address->counted() ) );
		foreach ( $address->told() as $header => $value ) {
			/* translators: 1: name of an HTTP header; 2: what stands in it; 3: IP address of a proxy; 4: IP address. */
			$would       = __( 'Header %1$s: %2$s. With this header, and %3$s as a trusted proxy, the address would be %4$s.', 'studio-calendar' );
			$found       = $address->through( $header, array( ...Client_Address::proxies(), $address->direct() ) );
			$sentences[] = sprintf( $would, $header, substr( $value, 0, 200 ), $address->direct(), $found );
		}
		if ( array() === $address->told() ) {
			$sentences[] = __( 'No proxy has passed on an address.', 'studio-calendar' );
		}

		return $sentences;
	}
}
