<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

/**
 * Tests that docs/api/openapi.json equals the descriptions in the registered routes. That responses match it is checked with each
 * request of the HTTP tests (tests/http/lib/described.mjs).
 */
final class Open_Api_Test extends Rest_Case {

	private const WRITES = 'STUDIO_CALENDAR_WRITES_API';

	public function test_the_document_is_what_the_routes_say(): void {
		$made = ( new Open_Api( $this->server->described() ) )->json();
		if ( '1' === getenv( self::WRITES ) ) {
			file_put_contents( Open_Api::file(), $made );
		}

		self::assertStringEqualsFile( Open_Api::file(), $made, 'Make it anew with: npm run api' );
	}

	public function test_each_route_says_what_it_takes_and_what_it_answers(): void {
		foreach ( $this->server->described() as $route => $call ) {
			self::assertNotSame( '', $call['answer']['description'] ?? '', $route );
			self::assertArrayHasKey( '_wpnonce', $call['parameters'], $route );
			foreach ( $call['parameters'] as $name => $parameter ) {
				self::assertNotSame( '', $parameter['description'] ?? '', "$route, $name" );
			}
		}
	}
}
