<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use WP_Textdomain_Registry;
use WP_Translation_Controller;

/**
 * What the site itself has of translations of ours: language packs, or files that somebody has put beside them. WordPress
 * looks only into those of the page's language; a call may ask for another.
 */
final class Language_Packs {

	private const DOMAIN = 'studio-calendar';

	/** As WordPress calls our languages. */
	private const NAMES = array( 'en' => 'en_US', 'ru' => 'ru_RU', 'et' => 'et' );

	/** What WordPress answers before any filter has a say. */
	public function unfiltered( string $text, string $context ): string {
		return get_translations_for_domain( self::DOMAIN )->translate( $text, $context );
	}

	public function unfiltered_number( string $single, string $plural, int $number ): string {
		return get_translations_for_domain( self::DOMAIN )->translate_plural( $single, $plural, $number );
	}

	/** @param string|null $language Asked for; null is the page's own, whichever it is. */
	public function text( ?string $language, string $text, string $context ): ?string {
		$found = WP_Translation_Controller::get_instance()->translate( $text, $context, self::DOMAIN, $this->opened( $language ) );

		return is_string( $found ) ? $found : null;
	}

	/** @param string|null $language As above. */
	public function number( ?string $language, string $single, string $plural, int $number ): ?string {
		$forms = array( $single, $plural );
		$found = WP_Translation_Controller::get_instance()->translate_plural( $forms, $number, '', self::DOMAIN, $this->opened( $language ) );

		return is_string( $found ) ? $found : null;
	}

	/** The pack's name, which is open now where there is one. */
	private function opened( ?string $language ): string {
		global $wp_textdomain_registry;
		$page = determine_locale();
		if ( null === $language || 1 === preg_match( "/\A$language(_|\z)/", $page ) ) {
			return $page;
		}
		$name = self::NAMES[ $language ] ?? $language;
		$path = $wp_textdomain_registry instanceof WP_Textdomain_Registry ? $wp_textdomain_registry->get( self::DOMAIN, $name ) : false;
		if ( is_string( $path ) && ! WP_Translation_Controller::get_instance()->is_textdomain_loaded( self::DOMAIN, $name ) ) {
			load_textdomain( self::DOMAIN, $path . self::DOMAIN . "-$name.mo", $name );
		}

		return $name;
	}
}
