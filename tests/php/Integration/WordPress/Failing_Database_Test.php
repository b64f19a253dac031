<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Integrity;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Migration_Lock;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Content\Invalidation;
use StudioCalendar\WordPress\Health\Checks;
use StudioCalendar\WordPress\Health\Severity;
use StudioCalendar\WordPress\People\Roles;
use StudioCalendar\WordPress\Site\Lifecycle;
use WP_Error;
use WP_Post;

/** Tests with the plugin's tables missing, impossible to create or deadlocked: pages and saves of WordPress still work. */
final class Failing_Database_Test extends Test_Case {

	private People $people;

	private string $log = '';

	private string $logged_to = '';

	protected function setUp(): void {
		parent::setUp();
		$this->people    = new People( $this->make );
		$this->log       = (string) tempnam( get_temp_dir(), 'studio-calendar-log' );
		$this->logged_to = (string) ini_set( 'error_log', $this->log );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->logged_to );
		unlink( $this->log );
		$this->give_lock_back();
		Schema::doubt();
		$this->lifecycle()->ensure();
		$this->give_lock_back();
		parent::tearDown();
	}

	/** @return iterable<string, array{ Table }> */
	public static function tables(): iterable {
		foreach ( Table::cases() as $table ) {
			yield $table->value => array( $table );
		}
	}

	#[DataProvider( 'tables' )]
	public function test_a_missing_table_breaks_no_page_and_no_save_and_is_there_again_afterwards( Table $table ): void {
		$this->drop( $table );
		wp_set_current_user( 0 );
		$page = do_shortcode( '[studio_calendar studio_id="' . $this->people->post['studio'] . '"]' );
		self::assertSame( $this->people->post['studio'], ( new Mounts( $page ) )->config()['studioId'] );

		$this->save_everything();
		self::assertSame( 'Renamed', get_the_title( $this->people->post['room'] ) );
		self::assertSame( 'Renamed', get_userdata( $this->people->user['trainer'] )->first_name ?? '' );

		$health = $this->checks()->tables();
		self::assertSame( array( Severity::Critical, true ), array( $health->severity, str_contains( $health->advice, self::wpdb()->prefix . $table->value ) ) );

		$this->lifecycle()->mend();
		self::assertSame( Severity::Good, $this->checks()->tables()->severity );
		self::assertSame( 200, $this->read()->get_status() );
	}

	public function test_a_read_that_the_database_refuses_is_busy_in_our_envelope(): void {
		$this->drop( Table::Revisions );
		$answer = $this->read();

		self::assertSame( 503, $answer->get_status() );
		self::assertSame( array( 'error', 'busy' ), array( self::data( $answer )['status'], self::data( $answer )['code'] ) );
	}

	public function test_tables_that_cannot_be_made_break_neither_page_nor_call_and_are_told(): void {
		$this->lifecycle()->ensure();
		( new Schema( new Database( self::wpdb() ) ) )->drop();
		$this->while_no_table_can_be_made(
			function (): void {
				wp_set_current_user( 0 );
				$page = do_shortcode( '[studio_calendar studio_id="' . $this->people->post['studio'] . '"]' );
				self::assertNull( ( new Mounts( $page ) )->config()['preload'] );
				self::assertSame( 503, $this->read()->get_status() );
				$this->lifecycle()->activate( false );
				$this->save_everything();
				foreach ( $this->checks()->all() as $name => $check ) {
					$is_ours = in_array( $name, array( 'tables', 'transactions', 'cluster', 'overlaps' ), true );
					self::assertSame( $is_ours, Severity::Critical === $check()->severity, $name );
				}
			}
		);
		self::assertFalse( get_option( Schema::OPTION ) );
		$this->give_lock_back();
		$this->lifecycle()->ensure();
		self::assertSame( 200, $this->read()->get_status() );
	}

	public function test_a_migration_that_failed_is_not_tried_by_every_request(): void {
		( new Schema( new Database( self::wpdb() ) ) )->drop();
		$tries = 0;
		$count = static function ( string $sql ) use ( &$tries ): string {
			$tries += (int) str_starts_with( $sql, 'UPDATE `no such' );
			return $sql;
		};
		add_filter( 'query', $count, 20 );
		$this->while_no_table_can_be_made(
			function (): void {
				$this->lifecycle()->ensure();
				$this->lifecycle()->ensure();
			}
		);
		remove_filter( 'query', $count, 20 );

		self::assertSame( 1, $tries );
	}

	public function test_of_two_requests_one_migrates(): void {
		$one  = new Migration_Lock( new Database( self::wpdb() ) );
		$two  = new Migration_Lock( new Database( self::wpdb() ) );
		$take = static fn( Migration_Lock $lock ): bool => $lock->take();

		self::assertSame( array( true, false ), array_map( $take, array( $one, $two ) ) );
		$one->release();
		self::assertTrue( $two->take() );
		self::wpdb()->update( self::wpdb()->options, array( 'option_value' => ( time() - 1 ) . '-dead' ), array( 'option_name' => Migration_Lock::OPTION ) );
		self::assertSame( array( true, false ), array_map( $take, array( $one, $two ) ), 'One that has run out is taken over, once.' );
	}

	public function test_who_comes_second_finds_the_tables_up_to_date_and_runs_nothing(): void {
		update_option( Schema::OPTION, 1 );
		self::wpdb()->update( self::wpdb()->options, array( 'option_value' => (string) Schema::VERSION ), array( 'option_name' => Schema::OPTION ) );
		$statements = array();
		$listen     = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = $sql;
			return $sql;
		};
		add_filter( 'query', $listen );
		$this->lifecycle()->ensure();
		remove_filter( 'query', $listen );

		self::assertSame( array(), preg_grep( '/\A\s*(CREATE|ALTER|SHOW INDEX)/', $statements ) );
		self::assertEquals( Schema::VERSION, get_option( Schema::OPTION ) );
	}

	public function test_revisions_go_on_above_the_last_that_a_calendar_can_hold(): void {
		$this->read();
		$before = $this->revision();
		$this->drop( Table::Revisions );
		self::assertSame( 503, $this->read()->get_status() );
		$this->lifecycle()->mend();

		self::assertGreaterThan( max( $before, 1_000_000 ), $this->revision() );
	}

	public function test_a_lost_deadlock_of_a_save_is_tried_again(): void {
		$before = $this->revision();
		$this->while_refused( 2, 'Deadlock found', fn() => wp_update_post( array( 'ID' => $this->people->post['room'], 'post_title' => 'Once' ) ) );

		self::assertGreaterThan( $before, $this->revision() );
		self::assertSame( '', $this->logged() );
	}

	public function test_what_could_not_be_noted_is_noted_later_and_logged_once(): void {
		$studio = $this->people->post['studio'];
		$before = $this->revision();
		$this->while_refused(
			1000,
			'The table of revisions is full',
			function (): void {
				foreach ( array( 'One', 'Two' ) as $title ) {
					wp_update_post( array( 'ID' => $this->people->post['room'], 'post_title' => $title ) );
				}
			}
		);
		self::assertSame( array( 'Two', $before ), array( get_the_title( $this->people->post['room'] ), $this->revision() ) );
		self::assertSame( 1, substr_count( $this->logged(), 'The table of revisions is full' ) );
		self::assertNotFalse( wp_next_scheduled( Invalidation::AGAIN, array( $studio ) ) );

		do_action( Invalidation::AGAIN, $studio );
		self::assertGreaterThan( $before, $this->revision() );
		wp_unschedule_hook( Invalidation::AGAIN );
	}

	public function test_a_room_waits_and_an_account_does_not_while_nobody_can_tell_what_is_booked(): void {
		$this->drop( Table::Bookings );

		self::assertFalse( wp_trash_post( $this->people->post['room'] ) );
		self::assertTrue( user_can( $this->people->user['administrator'], 'delete_user', $this->people->user['trainer'] ) || is_multisite() );
	}

	public function test_privacy_tools_are_told_instead_of_half_an_answer(): void {
		$mail = get_userdata( $this->people->user['trainer'] )->user_email ?? '';
		$this->drop( Table::Bookings );
		foreach ( array( 'wp_privacy_personal_data_exporters', 'wp_privacy_personal_data_erasers' ) as $filter ) {
			$found = apply_filters( $filter, array() );
			self::assertIsArray( $found );
			self::assertIsArray( $found['studio-calendar'] );
			self::assertIsCallable( $found['studio-calendar']['callback'] );
			self::assertInstanceOf( WP_Error::class, $found['studio-calendar']['callback']( $mail, 1 ), $filter );
		}
	}

	public function test_lists_and_screens_of_wp_admin_are_drawn(): void {
		$this->drop( Table::Bookings );
		$this->drop( Table::Revisions );
		wp_set_current_user( $this->people->user['owner'] );
		ob_start();
		do_action( 'manage_' . Post_Type::STUDIO . '_posts_custom_column', 'studio_cal_coming', $this->people->post['studio'] );
		do_action( 'studio_calendar_clean_up' );

		self::assertSame( '–', ob_get_clean() );
	}

	/** Performs each kind of save that the plugin listens to. */
	private function save_everything(): void {
		wp_set_current_user( $this->people->user['administrator'] );
		wp_update_post( array( 'ID' => $this->people->post['room'], 'post_title' => 'Renamed' ) );
		wp_update_user( array( 'ID' => $this->people->user['trainer'], 'first_name' => 'Renamed' ) );
		update_user_meta( $this->people->user['trainer'], Meta_Key::PHONE, '+372 5' . wp_rand() );
		update_post_meta( $this->people->post['studio'], Meta_Key::NOTICE, 'Hello ' . wp_rand() );
		update_option( 'gmt_offset', 3 === get_option( 'gmt_offset' ) ? 2 : 3 );
		$made = wp_insert_post( array( 'post_type' => Post_Type::STUDIO, 'post_status' => 'publish', 'post_title' => 'Short-lived' ) );
		clean_post_cache( $this->people->post['event'] );
		do_action( 'deleted_post', $made, get_post( $made ) );
		self::assertInstanceOf( WP_Post::class, get_post( $made ) );
		self::wpdb()->delete( self::wpdb()->posts, array( 'ID' => $made ) );
		self::wpdb()->delete( self::wpdb()->postmeta, array( 'post_id' => $made ) );
		wp_unschedule_hook( Invalidation::AGAIN );
	}

	private function read(): \WP_REST_Response {
		$range = array( 'studio_id' => $this->people->post['studio'], 'date_from' => '2026-11-16', 'date_to' => '2026-11-22', 'locale' => 'en' );

		return $this->dispatch( 'GET', '/studio-calendar/v1/booking/getInRange_ready', $range );
	}

	/** @return array<array-key, mixed> */
	private static function data( \WP_REST_Response $answer ): array {
		$data = $answer->get_data();
		self::assertIsArray( $data );

		return $data;
	}

	private function revision(): int {
		return ( new Revisions( new Database( self::wpdb() ) ) )->of( $this->people->post['studio'] )['revision'];
	}

	private function drop( Table $table ): void {
		self::wpdb()->query( 'DROP TABLE ' . self::wpdb()->prefix . $table->value );
	}

	private function give_lock_back(): void {
		( new Migration_Lock( new Database( self::wpdb() ) ) )->release();
	}

	private function logged(): string {
		return (string) file_get_contents( $this->log );
	}

	private function lifecycle(): Lifecycle {
		return new Lifecycle( WP_CONTENT_DIR . '/plugins/studio-calendar/plugin.php', new Schema( new Database( self::wpdb() ) ), new Roles() );
	}

	private function checks(): Checks {
		return new Checks( new Integrity( new Database( self::wpdb() ) ), new System_Clock() );
	}

	/** @param callable(): mixed $work */
	private function while_no_table_can_be_made( callable $work ): void {
		$refuse = static fn( string $sql ): string => 1 === preg_match( '/\A\s*(CREATE|ALTER) TABLE/', $sql ) ? 'UPDATE `no such right` SET a = 1' : $sql;
		$this->filtering( $refuse, $work );
	}

	/** @param callable(): mixed $work */
	private function while_refused( int $times, string $text, callable $work ): void {
		$refuse = static function ( string $sql ) use ( &$times, $text ): string {
			return str_contains( $sql, 'SET model_revision = revision + 1' ) && --$times >= 0 ? "UPDATE `$text` SET a = 1" : $sql;
		};
		$this->filtering( $refuse, $work );
	}

	/**
	 * @param callable(string): string $filter Filter of SQL statements.
	 * @param callable(): mixed        $work
	 */
	private function filtering( callable $filter, callable $work ): void {
		add_filter( 'query', $filter );
		try {
			$work();
		} finally {
			remove_filter( 'query', $filter );
		}
	}
}
