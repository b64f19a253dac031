<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Rest\Client_Address;
use StudioCalendar\Rest\Network;

/** Tests of networks of IP addresses, and of the visitor's address in a proxy's header. */
final class Network_Test extends TestCase {

	#[DataProvider( 'networks' )]
	public function test_a_network_holds_what_is_in_it( string $network, string $address, bool $holds ): void {
		self::assertSame( $holds, Network::holds_any( array( $network ), $address ) );
	}

	/** @return iterable<string, array{ string, string, bool }> */
	public static function networks(): iterable {
		yield 'one address' => array( '192.0.2.1', '192.0.2.1', true );
		yield 'its neighbour' => array( '192.0.2.1', '192.0.2.2', false );
		yield 'the last of a network' => array( '172.16.0.0/12', '172.31.255.255', true );
		yield 'the next after it' => array( '172.16.0.0/12', '172.32.0.0', false );
		yield 'all' => array( '0.0.0.0/0', '8.8.8.8', true );
		yield 'IPv4 written as IPv6' => array( '10.0.0.0/8', '::ffff:10.1.2.3', true );
		yield 'IPv6' => array( '2400:cb00::/32', '2400:cb00:ffff::1', true );
		yield 'another IPv6' => array( '2400:cb00::/32', '2400:cb01::1', false );
		yield 'all of IPv4 is none of IPv6' => array( '0.0.0.0/0', '2001:db8::1', false );
		yield 'no address' => array( '10.0.0.0/8', 'unix:', false );
		yield 'no network' => array( '10.0.0.0/33', '10.0.0.1', false );
		yield 'half a network' => array( '10.0.0.0/', '10.0.0.0', false );
	}

	/** @param list<string> $proxies */
	#[DataProvider( 'headers' )]
	public function test_the_last_address_that_no_trusted_proxy_has( string $header, string $value, array $proxies, string $expected ): void {
		$keys    = array_flip( Client_Address::HEADERS );
		$address = new Client_Address( array( 'REMOTE_ADDR' => '10.0.0.1', $keys[ $header ] => $value ) );

		self::assertSame( $expected, $address->through( $header, $proxies ) );
	}

	/** @return iterable<string, array{ string, string, list<string>, string }> */
	public static function headers(): iterable {
		$own = array( '10.0.0.0/8' );
		yield 'nobody is trusted' => array( 'X-Forwarded-For', '203.0.113.7', array(), '10.0.0.1' );
		yield 'somebody else is' => array( 'X-Forwarded-For', '203.0.113.7', array( '192.0.2.1' ), '10.0.0.1' );
		yield 'one proxy' => array( 'X-Forwarded-For', '203.0.113.7', $own, '203.0.113.7' );
		yield 'what the visitor has written in front' => array( 'X-Forwarded-For', '1.1.1.1, 203.0.113.7', $own, '203.0.113.7' );
		yield 'two proxies' => array( 'X-Forwarded-For', '1.1.1.1, 203.0.113.7, 10.0.0.2', $own, '203.0.113.7' );
		yield 'all of them proxies' => array( 'X-Forwarded-For', '10.0.0.4, 10.0.0.3', $own, '10.0.0.4' );
		yield 'nonsense ends it' => array( 'X-Forwarded-For', '203.0.113.7, unknown, 10.0.0.2', $own, '10.0.0.2' );
		yield 'with a port' => array( 'X-Forwarded-For', '203.0.113.7:4711', $own, '203.0.113.7' );
		yield 'IPv6 with a port' => array( 'X-Forwarded-For', '[2001:DB8::7]:4711', $own, '2001:db8::7' );
		yield 'one address alone' => array( 'CF-Connecting-IP', '2001:db8::7', $own, '2001:db8::7' );
		yield 'RFC 7239' => array( 'Forwarded', 'for=1.1.1.1, For="[2001:db8::7]:80";proto=https;by=10.0.0.1', $own, '2001:db8::7' );
		yield 'a hidden name' => array( 'Forwarded', 'for=_hidden, for=10.0.0.2', $own, '10.0.0.2' );
		yield 'nothing' => array( 'X-Real-IP', ' ', $own, '10.0.0.1' );
	}

	public function test_ipv6_by_the_network_of_a_customer(): void {
		self::assertSame( '2001:db8:1:2::/64', Network::first( '2001:db8:1:2:3:4:5:6', 64 ) );
		self::assertSame( '192.0.2.9', Network::first( '192.0.2.9', 64 ) );
	}
}
