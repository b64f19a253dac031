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
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Locking\Transaction;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;

/** Write path of docs/behaviour.md, 6: every request that takes, frees or changes a booking goes through `write`. */
final class Studio_Writer {

	public function __construct(
		private readonly Models $models,
		private readonly Revisions $revisions,
		private readonly Bookings $bookings,
		private readonly Idempotency_Keys $idempotency_keys,
		private readonly Studio_Lock $lock,
		private readonly Clock $clock,
	) {
	}

	/**
	 * Locks the studio, lets `$decide` check and write, commits and fires the hook. A repeated request gets its first
	 * response. A write without changes leaves no trace: no revision, no history, no hook.
	 *
	 * @param callable(Locked_Studio): array<string, mixed> $decide Returns the response; an exception rolls everything back.
	 * @return array<string, mixed> The response.
	 * @throws Problem Studio_Not_Found, Busy, Invalid (a reused request ID), or what `$decide` throws.
	 */
	public function write( int $studio_id, Visitor $visitor, ?Idempotency_Key $key, callable $decide ): array {
		$read                     = $this->models->of( $studio_id );
		[ $answer, $changed_to ] = $this->lock->run(
			$studio_id,
			function ( Transaction $transaction ) use ( $read, $visitor, $key, $decide ): array {
				$studio = $this->locked( $transaction, $read, $visitor );
				$first  = $this->first_answer( $visitor->user_id, $key );
				$answer = $first ?? $decide( $studio );
				if ( ! $studio->has_changed() ) {
					$transaction->leave_no_trace();

					return array( $answer + array( 'revision' => $studio->revision - 1 ), null );
				}
				$answer += array( 'revision' => $studio->revision );
				if ( null !== $key ) {
					$studio->remember( $key, $answer );
				}

				return array( $answer, $studio->revision );
			}
		);
		if ( null !== $changed_to ) {
			Studio_Changed::tell( $studio_id, $changed_to );
		}

		return $answer;
	}

	/**
	 * Returns the locked studio. The model was read before the lock; if it has changed since, it is read again.
	 *
	 * @param array{ revision: int, model_revision: int, model: Studio_Model } $read
	 * @throws Problem Studio_Not_Found if the studio was deleted meanwhile.
	 */
	private function locked( Transaction $transaction, array $read, Visitor $visitor ): Locked_Studio {
		$now      = $this->clock->now();
		$revision = $this->revisions->of( $read['model']->studio->id );
		$fresh    = $revision['model_revision'] === $read['model_revision'] ? $read : $this->models->of( $read['model']->studio->id );
		$model    = $fresh['model'];

		return new Locked_Studio(
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
	 * @return array<string, mixed>|null First response to the same request; null for a new one.
	 * @throws Problem Invalid, if the request ID was used for another request.
	 */
	private function first_answer( int $user_id, ?Idempotency_Key $key ): ?array {
		$known = null === $key ? null : $this->idempotency_keys->find( $user_id, $key->id );
		if ( null !== $key && null !== $known && $known['call_hash'] !== $key->hash ) {
			throw Field_Error::Request_Id_Reused->of( 'request_id' );
		}

		return $known['answer'] ?? null;
	}
}
