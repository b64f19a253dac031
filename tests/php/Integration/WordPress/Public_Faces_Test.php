<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Content\Post_Types;
use WP_Query;

/** Tests that WordPress's public features, such as search, feeds and author pages, reveal neither the plugin's posts nor its users. */
#[Group( 'smoke' )]
final class Public_Faces_Test extends Test_Case {

	use With_People;

	#[DataProvider( 'members' )]
	public function test_no_member_is_in_the_list_of_users( string $who ): void {
		$people = self::$people;
		$id     = $people->user[ $who ];

		foreach ( array( 0, $people->user['subscriber'], $people->user['other_trainer'] ) as $reader ) {
			if ( $reader === $id ) {
				continue;
			}
			$list = $this->dispatch( 'GET', '/wp/v2/users', array( 'per_page' => 100 ), $reader )->get_data();
			self::assertIsArray( $list );
			self::assertNotContains( $id, array_column( $list, 'id' ) );
			self::assertSame( 0 === $reader ? 401 : 403, $this->dispatch( 'GET', "/wp/v2/users/$id", array(), $reader )->get_status() );
		}
	}

	/** @return iterable<string, array{ string }> */
	public static function members(): iterable {
		yield 'trainer with an event' => array( 'trainer' );
		yield 'trainer without' => array( 'other_trainer' );
		yield 'owner' => array( 'owner' );
	}

	#[DataProvider( 'ways_to_ask_for_authors' )]
	public function test_events_make_nobody_an_author( string $parameter, string $value ): void {
		$people = self::$people;
		$answer = $this->dispatch( 'GET', '/wp/v2/users', array( $parameter => $value ), $people->user['trainer'] );

		self::assertContains( $answer->get_status(), array( 400, 403 ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function ways_to_ask_for_authors(): iterable {
		yield 'who' => array( 'who', 'authors' );
		yield 'has_published_posts' => array( 'has_published_posts', Post_Type::EVENT );
	}

	public function test_the_types_are_in_no_list_of_rest(): void {
		$types = $this->dispatch( 'GET', '/wp/v2/types' )->get_data();

		self::assertIsArray( $types );
		self::assertSame( array(), array_intersect( Post_Types::ALL, array_keys( $types ) ) );
		foreach ( Post_Types::ALL as $type ) {
			self::assertSame( 401, $this->dispatch( 'GET', "/wp/v2/types/$type" )->get_status() );
		}
	}

	#[DataProvider( 'indexes' )]
	public function test_no_index_names_the_routes_to_visitors( string $path ): void {
		self::assertStringNotContainsString( 'studio_cal_', (string) wp_json_encode( $this->dispatch( 'GET', $path )->get_data() ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function indexes(): iterable {
		yield 'of all' => array( '/' );
		yield 'of wp/v2' => array( '/wp/v2' );
	}

	public function test_search_finds_nothing_of_ours(): void {
		$word  = 'Zumba' . bin2hex( random_bytes( 4 ) );
		$admin = $this->make->user( 'administrator' );
		$this->make->event( $admin, $word );
		$this->make->room( $this->make->studio( $admin ), $word );

		self::assertSame( array(), $this->dispatch( 'GET', '/wp/v2/search', array( 'search' => $word ) )->get_data() );
		self::assertSame( 400, $this->dispatch( 'GET', '/wp/v2/search', array( 'search' => $word, 'subtype' => Post_Type::EVENT ) )->get_status() );
		self::assertSame( array(), ( new WP_Query( array( 's' => $word ) ) )->posts );
	}

	public function test_nothing_of_ours_can_be_embedded_or_stored_drafts_be_read(): void {
		$people = self::$people;
		$id     = $people->post['event'];

		self::assertSame( 404, $this->dispatch( 'GET', '/oembed/1.0/embed', array( 'url' => home_url( "/?p=$id" ) ) )->get_status() );
		self::assertFalse( is_post_publicly_viewable( $id ) );
		foreach ( array( 'revisions', 'autosaves' ) as $copies ) {
			self::assertContains( $this->dispatch( 'GET', "/wp/v2/studio_cal_event/$id/$copies" )->get_status(), array( 401, 404 ) );
		}
	}

	public function test_the_sitemap_knows_neither_posts_nor_people(): void {
		$people = self::$people;
		$server = wp_sitemaps_get_server();
		$names  = array_keys( $server->registry->get_provider( 'posts' )?->get_object_subtypes() ?? array() );
		$urls   = (string) wp_json_encode( $server->registry->get_provider( 'users' )?->get_url_list( 1 ), JSON_UNESCAPED_SLASHES );

		self::assertSame( array(), array_intersect( Post_Types::ALL, $names ) );
		self::assertStringNotContainsString( get_author_posts_url( $people->user['trainer'] ), $urls );
	}

	/** @param array<string, string> $query */
	#[DataProvider( 'addresses' )]
	public function test_no_address_of_the_site_shows( array $query ): void {
		$people = self::$people;
		$event  = get_post( $people->post['event'] );
		self::assertNotNull( $event );
		$login = get_userdata( $people->user['trainer'] );
		self::assertNotFalse( $login );
		$names = array( '{id}' => (string) $event->ID, '{slug}' => $event->post_name, '{trainer}' => (string) $people->user['trainer'], '{login}' => $login->user_nicename );

		$page = $this->visit( array_map( static fn( string $value ): string => strtr( $value, $names ), $query ) );
		self::assertSame( array(), array_filter( $page->posts ?? array(), static fn( mixed $post ): bool => $post instanceof \WP_Post && Post_Types::is_ours( $post->post_type ) ) );
		self::assertFalse( $page->is_author(), 'No archive for a trainer.' );
		self::assertFalse( $page->is_singular() && ! $page->is_404(), 'No page for an event.' );
	}

	/** @return iterable<string, array{ array<string, string> }> */
	public static function addresses(): iterable {
		yield 'by id' => array( array( 'p' => '{id}' ) );
		yield 'by id and type' => array( array( 'p' => '{id}', 'post_type' => Post_Type::EVENT ) );
		yield 'as a page' => array( array( 'page_id' => '{id}' ) );
		yield 'as an attachment' => array( array( 'attachment_id' => '{id}' ) );
		yield 'by name' => array( array( 'name' => '{slug}' ) );
		yield 'by the type\'s query variable' => array( array( Post_Type::EVENT => '{slug}' ) );
		yield 'archive of the type' => array( array( 'post_type' => Post_Type::EVENT ) );
		yield 'feed of the type' => array( array( 'post_type' => Post_Type::EVENT, 'feed' => 'rss2' ) );
		yield 'author by number' => array( array( 'author' => '{trainer}' ) );
		yield 'author by name' => array( array( 'author_name' => '{login}' ) );
		yield 'feed of the author' => array( array( 'author' => '{trainer}', 'feed' => 'rss2' ) );
		yield 'page two of the author' => array( array( 'author' => '{trainer}', 'paged' => '2' ) );
	}

	public function test_authors_of_the_site_keep_their_archive(): void {
		$author = $this->make->user( 'author' );

		self::assertTrue( $this->visit( array( 'author' => (string) $author ) )->is_author() );
	}

	/**
	 * Runs WordPress's main query for the front page with this query string, including its redirect.
	 *
	 * @param array<string, string> $query
	 */
	private function visit( array $query ): WP_Query {
		global $wp, $wp_query, $wp_the_query;
		wp_set_current_user( 0 );
		$_GET                   = $query;
		$address                = '/?' . http_build_query( $query );
		$_SERVER['REQUEST_URI'] = $address;
		$_SERVER['PHP_SELF']    = '/index.php';

		// As wp-blog-header.php does.
		$wp_query     = new WP_Query();
		$wp_the_query = $wp_query;
		$wp->parse_request();
		$wp->query_posts();
		$wp->handle_404();
		self::assertStringNotContainsString( '/author/', (string) redirect_canonical( home_url( $address ), false ) );
		$_SERVER['REQUEST_URI'] = '/';
		$_GET                   = array();

		return $wp_query;
	}
}
