<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Translations;

/**
 * Preloads a calendar's language and the site's language pack with the page; the script would request them only once it
 * runs.
 */
final class Texts_Preload {

	/**
	 * File written by the build (dev/webpack/language-files.mjs) with file names and versions by language. English is
	 * part of the script.
	 */
	private const LIST = 'build/languages/index.php';

	/** @param string $plugin_file Path of plugin.php. */
	public function __construct( private readonly Translations $translations, private readonly string $plugin_file ) {
	}

	/**
	 * @param array<string, mixed> $config Data of the mount point from Mount_Config.
	 * @return string HTML; empty without files to preload.
	 */
	public function html( array $config ): string {
		$locale = Mount_Config::locale_of_address( $this->translations ) ?? $config['locale'];
		$file   = is_string( $locale ) && Translations::ENGLISH !== $locale ? $this->files()[ $locale ] ?? null : null;

		$ours   = is_string( $file ) && is_string( $config['assets'] )
			? '<link rel="preload" as="script" href="' . esc_url( $config['assets'] . $file ) . '">'
			: '';

		return $ours . self::of_pack( $config['texts'] ?? null );
	}

	/** @param mixed $texts Language pack in the mount point's data. */
	private static function of_pack( mixed $texts ): string {
		$url = is_array( $texts ) ? $texts['url'] ?? null : null;

		// With this attribute the request equals the one of the script's fetch; otherwise both would be sent.
		return is_string( $url ) ? '<link rel="preload" as="fetch" crossorigin="anonymous" href="' . esc_url( $url ) . '">' : '';
	}

	/** @return array<array-key, mixed> Empty without a build. */
	private function files(): array {
		$list  = plugin_dir_path( $this->plugin_file ) . self::LIST;
		$files = is_file( $list ) ? require $list : null;

		return is_array( $files ) ? $files : array();
	}
}
