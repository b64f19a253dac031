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
 * What a language pack of the site has for our scripts, and where they find it. The address names what is in it, so that
 * browsers may keep it for good and page caches never show an old one under a new page (docs/decisions/0041).
 */
final class Pack_Texts {

	/** Parts of a language, as dev/webpack/language-part.mjs has them. */
	public const CALENDAR = 'calendar';
	public const ADMIN    = 'admin';

	/** Written by the build (dev/webpack/language-files.mjs): the English texts of each part. */
	private const LIST = 'build/languages/texts.php';

	/** @param string $plugin_file Path of plugin.php. */
	public function __construct( private readonly Language_Packs $packs, private readonly string $plugin_file ) {
	}

	/**
	 * @param string                     $locale As calls name a language.
	 * @param self::CALENDAR|self::ADMIN $part   Of the language.
	 * @return array{ locale: string, url: string }|null Null where no pack of the site has any of these texts.
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

	/** Of what is in the texts. */
	public static function version( string $texts ): string {
		return substr( md5( $texts ), 0, 12 );
	}

	/**
	 * @param string $name WordPress's, of a language.
	 * @param string $part Of the language.
	 * @return string|null A LanguageFile of src/contract/texts.ts; null where there is no such pack, or nothing of this part in it.
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

	/** Which of our languages a pack is of, if it is of one: its texts stand among ours there, and are counted by our rule. */
	private static function ours( string $name ): ?string {
		$ours = Translations::from_wordpress_locale( $name );

		return Translations::ENGLISH === $ours && ! str_starts_with( "{$name}_", 'en_' ) ? null : $ours;
	}

	/**
	 * @param non-empty-list<string> $forms   As the pack has them.
	 * @param Plural_Forms           $place   Tells which of them a number takes.
	 * @param list<int>              $numbers One for each form of our own rule.
	 * @return list<string>
	 */
	private static function in_our_order( array $forms, Plural_Forms $place, array $numbers ): array {
		return array_map( static fn( int $number ): string => $forms[ $place->get( $number ) ] ?? $forms[0], $numbers );
	}

	/** The pack's, or English's in place of one that cannot be read: it would end the script. */
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

	/** What stands behind `plural=`; null where nothing does. */
	private static function expression( string $rule ): ?string {
		return 1 === preg_match( '/\A\s*nplurals\s*=\s*\d+\s*;\s*plural\s*=\s*([^;]+);?\s*\z/', $rule, $found ) ? $found[1] : null;
	}

	/** @return list<string> English texts; none where the build is not there. */
	private function keys( string $part ): array {
		$file  = plugin_dir_path( $this->plugin_file ) . self::LIST;
		$parts = is_file( $file ) ? require $file : null;
		$keys  = is_array( $parts ) ? $parts[ $part ] ?? null : null;

		return is_array( $keys ) ? array_values( array_filter( $keys, is_string( ... ) ) ) : array();
	}
}
