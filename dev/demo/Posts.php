<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use RuntimeException;
use WP_Error;

/** The demo's posts and media, each created once. A key in its metadata finds a post again even if its title has changed. */
final class Posts {

	private const KEY = '_studio_cal_demo';

	/**
	 * @param string $key Unique in the demo.
	 * @param array{ post_type: string, post_author: int, post_title: string, post_name?: string, post_excerpt?: string, post_content?: string,
	 *     post_parent?: int, menu_order?: int } $post Must not have backslashes, which wp_insert_post() would remove.
	 * @param array<string, string> $meta
	 * @return int ID of the existing or new post.
	 */
	public function ensure( string $key, array $post, array $meta = array() ): int {
		$found = $this->find( $key, $post['post_type'] );
		if ( 0 !== $found ) {
			return $found;
		}
		// Creates the post as its author would have created it.
		wp_set_current_user( $post['post_author'] );
		$fields = array( 'post_status' => 'publish', 'meta_input' => array( self::KEY => $key ) + $meta ) + $post;

		return self::id( wp_insert_post( $fields, true ) );
	}

	/**
	 * @param string             $key   Unique in the demo.
	 * @param non-empty-string   $file  Name of the file.
	 * @param callable(): string $bytes Draws the picture and returns the bytes of the file.
	 * @param string             $alt   Alternative text; empty for a profile picture.
	 * @return int ID of the existing or new media file.
	 */
	public function ensure_picture( string $key, string $file, callable $bytes, string $alt, int $author ): int {
		$found = $this->find( $key, 'attachment' );
		if ( 0 !== $found ) {
			return $found;
		}
		$upload = wp_upload_bits( $file, null, $bytes() );
		if ( false !== $upload['error'] ) {
			throw new RuntimeException( "The picture $file cannot be stored: {$upload['error']}" );
		}
		$type = wp_check_filetype( $upload['file'] )['type'];
		$post = array(
			'post_title'     => '' === $alt ? pathinfo( $file, PATHINFO_FILENAME ) : $alt,
			'post_mime_type' => false === $type ? '' : $type,
			'post_author'    => $author,
			'meta_input'     => array( self::KEY => $key, '_wp_attachment_image_alt' => $alt ),
		);
		$id   = self::id( wp_insert_attachment( $post, $upload['file'], 0, true ) );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $upload['file'] ) );

		return $id;
	}

	/** Returns the post's ID, or 0 if there is none; WordPress does not find posts in the Trash here. */
	private function find( string $key, string $type ): int {
		$ids = get_posts(
			array(
				'post_type'        => $type,
				'post_status'      => 'any',
				'meta_key'         => self::KEY,
				'meta_value'       => $key,
				'fields'           => 'ids',
				'numberposts'      => 1,
				'suppress_filters' => true,
			)
		);

		return is_int( $ids[0] ?? null ) ? $ids[0] : 0;
	}

	private static function id( int|WP_Error $result ): int {
		if ( $result instanceof WP_Error ) {
			throw new RuntimeException( $result->get_error_message() );
		}

		return $result;
	}
}
