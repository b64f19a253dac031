<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Realtime;

use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests that changes are announced once per request and after they are stored, and that failures are retried, but not forever. */
final class Announcer_Test extends Rest_Case {

	use In_Ablys_Place;

	private Announcer $announcer;

	/** @var list<array{ int, int }> Studio and revision of each change announced in this test. */
	private array $told = array();

	protected function setUp(): void {
		parent::setUp();
		self::$ably->use( 'told-' . bin2hex( random_bytes( 4 ) ) );
		$settings        = new Ably_Settings();
		$this->announcer = new Announcer( new Ably_Rest( $settings ), $settings );
		$this->told      = array();
		add_action( 'studio_calendar_changed', array( $this, 'take_down' ), 10, 2 );
		add_action( 'studio_calendar_changed', array( $this->announcer, 'note' ) );
	}

	/** Removes the listeners. The plugin's own announcer noted the changes too, but sends nothing at shutdown, since the key is removed. */
	protected function tearDown(): void {
		remove_action( 'studio_calendar_changed', array( $this, 'take_down' ) );
		remove_action( 'studio_calendar_changed', array( $this->announcer, 'note' ) );
		wp_unschedule_hook( Announcer::EVENT );
		parent::tearDown();
	}

	/** Records a change; public because a hook calls it. */
	public function take_down( int $studio_id, int $revision ): void {
		$this->told[] = array( $studio_id, $revision );
	}

	public function test_a_write_is_told_with_its_revision_and_a_refused_one_is_not(): void {
		$wanted = $this->wanted();
		$added  = self::ok( $this->server->add( $wanted, $this->here->mari ) );
		self::refused( Problem_Code::Slot_Taken, $this->server->add( $wanted, $this->here->mari ) );

		self::assertSame( array( array( $this->here->studio, $added['revision'] ) ), $this->told );
	}

	/** Checks two requests that change nothing: a repeated one, and the approval of an approved booking. */
	public function test_nothing_to_write_is_not_told(): void {
		$wanted = $this->wanted( array( 'request_id' => 'once' ) );
		$id     = self::id_at( self::ok( $this->server->add( $wanted, $this->here->mari ) ), 'bookings', 0, 'id' );
		self::ok( $this->server->add( $wanted, $this->here->mari ) );
		self::ok( $this->server->call( 'GET', "booking/approve/$id", array(), $this->here->mari ) );

		self::assertCount( 1, $this->told );
	}

	/** Checks that listeners find the change in the database: the action fires after COMMIT. */
	public function test_it_is_told_after_it_is_stored(): void {
		$statements = array();
		$listen     = static function ( string $sql ) use ( &$statements ): string {
			$statements[] = strtok( ltrim( $sql ), " \n" );
			return $sql;
		};
		$tell       = static function () use ( &$statements ): void {
			$statements[] = 'told';
		};
		add_filter( 'query', $listen );
		add_action( 'studio_calendar_changed', $tell );
		self::ok( $this->server->add( $this->wanted(), $this->here->mari ) );
		remove_filter( 'query', $listen );
		remove_action( 'studio_calendar_changed', $tell );

		self::assertContains( 'COMMIT', $statements );
		self::assertGreaterThan( array_search( 'COMMIT', $statements, true ), array_search( 'told', $statements, true ) );
	}

	public function test_wp_admin_tells_too(): void {
		update_post_meta( $this->here->studio, 'studio_calendar_note', 'x' );
		self::assertSame( array(), $this->told );
		wp_update_post( array( 'ID' => $this->here->big, 'post_title' => 'Great hall' ) );
		wp_update_post( array( 'ID' => $this->here->big, 'post_title' => 'Big hall' ) );

		self::assertNotSame( array(), $this->told );
		self::assertSame( array( $this->here->studio ), array_values( array_unique( array_column( $this->told, 0 ) ) ) );
	}

	public function test_ably_hears_once_of_each_studio_and_nothing_personal(): void {
		self::ok( $this->server->add( $this->wanted(), $this->here->mari ) );
		wp_update_post( array( 'ID' => $this->here->big, 'menu_order' => 1 ) );
		self::assertSame( array(), $this->said(), 'Nothing is said while the answer is waited for.' );
		$this->announcer->announce();
		$this->announcer->announce();

		$data = array( 'action' => 'reloadBookingsByStudioId', 'payload' => array( 'studioId' => $this->here->studio ) );
		self::assertSame( array( $data ), $this->said() );
		self::assertFalse( wp_next_scheduled( Announcer::EVENT, array( $this->here->studio, 1 ) ) );
	}

	public function test_what_ably_did_not_take_is_tried_again_and_then_given_up(): void {
		Ably_Server::key( 'fixture.key:another-secret' );
		$studio = $this->here->studio;
		$this->announcer->note( $studio );
		$this->announcer->announce();
		for ( $tries = 1; $tries <= 4; $tries++ ) {
			$at = wp_next_scheduled( Announcer::EVENT, array( $studio, $tries ) );
			self::assertIsInt( $at, "try $tries" );
			self::assertGreaterThan( time() + 20, $at );
			wp_unschedule_hook( Announcer::EVENT );
			$this->announcer->try_again( $studio, $tries );
		}

		self::assertFalse( wp_next_scheduled( Announcer::EVENT, array( $studio, 5 ) ) );
		self::assertSame( array(), $this->said() );
	}

	public function test_the_new_try_says_it(): void {
		Ably_Server::key( 'fixture.key:another-secret' );
		$this->announcer->note( $this->here->studio );
		$this->announcer->announce();
		Ably_Server::key( Ably_Server::KEY );
		do_action( Announcer::EVENT, $this->here->studio, 1 );

		self::assertCount( 1, $this->said() );
		self::assertFalse( wp_next_scheduled( Announcer::EVENT, array( $this->here->studio, 2 ) ) );
	}

	public function test_without_a_key_nothing_is_kept_for_later(): void {
		Ably_Server::forget();
		$this->announcer->note( $this->here->studio );
		$this->announcer->announce();

		self::assertFalse( wp_next_scheduled( Announcer::EVENT, array( $this->here->studio, 1 ) ) );
	}

	/** @return list<mixed> Data of each message on the site's channel. */
	private function said(): array {
		$prefix = ( new Ably_Settings() )->prefix();

		return array_map( static fn( array $message ): mixed => json_decode( is_string( $message['data'] ?? null ) ? $message['data'] : '', true ), self::$ably->messages( "$prefix:onboarding" ) );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed>
	 */
	private function wanted( array $more = array() ): array {
		return $this->here->wanted( $more + array( 'trainer_id' => $this->here->anna ) );
	}
}
