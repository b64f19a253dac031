<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

/**
 * Replaces what WordPress's object cache has of posts and people by the stored rows, so that WordPress's functions read
 * them as they are. A request keeps what it has read, whatever others change meanwhile; and a cache that several servers
 * share may keep what one of them read from its own database before another server's change had arrived there. The read
 * model, which is stored for as long as nothing changes, must be built from neither. A failing query is an exception here,
 * where WordPress would take it for "there is none".
 */
final class Fresh_Cache {

	public function __construct( private readonly Database $database ) {
	}

	/**
	 * @param list<int> $ids Posts of any type; their meta too.
	 * @return list<int> Those that exist, in the same order.
	 * @throws Database_Failure
	 */
	public function posts( array $ids ): array {
		$rows = $this->rows( $this->database->core( 'posts' ), 'ID', 'ID', $ids );
		foreach ( $rows as $id => $row ) {
			wp_cache_set( $id, sanitize_post( (object) $row[0], 'raw' ), 'posts' );
		}

		return $this->meta( $this->database->core( 'postmeta' ), 'post_id', 'meta_id', self::found( $ids, $rows, 'posts' ), 'post_meta' );
	}

	/**
	 * @param list<int> $ids Users; their meta too.
	 * @return list<int> Those that exist, in the same order.
	 * @throws Database_Failure
	 */
	public function people( array $ids ): array {
		$rows = $this->rows( $this->database->users(), 'ID', 'ID', $ids );
		foreach ( $rows as $id => $row ) {
			wp_cache_set( $id, (object) $row[0], 'users' );
		}

		return $this->meta( $this->database->user_meta(), 'user_id', 'umeta_id', self::found( $ids, $rows, 'users' ), 'user_meta' );
	}

	/**
	 * Lists published posts in their menu order, with their rows as `posts` does.
	 *
	 * @param string           $condition SQL that continues the conditions, beginning with AND; empty for all of the type.
	 * @param list<int|string> $args      Values of its placeholders.
	 * @return list<int>
	 * @throws Database_Failure
	 */
	public function published( string $type, string $condition, array $args ): array {
		$rows = $this->database->rows_without_lock(
			"SELECT ID FROM %i WHERE post_type = %s AND post_status = 'publish'$condition ORDER BY menu_order, ID",
			array( $this->database->core( 'posts' ), $type, ...$args )
		);

		return $this->posts( array_map( static fn( array $row ): int => (int) $row['ID'], $rows ) );
	}

	/**
	 * Lists published posts with this value of a meta key.
	 *
	 * @return list<int>
	 * @throws Database_Failure
	 */
	public function published_with( string $type, string $key, string $value ): array {
		$condition = ' AND ID IN (SELECT post_id FROM %i WHERE meta_key = %s AND meta_value = %s)';

		return $this->published( $type, $condition, array( $this->database->core( 'postmeta' ), $key, $value ) );
	}

	/**
	 * Stores meta as `update_meta_cache` does, which never replaces what the cache has.
	 *
	 * @param list<int> $ids
	 * @return list<int> The same.
	 */
	private function meta( string $table, string $of, string $order, array $ids, string $group ): array {
		$rows = $this->rows( $table, $of, $order, $ids );
		foreach ( $ids as $id ) {
			$values = array();
			foreach ( $rows[ $id ] ?? array() as $row ) {
				$values[ $row['meta_key'] ][] = $row['meta_value'];
			}
			wp_cache_set( $id, $values, $group );
		}

		return $ids;
	}

	/**
	 * @param list<int>                $ids
	 * @param array<int, array<mixed>> $rows By ID; what has none leaves the cache.
	 * @return list<int>
	 */
	private static function found( array $ids, array $rows, string $group ): array {
		foreach ( array_diff( $ids, array_keys( $rows ) ) as $gone ) {
			wp_cache_delete( $gone, $group );
		}

		return array_values( array_intersect( $ids, array_keys( $rows ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, non-empty-list<array<string, string>>> By the value of the column.
	 */
	private function rows( string $table, string $column, string $order, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$places = Database::placeholders( $ids );
		$rows   = $this->database->rows_without_lock( "SELECT * FROM %i WHERE %i IN ($places) ORDER BY %i", array( $table, $column, ...$ids, $order ) );
		$found  = array();
		foreach ( $rows as $row ) {
			$found[ (int) $row[ $column ] ][] = $row;
		}

		return $found;
	}
}
