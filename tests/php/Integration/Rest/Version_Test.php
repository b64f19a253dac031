<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Meta_Key;
use WP_REST_Response;

/** Tests of the schedule's version: it changes with every fact of the response; until then the server sends a 304 (docs/behaviour.md, 7). */
final class Version_Test extends Rest_Case {

	protected function tearDown(): void {
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
		$this->make->member( $this->here->studio, $this->here->ivan );
		parent::tearDown();
	}

	/** @param callable(self, int): mixed $change Receives the test and the id of a booking. */
	#[DataProvider( 'facts' )]
	public function test_a_new_fact_is_a_new_version( callable $change ): void {
		$id     = $this->book();
		$before = $this->versions();
		$change( $this, $id );
		$after = $this->versions();

		self::assertSame( array(), array_intersect( $before, $after ) );
	}

	/** @return iterable<string, array{ callable(self, int): mixed }> */
	public static function facts(): iterable {
		$changed = static fn( string $action ): callable => static function ( self $test, int $id ) use ( $action ): void {
			self::ok( $test->server->call( 'GET', "booking/$action/$id", array(), $test->here->mari ) );
		};
		yield 'booking added' => array( static fn( self $test ) => self::ok( $test->server->add( $test->here->wanted(), $test->here->anna ) ) );
		yield 'booking edited' => array(
			static fn( self $test, int $id ) => self::ok( $test->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00' ), $test->here->mari ) ),
		);
		foreach ( array( 'cancel', 'approve', 'markPaid' ) as $action ) {
			yield $action => array( $changed( $action ) );
		}
		$post = static fn( string $name, string $title ): callable => static function ( self $test ) use ( $name, $title ): void {
			wp_update_post( array( 'ID' => $test->id_of( $name ), 'post_title' => $title . uniqid() ) );
		};
		yield 'room renamed' => array( $post( 'big', 'Great hall' ) );
		yield 'studio renamed' => array( $post( 'studio', 'Demo' ) );
		yield 'event renamed' => array( $post( 'salsa', 'Salsa' ) );
		yield 'default event renamed' => array( $post( 'rehearsal', 'Practice' ) );
		yield 'setting' => array( static fn( self $test ) => $test->set( array( Meta_Key::GAP_MINUTES => '20' ) ) );
		yield 'zone' => array( static fn( self $test ) => $test->set( array( Meta_Key::TIMEZONE => 'Asia/Tokyo' ) ) );
		yield 'room added' => array( static fn( self $test ) => $test->make->room( $test->here->studio, 'Third' ) );
		yield 'event added' => array( static fn( self $test ) => $test->make->event( $test->here->ivan, 'New' ) );
		yield 'member listed' => array( static fn( self $test ) => $test->make->member( $test->here->studio, $test->make->user() ) );
		yield 'member removed' => array( static fn( self $test ) => delete_post_meta( $test->here->studio, "_studio_cal_member_{$test->here->ivan}" ) );
		yield 'name of a trainer' => array( static fn( self $test ) => update_user_meta( $test->here->ivan, 'first_name', uniqid( 'Ivan' ) ) );
		yield 'phone of a trainer' => array( static fn( self $test ) => update_user_meta( $test->here->ivan, Meta_Key::PHONE, uniqid( '+372' ) ) );
		yield 'the day' => array( static fn( self $test ) => $test->server = Server::at( self::wpdb(), '2026-11-20T22:00:00Z' ) );
	}

	public function test_the_versions_of_different_viewers_and_questions_differ(): void {
		$versions = array( $this->version( 0 ), $this->version( $this->here->guest ), $this->version( $this->here->anna ), $this->version( $this->here->ivan ) );
		foreach ( array( array( 'locale' => 'ru' ), array( 'date_to' => '2026-11-23' ), array( 'date_from' => '2026-11-15' ), array( 'studio_id' => $this->here->other_studio ) ) as $more ) {
			$versions[] = $this->version( 0, $more );
		}
		$_COOKIE[ LOGGED_IN_COOKIE ] = self::login_cookie( $this->here->anna );
		$versions[]                  = $this->version( 0 );
		$_COOKIE[ LOGGED_IN_COOKIE ] = '';
		add_filter( 'home_url', array( self::class, 'moved' ) );
		$versions[] = $this->version( 0 );
		remove_filter( 'home_url', array( self::class, 'moved' ) );

		self::assertSame( $versions, array_unique( $versions ) );
	}

	/** Checks a change of the WordPress role, which is not stored with the studio although the response depends on it. */
	public function test_another_role_is_another_version(): void {
		$before = $this->version( $this->here->guest );
		self::user( $this->here->guest )->set_role( 'administrator' );
		$after = $this->version( $this->here->guest );
		self::user( $this->here->guest )->set_role( 'subscriber' );

		self::assertNotSame( $before, $after );
	}

	public function test_what_is_not_in_the_answer_changes_no_version(): void {
		$this->book();
		$before = $this->version( $this->here->anna );
		wp_update_post( array( 'ID' => $this->here->other_room, 'post_title' => 'Attic' ) );
		update_user_meta( $this->here->guest, 'first_name', 'Samuel' );
		update_user_meta( $this->here->anna, 'some_other_plugin', 'x' );
		$this->week( 0 );

		self::assertSame( $before, $this->version( $this->here->anna ) );
	}

	#[DataProvider( 'tags' )]
	public function test_a_known_version_is_a_304_without_a_body( string $pattern ): void {
		$this->book();
		foreach ( array( 0, $this->here->anna ) as $user ) {
			$version = $this->version( $user );
			$answer  = $this->asked( $user, array( 'if_none_match' => sprintf( $pattern, $version ) ) );
			self::assertSame( array( 304, null ), array( $answer->get_status(), $answer->get_data() ) );
			self::assertSame( 'W/"' . $version . '"', $answer->get_headers()['ETag'] ?? null );
		}
	}

	/** @return iterable<string, array{ string }> */
	public static function tags(): iterable {
		yield 'weak' => array( 'W/"%s"' );
		yield 'strong' => array( '"%s"' );
		yield 'one of several' => array( '"other", W/"%s"' );
	}

	public function test_an_old_or_foreign_version_is_a_whole_answer(): void {
		$old = $this->version( 0 );
		self::ok( $this->server->add( $this->here->wanted( array( 'date' => self::TODAY ) ), $this->here->anna ) );
		foreach ( array( 'W/"' . $old . '"', '""', '*', '"' . $this->version( $this->here->mari ) . '"' ) as $tag ) {
			self::assertSame( 200, $this->asked( 0, array( 'if_none_match' => $tag ) )->get_status() );
		}
	}

	public function test_the_version_tells_nobody_the_revision(): void {
		$schedule = $this->week( 0 );

		self::assertIsString( $schedule['version'] );
		self::assertMatchesRegularExpression( '/\A[0-9a-f]{32}\z/', $schedule['version'] );
		self::assertArrayNotHasKey( 'revision', $schedule );
	}

	/** Returns the site's URL after a move. */
	public static function moved( string $url ): string {
		return str_replace( '127.0.0.1', 'moved.example', $url );
	}

	/** @param array<string, mixed> $more Request parameters that replace the defaults. */
	private function version( int $user, array $more = array() ): string {
		$answer  = $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( $more ), $user );
		$version = self::ok( $answer )['version'] ?? null;
		self::assertIsString( $version );
		self::assertSame( 'W/"' . $version . '"', $answer->get_headers()['ETag'] ?? null );

		return $version;
	}

	/** @return list<string> Versions for a guest, a trainer and an owner. */
	private function versions(): array {
		return array( $this->version( 0 ), $this->version( $this->here->anna ), $this->version( $this->here->mari ) );
	}

	/** @param array<string, string> $headers */
	private function asked( int $user, array $headers ): WP_REST_Response {
		return $this->server->call( 'GET', 'booking/getInRange_ready', $this->range(), $user, $headers );
	}

	private function book(): int {
		$more = array( 'booking_date' => self::TODAY, 'status' => 'Pending' );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->salsa, $this->here->anna, $more );
	}
}
