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
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Lock;
use StudioCalendar\Storage\Transaction;

/** The write path of docs/behaviour.md, 6: every call that takes, frees or changes a booking goes through `write`. */
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
	 * Locks the studio, lets `$decide` check and write, commits, tells. The same request sent again gets its first answer.
	 * What is so already leaves no trace: no revision, no line in the history, nobody is told.
	 *
	 * @param callable(Locked_Studio): array<string, mixed> $decide Answers the call; what it throws undoes everything.
	 * @return array<string, mixed> The call's answer.
	 * @throws Problem Studio_Not_Found, Busy, Invalid (a request id used for something else), or what `$decide` throws.
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
	 * The model was read before the lock; when it has changed until the lock was had, it is read anew.
	 *
	 * @param array{ revision: int, model_revision: int, model: Studio_Model } $read
	 * @throws Problem Studio_Not_Found when the studio is gone meanwhile.
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
	 * @return array<string, mixed>|null What the same request was answered before.
	 * @throws Problem Invalid, when its id was used for something else.
	 */
	private function first_answer( int $user_id, ?Idempotency_Key $key ): ?array {
		$known = null === $key ? null : $this->idempotency_keys->find( $user_id, $key->id );
		if ( null !== $key && null !== $known && $known['call_hash'] !== $key->hash ) {
			throw Problem::invalid( array( 'request_id' => Field_Error::Request_Id_Reused ) );
		}

		return $known['answer'] ?? null;
	}
}
