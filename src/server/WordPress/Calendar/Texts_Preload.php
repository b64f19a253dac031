<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Translations;

/**
 * Has the browser fetch a calendar's language with the page, and what a pack of the site has of it: its script would only
 * ask for them once it runs.
 */
final class Texts_Preload {

	/** Written by the build (dev/webpack/language-files.mjs): names with versions, by language. English is in the script. */
	private const LIST = 'build/languages/index.php';

	/** @param string $plugin_file Path of plugin.php. */
	public function __construct( private readonly Translations $translations, private readonly string $plugin_file ) {
	}

	/**
	 * @param array<string, mixed> $config Of the mount, as Mount_Config gives it.
	 * @return string HTML; empty where nothing is to be fetched.
	 */
	public function html( array $config ): string {
		$locale = Mount_Config::locale_of_address( $this->translations ) ?? $config['locale'];
		$file   = is_string( $locale ) && Translations::ENGLISH !== $locale ? $this->files()[ $locale ] ?? null : null;

		$ours   = is_string( $file ) && is_string( $config['assets'] )
			? '<link rel="preload" as="script" href="' . esc_url( $config['assets'] . $file ) . '">'
			: '';

		return $ours . self::of_pack( $config['texts'] ?? null );
	}

	/** @param mixed $texts Of the mount. */
	private static function of_pack( mixed $texts ): string {
		$url = is_array( $texts ) ? $texts['url'] ?? null : null;

		// The attribute makes the request the very one that the script's fetch makes, or both would be sent.
		return is_string( $url ) ? '<link rel="preload" as="fetch" crossorigin="anonymous" href="' . esc_url( $url ) . '">' : '';
	}

	/** @return array<array-key, mixed> None where the build is not there. */
	private function files(): array {
		$list  = plugin_dir_path( $this->plugin_file ) . self::LIST;
		$files = is_file( $list ) ? require $list : null;

		return is_array( $files ) ? $files : array();
	}
}
