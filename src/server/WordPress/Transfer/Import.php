<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Locking\Transaction;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Records;
use Throwable;

/**
 * Imports a file that passed `Import_Check`. Bookings are written under the studio's lock, a few hundred at a time. The
 * rooms are new, so only bookings of the file could overlap, which was checked.
 */
final class Import {

	/** Bookings per transaction. */
	private const CHUNK = 200;

	private References $references;

	/** @var array<int, int> New series IDs by series in the file. */
	private array $series = array();

	/** @var list<Imported_Booking> Bookings to write next, all of one studio. */
	private array $waiting = array();

	/** @var list<int> */
	private array $studios = array();

	/** @var list<int> */
	private array $events = array();

	private string $salt = '';

	public function __construct(
		private readonly Import_Posts $posts,
		private readonly Person_Fingerprint $people,
		private readonly Studio_Lock $lock,
		private readonly Revisions $revisions,
		private readonly Studio_Records $records,
		private readonly Clock $clock,
	) {
		$this->references = new References();
	}

	/**
	 * @param array<string, string> $logins Logins on this site by login in the file.
	 * @return list<int> IDs of the studios.
	 * @throws Throwable If the import failed; then everything is removed.
	 */
	public function run( string $path, array $logins = array() ): array {
		$this->clean_up();
		$this->references = new References();
		[ $this->series, $this->waiting, $this->studios, $this->events ] = array( array(), array(), array(), array() );
		try {
			foreach ( Transfer_File::lines( $path ) as [ $type, $line ] ) {
				$this->line( $type, $line, $logins );
			}
			$this->write();
		} catch ( Throwable $thrown ) {
			$this->clean_up();
			throw $thrown;
		}
		array_map( $this->posts->keep( ... ), $this->events );
		array_map( $this->posts->open( ... ), $this->studios );

		return $this->studios;
	}

	/** @param array<string, string> $logins */
	private function line( string $type, Line $line, array $logins ): void {
		match ( $type ) {
			'file'    => $this->salt = $line->text( 'salt' ),
			'person'  => $this->references->add( 'person', $line->number( 'ref' ), Import_Check::account( $line, $this->people, $this->salt, $logins ) ),
			'studio'  => $this->studio( $line ),
			'room'    => $this->room( $line ),
			'event'   => $this->event( $line ),
			'booking' => $this->booking( $line ),
			default   => null,
		};
	}

	private function studio( Line $line ): void {
		$this->write();
		$id = $this->posts->studio( $line, $this->references );
		$this->revisions->create( $id );
		$this->references->add( 'studio', $line->number( 'ref' ), $id );
		$this->studios[] = $id;
	}

	private function room( Line $line ): void {
		$id = $this->posts->room( $line, $this->references->needed( 'studio', $line, 'studio' ) );
		$this->references->add_room( $line->number( 'ref' ), $line->number( 'studio' ), $id );
	}

	private function event( Line $line ): void {
		$id             = $this->posts->event( $line, $this->references );
		$this->events[] = $id;
		$this->references->add( 'event', $line->number( 'ref' ), $id );
	}

	private function booking( Line $line ): void {
		$this->waiting[] = Imported_Booking::read( $line, $this->references );
		if ( count( $this->waiting ) >= self::CHUNK ) {
			$this->write();
		}
	}

	private function write(): void {
		$filed         = $this->waiting;
		$this->waiting = array();
		if ( array() === $filed ) {
			return;
		}
		$studio_id    = $filed[0]->booking->studio_id;
		$this->series = $this->lock->run( $studio_id, fn( Transaction $transaction ): array => $this->store( $filed, $transaction ) );
	}

	/**
	 * @param list<Imported_Booking> $filed
	 * @return array<int, int> New series IDs by series in the file; a retried transaction starts with the ones before it.
	 */
	private function store( array $filed, Transaction $transaction ): array {
		$series = $this->series;
		$now    = $this->clock->now()->format( 'Y-m-d H:i:s' );
		foreach ( $filed as $one ) {
			$booking = $one->booking->in_series( $series[ $one->series ] ?? null, $series[ $one->split_from ] ?? null );
			$stored  = $transaction->insert_booking( $booking, $one->by, $one->at );
			if ( 0 !== $one->series && null === $stored->series ) {
				$series[ $one->series ] = $stored->id;
				$stored                 = $stored->with( series: $stored->id );
				$transaction->update_booking( $stored, $stored->revision, false, $one->at );
			}
			foreach ( $one->notes as $note ) {
				$before = $note['before']?->with( id: $stored->id );
				$transaction->note( $note['action'], $before, $note['after']->with( id: $stored->id ), $note['by'], $note['at'], reason: $note['reason'] );
			}
			$transaction->note( 'import', null, $stored, get_current_user_id(), $now );
		}

		return $series;
	}

	/** Removes the posts of this import or of an interrupted one. */
	private function clean_up(): void {
		foreach ( Import_Posts::unfinished() as $id ) {
			if ( Post_Type::STUDIO === get_post_type( $id ) ) {
				$this->records->forget( $id );
			}
			wp_delete_post( $id, true );
			if ( Post_Type::EVENT !== get_post_type( $id ) ) {
				$this->revisions->forget( $id );
			}
		}
	}
}
