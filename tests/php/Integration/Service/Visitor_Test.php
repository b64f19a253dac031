<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/** Tests of the role that a sender has in a studio. */
final class Visitor_Test extends Rest_Case {

	public function test_who_set_the_site_up_is_an_administrator_as_any_other_and_nobody_is_a_guest(): void {
		$database = new Database( self::wpdb() );
		$models   = new Models( $database, new Revisions( $database ), new Studio_Source( new Members(), $database, '' ), new Model_Codec(), 'test' );
		$model    = $models->of( $this->here->studio )['model'];
		$role     = static fn( int $user ): string => ( new Visitor( $user, 0 !== $user ) )->in( $model )->role->value;
		$senders  = array( 1, $this->here->admin, $this->here->mari, $this->here->anna, $this->here->guest, 0 );

		self::assertTrue( user_can( 1, 'manage_options' ) );
		self::assertSame( array( 'Admin', 'Admin', 'Owner', 'Trainer', 'Guest', 'Guest' ), array_map( $role, $senders ) );
	}
}
