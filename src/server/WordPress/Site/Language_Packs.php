<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use WP_Textdomain_Registry;
use WP_Translation_Controller;

/**
 * Reads the site's own translations of the plugin: language packs, or files added beside them. WordPress loads only
 * those of the page's language; a request may use another.
 */
final class Language_Packs {

	private const DOMAIN = 'studio-calendar';

	/** WordPress's names of the plugin's languages. */
	private const NAMES = array( 'en' => 'en_US', 'ru' => 'ru_RU', 'et' => 'et' );

	/**
	 * Pattern of WordPress's names: `fi`, `de_DE`, `ca_valencia`, `de_DE_formal`. The part before the variant is a BCP
	 * 47 tag.
	 */
	private const NAME = '/\A[a-z]{2,3}(_([A-Z]{2}|[a-z]{5,8}))?(_[a-z0-9]+)?\z/';

	/** Returns WordPress's translation before any filter. */
	public function unfiltered( string $text, string $context ): string {
		return get_translations_for_domain( self::DOMAIN )->translate( $text, $context );
	}

	public function unfiltered_number( string $single, string $plural, int $number ): string {
		return get_translations_for_domain( self::DOMAIN )->translate_plural( $single, $plural, $number );
	}

	/** @param string|null $language Requested language; null for the page's. */
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

	/** Returns whether the site has a pack with exactly this name. */
	public function has( string $name ): bool {
		return 1 === preg_match( self::NAME, $name ) && $name === $this->name_of( $name );
	}

	/** @return string|null WordPress's name of the site's pack for a language; null without one. */
	public function name_of( string $language ): ?string {
		// WordPress loads the pack of the page's language with its first text.
		get_translations_for_domain( self::DOMAIN );
		$name = $this->opened( $language );

		return WP_Translation_Controller::get_instance()->is_textdomain_loaded( self::DOMAIN, $name ) ? $name : null;
	}

	/**
	 * @param string $name Name of a pack that the site has.
	 * @return array{ plural_forms: string|null, texts: array<string, string> } Its rule for plurals, and by English text its
	 *     translation, or its plural forms with a zero byte between them.
	 */
	public function content( string $name ): array {
		$packs   = WP_Translation_Controller::get_instance();
		$current = $packs->get_locale();
		// WordPress has these only for the current language.
		$packs->set_locale( $name );
		$rule    = $packs->get_headers( self::DOMAIN )['Plural-Forms'] ?? null;
		$entries = $packs->get_entries( self::DOMAIN );
		$packs->set_locale( $current );
		$texts = array();
		foreach ( $entries as $text => $translation ) {
			// A PHP file may have the plural in the key.
			$texts[ explode( "\0", "$text" )[0] ] = $translation;
		}

		return array( 'plural_forms' => $rule, 'texts' => $texts );
	}

	/** Loads the pack if there is one and returns its name. */
	private function opened( ?string $language ): string {
		global $wp_textdomain_registry;
		$page = determine_locale();
		if ( null === $language || $page === $language || self::is_same( $language, $page ) ) {
			return $page;
		}
		$name = self::NAMES[ $language ] ?? $language;
		$path = $wp_textdomain_registry instanceof WP_Textdomain_Registry ? $wp_textdomain_registry->get( self::DOMAIN, $name ) : false;
		if ( is_string( $path ) && ! WP_Translation_Controller::get_instance()->is_textdomain_loaded( self::DOMAIN, $name ) ) {
			load_textdomain( self::DOMAIN, $path . self::DOMAIN . "-$name.mo", $name );
		}

		return $name;
	}

	/** Returns whether the page is in this language, in whatever country's variant. */
	private static function is_same( string $language, string $page ): bool {
		return isset( self::NAMES[ $language ] ) && 1 === preg_match( "/\A$language(_|\z)/", $page );
	}
}
