<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

/** What the ids of a file are here. */
final class References {

	/** @var array<string, array<int, int>> Id here by id in the file, by kind. */
	private array $ids = array();

	/** @var array<int, int> Studio of a room, both as in the file. */
	private array $studios = array();

	public function add( string $kind, int $ref, int $id ): void {
		$this->ids[ $kind ][ $ref ] = $id;
	}

	public function add_room( int $ref, int $studio_ref, int $id ): void {
		$this->add( 'room', $ref, $id );
		$this->studios[ $ref ] = $studio_ref;
	}

	/** Nothing stays nothing. @throws Transfer_Exception For what the file has not named above. */
	public function id( string $kind, Line $line, string $name ): int {
		$ref = $line->reference( $name );

		return 0 === $ref ? 0 : $this->ids[ $kind ][ $ref ] ?? throw $line->wrong( $name );
	}

	/** @throws Transfer_Exception When it is nothing, too. */
	public function needed( string $kind, Line $line, string $name ): int {
		return $this->ids[ $kind ][ $line->reference( $name ) ] ?? throw $line->wrong( $name );
	}

	/** @throws Transfer_Exception For a room of another studio. */
	public function room_in( Line $line, string $studio, string $room ): int {
		if ( ( $this->studios[ $line->reference( $room ) ] ?? 0 ) !== $line->reference( $studio ) ) {
			throw $line->wrong( $room );
		}

		return $this->needed( 'room', $line, $room );
	}

	/** For what a line of the history says of earlier days: what is unknown by now is nothing. */
	public function known( string $kind, int $ref ): int {
		return $this->ids[ $kind ][ $ref ] ?? 0;
	}
}
