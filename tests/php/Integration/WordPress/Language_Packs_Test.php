<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DOMElement;
use MO;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Site\Translations;
use WP_Translation_File;

/** Tests over HTTP of sites with language packs for the plugin's texts: the language that a request names wins. */
#[Group( 'once' )]
final class Language_Packs_Test extends Test_Case {

	use With_Server;

	/** Texts of the Russian pack, which differ from the plugin's own. */
	private const PACK = array(
		'Studio not found' => 'Студии нет (пакет)',
		'Time range must be at least %d minute' => array( 'Пакет: %d минута', 'Пакет: %d минуты', 'Пакет: %d минут' ),
	);

	/** Texts of the German pack: one of the server, two of the calendar. */
	private const GERMAN = array(
		'Studio not found' => 'Studio nicht gefunden',
		'Today' => 'Heute',
		'%d pending' => array( '%d wartet', '%d warten' ),
	);

	private const TWO_FORMS   = 'nplurals=2; plural=(n != 1);';
	private const THREE_FORMS = 'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);';

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

	/** @return iterable<string, array{ string, string, string, string }> Site's language, format of the pack, requested language, message. */
	public static function sites(): iterable {
		foreach ( array( 'mo', 'l10n.php' ) as $format ) {
			yield "Russian with a pack, English asked for, $format" => array( 'ru_RU', $format, '&locale=en', 'Studio not found' );
			yield "an unknown one, $format" => array( 'ru_RU', $format, '&locale=fi', 'Studio not found' );
			yield "Estonian, $format" => array( 'ru_RU', $format, '&locale=et', 'Stuudiot ei leitud' );
			yield "Russian: the pack overrides ours, $format" => array( 'ru_RU', $format, '&locale=ru', self::PACK['Studio not found'] );
			yield "none: the site's own, $format" => array( 'ru_RU', $format, '', self::PACK['Studio not found'] );
			yield "an English site, Russian asked for: the pack overrides ours, $format" => array( '', $format, '&locale=ru', self::PACK['Studio not found'] );
			yield "an English site, English asked for, $format" => array( '', $format, '&locale=en', 'Studio not found' );
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

		self::assertStringContainsString( 'Все залы', $page->body );
	}

	/** Checks that a German site with a German pack stays German unless a request names another language; the plugin itself has no German. */
	public function test_a_language_we_do_not_speak_is_the_packs(): void {
		self::pack( 'de_DE', array( 'Studio not found' => 'Studio nicht gefunden' ), 'mo' );
		self::site_speaks( 'de_DE' );
		$call = '/?rest_route=/studio-calendar/v1/booking/getInRange_ready&studio_id=4000000&date_from=2026-11-16&date_to=2026-11-22';

		self::assertStringContainsString( 'Studio nicht gefunden', self::$server->get( $call )->body );
		self::assertStringContainsString( 'Studio not found', self::$server->get( "$call&locale=en" )->body );
		self::assertMatchesRegularExpression( '/\\\\u04/', self::$server->get( "$call&locale=ru" )->body );
	}

	/** @return iterable<string, array{ string, string }> Site's language, format of the German pack. */
	public static function german_packs(): iterable {
		yield 'a German site' => array( 'de_DE', 'mo' );
		yield 'a German site, the pack in PHP' => array( 'de_DE', 'l10n.php' );
		yield 'an English site, German asked for' => array( '', 'mo' );
	}

	#[DataProvider( 'german_packs' )]
	public function test_a_calendar_is_told_where_the_packs_texts_are( string $site, string $format ): void {
		self::pack( 'de_DE', self::GERMAN, $format, self::TWO_FORMS );
		self::site_speaks( $site );
		$page   = self::page( '' === $site ? '&locale=de_DE' : '' );
		$config = ( new Mounts( $page->body ) )->config();
		self::assertIsArray( $config['texts'] );
		self::assertIsString( $config['texts']['url'] );
		$answer = self::texts( $config['texts']['url'] );

		self::assertStringContainsString( '<html lang="de-DE">', $page->body );
		self::assertSame( '' === $site ? 'en' : 'de_DE', $config['locale'] );
		self::assertSame( 'de_DE', $config['texts']['locale'] );
		self::assertIsArray( $config['preload'] );
		self::assertSame( 'de_DE', $config['preload']['locale'] );
		self::assertSame( 200, $answer->status );
		self::assertSame( 'application/json; charset=UTF-8', $answer->headers['content-type'] ?? '' );
		self::assertSame( 'public, max-age=31536000, immutable', $answer->headers['cache-control'] ?? '' );
		self::assertSame( '*', $answer->headers['access-control-allow-origin'] ?? '' );
		self::assertArrayNotHasKey( 'set-cookie', $answer->headers );
		// The calendar's texts do not include the server's messages.
		$messages = array_diff_key( self::GERMAN, array( 'Studio not found' => true ) );
		self::assertEqualsCanonicalizing( array( 'pluralForms' => self::TWO_FORMS, 'messages' => $messages ), json_decode( $answer->body, true ) );
		$fetched = ( new Mounts( $page->body ) )->all( '//link[@rel="preload"][@as="fetch"]' );
		self::assertCount( 1, $fetched );
		self::assertSame( $config['texts']['url'], $fetched[0]->getAttribute( 'href' ) );
		self::assertSame( array(), $page->complaints );
		self::assertSame( array(), $answer->complaints );
	}

	public function test_a_call_may_ask_for_a_language_that_the_site_has_a_pack_of(): void {
		self::pack( 'de_DE', self::GERMAN, 'mo', self::TWO_FORMS );
		self::site_speaks( 'ru_RU' );
		$call = '/?rest_route=/studio-calendar/v1/booking/getInRange_ready&studio_id=4000000&date_from=2026-11-16&date_to=2026-11-22';

		self::assertStringContainsString( 'Studio nicht gefunden', self::$server->get( "$call&locale=de_DE" )->body );
		foreach ( array( 'de', 'de-DE', 'de_AT', 'de_de', '../de_DE', 'ru_RU' ) as $unknown ) {
			self::assertStringContainsString( 'Studio not found', self::$server->get( "$call&locale=$unknown" )->body, $unknown );
		}
	}

	public function test_block_and_shortcode_may_name_it(): void {
		self::pack( 'de_DE', self::GERMAN, 'mo', self::TWO_FORMS );
		$studio  = self::$people->post['studio'];
		$content = "[studio_calendar studio_id=\"$studio\" locale=\"de_DE\"]<!-- wp:studio-calendar/calendar {\"studioId\":$studio,\"locale\":\"de_DE\"} /-->";
		$post    = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Kalender', 'post_content' => $content ) );
		$answer  = self::$server->get( substr( (string) get_permalink( $post ), strlen( home_url() ) ) );
		$page    = new Mounts( $answer->body );
		wp_delete_post( $post, true );
		self::assertSame( 200, $answer->status );
		$configs = array_map(
			static fn( DOMElement $mount ): mixed => json_decode( $mount->getAttribute( 'data-studio-calendar' ), true ),
			$page->all( '//*[@data-studio-calendar]' )
		);

		self::assertCount( 2, $configs );
		foreach ( $configs as $config ) {
			self::assertIsArray( $config );
			self::assertSame( 'de_DE', $config['locale'] );
			self::assertTrue( $config['localeFixed'] );
			self::assertIsArray( $config['texts'] );
		}
	}

	/** Checks that a pack's plural forms follow the plugin's rule for the language, since the pack's texts are mixed with the plugin's. */
	public function test_of_our_languages_the_pack_has_single_texts(): void {
		$words = array( 'Today' => 'Нынче', '%d pending' => array( '%d заявка', '%d заявок' ) );
		self::pack( 'ru_RU', $words, 'mo', self::TWO_FORMS );
		self::site_speaks( '' );
		$config = ( new Mounts( self::page( '&locale=ru' )->body ) )->config();
		self::assertIsArray( $config['texts'] );
		self::assertSame( 'ru', $config['texts']['locale'] );
		self::assertIsString( $config['texts']['url'] );
		$file = json_decode( self::texts( $config['texts']['url'] )->body, true );

		self::assertIsArray( $file );
		self::assertEquals( array( 'Today' => 'Нынче', '%d pending' => array( '%d заявка', '%d заявок', '%d заявок' ) ), $file['messages'] );
		self::assertArrayNotHasKey( 'texts', ( new Mounts( self::page( '&locale=et' )->body ) )->config() );
		self::assertArrayNotHasKey( 'texts', ( new Mounts( self::page( '' )->body ) )->config() );
	}

	public function test_a_rule_that_cannot_be_read_is_englishs(): void {
		self::pack( 'de_DE', self::GERMAN, 'mo', 'nplurals=2; plural=(n ! 1;' );
		$file = json_decode( self::texts( '/?language=de_DE&part=calendar' )->body, true );

		self::assertIsArray( $file );
		self::assertSame( 'nplurals=2; plural=(n != 1);', $file['pluralForms'] );
	}

	public function test_our_languages_count_as_their_files_say(): void {
		foreach ( Translations::LOCALES as $locale ) {
			$file = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . "/languages/$locale.json" ), true );
			self::assertIsArray( $file );
			self::assertSame( $file['pluralForms'], Translations::plurals( $locale )['rule'] );
			foreach ( Translations::plurals( $locale )['numbers'] as $form => $number ) {
				self::assertSame( $form, Translations::plural_form( $locale, $number ) );
			}
		}
	}

	public function test_only_what_is_there_under_its_own_name_is_kept_for_good(): void {
		self::pack( 'de_DE', self::GERMAN, 'mo', self::TWO_FORMS );
		$other = self::texts( '/?language=de_DE&part=calendar&ver=000000000000' );

		self::assertSame( 200, $other->status );
		self::assertSame( 'no-cache', $other->headers['cache-control'] ?? '' );
		foreach ( array( 'language=fi&part=calendar', 'language=../de_DE&part=calendar', 'language[]=de_DE&part=calendar', 'language=de_DE&part=server', '' ) as $query ) {
			$none = self::texts( "/?$query" );
			self::assertSame( array( 404, 'null', 'no-cache' ), array( $none->status, $none->body, $none->headers['cache-control'] ?? '' ), $query );
			self::assertSame( array(), $none->complaints );
		}
	}

	/** @return iterable<string, array{ string, string }> Screen of wp-admin, handle of the script that gets the URL of the texts. */
	public static function screens(): iterable {
		yield 'bookings' => array( 'edit.php?post_type=studio_cal_studio&page=studio-calendar-bookings', 'studio-calendar-admin-bookings' );
		yield 'the block editor' => array( 'post-new.php?post_type=page', 'studio-calendar-calendar-editor-script' );
	}

	#[DataProvider( 'screens' )]
	public function test_scripts_of_wp_admin_are_told_too( string $screen, string $handle ): void {
		self::pack( 'de_DE', self::GERMAN, 'mo', self::TWO_FORMS );
		self::site_speaks( 'de_DE' );
		$page = self::$server->get( "/wp-admin/$screen", self::$people->user['administrator'] );

		self::assertSame( 1, preg_match( "/id=\"$handle-js-before\">\\s*(?:\\/\\* .*? \\*\\/)?\\s*var studioCalendarTexts = ({.*?});/s", $page->body, $found ) );
		$told = json_decode( $found[1] ?? '', true );
		self::assertIsArray( $told );
		self::assertSame( 'de_DE', $told['locale'] );
		self::assertIsString( $told['url'] );
		self::assertStringContainsString( 'part=admin', $told['url'] );
		self::assertStringContainsString( '"Today":"Heute"', self::texts( $told['url'] )->body );
	}

	private static function page( string $more ): Web_Page {
		return self::$server->get( '/?studio_calendar=page&studio_id=' . self::$people->post['studio'] . $more );
	}

	/** @param string $url Only its query is used. */
	private static function texts( string $url ): Web_Page {
		return self::$server->get( '/?studio_calendar=texts&' . str_replace( 'studio_calendar=texts&', '', (string) wp_parse_url( $url, PHP_URL_QUERY ) ) );
	}

	/** Sets the site's language; WordPress accepts only a language that has a file of texts. */
	private static function site_speaks( string $locale ): void {
		if ( '' !== $locale ) {
			( new MO() )->export_to_file( WP_LANG_DIR . "/$locale.mo" );
		}
		update_option( 'WPLANG', $locale );
		self::assertSame( $locale, get_option( 'WPLANG' ) );
	}

	/** @param array<string, string|list<string>> $texts */
	private static function pack( string $locale, array $texts, string $format, string $rule = self::THREE_FORMS ): void {
		require_once ABSPATH . WPINC . '/pomo/mo.php';
		$pack = new MO();
		$pack->set_header( 'Plural-Forms', $rule );
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
