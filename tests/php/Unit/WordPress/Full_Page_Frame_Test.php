<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\WordPress\Calendar\Full_Page;

final class Full_Page_Frame_Test extends TestCase {

	#[DataProvider( 'requests' )]
	public function test_knows_a_frame_of_another_origin( ?string $destination, ?string $site, bool $is_foreign ): void {
		$server = array_filter( array( 'HTTP_SEC_FETCH_DEST' => $destination, 'HTTP_SEC_FETCH_SITE' => $site ), is_string( ... ) );

		self::assertSame( $is_foreign, Full_Page::is_framed_by_another_origin( $server ) );
	}

	/** @return iterable<string, array{ string|null, string|null, bool }> */
	public static function requests(): iterable {
		yield 'typed into the address bar' => array( 'document', 'none', false );
		yield 'a link from elsewhere, in a tab' => array( 'document', 'cross-site', false );
		yield 'a frame of this site' => array( 'iframe', 'same-origin', false );
		yield 'a frame of another site' => array( 'iframe', 'cross-site', true );
		yield 'a frame of a sister domain' => array( 'iframe', 'same-site', true );
		yield 'an object of another site' => array( 'object', 'cross-site', true );
		yield 'a frame that does not say where' => array( 'iframe', null, true );
		yield 'a browser that tells nothing' => array( null, null, false );
	}
}
