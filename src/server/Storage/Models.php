<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Domain\Studio_Model;

/**
 * The read model of each studio: kept as JSON beside the revision it was built for, so that a week's read is one query
 * for it and one for the bookings. It is rebuilt on the first read after anything in it has changed.
 */
final class Models {

	public function __construct(
		private readonly Database $database,
		private readonly Revisions $revisions,
		private readonly Studio_Source $source,
		private readonly Model_Codec $codec,
		private readonly string $plugin_version,
	) {
	}

	/**
	 * @return array{ revision: int, model_revision: int, model: Studio_Model }|null Null when there is no such studio.
	 */
	public function read( int $studio_id ): ?array {
		$row = $this->stored( $studio_id );
		if ( null === $row ) {
			return $this->first_read( $studio_id );
		}
		$current = $row['built_for'] === $row['model_revision'] && $row['cache_key'] === $this->cache_key();
		$model   = $current ? $this->codec->decode( $row['model'] ) : null;
		$model ??= $this->rebuild( $studio_id, (int) $row['model_revision'] );

		return null === $model ? null : array(
			'revision'       => (int) $row['revision'],
			'model_revision' => (int) $row['model_revision'],
			'model'          => $model,
		);
	}

	/**
	 * The same, of a studio that a call has named.
	 *
	 * @return array{ revision: int, model_revision: int, model: Studio_Model }
	 * @throws Problem Studio_Not_Found.
	 */
	public function of( int $studio_id ): array {
		return $this->read( $studio_id ) ?? throw new Problem( Problem_Code::Studio_Not_Found );
	}

	/**
	 * Revision and model in one query.
	 *
	 * @return array<string, string>|null
	 */
	private function stored( int $studio_id ): ?array {
		return $this->database->row(
			"SELECT r.revision, r.model_revision, m.built_for, m.cache_key, m.model
			FROM {$this->database->name( Table::Revisions )} r
			LEFT JOIN {$this->database->name( Table::Models )} m ON m.studio_id = r.studio_id
			WHERE r.studio_id = %d",
			array( $studio_id )
		);
	}

	/**
	 * A studio that nothing was written for yet gets its row now; an id that is no studio gets none.
	 *
	 * @return array{ revision: int, model_revision: int, model: Studio_Model }|null
	 */
	private function first_read( int $studio_id ): ?array {
		if ( ! $this->source->has( $studio_id ) ) {
			return null;
		}
		$this->revisions->create( $studio_id );

		return $this->read( $studio_id );
	}

	/**
	 * Kept under the revision read before building: what changes while it is built makes it old again. What a replica has
	 * not heard of yet must not be left out of it for good.
	 */
	private function rebuild( int $studio_id, int $model_revision ): ?Studio_Model {
		$this->database->read_from_the_writer();
		$model = $this->source->build( $studio_id );
		if ( null === $model ) {
			return null;
		}
		$this->database->run(
			"REPLACE INTO {$this->database->name( Table::Models )} (studio_id, built_for, cache_key, model) VALUES (%d, %d, %s, %s)",
			array( $studio_id, $model_revision, $this->cache_key(), $this->codec->encode( $model ) )
		);

		return $model;
	}

	/** The model holds absolute addresses, so it is old too when the site or its uploads have moved. */
	private function cache_key(): string {
		return hash( 'sha256', implode( '|', array( $this->plugin_version, home_url(), wp_upload_dir( null, false )['baseurl'] ) ) );
	}
}
