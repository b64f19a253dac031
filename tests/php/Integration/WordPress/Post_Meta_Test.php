<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Test_Case;

/** What is stored is what the model can read, whoever wrote it. */
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
		yield 'minutes' => array( 'studio', Studio_Source::MIN_MINUTES, '30', '30' );
		yield 'minutes as a number' => array( 'studio', Studio_Source::GAP_MINUTES, 15, '15' );
		yield 'negative minutes' => array( 'studio', Studio_Source::GAP_MINUTES, '-5', '0' );
		yield 'minutes in words' => array( 'studio', Studio_Source::MIN_MINUTES, 'half an hour', '0' );
		yield 'more than a day' => array( 'studio', Studio_Source::MIN_MINUTES, '1441', '0' );
		yield 'list' => array( 'studio', Studio_Source::MIN_MINUTES, array( 30 ), '0' );
		yield 'first hour' => array( 'studio', Studio_Source::EARLIEST_HOUR, '9', '9' );
		yield 'first hour at midnight' => array( 'studio', Studio_Source::EARLIEST_HOUR, '24', '7' );
		yield 'last hour' => array( 'studio', Studio_Source::LATEST_HOUR, '24', '24' );
		yield 'last hour of no day' => array( 'studio', Studio_Source::LATEST_HOUR, '0', '24' );
		yield 'approval' => array( 'studio', Studio_Source::APPROVAL, '1', '1' );
		yield 'no approval' => array( 'studio', Studio_Source::APPROVAL, false, '0' );
		yield 'zone' => array( 'studio', Studio_Source::TIMEZONE, 'Asia/Kolkata', 'Asia/Kolkata' );
		yield 'unknown zone' => array( 'studio', Studio_Source::TIMEZONE, 'Mars/Phobos', '' );
		yield 'notice' => array( 'studio', Studio_Source::NOTICE, "Shoes off.\n<script>x</script>Please.", "Shoes off.\nPlease." );
		yield 'gallery' => array( 'event', Studio_Source::GALLERY, '3, 1,1,x,-2', '3,1,0,2' );
		yield 'gallery as a list' => array( 'event', Studio_Source::GALLERY, array( 4, '5' ), '4,5' );
		yield 'colour' => array( 'room', Studio_Source::PALETTE, 'second', 'second' );
		yield 'colour of one\'s own' => array( 'room', Studio_Source::PALETTE, 'red; } body {', '' );
		yield 'default' => array( 'event', Studio_Source::IS_DEFAULT, 'yes', '0' );
	}

	public function test_nothing_of_it_is_in_rest(): void {
		self::assertSame( array(), array_filter( get_registered_meta_keys( 'post', Studio_Source::STUDIO ), static fn( array $meta ): bool => false !== $meta['show_in_rest'] ) );
		self::assertSame( array(), array_filter( get_registered_meta_keys( 'post', Studio_Source::EVENT ), static fn( array $meta ): bool => false !== $meta['show_in_rest'] ) );
	}

	public function test_a_profile_is_written_by_its_owner_only(): void {
		$trainer = self::$people->user['trainer'];

		self::assertTrue( user_can( $trainer, 'edit_user_meta', $trainer, Studio_Source::PHONE ) );
		self::assertFalse( user_can( self::$people->user['owner'], 'edit_user_meta', $trainer, Studio_Source::PHONE ) );
	}
}
