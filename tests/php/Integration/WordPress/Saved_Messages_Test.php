<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Content\Post_Types;

/** Tests of wp-admin's messages after saving one or many posts: they name studios, rooms and events, never "posts". */
#[Group( 'once' )]
final class Saved_Messages_Test extends Test_Case {

	private const DONE = array( 'updated', 'locked', 'deleted', 'trashed', 'untrashed' );

	protected function tearDown(): void {
		remove_all_filters( 'locale' );
		parent::tearDown();
	}

	public function test_whatever_happened_to_one_it_is_saved(): void {
		$messages = apply_filters( 'post_updated_messages', array( 'post' => array( 1 => 'Post updated.' ) ) );
		self::assertIsArray( $messages );

		self::assertSame( array( 1 => 'Post updated.' ), $messages['post'] );
		foreach ( array( Post_Type::STUDIO => 'Studio saved.', Post_Type::ROOM => 'Room saved.', Post_Type::EVENT => 'Event saved.' ) as $type => $sentence ) {
			self::assertSame( array_fill( 1, 10, $sentence ), $messages[ $type ] ?? null );
		}
	}

	/** @param list<string> $wanted */
	#[DataProvider( 'numbers' )]
	public function test_many_are_counted_in_the_persons_language( string $locale, string $type, array $wanted ): void {
		add_filter( 'locale', static fn(): string => $locale );

		foreach ( array( 1, 2, 5 ) as $place => $number ) {
			$messages = self::of_many( $type, $number );
			self::assertSame( self::DONE, array_keys( $messages ) );
			self::assertSame( $wanted[ $place ], sprintf( $messages['trashed'] ?? '', $number ) );
		}
	}

	/** @return iterable<string, array{ string, string, list<string> }> */
	public static function numbers(): iterable {
		yield 'English' => array( 'en_US', Post_Type::ROOM, array( '1 room moved to the Trash.', '2 rooms moved to the Trash.', '5 rooms moved to the Trash.' ) );
		yield 'Russian' => array( 'ru_RU', Post_Type::STUDIO, array( '1 студия перемещена в корзину.', '2 студии перемещены в корзину.', '5 студий перемещено в корзину.' ) );
		yield 'Estonian' => array( 'et', Post_Type::EVENT, array( '1 sündmus viidi prügikasti.', '2 sündmust viidi prügikasti.', '5 sündmust viidi prügikasti.' ) );
	}

	public function test_each_type_has_its_own_words(): void {
		foreach ( Post_Types::ALL as $type ) {
			foreach ( self::of_many( $type, 0 ) as $sentence ) {
				self::assertMatchesRegularExpression( '/\A%s ' . substr( $type, strlen( 'studio_cal_' ) ) . 's? /', $sentence );
			}
		}
	}

	/** @return array<string, string> Messages by action, for that number of posts. */
	private static function of_many( string $type, int $number ): array {
		$messages = apply_filters( 'bulk_post_updated_messages', array(), 0 === $number ? array() : array_fill_keys( self::DONE, $number ) );
		self::assertIsArray( $messages );
		self::assertIsArray( $messages[ $type ] );

		return array_filter( $messages[ $type ], is_string( ... ) );
	}
}
