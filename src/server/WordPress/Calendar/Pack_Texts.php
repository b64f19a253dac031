<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use Plural_Forms;
use StudioCalendar\WordPress\Site\Language_Packs;
use StudioCalendar\WordPress\Site\Translations;
use Throwable;

/**
 * Provides the texts of the site's language packs for the scripts. The URL contains a version of the texts, so that
 * browsers may cache them permanently and a cached page never shows old ones (docs/decisions/0041).
 */
final class Pack_Texts {

	/** Parts of a language, as defined in dev/webpack/language-part.mjs. */
	public const CALENDAR = 'calendar';
	public const ADMIN    = 'admin';

	/** File written by the build (dev/webpack/language-files.mjs) with the English texts of each part. */
	private const LIST = 'build/languages/texts.php';

	/** @param string $plugin_file Path of plugin.php. */
	public function __construct( private readonly Language_Packs $packs, private readonly string $plugin_file ) {
	}

	/**
	 * @param string                     $locale Language as named in requests.
	 * @param self::CALENDAR|self::ADMIN $part   Part of the language.
	 * @return array{ locale: string, url: string }|null Null if no pack of the site has any of these texts.
	 */
	public function reference( string $locale, string $part ): ?array {
		$name  = $this->packs->name_of( $locale );
		$texts = null === $name ? null : $this->json( $name, $part );
		if ( null === $name || null === $texts ) {
			return null;
		}
		$query = array( 'studio_calendar' => 'texts', 'language' => $name, 'part' => $part, 'ver' => self::version( $texts ) );

		return array( 'locale' => $locale, 'url' => add_query_arg( $query, home_url( '/' ) ) );
	}

	/** Returns the version of texts, a hash. */
	public static function version( string $texts ): string {
		return substr( md5( $texts ), 0, 12 );
	}

	/**
	 * @param string $name WordPress's name of a language.
	 * @param string $part Part of the language.
	 * @return string|null A LanguageFile of src/contract/texts.ts; null without such a pack, or if it has no text of this part.
	 */
	public function json( string $name, string $part ): ?string {
		$keys = $this->keys( $part );
		if ( array() === $keys || ! $this->packs->has( $name ) ) {
			return null;
		}
		[ 'plural_forms' => $header, 'texts' => $texts ] = $this->packs->content( $name );
		$rule     = self::rule( $header );
		$ours     = self::ours( $name );
		$plurals  = null === $ours ? null : Translations::plurals( $ours );
		$place    = new Plural_Forms( self::expression( $rule ) ?? '' );
		$messages = array();
		foreach ( array_intersect_key( $texts, array_flip( $keys ) ) as $text => $translation ) {
			$forms = explode( "\0", $translation );
			if ( '' === $forms[0] ) {
				continue;
			}
			$in_order          = null === $plurals ? $forms : self::in_our_order( $forms, $place, $plurals['numbers'] );
			$messages[ $text ] = 1 === count( $forms ) ? $forms[0] : $in_order;
		}
		$file = array( 'pluralForms' => $plurals['rule'] ?? $rule, 'messages' => $messages );
		$json = wp_json_encode( $file, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );

		return array() === $messages || false === $json ? null : $json;
	}

	/**
	 * Returns the plugin's language that a pack belongs to, if any; its texts are merged with the plugin's and use its
	 * plural rule.
	 */
	private static function ours( string $name ): ?string {
		$ours = Translations::from_wordpress_locale( $name );

		return Translations::ENGLISH === $ours && ! str_starts_with( "{$name}_", 'en_' ) ? null : $ours;
	}

	/**
	 * @param non-empty-list<string> $forms   Plural forms of the pack.
	 * @param Plural_Forms           $place   Plural rule of the pack.
	 * @param list<int>              $numbers A number for each form of the plugin's own rule.
	 * @return list<string>
	 */
	private static function in_our_order( array $forms, Plural_Forms $place, array $numbers ): array {
		return array_map( static fn( int $number ): string => $forms[ $place->get( $number ) ] ?? $forms[0], $numbers );
	}

	/** Returns the pack's plural rule, or English's for an invalid one, which would break the script. */
	private static function rule( ?string $header ): string {
		$expression = self::expression( $header ?? '' );
		$english    = Translations::plurals( Translations::ENGLISH )['rule'];
		try {
			( new Plural_Forms( $expression ?? '(' ) )->get( 1 );
		} catch ( Throwable ) {
			return $english;
		}

		return $header ?? $english;
	}

	/** Returns the expression after `plural=`; null without one. */
	private static function expression( string $rule ): ?string {
		return 1 === preg_match( '/\A\s*nplurals\s*=\s*\d+\s*;\s*plural\s*=\s*([^;]+);?\s*\z/', $rule, $found ) ? $found[1] : null;
	}

	/** @return list<string> English texts; empty without a build. */
	private function keys( string $part ): array {
		$file  = plugin_dir_path( $this->plugin_file ) . self::LIST;
		$parts = is_file( $file ) ? require $file : null;
		$keys  = is_array( $parts ) ? $parts[ $part ] ?? null : null;

		return is_array( $keys ) ? array_values( array_filter( $keys, is_string( ... ) ) ) : array();
	}
}
