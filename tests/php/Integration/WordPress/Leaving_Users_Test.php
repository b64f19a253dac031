<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Test_Case;

final class Leaving_Users_Test extends Test_Case {

	public function test_an_account_that_goes_leaves_the_studios_and_takes_its_events(): void {
		$people = new People( $this->make );
		wp_delete_user( $people->user['trainer'] );

		self::assertArrayNotHasKey( $people->user['trainer'], ( new Members() )->of_studio( $people->post['studio'] ) );
		self::assertNull( get_post( $people->post['event'] ) );
	}

	public function test_an_heir_gets_the_events(): void {
		$people = new People( $this->make );
		wp_delete_user( $people->user['trainer'], $people->user['other_trainer'] );

		self::assertSame( $people->user['other_trainer'], (int) get_post( $people->post['event'] )?->post_author );
		self::assertTrue( user_can( $people->user['other_trainer'], 'edit_post', $people->post['event'] ) );
	}

	public function test_studios_rooms_and_default_events_outlive_whoever_made_them(): void {
		$people = new People( $this->make );
		wp_delete_user( $people->user['owner'] );
		wp_delete_user( $people->user['administrator'] );

		self::assertSame( 'publish', get_post_status( $people->post['studio'] ) );
		self::assertSame( 'publish', get_post_status( $people->post['room'] ) );
		self::assertSame( 'publish', get_post_status( $people->post['default_event'] ) );
	}
}
