<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use MO;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use WP_Translation_File;

/** A Russian site with a language pack of its own for our texts, over HTTP: the language that a call asks for wins. */
#[Group( 'once' )]
final class Language_Packs_Test extends Test_Case {

	use With_Server;

	/** Of the pack; ours would say "Такого бронирования нет", and has no word for a text that the pack lacks. */
	private const PACK = array(
		'There is no such studio' => 'Студии нет (пакет)',
		'Time range must be at least %d minute' => array( 'Пакет: %d минута', 'Пакет: %d минуты', 'Пакет: %d минут' ),
	);

	private mixed $before;

	protected function setUp(): void {
		parent::setUp();
		$this->before = get_option( 'WPLANG' );
		wp_mkdir_p( self::folder() );
	}

	protected function tearDown(): void {
		update_option( 'WPLANG', $this->before );
		foreach ( array( self::folder() . '/studio-calendar-*', WP_LANG_DIR . '/*.mo' ) as $files ) {
			array_map( static fn( string $file ): bool => unlink( $file ), array_filter( (array) glob( $files ), is_string( ... ) ) );
		}
		parent::tearDown();
	}

	/** @return iterable<string, array{ string, string, string, string }> Site, pack of, language asked for, what is said. */
	public static function sites(): iterable {
		foreach ( array( 'mo', 'l10n.php' ) as $format ) {
			yield "Russian with a pack, English asked for, $format" => array( 'ru_RU', $format, '&locale=en', 'There is no such studio' );
			yield "an unknown one, $format" => array( 'ru_RU', $format, '&locale=fi', 'There is no such studio' );
			yield "Estonian, $format" => array( 'ru_RU', $format, '&locale=et', 'Sellist stuudiot ei ole' );
			yield "Russian: the pack overrides ours, $format" => array( 'ru_RU', $format, '&locale=ru', self::PACK['There is no such studio'] );
			yield "none: the site's own, $format" => array( 'ru_RU', $format, '', self::PACK['There is no such studio'] );
			yield "an English site, Russian asked for: the pack overrides ours, $format" => array( '', $format, '&locale=ru', self::PACK['There is no such studio'] );
			yield "an English site, English asked for, $format" => array( '', $format, '&locale=en', 'There is no such studio' );
		}
	}

	#[DataProvider( 'sites' )]
	public function test_the_language_asked_for_wins_and_the_sites_words_for_it_count( string $site, string $format, string $locale, string $said ): void {
		self::pack( 'ru_RU', self::PACK, $format );
		self::site_speaks( $site );
		$answer = self::$server->get( '/?rest_route=/studio-calendar/v1/booking/getInRange_ready&studio_id=4000000&date_from=2026-11-16&date_to=2026-11-22' . $locale );
		$data   = json_decode( $answer->body, true );

		self::assertIsArray( $data );
		self::assertSame( $said, $data['message'] );
	}

	public function test_what_the_pack_lacks_is_said_in_our_words_of_that_language(): void {
		self::pack( 'ru_RU', self::PACK, 'mo' );
		self::site_speaks( 'ru_RU' );
		$page = self::$server->get( '/?studio_calendar=page&studio_id=' . self::$people->post['studio'] . '&locale=ru' );

		self::assertStringContainsString( 'Загрузка...', $page->body );
	}

	/** A German site with a German pack, for which we have no words of our own, stays German where nobody asks for another. */
	public function test_a_language_we_do_not_speak_is_the_packs(): void {
		self::pack( 'de_DE', array( 'There is no such studio' => 'Studio nicht gefunden' ), 'mo' );
		self::site_speaks( 'de_DE' );
		$call = '/?rest_route=/studio-calendar/v1/booking/getInRange_ready&studio_id=4000000&date_from=2026-11-16&date_to=2026-11-22';

		self::assertStringContainsString( 'Studio nicht gefunden', self::$server->get( $call )->body );
		self::assertStringContainsString( 'There is no such studio', self::$server->get( "$call&locale=en" )->body );
		self::assertMatchesRegularExpression( '/\\\\u04/', self::$server->get( "$call&locale=ru" )->body );
	}

	/** WordPress takes a language for its own only where its texts lie. */
	private static function site_speaks( string $locale ): void {
		if ( '' !== $locale ) {
			( new MO() )->export_to_file( WP_LANG_DIR . "/$locale.mo" );
		}
		update_option( 'WPLANG', $locale );
		self::assertSame( $locale, get_option( 'WPLANG' ) );
	}

	/** @param array<string, string|list<string>> $texts */
	private static function pack( string $locale, array $texts, string $format ): void {
		require_once ABSPATH . WPINC . '/pomo/mo.php';
		$pack = new MO();
		$pack->set_header( 'Plural-Forms', 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);' );
		foreach ( $texts as $text => $translation ) {
			$plural = is_array( $translation ) ? array( 'plural' => str_replace( 'minute', 'minutes', $text ) ) : array();
			$pack->add_entry( array( 'singular' => $text, 'translations' => (array) $translation ) + $plural );
		}
		$file = self::folder() . "/studio-calendar-$locale.mo";
		$pack->export_to_file( $file );
		if ( 'mo' === $format ) {
			return;
		}

		file_put_contents( self::folder() . "/studio-calendar-$locale.l10n.php", WP_Translation_File::transform( $file, 'php' ) );
		unlink( $file );
	}

	private static function folder(): string {
		return WP_LANG_DIR . '/plugins';
	}
}
