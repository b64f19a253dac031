<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Table;

/** Tests of the activated plugin, run on every WordPress version that it supports. */
#[Group( 'smoke' )]
final class Activation_Test extends Test_Case {

	public function test_the_plugin_is_active(): void {
		self::assertTrue( is_plugin_active( 'studio-calendar/plugin.php' ) );
	}

	public function test_the_tables_have_the_version_of_the_code(): void {
		self::assertEquals( Schema::VERSION, get_option( Schema::OPTION ) );
	}

	#[DataProvider( 'tables' )]
	public function test_the_table_is_there( Table $table ): void {
		$wpdb = self::wpdb();
		$name = $this->make->table( $table );

		self::assertSame( $name, $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $name ) ) ) );
	}

	/** @return iterable<string, array{ Table }> */
	public static function tables(): iterable {
		foreach ( Table::cases() as $table ) {
			yield $table->value => array( $table );
		}
	}

	#[DataProvider( 'post_types' )]
	public function test_the_post_type_is_not_public( string $name ): void {
		$type = get_post_type_object( $name );

		self::assertNotNull( $type );
		self::assertFalse( $type->public );
		self::assertFalse( $type->publicly_queryable );
		self::assertFalse( $type->query_var );
	}

	/** @return iterable<string, array{ string }> */
	public static function post_types(): iterable {
		foreach ( array( Post_Type::STUDIO, Post_Type::ROOM, Post_Type::EVENT ) as $name ) {
			yield $name => array( $name );
		}
	}

	public function test_block_and_shortcode_are_registered(): void {
		self::assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( 'studio-calendar/calendar' ) );
		self::assertTrue( shortcode_exists( 'studio_calendar' ) );
	}

	public function test_the_week_is_served(): void {
		$owner  = $this->make->user( 'studio_owner' );
		$studio = $this->make->studio( $owner );
		$room   = $this->make->room( $studio );
		$event  = $this->make->event( $owner, 'Salsa I' );
		$id     = $this->make->booking( $studio, $room, $event, $owner, array( 'booking_date' => '2026-11-17' ) );

		$answer = $this->dispatch(
			'GET',
			'/studio-calendar/v1/booking/getInRange_ready',
			array(
				'studio_id' => $studio,
				'date_from' => '2026-11-16',
				'date_to'   => '2026-11-22',
			)
		);

		self::assertSame( 200, $answer->get_status() );
		$data = $answer->get_data();
		self::assertIsArray( $data );
		self::assertSame( 'ok', $data['status'] ?? null );
		self::assertStringContainsString( '"id":' . $id, (string) wp_json_encode( $data['bookings'] ?? null ) );
	}
}
