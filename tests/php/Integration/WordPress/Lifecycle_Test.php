<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Static_Files;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Calendar\Full_Page;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\People\Roles;
use StudioCalendar\WordPress\Site\Lifecycle;
use StudioCalendar\WordPress\Site\Uninstall;

/** Tests of what the plugin creates on first use and removes when it is deleted. Each test leaves the site with its tables. */
#[Group( 'smoke' )]
final class Lifecycle_Test extends Test_Case {

	protected function tearDown(): void {
		$this->lifecycle()->activate( false );
		parent::tearDown();
	}

	public function test_the_roles_open_wp_admin_and_nothing_else(): void {
		foreach ( Roles::ALL as $role ) {
			self::assertSame( array( 'read' => true ), get_role( $role )?->capabilities );
		}
	}

	public function test_the_first_use_brings_the_tables_and_the_roles(): void {
		$this->forget_everything();
		$this->lifecycle()->ensure();

		self::assertTrue( $this->has_tables() );
		self::assertEquals( Schema::VERSION, get_option( Schema::OPTION ) );
		self::assertNotNull( get_role( Roles::TRAINER ) );
	}

	public function test_a_call_is_a_first_use(): void {
		$this->forget_everything();

		$answer = $this->dispatch( 'GET', '/studio-calendar/v1/booking/getInRange_ready', array( 'studio_id' => 99999999, 'date_from' => '2026-11-16', 'date_to' => '2026-11-22' ) );
		self::assertSame( 404, $answer->get_status() );
		self::assertTrue( $this->has_tables() );
	}

	public function test_a_calendar_on_a_page_is_a_first_use(): void {
		$this->forget_everything();
		wp_set_current_user( 0 );
		do_shortcode( '[studio_calendar]' );

		self::assertTrue( $this->has_tables() );
	}

	public function test_a_call_of_wordpress_is_none(): void {
		$this->forget_everything();
		$this->dispatch( 'GET', '/wp/v2/posts' );

		self::assertFalse( $this->has_tables() );
	}

	public function test_once_it_is_there_looking_costs_no_query(): void {
		$this->lifecycle()->ensure();
		$before = self::wpdb()->num_queries;
		$this->lifecycle()->ensure();

		self::assertSame( $before, self::wpdb()->num_queries );
	}

	public function test_deleting_the_plugin_keeps_everything_unless_asked(): void {
		$people = new People( $this->make );
		$this->uninstall();

		self::assertTrue( $this->has_tables() );
		self::assertDirectoryExists( (string) Static_Files::folder() );
		self::assertNotNull( get_post( $people->post['studio'] ) );
		self::assertNotNull( get_role( Roles::OWNER ) );
	}

	public function test_asked_to_it_leaves_nothing(): void {
		$people = new People( $this->make );
		$page   = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Stays' ) );
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'] );
		wp_trash_post( $people->post['foreign_event'] );
		update_user_meta( $people->user['trainer'], Meta_Key::PHONE, '+372 5' );
		update_option( Full_Page::ANCESTORS_OPTION, array( 'https://door.example' ) );
		update_option( External_Server::REST_OPTION, 'https://host.example' );
		update_option( Ably_Settings::KEY_OPTION, 'app.key:secret' );
		update_option( Version_Files::FAILED_OPTION, time(), false );
		update_option( Uninstall::OPTION, '1' );
		self::assertDirectoryExists( (string) Static_Files::folder() );
		$this->uninstall();
		clearstatcache();

		self::assertDirectoryDoesNotExist( (string) Static_Files::folder() );
		self::assertFalse( $this->has_tables() );
		self::assertSame( array(), Post_Ids::everything() );
		self::assertSame( array(), get_post_meta( $people->post['studio'] ) );
		self::assertNull( get_role( Roles::OWNER ) );
		self::assertSame( array(), get_userdata( $people->user['trainer'] )->roles ?? null );
		self::assertSame( '', get_user_meta( $people->user['trainer'], Meta_Key::PHONE, true ) );
		self::assertSame( array(), $this->rows_named_like_ours() );
		self::assertNotNull( get_post( $page ) );
		wp_delete_post( $page, true );
	}

	private function lifecycle(): Lifecycle {
		return new Lifecycle( WP_CONTENT_DIR . '/plugins/studio-calendar/plugin.php', new Schema( new Database( self::wpdb() ) ), new Roles() );
	}

	private function forget_everything(): void {
		( new Schema( new Database( self::wpdb() ) ) )->drop();
		array_map( remove_role( ... ), Roles::ALL );
	}

	private function has_tables(): bool {
		$wpdb  = self::wpdb();
		$found = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'studio_cal_' ) . '%' ) );

		return count( $found ) === count( Table::cases() );
	}

	/** Runs uninstall.php in a process of its own, since WordPress runs it without the plugin loaded. */
	private function uninstall(): void {
		$process = proc_open( array( PHP_BINARY, __DIR__ . '/uninstall-probe.php', ABSPATH ), array( 1 => STDERR, 2 => STDERR ), $pipes );
		self::assertIsResource( $process );
		self::assertSame( 0, proc_close( $process ) );
		wp_cache_flush();
		wp_roles()->for_site();
	}

	/** @return list<string> Options and meta keys with the plugin's prefix. */
	private function rows_named_like_ours(): array {
		$wpdb = self::wpdb();

		$found = array_merge(
			$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%studio\\_cal%'" ),
			$wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE '%studio\\_cal%'" ),
			$wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%studio\\_cal%'" ),
			$wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name = 'cron' AND option_value LIKE '%studio\\_cal%'" )
		);

		return array_values( array_filter( $found, is_string( ... ) ) );
	}
}
