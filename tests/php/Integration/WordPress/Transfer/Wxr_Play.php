<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress\Transfer;

use RuntimeException;
use SimpleXMLElement;

/**
 * Fake of WordPress's importer, a plugin that cannot be installed here. It imports an export file with the importer's filters and
 * actions in their order: posts one after the other, parents that come after their children at the end, then `import_end`.
 *
 * @phpstan-type Item array{ post_title: string, post_author: string, post_content: string, post_excerpt: string, post_id: int, post_date: string,
 *     status: string, post_parent: int, menu_order: int, post_type: string, postmeta: list<array{ key: string, value: string }> }
 */
final class Wxr_Play {

	/** @var array<int, int> Ids of the imported posts, by id in the file. */
	public array $posts = array();

	/** @var array<int, int> Ids of parents in the file, by id of the child in the file. */
	private array $orphans = array();

	/**
	 * @param array<string, int> $authors Accounts by login in the file; posts of all other logins go to the current user.
	 */
	public function __construct( private readonly array $authors ) {
	}

	/** @return string Printed output. */
	public function run( string $xml ): string {
		ob_start();
		do_action( 'import_start' );
		foreach ( self::filtered( 'wp_import_posts', self::items( $xml ) ) as $post ) {
			$this->post( self::filtered( 'wp_import_post_data_raw', $post ) );
		}
		$this->find_parents();
		do_action( 'import_end' );

		return (string) ob_get_clean();
	}

	/**
	 * @template T
	 * @param non-empty-string $name
	 * @param T                $value
	 * @return T The value after the filters of that name.
	 */
	private static function filtered( string $name, mixed $value, mixed ...$about ): mixed {
		/** @var T */
		return apply_filters( $name, $value, ...$about );
	}

	/** @param Item $post */
	private function post( array $post ): void {
		$found = self::filtered( 'wp_import_existing_post', post_exists( $post['post_title'], '', $post['post_date'] ), $post );
		if ( 0 !== $found && get_post_type( $found ) === $post['post_type'] ) {
			$id = $found;
		} else {
			$id = $this->insert( $post );
		}
		$this->posts[ $post['post_id'] ] = $id;
		foreach ( self::filtered( 'wp_import_post_meta', $post['postmeta'], $id, $post ) as $meta ) {
			$key = self::filtered( 'import_post_meta_key', $meta['key'], $id, $post );
			add_post_meta( $id, wp_slash( $key ), wp_slash( $meta['value'] ) );
			do_action( 'import_post_meta', $id, $key, $meta['value'] );
		}
	}

	/** @param Item $post */
	private function insert( array $post ): int {
		$parent = $this->posts[ $post['post_parent'] ] ?? 0;
		if ( 0 !== $post['post_parent'] && 0 === $parent ) {
			$this->orphans[ $post['post_id'] ] = $post['post_parent'];
		}
		$data = array(
			'post_author'  => $this->authors[ $post['post_author'] ] ?? get_current_user_id(),
			'post_date'    => $post['post_date'],
			'post_content' => wp_slash( $post['post_content'] ),
			'post_excerpt' => wp_slash( $post['post_excerpt'] ),
			'post_title'   => wp_slash( $post['post_title'] ),
			'post_status'  => $post['status'],
			'post_parent'  => $parent,
			'menu_order'   => $post['menu_order'],
			'post_type'    => $post['post_type'],
		);
		$data = self::filtered( 'wp_import_post_data_processed', $data, $post );
		if ( 'attachment' === $post['post_type'] ) {
			return wp_insert_attachment( $data, false );
		}
		$id = wp_insert_post( $data, true );
		do_action( 'wp_import_insert_post', $id, $post['post_id'], $data, $post );
		if ( ! is_int( $id ) ) {
			throw new RuntimeException( $id->get_error_message() );
		}

		return $id;
	}

	/** Sets the late parents by SQL, as the importer does, so that no hook fires. */
	private function find_parents(): void {
		global $wpdb;
		foreach ( $this->orphans as $child => $parent ) {
			$wpdb->update( $wpdb->posts, array( 'post_parent' => $this->posts[ $parent ] ), array( 'ID' => $this->posts[ $child ] ) );
			clean_post_cache( $this->posts[ $child ] );
		}
	}

	/** @return list<Item> */
	private static function items( string $xml ): array {
		$items = array();
		foreach ( ( new SimpleXMLElement( $xml ) )->channel->item as $item ) {
			$wp   = $item->children( 'http://wordpress.org/export/1.2/' );
			$meta = array();
			foreach ( $wp->postmeta as $row ) {
				$meta[] = array( 'key' => (string) $row->meta_key, 'value' => (string) $row->meta_value );
			}
			$items[] = array(
				'post_title'   => (string) $item->title,
				'post_author'  => (string) $item->children( 'http://purl.org/dc/elements/1.1/' )->creator,
				'post_content' => (string) $item->children( 'http://purl.org/rss/1.0/modules/content/' )->encoded,
				'post_excerpt' => (string) $item->children( 'http://wordpress.org/export/1.2/excerpt/' )->encoded,
				'post_id'      => (int) $wp->post_id,
				'post_date'    => (string) $wp->post_date,
				'status'       => (string) $wp->status,
				'post_parent'  => (int) $wp->post_parent,
				'menu_order'   => (int) $wp->menu_order,
				'post_type'    => (string) $wp->post_type,
				'postmeta'     => $meta,
			);
		}

		return $items;
	}
}
