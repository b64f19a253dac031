<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests of a site where another plugin asks for scripts while plugins load, before WordPress has functions for who asks. */
#[Group( 'once' )]
final class Early_Scripts_Test extends Test_Case {

	private static Web_Server $server;
	private static string $path;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$server = Web_Server::start( array( 'STUDIO_CALENDAR_TEST_PLUGIN' => 'early-scripts' ) );
		$page         = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Week', 'post_content' => '[studio_calendar]' ) );
		self::$path   = (string) wp_parse_url( (string) get_permalink( $page ), PHP_URL_PATH );
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
		wp_delete_post( url_to_postid( home_url( self::$path ) ), true );
		parent::tearDownAfterClass();
	}

	#[TestWith( array( '', 'view' ) )]
	#[TestWith( array( 'studio_trainer', 'view-members' ) )]
	public function test_each_gets_the_script_of_their_own( string $role, string $script ): void {
		$answer = self::$server->get( self::$path, '' === $role ? 0 : $this->make->user( $role ) );

		self::assertSame( 200, $answer->status );
		self::assertSame( array(), $answer->complaints );
		self::assertCount( 1, ( new Mounts( $answer->body ) )->all( "//script[contains(@src, 'build/block/$script.js')]" ) );
	}
}
