<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Test_Case;

/** Tests that each change visible in an open calendar raises the revision of the studios it affects, and of no other. */
final class Invalidation_Test extends Test_Case {

	/**
	 * @param Closure(People): mixed $change
	 * @param list<string>           $touched
	 */
	#[DataProvider( 'changes' )]
	public function test_a_change_is_noticed( Closure $change, array $touched ): void {
		$people = new People( $this->make );
		$before = $this->revisions( $people );
		$change( $people );
		$after = $this->revisions( $people );

		foreach ( array( 'studio', 'foreign' ) as $studio ) {
			$message = in_array( $studio, $touched, true ) ? "$studio is old now" : "$studio is as it was";
			self::assertSame( in_array( $studio, $touched, true ), $after[ $studio ]['model_revision'] > $before[ $studio ]['model_revision'], $message );
			self::assertSame( in_array( $studio, $touched, true ), $after[ $studio ]['revision'] > $before[ $studio ]['revision'], $message );
		}
	}

	/** @return iterable<string, array{ Closure(People): mixed, list<string> }> */
	public static function changes(): iterable {
		yield 'name of the studio' => array( static fn( People $p ) => wp_update_post( array( 'ID' => $p->post['studio'], 'post_title' => 'New' ) ), array( 'studio' ) );
		yield 'studio into the trash' => array( static fn( People $p ) => wp_trash_post( $p->post['studio'] ), array( 'studio' ) );
		yield 'setting' => array( static fn( People $p ) => update_post_meta( $p->post['studio'], Meta_Key::GAP_MINUTES, '15' ), array( 'studio' ) );
		yield 'setting taken away' => array( static fn( People $p ) => delete_post_meta( $p->post['studio'], Meta_Key::TIMEZONE ), array( 'studio' ) );
		yield 'new member' => array( static fn( People $p ) => ( new Members() )->set( $p->post['foreign'], new Member( $p->user['trainer'], Member_Role::Trainer ) ), array( 'foreign' ) );
		yield 'member leaves' => array( static fn( People $p ) => ( new Members() )->remove( $p->post['studio'], $p->user['trainer'] ), array( 'studio' ) );
		yield 'account goes' => array( static fn( People $p ) => wp_delete_user( $p->user['trainer'] ), array( 'studio' ) );
		yield 'room' => array( static fn( People $p ) => wp_update_post( array( 'ID' => $p->post['room'], 'menu_order' => 7 ) ), array( 'studio' ) );
		yield 'room is made and deleted' => array( static fn( People $p ) => wp_delete_post( wp_insert_post( array( 'post_type' => Post_Type::ROOM, 'post_parent' => $p->post['foreign'], 'post_status' => 'publish', 'post_title' => 'x' ) ), true ), array( 'foreign' ) );
		yield 'room deleted' => array( static fn( People $p ) => wp_delete_post( $p->post['room'], true ), array( 'studio' ) );
		yield 'room out of the trash' => array( static fn( People $p ) => array( wp_trash_post( $p->post['room'] ), wp_untrash_post( $p->post['room'] ) ), array( 'studio' ) );
		yield 'room moves' => array( static fn( People $p ) => wp_update_post( array( 'ID' => $p->post['room'], 'post_parent' => $p->post['foreign'] ) ), array( 'studio', 'foreign' ) );
		yield 'event' => array( static fn( People $p ) => wp_update_post( array( 'ID' => $p->post['event'], 'post_excerpt' => 'New' ) ), array( 'studio' ) );
		yield 'event deleted' => array( static fn( People $p ) => wp_delete_post( $p->post['event'], true ), array( 'studio' ) );
		yield 'gallery' => array( static fn( People $p ) => update_post_meta( $p->post['event'], Meta_Key::GALLERY, '1,2' ), array( 'studio' ) );
		yield 'event changes hands' => array( static fn( People $p ) => wp_update_post( array( 'ID' => $p->post['event'], 'post_author' => $p->user['foreign_owner'] ) ), array( 'studio', 'foreign' ) );
		yield 'event is inherited' => array( static fn( People $p ) => wp_delete_user( $p->user['trainer'], $p->user['foreign_owner'] ), array( 'studio', 'foreign' ) );
		yield 'default event' => array( static fn( People $p ) => wp_update_post( array( 'ID' => $p->post['default_event'], 'post_title' => 'New' ) ), array( 'studio', 'foreign' ) );
		yield 'event becomes default' => array( static fn( People $p ) => update_post_meta( $p->post['event'], Meta_Key::IS_DEFAULT, '1' ), array( 'studio', 'foreign' ) );
		yield 'event is default no more' => array( static fn( People $p ) => delete_post_meta( $p->post['default_event'], Meta_Key::IS_DEFAULT ), array( 'studio', 'foreign' ) );
		yield 'default event deleted' => array( static fn( People $p ) => wp_delete_post( $p->post['default_event'], true ), array( 'studio', 'foreign' ) );
		yield 'first name' => array( static fn( People $p ) => update_user_meta( $p->user['trainer'], 'first_name', 'Anna' ), array( 'studio' ) );
		yield 'e-mail' => array( static fn( People $p ) => self::other_mail( $p->user['owner'] ), array( 'studio' ) );
		yield 'phone' => array( static fn( People $p ) => update_user_meta( $p->user['foreign_owner'], Meta_Key::PHONE, '+372 5' ), array( 'foreign' ) );
		yield 'zone of the site' => array( static fn() => self::other_zone(), array( 'studio', 'foreign' ) );
		yield 'subscriber\'s name' => array( static fn( People $p ) => update_user_meta( $p->user['subscriber'], 'first_name', 'Anna' ), array() );
		yield 'somebody edits a screen' => array( static fn( People $p ) => update_post_meta( $p->post['studio'], '_edit_lock', '1:1' ), array() );
		yield 'another page' => array( static fn() => wp_delete_post( wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'x' ) ), true ), array() );
	}

	public function test_a_picture_is_noticed_where_it_is_shown(): void {
		$people  = new People( $this->make );
		$gallery = $this->picture();
		$avatar  = $this->picture();
		update_post_meta( $people->post['event'], Meta_Key::GALLERY, "99999,$gallery" );
		update_user_meta( $people->user['foreign_owner'], Meta_Key::AVATAR, $avatar );

		$first = $this->revisions( $people );
		update_post_meta( $gallery, '_wp_attachment_image_alt', 'Dancers' );
		$second = $this->revisions( $people );
		wp_delete_attachment( $avatar, true );
		$third = $this->revisions( $people );

		self::assertGreaterThan( $first['studio']['revision'], $second['studio']['revision'] );
		self::assertSame( $first['foreign'], $second['foreign'] );
		self::assertSame( $second['studio'], $third['studio'] );
		self::assertGreaterThan( $second['foreign']['revision'], $third['foreign']['revision'] );
		wp_delete_attachment( $gallery, true );
	}

	public function test_a_studio_that_is_gone_leaves_no_revision(): void {
		$people = new People( $this->make );
		wp_delete_post( $people->post['studio'], true );

		$wpdb = self::wpdb();
		$rows = $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE studio_id = %d', $this->make->table( Table::Revisions ), $people->post['studio'] ) );
		self::assertSame( 0, (int) $rows );
	}

	/** Changes the email address without WordPress's notice to the old one. */
	private static function other_mail( int $user_id ): void {
		add_filter( 'send_email_change_email', '__return_false' );
		wp_update_user( array( 'ID' => $user_id, 'user_email' => "new$user_id@example.org" ) );
		remove_filter( 'send_email_change_email', '__return_false' );
	}

	private static function other_zone(): void {
		$zone = get_option( 'timezone_string' );
		update_option( 'timezone_string', 'Asia/Tokyo' );
		update_option( 'timezone_string', $zone );
	}

	private function picture(): int {
		return wp_insert_attachment( array( 'post_title' => 'Picture', 'post_mime_type' => 'image/png' ), 'picture.png' );
	}

	/** @return array{ studio: array{ revision: int, model_revision: int }, foreign: array{ revision: int, model_revision: int } } */
	private function revisions( People $people ): array {
		$revisions = new Revisions( new Database( self::wpdb() ) );

		return array( 'studio' => $revisions->of( $people->post['studio'] ), 'foreign' => $revisions->of( $people->post['foreign'] ) );
	}
}
