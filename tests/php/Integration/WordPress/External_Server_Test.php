<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Calendar\External_Server;

#[Group( 'once' )]
final class External_Server_Test extends Test_Case {

	protected function tearDown(): void {
		delete_option( External_Server::REST_OPTION );
		delete_option( External_Server::AJAX_OPTION );
		parent::tearDown();
	}

	#[DataProvider( 'addresses' )]
	public function test_an_address_is_https_or_this_machine( mixed $value, ?string $address ): void {
		self::assertSame( $address, External_Server::address( $value ) );
	}

	/** @return iterable<string, array{ mixed, string|null }> */
	public static function addresses(): iterable {
		yield 'HTTPS' => array( ' https://host.example/wp-json/studio-calendar/v1 ', 'https://host.example/wp-json/studio-calendar/v1' );
		yield 'plain permalinks' => array( 'https://host.example/?rest_route=/studio-calendar/v1', 'https://host.example/?rest_route=/studio-calendar/v1' );
		yield 'loopback' => array( 'http://127.0.0.1:8888/wp-json', 'http://127.0.0.1:8888/wp-json' );
		yield 'loopback by name' => array( 'http://localhost/wp-json', 'http://localhost/wp-json' );
		yield 'loopback, IPv6' => array( 'http://[::1]:8888/wp-json', 'http://[::1]:8888/wp-json' );
		yield 'plain HTTP elsewhere' => array( 'http://host.example/wp-json', null );
		yield 'a name that looks like loopback' => array( 'http://127.0.0.1.evil.example/', null );
		yield 'another that does' => array( 'http://localhost.evil.example/', null );
		yield 'name and password' => array( 'https://user:secret@host.example/', null );
		yield 'script' => array( 'javascript:alert(1)', null );
		yield 'file' => array( 'file:///etc/passwd', null );
		yield 'no scheme' => array( '//host.example/', null );
		yield 'fragment' => array( 'https://host.example/#x', null );
		yield 'nothing' => array( '', null );
		yield 'list' => array( array( 'https://host.example/' ), null );
	}

	public function test_one_address_alone_is_no_server(): void {
		update_option( External_Server::REST_OPTION, 'https://host.example/wp-json/studio-calendar/v1' );
		self::assertNull( ( new External_Server() )->addresses() );

		update_option( External_Server::AJAX_OPTION, 'https://host.example/wp-admin/admin-ajax.php' );
		self::assertNotNull( ( new External_Server() )->addresses() );
	}
}
