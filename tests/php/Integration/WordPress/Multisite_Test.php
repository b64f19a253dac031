<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Realtime\Ably_Server;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\People\Roles;

/** Tests of a network of two sites with one activation: each site has its own tables, roles and members. */
#[Group( 'once' )]
final class Multisite_Test extends Test_Case {

	/** Script, run in dev/lib, that creates the network, runs multisite-probe.php on it and prints the result. */
	private const SCRIPT = <<<'JS'
		import { join } from 'node:path';
		import { runMain } from './main.mjs';
		import { work } from './paths.mjs';
		import { makeSite, wpEval } from './site.mjs';
		await runMain( async () => {
			const [ wp, name, probe, ably ] = process.argv.slice( 1 );
			const site = await makeSite( { dir: join( work, 'sites', name ), wp, url: 'http://127.0.0.1', multisite: true } );
			process.stdout.write( JSON.stringify( await wpEval( site, probe, { ably: Number( ably ) } ) ) );
		} );
		JS;

	/** @var array<array-key, mixed> Result of multisite-probe.php. */
	private static array $seen = array();

	/** @var list<list<mixed>> Messages on the channels of the first and of the second site. */
	private static array $said = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		preg_match( '/\A\d+\.\d+/', get_bloginfo( 'version' ), $version );
		$ably    = Ably_Server::start();
		$names   = array( $version[0] ?? '', basename( ABSPATH ) . '-multisite', __DIR__ . '/multisite-probe.php', (string) $ably->port );
		$command = array( 'node', '--input-type=module', '--eval', self::SCRIPT, ...$names );
		$process = proc_open( $command, array( 1 => array( 'pipe', 'w' ), 2 => STDERR ), $pipes, dirname( __DIR__, 4 ) . '/dev/lib' );
		self::assertIsResource( $process );
		$answer = json_decode( (string) stream_get_contents( $pipes[1] ), true );
		self::assertSame( 0, proc_close( $process ) );
		self::assertIsArray( $answer );
		self::$seen = $answer;
		self::assertIsArray( $answer['channels'] );
		foreach ( $answer['channels'] as $channel ) {
			self::assertIsString( $channel );
			self::$said[] = array_map( self::payload( ... ), $ably->messages( $channel ) );
		}
		$ably->stop();
	}

	/** @param array<mixed> $message Message as Ably returns it. */
	private static function payload( array $message ): mixed {
		$data = is_string( $message['data'] ?? null ) ? json_decode( $message['data'], true ) : null;

		return is_array( $data ) ? $data['payload'] ?? null : null;
	}

	public function test_every_site_has_its_own_tables_and_roles(): void {
		$whole = array( 'tables' => count( Table::cases() ), 'roles' => count( Roles::ALL ) );

		self::assertSame( $whole, self::$seen['main'] );
		self::assertSame( $whole, self::$seen['new site'], 'A site made later has them at once.' );
		self::assertSame( 0, self::$seen['tables gone'] );
		self::assertSame( $whole, self::$seen['first use'], 'A site without them gets them on first use.' );
	}

	public function test_a_site_that_goes_takes_its_tables_along(): void {
		self::assertSame( 0, self::$seen['deleted site'] );
		self::assertSame( self::$seen['main'], self::$seen['main after'] );
	}

	public function test_switched_off_for_the_network_no_site_plans_anything(): void {
		self::assertSame( array( true, true ), self::$seen['planned'] );
		self::assertSame( array( false, false ), self::$seen['planned after off'] );
	}

	public function test_membership_crosses_no_border(): void {
		self::assertTrue( self::$seen['listed there'] );
		self::assertFalse( self::$seen['listed here'] );
		self::assertFalse( self::$seen['listed after leaving'] );
	}

	public function test_each_site_starts_for_itself(): void {
		self::assertIsArray( self::$seen['start'] );
		foreach ( self::$seen['start'] as $place => $found ) {
			self::assertIsArray( $found );
			self::assertSame( array( 'rooms' => 2, 'calendar' => true ), array_slice( $found, 1 ), "site $place" );
			self::assertIsString( $found['name'] );
			self::assertStringStartsWith( 'Studio of ', $found['name'] );
		}
		self::assertNotSame( self::$seen['start'][0], self::$seen['start'][1] );
	}

	public function test_a_member_of_one_site_is_a_guest_on_the_other(): void {
		self::assertSame( array( 200, 'Guest' ), self::$seen['asked here'] );
		self::assertSame( array( 200, 'Trainer' ), self::$seen['asked there'] );
		self::assertFalse( self::$seen['screens here'] );
		self::assertTrue( self::$seen['screens there'] );
	}

	public function test_bookings_stay_on_their_site(): void {
		self::assertSame( array( 1, 1 ), array( self::$seen['bookings here'], self::$seen['bookings there'] ) );
	}

	public function test_a_profile_is_shown_on_every_site(): void {
		self::assertTrue( self::$seen['profile raises there'] );
		self::assertFalse( self::$seen['profile raises here'] );
	}

	/** Checks two sites with the key of one account: each channel gets only the changes of its own site. */
	public function test_a_change_is_told_on_the_channel_of_its_site(): void {
		self::assertIsArray( self::$seen['channels'] );
		self::assertCount( 2, array_unique( array_filter( self::$seen['channels'], is_string( ... ) ) ) );
		self::assertSame( array( array(), array( array( 'studioId' => self::$seen['studio there'] ) ) ), self::$said );
	}

	/** Checks studios of one id on two sites: each site has its files in its own uploads, and they go with the site's data. */
	public function test_each_site_has_its_own_version_files(): void {
		self::assertIsArray( self::$seen['files'] );
		foreach ( array( 'name', 'folder', 'url' ) as $what ) {
			$values = array_column( self::$seen['files'], $what );
			self::assertCount( 2, array_unique( array_filter( $values, is_string( ... ) ) ), $what );
			self::assertNotContains( '', $values );
		}
		self::assertTrue( self::$seen['file follows'] );
		self::assertSame( array( true, false ), self::$seen['files left'] );
	}

	public function test_a_key_of_one_site_is_not_the_others(): void {
		self::assertSame( array( false, true ), array( self::$seen['key here'], self::$seen['key there'] ) );
	}

	/** Checks that inviting does not reveal whether the network knows an address: a hint about a closed network is shown beforehand. */
	public function test_invitations_keep_to_the_networks_rules_for_new_accounts(): void {
		$seen = self::$seen['invitations'];
		self::assertIsArray( $seen );
		foreach ( array( 'login', 'closed, hint', 'banned, invited', 'limited, invited' ) as $text ) {
			self::assertIsString( $seen[ $text ] );
		}
		self::assertMatchesRegularExpression( '/\Amember[a-z0-9]{12}\z/', $seen['login'] );
		self::assertSame( array( '', true ), array( $seen['open, hint'], $seen['sites add people'] ) );
		self::assertStringContainsString( 'does not allow new accounts', $seen['closed, hint'] );
		self::assertSame( array( '', false, true ), array( $seen['closed, invited'], $seen['closed, accepted'], $seen['closed, has account'] ) );
		self::assertStringContainsString( 'does not allow email addresses at this domain', $seen['banned, invited'] );
		self::assertStringContainsString( 'does not allow email addresses at this domain', $seen['limited, invited'] );
		self::assertSame( array( false, false, '' ), array( $seen['banned, accepted'], $seen['limited, accepted'], $seen['limited, in the list'] ) );
		self::assertSame( array( false, true ), array( $seen['forbidden name'], $seen['any other name'] ) );
	}

	public function test_coming_bookings_hold_a_person_where_they_are(): void {
		self::assertFalse( self::$seen['may be taken off there'] );
		self::assertTrue( self::$seen['may be taken off here'] );
		self::assertFalse( self::$seen['may be deleted'] );
	}
}
