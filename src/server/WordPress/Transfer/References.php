<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

/** Maps IDs of a file to IDs on this site. */
final class References {

	/** @var array<string, array<int, int>> New IDs by type and ID in the file. */
	private array $ids = array();

	/** @var array<int, int> Studios by room, both as IDs of the file. */
	private array $studios = array();

	public function add( string $kind, int $ref, int $id ): void {
		$this->ids[ $kind ][ $ref ] = $id;
	}

	public function add_room( int $ref, int $studio_ref, int $id ): void {
		$this->add( 'room', $ref, $id );
		$this->studios[ $ref ] = $studio_ref;
	}

	/**
	 * Returns 0 for a null reference.
	 *
	 * @throws Transfer_Exception If the file has not defined the ID.
	 */
	public function id( string $kind, Line $line, string $name ): int {
		$ref = $line->reference( $name );

		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return 0 === $ref ? 0 : $this->ids[ $kind ][ $ref ] ?? throw $line->wrong( $name );
	}

	/** @throws Transfer_Exception Also for a null reference. */
	public function needed( string $kind, Line $line, string $name ): int {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
		return $this->ids[ $kind ][ $line->reference( $name ) ] ?? throw $line->wrong( $name );
	}

	/** @throws Transfer_Exception For a room of another studio. */
	public function room_in( Line $line, string $studio, string $room ): int {
		if ( ( $this->studios[ $line->reference( $room ) ] ?? 0 ) !== $line->reference( $studio ) ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the message is text for the terminal.
			throw $line->wrong( $room );
		}

		return $this->needed( 'room', $line, $room );
	}

	/** Returns the ID of a reference in the history; 0 for an unknown one. */
	public function known( string $kind, int $ref ): int {
		return $this->ids[ $kind ][ $ref ] ?? 0;
	}
}
