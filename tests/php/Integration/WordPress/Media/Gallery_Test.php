<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress\Media;

use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\Tests\Integration\WordPress\People;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Form_Flash;
use StudioCalendar\WordPress\Admin\Gallery_Box;
use WP_Post;

/** Tests of the "Images" box of an event: what is saved, what is refused, and that saved images have no GPS position. */
#[Group( 'once' )]
final class Gallery_Test extends Test_Case {

	private People $people;

	/** @var list<int> Attachments that the test created. */
	private array $pictures = array();

	protected function setUp(): void {
		parent::setUp();
		$this->people = new People( $this->make );
		wp_set_current_user( $this->people->user['trainer'] );
	}

	protected function tearDown(): void {
		array_map( static fn( int $id ) => wp_delete_attachment( $id, true ), $this->pictures );
		parent::tearDown();
	}

	public function test_pictures_are_kept_in_their_order_and_reach_the_calendar(): void {
		$first  = $this->picture( 'trainer' );
		$second = $this->picture( 'trainer' );
		$html   = $this->save( array( array( 'id' => $second ), array( 'id' => $first ), array( 'id' => $second ) ) );

		self::assertSame( array( $second, $first ), $this->stored() );
		self::assertLessThan( strpos( $html, "value=\"$first\"" ), strpos( $html, "value=\"$second\"" ) );
		$model = ( new Studio_Source( new Members(), new Database( self::wpdb() ), 'https://example.org/' ) )->build( $this->people->post['studio'] );
		self::assertCount( 2, $model->events[ $this->people->post['event'] ]->gallery ?? array() );
	}

	public function test_a_tick_removes_a_picture_without_any_script(): void {
		$first  = $this->picture( 'trainer' );
		$second = $this->picture( 'trainer' );
		$this->save( array( array( 'id' => $first ), array( 'id' => $second ) ) );
		$this->save( array( array( 'id' => $first, 'remove' => '1' ), array( 'id' => $second ) ) );

		self::assertSame( array( $second ), $this->stored() );
	}

	public function test_somebody_elses_picture_is_refused_in_words_unless_it_was_there(): void {
		$foreign = $this->picture( 'other_trainer' );
		$html    = $this->save( array( array( 'id' => $foreign ), array( 'id' => 999_999 ), array( 'id' => $this->people->post['event'] ) ) );
		self::assertSame( array(), $this->stored() );
		self::assertStringContainsString( 'Only images that you have uploaded yourself', $html );

		update_post_meta( $this->people->post['event'], Meta_Key::GALLERY, (string) $foreign );
		$own = $this->picture( 'trainer' );
		$this->save( array( array( 'id' => $own ), array( 'id' => $foreign ) ) );
		self::assertSame( array( $own, $foreign ), $this->stored() );
	}

	public function test_the_content_counts_and_not_the_name(): void {
		$fake = $this->picture( 'trainer', Photos::CODE );
		$html = $this->save( array( array( 'id' => $fake ) ) );
		self::assertSame( array(), $this->stored() );
		self::assertStringContainsString( 'Only JPEG, PNG and WebP', $html );

		$bomb = $this->picture( 'trainer', Photos::bomb(), 'png' );
		self::assertStringContainsString( 'too large', $this->save( array( array( 'id' => $bomb ) ) ) );
	}

	public function test_no_file_of_a_chosen_picture_says_where_it_was_taken(): void {
		wp_set_current_user( $this->people->user['administrator'] );
		$id       = $this->picture( 'administrator' );
		$shown    = (string) get_attached_file( $id );
		$original = Photos::file( Photos::jpeg(), 'jpg' );
		$small    = Photos::file( Photos::jpeg(), 'jpg' );
		rename( $original, dirname( $shown ) . '/' . basename( $original ) );
		rename( $small, dirname( $shown ) . '/' . basename( $small ) );
		wp_update_attachment_metadata(
			$id,
			array(
				'width'          => 40,
				'height'         => 20,
				'original_image' => basename( $original ),
				'sizes'          => array( 'thumbnail' => array( 'file' => basename( $small ), 'width' => 40, 'height' => 20, 'mime-type' => 'image/jpeg' ) ),
				'image_meta'     => array( 'credit' => 'Anna' ),
			)
		);
		$this->save( array( array( 'id' => $id ) ) );

		self::assertSame( array( $id ), $this->stored() );
		foreach ( array( $shown, dirname( $shown ) . '/' . basename( $original ), dirname( $shown ) . '/' . basename( $small ) ) as $file ) {
			self::assertStringNotContainsString( Photos::PLACE, (string) file_get_contents( $file ) );
		}
		$meta = wp_get_attachment_metadata( $id );
		self::assertSame( array( 20, 40, null ), array( $meta['width'] ?? 0, $meta['height'] ?? 0, $meta['image_meta'] ?? null ) );
		$before = filemtime( $shown );
		touch( $shown, (int) $before - 100 );
		$this->save( array( array( 'id' => $id ) ) );
		clearstatcache();
		self::assertSame( (int) $before - 100, filemtime( $shown ), 'a clean picture is not drawn again' );
	}

	public function test_only_who_may_edit_the_event_and_came_from_its_screen_writes(): void {
		$rows = array( array( 'id' => $this->picture( 'other_trainer' ) ) );
		foreach ( array( 'other_trainer', 'owner', 'foreign_owner', 'subscriber' ) as $who ) {
			wp_set_current_user( $this->people->user[ $who ] );
			$this->save( $rows );
			self::assertSame( array(), $this->stored(), $who );
		}
		wp_set_current_user( $this->people->user['administrator'] );
		$this->save( $rows, 'no nonce' );
		self::assertSame( array(), $this->stored() );
	}

	public function test_no_other_way_writes_a_gallery(): void {
		$trainer = $this->people->user['trainer'];
		foreach ( array( 'add_post_meta', 'edit_post_meta', 'delete_post_meta' ) as $capability ) {
			self::assertFalse( user_can( $trainer, $capability, $this->people->post['event'], Meta_Key::GALLERY ) );
		}
	}

	/**
	 * Saves the form as the screen sends it.
	 *
	 * @param list<array<string, int|string>> $rows
	 * @return string HTML of the box as it is printed next.
	 */
	private function save( array $rows, ?string $nonce = null ): string {
		$event = $this->people->post['event'];
		$box   = new Gallery_Box( new Form_Flash(), new Admin_Assets( __FILE__ ) );
		$_POST = array(
			'studio_calendar_gallery_nonce' => $nonce ?? wp_create_nonce( "studio_calendar_gallery_$event" ),
			'studio_calendar'               => array( 'gallery' => array_map( static fn( array $row ): array => array_map( strval( ... ), $row ), $rows ) ),
		);
		$box->save( $event );
		$post = get_post( $event );
		self::assertInstanceOf( WP_Post::class, $post );
		ob_start();
		$box->print( $post );

		return (string) ob_get_clean();
	}

	/** @return list<int> */
	private function stored(): array {
		$stored = get_post_meta( $this->people->post['event'], Meta_Key::GALLERY, true );

		return is_string( $stored ) && '' !== $stored ? array_map( intval( ... ), explode( ',', $stored ) ) : array();
	}

	private function picture( string $author, ?string $bytes = null, string $ending = 'jpg' ): int {
		$file = Photos::file( $bytes ?? Photos::jpeg(), $ending );
		$id   = wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => "image/$ending", 'post_author' => $this->people->user[ $author ] ), $file );
		wp_update_attachment_metadata( $id, array( 'width' => 40, 'height' => 20, 'file' => $file ) );

		$this->pictures[] = $id;
		return $id;
	}
}
