<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress\Media;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\Tests\Integration\WordPress\People;
use StudioCalendar\Tests\Integration\WordPress\With_People;
use StudioCalendar\WordPress\Media\Picture_Cleaner;
use WP_Query;

/** Tests of what a studio's members can upload, and what they see of the media library. */
final class Uploads_Test extends Test_Case {

	use With_People;

	/** @var list<int> Attachments that the test created. */
	private array $pictures = array();

	protected function setUp(): void {
		parent::setUp();
		set_current_screen( 'upload' );
	}

	protected function tearDown(): void {
		array_map( static fn( int $id ) => wp_delete_attachment( $id, true ), $this->pictures );
		$GLOBALS['current_screen'] = null;
		parent::tearDown();
	}

	public function test_people_of_a_studio_upload_in_wp_admin_and_nowhere_else(): void {
		$may = array( 'trainer', 'other_trainer', 'owner', 'foreign_owner', 'administrator' );
		foreach ( People::WHO as $who ) {
			self::assertSame( in_array( $who, $may, true ), user_can( self::$people->user[ $who ], 'upload_files' ), $who );
		}
		$GLOBALS['current_screen'] = null;
		foreach ( People::WHO as $who ) {
			self::assertSame( 'administrator' === $who, user_can( self::$people->user[ $who ], 'upload_files' ), $who );
		}
		self::assertSame( 401, $this->dispatch( 'POST', '/wp/v2/media' )->get_status() );
		self::assertSame( 403, $this->dispatch( 'POST', '/wp/v2/media', array(), self::$people->user['trainer'] )->get_status() );
	}

	public function test_who_leaves_the_studio_uploads_no_more(): void {
		$people = new People( $this->make );
		( new Members() )->remove( $people->post['studio'], $people->user['trainer'] );

		self::assertFalse( user_can( $people->user['trainer'], 'upload_files' ) );
	}

	public function test_a_photo_is_turned_upright_and_tells_nothing_more(): void {
		wp_set_current_user( self::$people->user['trainer'] );
		$before = Photos::jpeg( Photos::CODE );
		$file   = $this->uploaded( $before, 'me on the beach.jpg' );
		$after  = (string) file_get_contents( $file );
		$image  = imagecreatefromjpeg( $file );

		self::assertStringContainsString( Photos::PLACE, $before );
		self::assertStringNotContainsString( 'Exif', $after );
		self::assertStringNotContainsString( Photos::PLACE, $after );
		self::assertStringNotContainsString( '<?php', $after );
		self::assertNotFalse( $image );
		self::assertSame( array( 20, 40 ), array( imagesx( $image ), imagesy( $image ) ) );
		// The left half is on top once the image is rotated to the right.
		self::assertGreaterThan( 200, ( (int) imagecolorat( $image, 10, 5 ) >> 16 ) & 0xFF );
		self::assertLessThan( 50, ( (int) imagecolorat( $image, 10, 35 ) >> 16 ) & 0xFF );
		unlink( $file );
	}

	public function test_a_see_through_picture_stays_so_and_loses_its_code(): void {
		wp_set_current_user( self::$people->user['trainer'] );
		$file  = $this->uploaded( Photos::png(), 'logo.png' );
		$image = imagecreatefrompng( $file );

		self::assertStringNotContainsString( '<?php', (string) file_get_contents( $file ) );
		self::assertNotFalse( $image );
		self::assertSame( 127, ( (int) imagecolorat( $image, 4, 4 ) >> 24 ) & 0x7F );
		unlink( $file );
	}

	/** Checks that a file is replaced at once: overwritten in place, it would be half an image if PHP ended meanwhile. */
	public function test_an_image_is_replaced_whole(): void {
		$file   = Photos::file( Photos::jpeg(), 'jpg' );
		$before = (string) file_get_contents( $file );
		chmod( $file, 0640 );
		$reader = fopen( $file, 'rb' );
		self::assertNotFalse( $reader );
		self::assertTrue( Picture_Cleaner::clean( $file ) );
		clearstatcache();

		self::assertSame( $before, stream_get_contents( $reader ) );
		self::assertTrue( Picture_Cleaner::is_clean( $file ) );
		self::assertSame( 0640, fileperms( $file ) & 0777 );
		self::assertSame( array( $file ), glob( "$file*" ) );
		fclose( $reader );
		unlink( $file );
	}

	#[DataProvider( 'refused' )]
	public function test_it_is_refused( string $name, string $bytes ): void {
		wp_set_current_user( self::$people->user['trainer'] );
		$answer = self::upload( $bytes, $name );

		self::assertArrayNotHasKey( 'file', $answer );
		self::assertNotSame( '', $answer['error'] ?? '' );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function refused(): iterable {
		yield 'php' => array( 'shell.php', Photos::CODE );
		yield 'phtml' => array( 'shell.phtml', Photos::CODE );
		yield 'php that says it is a picture' => array( 'shell.jpg', Photos::CODE );
		yield 'a picture that ends like a program' => array( 'photo.php', Photos::jpeg() );
		yield 'two endings' => array( 'photo.php.jpg', Photos::jpeg() );
		yield 'two endings, the other way round' => array( 'photo.jpg.phtml', Photos::jpeg() );
		yield 'svg' => array( 'logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' );
		yield 'svg that says it is a picture' => array( 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>' );
		yield 'gif' => array( 'logo.gif', "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;" );
		yield 'a bomb' => array( 'bomb.png', Photos::bomb() );
		yield 'a picture that breaks off' => array( 'half.png', substr( Photos::png(), 0, 40 ) );
		yield 'nothing' => array( 'empty.jpg', '' );
		yield 'a document' => array( 'notes.pdf', "%PDF-1.4\n" );
	}

	public function test_whoever_uploads_by_role_is_left_alone(): void {
		wp_set_current_user( self::$people->user['administrator'] );
		$file = $this->uploaded( Photos::jpeg(), 'photo.jpg' );

		self::assertSame( Photos::jpeg(), file_get_contents( $file ) );
		self::assertArrayHasKey( 'pdf', get_allowed_mime_types() );
		unlink( $file );
	}

	public function test_the_library_shows_own_uploads_only(): void {
		$trainer = self::$people->user['trainer'];
		$own     = $this->picture( $trainer );
		$foreign = $this->picture( self::$people->user['other_trainer'] );
		wp_set_current_user( $trainer );
		$asked = apply_filters( 'ajax_query_attachments_args', array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'author' => 0 ) );
		self::assertIsArray( $asked );

		self::assertSame( array( $own ), ( new WP_Query( array( 'fields' => 'ids', 'posts_per_page' => -1 ) + $asked ) )->posts );
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query;
		$query->query( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'fields' => 'ids' ) );
		self::assertSame( array( $own ), $query->posts );

		self::assertTrue( user_can( $trainer, 'edit_post', $own ) );
		self::assertTrue( user_can( $trainer, 'delete_post', $own ) );
		self::assertFalse( user_can( $trainer, 'edit_post', $foreign ) );
		self::assertFalse( user_can( $trainer, 'delete_post', $foreign ) );
		self::assertFalse( user_can( self::$people->user['subscriber'], 'edit_post', $this->picture( self::$people->user['subscriber'] ) ) );
	}

	public function test_somebody_elses_picture_is_not_told_of_by_its_number(): void {
		wp_set_current_user( self::$people->user['trainer'] );
		$said = array();
		$end  = static function () use ( &$said ): void {
			$said[] = 'refused';
		};
		$die  = static fn(): callable => $end;
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', $die );
		foreach ( array( 'trainer', 'other_trainer' ) as $of ) {
			$said[]         = $of;
			$_REQUEST['id'] = (string) $this->picture( self::$people->user[ $of ] );
			ob_start();
			do_action( 'wp_ajax_get-attachment' );
			ob_end_clean();
		}
		remove_filter( 'wp_doing_ajax', '__return_true' );
		remove_filter( 'wp_die_ajax_handler', $die );

		self::assertSame( array( 'trainer', 'other_trainer', 'refused' ), $said );
	}

	private function picture( int $author ): int {
		$id = wp_insert_attachment( array( 'post_title' => 'x', 'post_mime_type' => 'image/jpeg', 'post_author' => $author ), Photos::file( Photos::jpeg(), 'jpg' ) );

		$this->pictures[] = $id;
		return $id;
	}

	/** @return string Path of the file that WordPress stored. */
	private function uploaded( string $bytes, string $name ): string {
		$answer = self::upload( $bytes, $name );
		self::assertArrayHasKey( 'file', $answer, $answer['error'] ?? '' );

		return $answer['file'];
	}

	/** @return array{ file?: string, error?: string } WordPress's result for the uploaded file, after all its checks. */
	private static function upload( string $bytes, string $name ): array {
		$file = array( 'name' => $name, 'tmp_name' => Photos::file( $bytes, 'tmp' ), 'type' => 'image/jpeg', 'size' => strlen( $bytes ), 'error' => 0 );

		return wp_handle_sideload( $file, array( 'test_form' => false ) );
	}
}
