<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use StudioCalendar\Service\Language;

/**
 * Translates this plugin's texts in the request's language, independent of the page's. The first source wins: a filter
 * of the site, the site's own translation, languages/*.json (the app's files, loaded with the first text), English.
 */
final class Translations implements Language {

	public const ENGLISH = 'en';
	public const LOCALES = array( self::ENGLISH, 'ru', 'et' );

	/**
	 * Plural rules of each language, with one number for each form in order. Languages not listed use English's rule.
	 */
	private const PLURALS = array(
		self::ENGLISH => array( 'rule' => 'nplurals=2; plural=(n != 1);', 'numbers' => array( 1, 2 ) ),
		'ru'          => array(
			'rule'    => 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);',
			'numbers' => array( 1, 2, 5 ),
		),
	);

	/** Separator of context and text in a key, as in gettext files. */
	private const CONTEXT_END = "\4";

	private ?string $asked = null;

	/** @var array<string, array<string, string|list<string>>> By locale and English text. */
	private array $messages = array();

	/** @param string $folder Folder of the JSON files, with trailing slash. */
	public function __construct( private readonly string $folder, private readonly ?Language_Packs $packs = null ) {
	}

	public function add_hooks(): void {
		add_filter( 'gettext_studio-calendar', $this->translate( ... ), PHP_INT_MIN, 2 );
		add_filter( 'gettext_with_context_studio-calendar', $this->translate_in_context( ... ), PHP_INT_MIN, 3 );
		add_filter( 'ngettext_studio-calendar', $this->translate_number( ... ), PHP_INT_MIN, 4 );
	}

	public function use( ?string $locale ): void {
		$this->asked = null === $locale || $this->speaks( $locale ) ? $locale : self::ENGLISH;
	}

	public function current(): string {
		return $this->asked ?? $this->of_page();
	}

	/** Returns the page's language by its name in requests. */
	public function of_page(): string {
		$page = determine_locale();

		return $this->is_of_pack( $page ) ? $page : self::from_wordpress_locale( $page );
	}

	/**
	 * Returns whether requests may use it: one of the plugin's languages, or by its WordPress name another that the
	 * site has a pack for.
	 */
	public function speaks( string $locale ): bool {
		return in_array( $locale, self::LOCALES, true ) || $this->is_of_pack( $locale );
	}

	/** Returns the language tag for HTML; WordPress's variants, such as formal ones, are the same language there. */
	public static function tag( string $locale ): string {
		return implode( '-', array_slice( explode( '_', $locale ), 0, 2 ) );
	}

	/** Returns the plugin's language of a locale: `ru_RU` is `ru`, `et` is `et`, unknown ones are English. */
	public static function from_wordpress_locale( string $locale ): string {
		$language = preg_split( '/[_-]/', strtolower( $locale ), 2 )[0] ?? '';

		return in_array( $language, self::LOCALES, true ) ? $language : self::ENGLISH;
	}

	/**
	 * Returns whether the language comes from a pack. A pack that replaces texts of the plugin's own language does not
	 * count.
	 */
	private function is_of_pack( string $locale ): bool {
		$language = preg_split( '/[_-]/', strtolower( $locale ), 2 )[0] ?? '';

		return ! in_array( $language, self::LOCALES, true ) && true === $this->packs?->has( $locale );
	}

	public function translate( string $translation, string $text ): string {
		return $this->translate_in_context( $translation, $text, '' );
	}

	/** Filters a translation that WordPress found for the page's language or an earlier filter changed. */
	public function translate_in_context( string $translation, string $text, string $context ): string {
		if ( null !== $this->packs && $translation !== $this->packs->unfiltered( $text, $context ) ) {
			return $translation;
		}
		$ours  = $this->messages()[ '' === $context ? $text : $context . self::CONTEXT_END . $text ] ?? null;
		$found = is_array( $ours ) ? $ours[0] ?? null : $ours;

		return $this->packs?->text( $this->asked, $text, $context ) ?? $found ?? $text;
	}

	/** @param string $single English singular, which is the key of all forms. */
	public function translate_number( string $translation, string $single, string $plural, int $number ): string {
		if ( null !== $this->packs && $translation !== $this->packs->unfiltered_number( $single, $plural, $number ) ) {
			return $translation;
		}
		$ours  = $this->messages()[ $single ] ?? array();
		$found = is_array( $ours ) ? $ours[ self::plural_form( $this->of_ours(), $number ) ] ?? null : null;

		return $this->packs?->number( $this->asked, $single, $plural, $number ) ?? $found ?? ( 1 === $number ? $single : $plural );
	}

	/**
	 * Returns the index of a number's plural form by `pluralForms` of the language's file (Unicode CLDR's rules for
	 * whole numbers).
	 */
	public static function plural_form( string $locale, int $number ): int {
		$number = abs( $number );
		if ( 'ru' !== $locale ) {
			return 1 === $number ? 0 : 1;
		}
		$last = $number % 10;
		$teen = $number % 100;
		if ( 1 === $last && 11 !== $teen ) {
			return 0;
		}

		return $last >= 2 && $last <= 4 && ( $teen < 12 || $teen > 14 ) ? 1 : 2;
	}

	/** @return array{ rule: string, numbers: list<int> } Gettext's plural rule of one of the plugin's languages, and one number for each form. */
	public static function plurals( string $locale ): array {
		return self::PLURALS[ $locale ] ?? self::PLURALS[ self::ENGLISH ];
	}

	/** Returns the language whose file is used: the current one if it is the plugin's, otherwise English. */
	private function of_ours(): string {
		return self::from_wordpress_locale( $this->asked ?? determine_locale() );
	}

	/** @return array<string, string|list<string>> Texts of the current language; empty for English, the language of the code. */
	private function messages(): array {
		$locale = $this->of_ours();

		return self::ENGLISH === $locale ? array() : $this->messages[ $locale ] ??= $this->read( $locale );
	}

	/** @return array<string, string|list<string>> Empty if the file is missing or invalid; then all texts are English. */
	private function read( string $locale ): array {
		$file     = $this->folder . $locale . '.json';
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin's.
		$content  = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		$found    = is_array( $content ) && is_array( $content['messages'] ?? null ) ? $content['messages'] : array();
		$messages = array();
		foreach ( $found as $text => $message ) {
			if ( is_array( $message ) ) {
				$messages[ (string) $text ] = array_values( array_filter( $message, is_string( ... ) ) );
			} elseif ( is_string( $message ) ) {
				$messages[ (string) $text ] = $message;
			}
		}

		return $messages;
	}
}
