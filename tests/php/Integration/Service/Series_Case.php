<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use WP_REST_Response;

/** Base of the tests of writes with a scope: one series, which Mari changes as its studio's owner. */
abstract class Series_Case extends Rest_Case {

	/** @var list<int> IDs of a weekly series of Anna's: 27 November, 4, 11, 18 and 25 December, 18:00 to 19:30 in the big hall. */
	protected array $ids;

	protected function setUp(): void {
		parent::setUp();
		$this->ids = $this->ids_of_added( array( 'repeat' => 4 ) );
	}

	/** @return list<array<string, string>> The series, in the order in which it was made. */
	protected function stored_rows(): array {
		return array_map( fn( int $id ): array => $this->row( $id ), $this->ids );
	}

	/**
	 * @param array<string, mixed> $change Parameters of `edit_booking`.
	 * @param int|null             $user   Null for Mari.
	 */
	protected function edit( int $id, array $change, ?int $user = null ): WP_REST_Response {
		return $this->server->edit( array( 'booking_id' => (string) $id ) + $change, $user ?? $this->here->mari );
	}

	/**
	 * @param array<string, mixed> $change
	 * @return array<mixed>
	 */
	protected function edited( int $id, array $change ): array {
		return self::ok( $this->edit( $id, $change ) );
	}

	/**
	 * @param array<string, mixed> $choice Parameters of `booking/cancel`.
	 * @param int|null             $user   Null for Mari.
	 */
	protected function cancel( int $id, array $choice, ?int $user = null ): WP_REST_Response {
		return $this->server->call( 'POST', "booking/cancel/$id", $choice, $user ?? $this->here->mari );
	}

	/** @return array<mixed> */
	protected function change( string $action, int $id ): array {
		return self::ok( $this->server->call( 'POST', "booking/$action/$id", array(), $this->here->mari ) );
	}
}
