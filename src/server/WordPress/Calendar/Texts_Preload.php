<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Site\Translations;

/** Has the browser fetch a calendar's language with the page: its script would only ask for it once it runs. */
final class Texts_Preload {

	/** Written by the build (dev/language-files.mjs): names with versions, by language. English is in the script. */
	private const LIST = 'build/languages/index.php';

	/** @param string $plugin_file Path of plugin.php. */
	public function __construct( private readonly string $plugin_file ) {
	}

	/**
	 * @param array<string, mixed> $config Of the mount, as Mount_Config gives it.
	 * @return string HTML; empty where nothing is to be fetched.
	 */
	public function html( array $config ): string {
		$locale = Mount_Config::locale_of_address() ?? $config['locale'];
		$file   = is_string( $locale ) && Translations::ENGLISH !== $locale ? $this->files()[ $locale ] ?? null : null;

		return is_string( $file ) && is_string( $config['assets'] )
			? '<link rel="preload" as="script" href="' . esc_url( $config['assets'] . $file ) . '">'
			: '';
	}

	/** @return array<array-key, mixed> None where the build is not there. */
	private function files(): array {
		$list  = plugin_dir_path( $this->plugin_file ) . self::LIST;
		$files = is_file( $list ) ? require $list : null;

		return is_array( $files ) ? $files : array();
	}
}
