<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that only values that the read model accepts are stored, whoever writes them. */
final class Post_Meta_Test extends Test_Case {

	use With_People;

	#[DataProvider( 'values' )]
	public function test_a_value_is_made_to_fit( string $post, string $key, mixed $written, string $stored ): void {
		$id = self::$people->post[ $post ];
		delete_post_meta( $id, $key );
		update_post_meta( $id, $key, $written );

		self::assertSame( $stored, get_post_meta( $id, $key, true ) );
	}

	/** @return iterable<string, array{ string, string, mixed, string }> */
	public static function values(): iterable {
		yield 'minutes' => array( 'studio', Meta_Key::MIN_MINUTES, '30', '30' );
		yield 'minutes as a number' => array( 'studio', Meta_Key::GAP_MINUTES, 15, '15' );
		yield 'negative minutes' => array( 'studio', Meta_Key::GAP_MINUTES, '-5', '0' );
		yield 'minutes in words' => array( 'studio', Meta_Key::MIN_MINUTES, 'half an hour', '0' );
		yield 'more than a day' => array( 'studio', Meta_Key::MIN_MINUTES, '1441', '0' );
		yield 'list' => array( 'studio', Meta_Key::MIN_MINUTES, array( 30 ), '0' );
		yield 'first hour' => array( 'studio', Meta_Key::EARLIEST_HOUR, '9', '9' );
		yield 'first hour at midnight' => array( 'studio', Meta_Key::EARLIEST_HOUR, '24', '7' );
		yield 'last hour' => array( 'studio', Meta_Key::LATEST_HOUR, '24', '24' );
		yield 'last hour of no day' => array( 'studio', Meta_Key::LATEST_HOUR, '0', '24' );
		yield 'approval' => array( 'studio', Meta_Key::APPROVAL, '1', '1' );
		yield 'no approval' => array( 'studio', Meta_Key::APPROVAL, false, '0' );
		yield 'zone' => array( 'studio', Meta_Key::TIMEZONE, 'Asia/Kolkata', 'Asia/Kolkata' );
		yield 'unknown zone' => array( 'studio', Meta_Key::TIMEZONE, 'Mars/Phobos', '' );
		yield 'notice' => array( 'studio', Meta_Key::NOTICE, "Shoes off.\n<script>x</script>Please.", "Shoes off.\nPlease." );
		yield 'gallery' => array( 'event', Meta_Key::GALLERY, '3, 1,1,x,-2', '3,1,0,2' );
		yield 'gallery as a list' => array( 'event', Meta_Key::GALLERY, array( 4, '5' ), '4,5' );
		yield 'colour' => array( 'room', Meta_Key::PALETTE, 'second', 'second' );
		yield 'colour of one\'s own' => array( 'room', Meta_Key::PALETTE, 'red; } body {', '' );
		yield 'default' => array( 'event', Meta_Key::IS_DEFAULT, 'yes', '0' );
	}

	public function test_nothing_of_it_is_in_rest(): void {
		self::assertSame( array(), array_filter( get_registered_meta_keys( 'post', Post_Type::STUDIO ), static fn( array $meta ): bool => false !== $meta['show_in_rest'] ) );
		self::assertSame( array(), array_filter( get_registered_meta_keys( 'post', Post_Type::EVENT ), static fn( array $meta ): bool => false !== $meta['show_in_rest'] ) );
	}

	public function test_a_profile_is_written_by_its_owner_only(): void {
		$trainer = self::$people->user['trainer'];

		self::assertTrue( user_can( $trainer, 'edit_user_meta', $trainer, Meta_Key::PHONE ) );
		self::assertFalse( user_can( self::$people->user['owner'], 'edit_user_meta', $trainer, Meta_Key::PHONE ) );
	}
}
