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
 * Repository of the studios' read models, stored as JSON with the revision they were built for. A week's read takes one
 * query for the model and one for the bookings, or two if there are none. The first read after a change rebuilds the model.
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
	 * @return array{ revision: int, model_revision: int, model: Studio_Model }|null Null if the studio does not exist.
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
	 * Returns the model of a requested studio.
	 *
	 * @return array{ revision: int, model_revision: int, model: Studio_Model }
	 * @throws Problem Studio_Not_Found.
	 */
	public function of( int $studio_id ): array {
		return $this->read( $studio_id ) ?? throw Problem_Code::Studio_Not_Found->problem();
	}

	/**
	 * Reads revision and model in one query.
	 *
	 * @return array<string, string>|null
	 */
	private function stored( int $studio_id ): ?array {
		return $this->database->row(
			'SELECT r.revision, r.model_revision, m.built_for, m.cache_key, m.model
			FROM %i r
			LEFT JOIN %i m ON m.studio_id = r.studio_id
			WHERE r.studio_id = %d',
			array( Table::Revisions, Table::Models, $studio_id )
		);
	}

	/**
	 * Creates the revision row of a studio that was never written; an ID that is not a studio gets none.
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
	 * Stores the model under the revision read before the build, so a concurrent change marks it stale. Where it cannot be
	 * stored because another node of a cluster stores it at the same moment, the next read builds it again; a write, whose
	 * transaction such a conflict ends, must not go on.
	 */
	private function rebuild( int $studio_id, int $model_revision ): ?Studio_Model {
		$this->database->read_from_the_writer();
		$model = $this->source->build( $studio_id );
		if ( null === $model ) {
			return null;
		}
		try {
			$this->store( $studio_id, $model_revision, $model );
		} catch ( Database_Failure $failure ) {
			if ( $this->database->is_deciding() || ! $failure->is_worth_another_try() ) {
				throw $failure;
			}
		}

		return $model;
	}

	/** @throws Database_Failure */
	private function store( int $studio_id, int $model_revision, Studio_Model $model ): void {
		$this->database->run(
			'REPLACE INTO %i (studio_id, built_for, cache_key, model) VALUES (%d, %d, %s, %s)',
			array( Table::Models, $studio_id, $model_revision, $this->cache_key(), $this->codec->encode( $model ) )
		);
	}

	/**
	 * Returns the key that marks models as stale when the site or its uploads move, because models hold absolute URLs.
	 */
	private function cache_key(): string {
		return hash( 'sha256', implode( '|', array( $this->plugin_version, home_url(), wp_upload_dir( null, false )['baseurl'] ) ) );
	}
}
