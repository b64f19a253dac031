<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Calendar\External_Server;

/** Tests of the mount point that block and shortcode print: what it contains for whom, and that nothing can be injected into it. */
#[Group( 'smoke' )]
#[Group( 'once' )]
final class Shortcode_Test extends Test_Case {

	use With_People;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 0 );
		$_GET = array();
	}

	protected function tearDown(): void {
		$_GET = array();
		unset( $GLOBALS['post'] );
		parent::tearDown();
	}

	public function test_has_all_that_the_app_needs(): void {
		$studio = self::$people->post['studio'];
		$room   = self::$people->post['room'];
		$config = $this->shown( "[studio_calendar studio_id=\"$studio\" room_id=\"$room\" locale=\"ru\"]" )->config();
		unset( $config['preload'] );

		self::assertSame(
			array(
				'studioId'      => $studio,
				'roomId'        => $room,
				'locale'        => 'ru',
				'localeFixed'   => true,
				'restUrl'       => untrailingslashit( rest_url( 'studio-calendar/v1' ) ),
				'ajaxUrl'       => admin_url( 'admin-ajax.php' ),
				'external'      => null,
				'nonce'         => null,
				'userId'        => null,
				'assets'        => plugins_url( 'studio-calendar/build/' ),
				'pluginVersion' => \StudioCalendar\Plugin::VERSION,
				'loginLink'     => true,
			),
			$config
		);
	}

	/** Checks the preloaded texts; English is part of the script. With another version than the script's, the file would load twice. */
	public function test_the_languages_texts_are_fetched_with_the_page(): void {
		$fetched = fn( string $shortcode ): array => array_map(
			static fn( \DOMElement $link ): string => $link->getAttribute( 'href' ),
			$this->shown( $shortcode )->all( '//link[@rel="preload"][@as="script"]' )
		);
		$built   = require dirname( __DIR__, 4 ) . '/build/languages/index.php';
		self::assertIsArray( $built );
		self::assertIsString( $built['et'] );
		self::assertIsString( $built['ru'] );
		$folder = plugins_url( 'studio-calendar/build/' );

		self::assertSame( array(), $fetched( '[studio_calendar locale="en"]' ) );
		self::assertSame( array( $folder . $built['ru'] ), $fetched( '[studio_calendar locale="ru"]' ) );
		$_GET['locale'] = 'et';
		self::assertSame( array( $folder . $built['et'] ), $fetched( '[studio_calendar locale="ru"]' ) );
		$_GET['locale'] = 'en';
		self::assertSame( array(), $fetched( '[studio_calendar locale="ru"]' ) );
	}

	public function test_keeps_its_place_and_waits_quietly(): void {
		$page = $this->shown( '[studio_calendar]' );

		self::assertMatchesRegularExpression( '/min-height:min\(\d{4}px,100svh\);/', $page->mount()->getAttribute( 'style' ) );
		self::assertContains( 'sc-root', explode( ' ', $page->mount()->getAttribute( 'class' ) ) );
		self::assertContains( 'wp-block-studio-calendar-calendar', explode( ' ', $page->mount()->getAttribute( 'class' ) ) );
		self::assertSame( 'Loading...', $page->all( '//*[@role="status"]' )[0]->textContent );
		self::assertNotSame( '', $page->all( '//noscript' )[0]->textContent );
	}

	public function test_without_a_studio_the_app_is_there_to_say_so(): void {
		$config = $this->shown( '[studio_calendar]' )->config();

		self::assertNull( $config['studioId'] );
		self::assertNull( $config['preload'] );
		self::assertSame( 'en', $config['locale'] );
		self::assertFalse( $config['localeFixed'] );
	}

	public function test_takes_the_language_of_the_page(): void {
		$russian = static fn(): string => 'ru_RU';
		add_filter( 'locale', $russian );
		$page = $this->shown( '[studio_calendar]' );
		remove_filter( 'locale', $russian );

		self::assertSame( 'ru', $page->config()['locale'] );
		self::assertFalse( $page->config()['localeFixed'] );
	}

	public function test_speaks_the_language_of_the_attribute(): void {
		self::assertSame( 'Загрузка...', $this->shown( '[studio_calendar locale="ru"]' )->all( '//*[@role="status"]' )[0]->textContent );
	}

	public function test_visitors_get_their_first_week_with_the_page(): void {
		$studio  = self::$people->post['studio'];
		$preload = $this->shown( "[studio_calendar studio_id=\"$studio\"]" )->config()['preload'];

		self::assertIsArray( $preload );
		self::assertSame( $studio, $preload['studioId'] );
		self::assertSame( 'en', $preload['locale'] );
		self::assertIsString( $preload['dateFrom'] );
		self::assertSame( '1', gmdate( 'N', (int) strtotime( $preload['dateFrom'] . 'T12:00:00Z' ) ), 'A Monday.' );
		self::assertIsArray( $preload['schedule'] );
		self::assertSame( 'Guest', $preload['schedule']['permission'] ?? null );
		self::assertArrayNotHasKey( 'trainers', $preload['schedule'] );
	}

	public function test_the_address_names_the_studio_and_the_language(): void {
		$_GET    = array( 'studio_id' => (string) self::$people->post['studio'], 'locale' => 'et' );
		$preload = $this->shown( '[studio_calendar]' )->config()['preload'];

		self::assertIsArray( $preload );
		self::assertSame( self::$people->post['studio'], $preload['studioId'] );
		self::assertSame( 'et', $preload['locale'] );
	}

	/** @param array<string, mixed> $query */
	#[DataProvider( 'useless_addresses' )]
	public function test_an_address_that_makes_no_sense_preloads_nothing( array $query ): void {
		$_GET = $query;

		self::assertNull( $this->shown( '[studio_calendar]' )->config()['preload'] );
	}

	/** @return iterable<string, array{ array<string, mixed> }> */
	public static function useless_addresses(): iterable {
		yield 'list' => array( array( 'studio_id' => array( '1' ), 'locale' => array( 'ru' ) ) );
		yield 'word' => array( array( 'studio_id' => 'abc' ) );
		yield 'SQL' => array( array( 'studio_id' => '1 OR 1=1' ) );
		yield 'unknown studio' => array( array( 'studio_id' => '99999999' ) );
	}

	public function test_the_address_names_the_days(): void {
		$studio  = self::$people->post['studio'];
		$days_of = function ( array $query ) use ( $studio ): array {
			$_GET    = $query;
			$preload = (array) $this->shown( "[studio_calendar studio_id=\"$studio\"]" )->config()['preload'];

			return array( $preload['dateFrom'], $preload['dateTo'] );
		};

		self::assertSame( array( '2026-01-05', '2026-01-11' ), $days_of( array( 'week' => '2026-01-07' ) ) );
		self::assertSame( array( '2026-01-07', '2026-02-06' ), $days_of( array( 'week' => '2026-01-07', 'days' => '31' ) ) );
		self::assertSame( $days_of( array() ), $days_of( array( 'week' => '2026-02-30' ) ) );
	}

	public function test_only_people_with_a_login_get_a_nonce_and_their_own_view(): void {
		wp_set_current_user( self::$people->user['trainer'] );
		$studio  = self::$people->post['studio'];
		$config  = $this->shown( "[studio_calendar studio_id=\"$studio\"]" )->config();
		$preload = (array) $config['preload'];

		self::assertIsString( $config['nonce'] );
		self::assertSame( 1, wp_verify_nonce( $config['nonce'], 'wp_rest' ) );
		self::assertSame( self::$people->user['trainer'], $config['userId'] );
		self::assertIsArray( $preload['schedule'] );
		self::assertSame( 'Trainer', $preload['schedule']['permission'] );
		self::assertSame( self::$people->user['trainer'], $preload['schedule']['user_id'] );
		self::assertTrue( defined( 'DONOTCACHEPAGE' ) );
	}

	public function test_a_visitors_html_is_the_same_for_every_visitor(): void {
		$studio = self::$people->post['studio'];
		$first  = do_shortcode( "[studio_calendar studio_id=\"$studio\"]" );

		$_COOKIE['studio-calendar-test'] = 'x';
		$_SERVER['HTTP_USER_AGENT']      = 'Another browser';
		self::assertSame( $first, do_shortcode( "[studio_calendar studio_id=\"$studio\"]" ) );
		unset( $_COOKIE['studio-calendar-test'], $_SERVER['HTTP_USER_AGENT'] );
	}

	public function test_an_external_server_gets_neither_nonce_nor_preload(): void {
		wp_set_current_user( self::$people->user['trainer'] );
		update_option( External_Server::REST_OPTION, 'https://host.example/wp-json/studio-calendar/v1/' );
		update_option( External_Server::AJAX_OPTION, 'https://host.example/wp-admin/admin-ajax.php' );
		$config = $this->shown( '[studio_calendar studio_id="99999999"]' )->config();
		delete_option( External_Server::REST_OPTION );
		delete_option( External_Server::AJAX_OPTION );

		self::assertSame( array( 'restUrl' => 'https://host.example/wp-json/studio-calendar/v1', 'ajaxUrl' => 'https://host.example/wp-admin/admin-ajax.php' ), $config['external'] );
		self::assertNull( $config['nonce'] );
		self::assertNull( $config['userId'] );
		self::assertNull( $config['preload'] );
		self::assertSame( 99999999, $config['studioId'] );
	}

	#[DataProvider( 'attacks' )]
	public function test_attributes_put_nothing_into_the_page( string $shortcode ): void {
		$plain = $this->shown( '[studio_calendar]' )->names();
		$html  = do_shortcode( $shortcode );

		self::assertStringNotContainsString( 'alert', $html );
		self::assertSame( array(), array_diff( ( new Mounts( $html ) )->names(), $plain ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function attacks(): iterable {
		$payloads = array(
			'script'      => '"><script>alert(1)</script>',
			'handler'     => '" onmouseover="alert(1)',
			'single'      => "' onfocus='alert(1)' autofocus='",
			'entity'      => '&quot; onload=&quot;alert(1)',
			'javascript'  => 'javascript:alert(1)',
			'template'    => '{{constructor.constructor("alert(1)")()}}',
			'JSON'        => '1","external":{"restUrl":"https://alert.example"},"x":"',
			'invisible'   => "\u{202E}alert\u{200B}",
			'shortcode'   => '[studio_calendar locale=alert]',
			'NUL'         => "1\0alert",
		);
		foreach ( $payloads as $name => $payload ) {
			foreach ( array( 'studio_id', 'room_id', 'locale', 'alert', 'onclick' ) as $attribute ) {
				$quote = str_contains( $payload, '"' ) ? "'" : '"';
				yield "$name in $attribute" => array( "[studio_calendar $attribute=$quote$payload$quote]" );
			}
		}
	}

	#[DataProvider( 'titles' )]
	public function test_titles_arrive_as_text_and_change_nothing_else( string $stored, string $title ): void {
		$people = new People( $this->make );
		$studio = $people->post['studio'];
		$this->make->booking( $studio, $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => (string) wp_date( 'Y-m-d' ) ) );
		$plain = $this->shown( "[studio_calendar studio_id=\"$studio\"]" )->names();
		self::wpdb()->update( self::wpdb()->posts, array( 'post_title' => $stored ), array( 'ID' => $people->post['event'] ) );
		clean_post_cache( $people->post['event'] );

		foreach ( array( "[studio_calendar studio_id=\"$studio\"]", "<!-- wp:studio-calendar/calendar {\"studioId\":$studio} /-->" ) as $content ) {
			$page = new Mounts( $this->as_content( $content ) );
			self::assertContains( $title, self::titles_in( $page->config() ), $content );
			self::assertNull( $page->config()['external'], $content );
			self::assertSame( array(), array_diff( $page->names(), array( ...$plain, 'p' ) ), $content );
		}
	}

	/** @return iterable<string, array{ string, string }> Title in the database, title in the app's data. */
	public static function titles(): iterable {
		yield 'tags are none of a title' => array( 'Salsa<img src=x onerror=alert(1)>', 'Salsa' );
		yield 'markup' => array( '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>' );
		yield 'quotes' => array( 'O\'Brien "\\\\ Ä 🕺', 'O\'Brien "\\\\ Ä 🕺' );
		yield 'entities that spell quotes' => array( 'x&amp;quot;},&amp;quot;external&amp;quot;:{&amp;quot;y', 'x&quot;},&quot;external&quot;:{&quot;y' );
		yield 'quotes that end a text' => array( 'x&quot;},&quot;external&quot;:{&quot;y', 'x"},"external":{"y' );
		yield 'an ampersand' => array( 'Rock &amp; Roll &lt;3', 'Rock & Roll <3' );
		yield 'a shortcode' => array( '[studio_calendar locale="ru"][gallery][/caption]', '[studio_calendar locale="ru"][gallery][/caption]' );
		yield 'a comment' => array( '&lt;!-- wp:studio-calendar/calendar /--&gt;', '<!-- wp:studio-calendar/calendar /-->' );
		yield 'the end of an attribute' => array( '" onmouseover="alert(1)', '" onmouseover="alert(1)' );
	}

	#[DataProvider( 'wrong' )]
	public function test_wrong_attributes_are_told_to_editors_only( string $attributes, string $hint, bool $is_shown ): void {
		$attributes      = strtr( $attributes, array( '{studio}' => (string) self::$people->post['studio'], '{room}' => (string) self::$people->post['foreign_room'], '{event}' => (string) self::$people->post['event'] ) );
		$page            = $this->make->user( 'contributor' );
		$post            = wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'draft', 'post_title' => 'x', 'post_author' => $page ) );
		// As in WordPress's loop.
		$GLOBALS['post'] = get_post( $post );

		$seen = array();
		foreach ( array( 'visitor' => 0, 'subscriber' => self::$people->user['subscriber'], 'author' => $page, 'administrator' => self::$people->user['administrator'] ) as $who => $id ) {
			wp_set_current_user( $id );
			$seen[ $who ] = do_shortcode( "[studio_calendar $attributes]" );
		}
		wp_delete_post( $post, true );

		self::assertStringNotContainsString( $hint, $seen['visitor'] );
		self::assertStringNotContainsString( 'sc-hint', $seen['subscriber'] );
		self::assertStringContainsString( $hint, $seen['author'] );
		self::assertStringContainsString( $hint, $seen['administrator'] );
		self::assertSame( $is_shown, str_contains( $seen['visitor'], 'data-studio-calendar=' ) );
		self::assertSame( ! $is_shown, str_contains( $seen['visitor'], 'not available right now' ) );
	}

	/** @return iterable<string, array{ string, string, bool }> */
	public static function wrong(): iterable {
		yield 'studio is a word' => array( 'studio_id="abc"', 'studio_id does not match a published studio', false );
		yield 'studio is an event' => array( 'studio_id="{event}"', 'studio_id does not match a published studio', false );
		yield 'studio is nothing' => array( 'studio_id="99999999"', 'studio_id does not match a published studio', false );
		yield 'room of another studio' => array( 'studio_id="{studio}" room_id="{room}"', 'room_id does not match a room', true );
		yield 'room is a word' => array( 'studio_id="{studio}" room_id="big"', 'room_id does not match a room', true );
		yield 'language' => array( 'studio_id="{studio}" locale="xx"', 'locale can be en, ru or et', true );
		yield 'a name that is none of ours' => array( 'studio_id="{studio}" romm_id="{room}"', 'supports studio_id, room_id and locale', true );
		yield 'a number without a name' => array( '{studio}', 'supports studio_id, room_id and locale', true );
		yield 'no studio' => array( 'locale="en"', 'No studio selected. Add studio_id', true );
	}

	public function test_a_studio_in_the_address_is_a_studio(): void {
		wp_set_current_user( self::$people->user['administrator'] );
		$_GET = array( 'studio_id' => (string) self::$people->post['studio'] );

		self::assertStringNotContainsString( 'sc-hint', do_shortcode( '[studio_calendar]' ) );
	}

	/** Checks that a hint, which an administrator sees, repeats nothing of the shortcode, which a contributor may have written. */
	#[DataProvider( 'attacks' )]
	public function test_hints_repeat_nothing_that_was_written( string $shortcode ): void {
		wp_set_current_user( self::$people->user['administrator'] );
		$html  = do_shortcode( $shortcode );
		$names = ( new Mounts( $html ) )->names();
		unset( $GLOBALS['post'] );

		self::assertStringContainsString( 'sc-hint', $html );
		self::assertStringNotContainsString( 'alert', $html );
		self::assertSame( substr_count( $html, 'href' ), substr_count( $html, '<a href="">' ), 'The one link is to the page itself.' );
		self::assertSame( array(), array_values( array_diff( $names, array( 'p', 'a', 'div', 'strong', 'br', 'span', 'noscript', '@class', '@dir', '@href', '@role', '@style', '@aria-hidden', '@data-studio-calendar', '@data-scheme' ) ) ) );
	}

	#[DataProvider( 'hints_by_language' )]
	public function test_hints_speak_the_language_of_the_calendar( string $locale, string $hint ): void {
		wp_set_current_user( self::$people->user['administrator'] );

		self::assertStringContainsString( $hint, do_shortcode( "[studio_calendar studio_id=\"99999999\" locale=\"$locale\"]" ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function hints_by_language(): iterable {
		yield 'English' => array( 'en', 'does not match a published studio.' );
		yield 'Russian' => array( 'ru', 'не соответствует опубликованной студии' );
		yield 'Estonian' => array( 'et', 'ei vasta ühelegi avaldatud stuudiole' );
	}

	public function test_a_studio_in_the_trash_is_calmly_gone(): void {
		$people = new People( $this->make );
		wp_trash_post( $people->post['studio'] );

		self::assertStringContainsString( 'not available right now', do_shortcode( "[studio_calendar studio_id=\"{$people->post['studio']}\"]" ) );
	}

	public function test_brings_the_scripts_and_styles_of_the_block(): void {
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'studio-calendar/calendar' );
		self::assertNotNull( $block );
		self::assertNotSame( array(), $block->view_script_handles );
		self::assertNotSame( array(), $block->view_style_handles );
		foreach ( array( ...$block->view_script_handles, ...$block->view_style_handles ) as $handle ) {
			wp_dequeue_script( $handle );
			wp_dequeue_style( $handle );
		}
		do_shortcode( '[studio_calendar]' );

		foreach ( $block->view_script_handles as $handle ) {
			self::assertTrue( wp_script_is( $handle ), $handle );
		}
		foreach ( $block->view_style_handles as $handle ) {
			self::assertTrue( wp_style_is( $handle ), $handle );
		}
	}

	public function test_the_block_prints_the_same_mount_with_its_own_width(): void {
		$studio = self::$people->post['studio'];
		$block  = new Mounts( do_blocks( "<!-- wp:studio-calendar/calendar {\"studioId\":$studio,\"locale\":\"et\",\"align\":\"wide\"} /-->" ) );

		self::assertSame( $this->shown( "[studio_calendar studio_id=\"$studio\" locale=\"et\"]" )->config(), $block->config() );
		$classes = explode( ' ', $block->mount()->getAttribute( 'class' ) );
		self::assertContains( 'sc-root', $classes );
		self::assertContains( 'alignwide', $classes );
		self::assertContains( 'wp-block-studio-calendar-calendar', $classes );
		self::assertStringContainsString( 'min-height:', $block->mount()->getAttribute( 'style' ) );
	}

	public function test_several_on_one_page_each_have_their_own(): void {
		$html = do_shortcode( sprintf( '[studio_calendar studio_id="%d"] [studio_calendar studio_id="%d" locale="ru"]', self::$people->post['studio'], self::$people->post['foreign'] ) );

		self::assertCount( 2, ( new Mounts( $html ) )->all( '//*[@data-studio-calendar]' ) );
	}

	private function shown( string $shortcode ): Mounts {
		return new Mounts( do_shortcode( $shortcode ) );
	}

	/** Returns the content after all of WordPress's filters for the content of a page. */
	private function as_content( string $content ): string {
		$html = apply_filters( 'the_content', $content );
		self::assertIsString( $html );

		return $html;
	}

	/**
	 * @param array<array-key, mixed> $config
	 * @return list<mixed>
	 */
	private static function titles_in( array $config ): array {
		$preload = is_array( $config['preload'] ) ? $config['preload'] : array();
		$groups  = is_array( $preload['schedule'] ) && is_array( $preload['schedule']['bookings'] ) ? $preload['schedule']['bookings'] : array();
		$first   = is_array( $groups[0] ?? null ) && is_array( $groups[0]['bookings'] ) ? $groups[0]['bookings'] : array();

		return array_column( $first, 'title' );
	}
}
