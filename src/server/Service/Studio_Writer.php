<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Service;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Field_Error;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Studio_Model;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Requests;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Lock;
use StudioCalendar\Storage\Transaction;

/** The write path of docs/behaviour.md, 6: every call that takes, frees or changes a booking goes through `write`. */
final class Studio_Writer {

	public function __construct(
		private readonly Models $models,
		private readonly Revisions $revisions,
		private readonly Bookings $bookings,
		private readonly Requests $requests,
		private readonly Studio_Lock $lock,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Locks the studio, lets `$decide` check and write, commits, tells. The same request sent again gets its first answer.
	 *
	 * @param callable(Writing): array<string, mixed> $decide Answers the call; what it throws undoes everything.
	 * @return array<string, mixed> The call's answer.
	 * @throws Problem Studio_Not_Found, Busy, Invalid (a request id used for something else), or what `$decide` throws.
	 */
	public function write( int $studio_id, Visitor $visitor, ?Idempotency_Key $key, callable $decide ): array {
		$read     = $this->models->of( $studio_id );
		$revision = 0;
		try {
			$answer = $this->lock->run(
				$studio_id,
				function ( Transaction $transaction ) use ( $read, $visitor, $key, $decide, &$revision ): array {
					$writing  = $this->writing( $transaction, $read, $visitor );
					$revision = $writing->revision;
					$this->replay( $visitor->user_id, $key );
					$answer = $decide( $writing ) + array( 'revision' => $writing->revision );
					if ( null !== $key ) {
						$writing->remember( $key, $answer );
					}

					return $answer;
				}
			);
		} catch ( Nothing_To_Write $done ) {
			return $done->answer + array( 'revision' => $this->revisions->of( $studio_id )['revision'] );
		}
		Studio_Changed::tell( $studio_id, $revision );

		return $answer;
	}

	/**
	 * The model was read before the lock; when it has changed until the lock was had, it is read anew.
	 *
	 * @param array{ revision: int, model_revision: int, model: Studio_Model } $read
	 * @throws Problem Studio_Not_Found when the studio is gone meanwhile.
	 */
	private function writing( Transaction $transaction, array $read, Visitor $visitor ): Writing {
		$now      = $this->clock->now();
		$revision = $this->revisions->of( $read['model']->studio->id );
		$fresh    = $revision['model_revision'] === $read['model_revision'] ? $read : $this->models->of( $read['model']->studio->id );
		$model    = $fresh['model'];

		return new Writing(
			$transaction,
			$this->bookings,
			$model,
			$visitor->in( $model ),
			Wall_Clock::date_at( $now, $model->studio->zone() ),
			$now->format( 'Y-m-d H:i:s' ),
			$revision['revision'],
		);
	}

	/**
	 * @throws Nothing_To_Write With the first answer, when the same request has had one.
	 * @throws Problem Invalid, when its id was used for something else.
	 */
	private function replay( int $user_id, ?Idempotency_Key $key ): void {
		$known = null === $key ? null : $this->requests->find( $user_id, $key->id );
		if ( null === $key || null === $known ) {
			return;
		}
		if ( $known['call_hash'] !== $key->hash ) {
			throw Problem::invalid( array( 'request_id' => Field_Error::Used_Otherwise ) );
		}
		throw new Nothing_To_Write( $known['answer'] );
	}
}
