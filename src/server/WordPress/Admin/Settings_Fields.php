<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Rest\Client_Address;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Calendar\Login_Link;
use StudioCalendar\WordPress\Site\Calendar_Language;
use StudioCalendar\WordPress\Site\Site_Options;
use StudioCalendar\WordPress\Site\Uninstall;

/** Prints the fields of Studio Calendar > Settings in sections. */
final class Settings_Fields {

	/** Names of languages, untranslated so that their speakers recognize them. */
	private const LANGUAGES = array( 'en' => 'English', 'ru' => 'Русский', 'et' => 'Eesti' );

	private readonly Option_Form $form;

	public function __construct( private readonly Site_Options $options, Form_Result $result ) {
		$this->form = new Option_Form( $result );
	}

	public function print(): void {
		$values = $this->options->all();
		$this->part(
			__( 'Calendars', 'studio-calendar' ),
			'',
			function () use ( $values ): void {
				$this->language( $values['calendar_locale'] );
				$this->login_link( $values['login_link'] );
			}
		);
		$live = __( 'With a key for Ably, a messaging service, open calendars show changes within a second.', 'studio-calendar' )
			. ' ' . __( 'Without a key, they check this site every 5 to 60 seconds.', 'studio-calendar' );
		$this->part( __( 'Live updates', 'studio-calendar' ), $live, fn() => $this->ably( $values['ably_key'], $values['ably_prefix'] ) );
		$own = __( 'Leave both empty to serve calendars from this site.', 'studio-calendar' );
		$server = array( External_Server::REST_OPTION => $values['external_rest'], External_Server::AJAX_OPTION => $values['external_ajax'] );
		$this->fold( __( 'External server', 'studio-calendar' ), $own, $server, fn() => $this->server( $values['external_rest'], $values['external_ajax'] ) );
		$frames = array( Full_Page::ANCESTORS_OPTION => implode( "\n", $values['frame_ancestors'] ) );
		$this->fold( __( 'Full-page calendar', 'studio-calendar' ), '', $frames, fn() => $this->frames( $values['frame_ancestors'] ) );
		$proxy   = __( 'Visitors’ reads are limited per IP address. Behind a proxy all of them have the proxy’s address.', 'studio-calendar' )
			. ' ' . __( 'Set this only if your proxy sets the header. Anyone can send it.', 'studio-calendar' );
		$proxies = implode( "\n", $values['trusted_proxies'] );
		$kept    = array( Client_Address::HEADER_OPTION => $values['client_header'], Client_Address::PROXIES_OPTION => $proxies );
		$title   = __( 'Visitors’ IP addresses behind a proxy', 'studio-calendar' );
		$this->fold( $title, $proxy, $kept, fn() => $this->proxy( $values['client_header'], $proxies ) );
		$this->part( __( 'When the plugin is deleted', 'studio-calendar' ), '', fn() => $this->removal( $values['remove_data'] ) );
	}

	/** @param callable(): mixed $rows Prints the rows. */
	private function part( string $title, string $sentence, callable $rows ): void {
		echo '<div class="sc-admin-card"><h2>' . esc_html( $title ) . '</h2>';
		if ( '' !== $sentence ) {
			echo '<p>' . esc_html( $sentence ) . '</p>';
		}
		echo '<table class="form-table" role="presentation">';
		$rows();
		echo '</table></div>';
	}

	/**
	 * Prints a collapsed section that few sites need; it is open if one of its options is set or was rejected.
	 *
	 * @param array<string, string> $values Values by option.
	 * @param callable(): mixed     $rows   Prints the rows.
	 */
	private function fold( string $title, string $sentence, array $values, callable $rows ): void {
		$is_used = array() !== array_filter( $values, static fn( string $value ): bool => '' !== $value );
		$is_open = $is_used || $this->form->has_error( array_keys( $values ) );
		echo '<details class="sc-admin-card sc-admin-fold"' . ( $is_open ? ' open' : '' ) . '><summary><h2>' . esc_html( $title ) . '</h2></summary>';
		echo '' === $sentence ? '' : '<p>' . esc_html( $sentence ) . '</p>';
		echo '<table class="form-table" role="presentation">';
		$rows();
		echo '</table></details>';
	}

	private function login_link( bool $is_on ): void {
		$label = __( 'Show visitors a “Log in” link below the calendar', 'studio-calendar' );
		$this->form->check( Login_Link::OPTION, __( 'Log in', 'studio-calendar' ), $is_on, $label );
	}

	private function proxy( string $header, string $proxies ): void {
		$none    = __( 'None: the address that connects', 'studio-calendar' );
		$choices = array( '' => $none ) + array_combine( Client_Address::HEADERS, Client_Address::HEADERS );
		$hint    = __( 'The header in which your proxy passes on the visitor’s address.', 'studio-calendar' );
		$this->form->choice( Client_Address::HEADER_OPTION, __( 'Header', 'studio-calendar' ), $header, $choices, $hint );
		$hint = __( 'IP addresses or networks such as 10.0.0.0/8, one per line. The header is ignored when anyone else sends it.', 'studio-calendar' );
		$this->form->lines( Client_Address::PROXIES_OPTION, __( 'Trusted proxies', 'studio-calendar' ), $proxies, $hint, Address_Test::print_button( ... ) );
	}

	private function language( string $stored ): void {
		$choices = array( '' => __( 'Same as the page', 'studio-calendar' ) ) + self::LANGUAGES;
		$hint    = __( 'Used when a block or shortcode sets no language.', 'studio-calendar' );
		$this->form->choice( Calendar_Language::OPTION, __( 'Language', 'studio-calendar' ), $stored, $choices, $hint );
	}

	/** @param array{ kept: bool, fixed: bool } $key */
	private function ably( array $key, string $prefix ): void {
		$label   = __( 'Ably key', 'studio-calendar' );
		$removal = null === Ably_Settings::stored_key() ? '' : __( 'Remove the saved key', 'studio-calendar' );
		if ( $key['fixed'] ) {
			$sentence = $key['kept']
				/* translators: %s: name of a constant. */
				? __( 'The key set in wp-config.php (%s) is used instead of a saved one.', 'studio-calendar' )
				/* translators: %s: name of a constant. */
				: __( 'The value in wp-config.php (%s) is not a valid key, so live updates through Ably are off.', 'studio-calendar' );
			$this->form->told( Ably_Settings::KEY_OPTION, $label, sprintf( $sentence, Ably_Settings::KEY_CONSTANT ), $removal );
		} else {
			$hint = $key['kept']
				? __( 'A key is saved and never shown again. Enter a new one to replace it.', 'studio-calendar' )
				: __( 'From your Ably account, under API Keys: app.key:secret. It is checked when you save.', 'studio-calendar' );
			$this->form->secret( Ably_Settings::KEY_OPTION, $label, $hint, $removal );
		}
		$hint = sprintf(
			/* translators: %s: a word such as "site-0123456789". */
			__( 'Sites with the same Ably account and prefix receive each other’s changes. The default is %s; empty means no prefix.', 'studio-calendar' ),
			Ably_Settings::own_prefix()
		);
		$this->form->word( Ably_Settings::PREFIX_OPTION, __( 'Channel prefix', 'studio-calendar' ), $prefix, $hint );
	}

	private function server( string $rest, string $ajax ): void {
		$label = __( 'REST API URL', 'studio-calendar' );
		$this->form->line( External_Server::REST_OPTION, $label, $rest, 'https://studio.example/wp-json/studio-calendar/v1' );
		$label = __( 'admin-ajax URL', 'studio-calendar' );
		$this->form->line( External_Server::AJAX_OPTION, $label, $ajax, 'https://studio.example/wp-admin/admin-ajax.php' );
	}

	/** @param list<string> $origins */
	private function frames( array $origins ): void {
		$label = __( 'Sites allowed to embed it', 'studio-calendar' );
		$hint  = __( 'One per line, such as https://studio.example. This site is always allowed.', 'studio-calendar' );
		$this->form->lines( Full_Page::ANCESTORS_OPTION, $label, implode( "\n", $origins ), $hint );
	}

	private function removal( bool $is_on ): void {
		$label = __( 'Delete studios, rooms, events and bookings too', 'studio-calendar' );
		$this->form->check( Uninstall::OPTION, __( 'Data', 'studio-calendar' ), $is_on, $label );
	}
}
