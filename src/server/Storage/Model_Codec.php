<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Storage;

use JsonException;
use StudioCalendar\Domain\Event;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Domain\Profile;
use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio;
use StudioCalendar\Domain\Studio_Model;
use TypeError;
use ValueError;

/** Converts the read model to JSON and back. Each value object is stored as the list of its constructor's arguments. */
final class Model_Codec {

	private const PARTS = array( 'studio', 'rooms', 'members', 'profiles', 'events', 'avatar' );

	public function encode( Studio_Model $model ): string {
		return (string) wp_json_encode(
			array(
				'studio'   => array_values( get_object_vars( $model->studio ) ),
				'rooms'    => self::lists( $model->rooms ),
				'members'  => self::lists( $model->members ),
				'profiles' => self::lists( $model->profiles ),
				'events'   => self::lists( $model->events ),
				'avatar'   => $model->placeholder_avatar,
			)
		);
	}

	/** @return Studio_Model|null Null if it is not a model of this version of the plugin. */
	public function decode( string $json ): ?Studio_Model {
		try {
			/** @var array{ studio: array{ int, string, string, int, int, int, int, bool, string }, rooms: list<array{ int, string, string }>, members: list<array{ int, string, string, string }>, profiles: list<array{ int, string, string, string, string, string, string }>, events: list<array{ int, string, string, string, int, bool, list<array{ original: string, thumbnail: string, alt: string }> }>, avatar: string } $data */
			$data = json_decode( $json, true, 16, JSON_THROW_ON_ERROR );
			// @phpstan-ignore function.alreadyNarrowedType (the stored value is untrusted)
			if ( ! is_array( $data ) || array_diff( self::PARTS, array_keys( $data ) ) !== array() ) {
				return null;
			}

			return new Studio_Model(
				new Studio( ...$data['studio'] ),
				self::by_id( $data['rooms'], static fn( array $row ): Room => new Room( ...$row ) ),
				self::by_id( $data['members'], self::member( ... ) ),
				self::by_id( $data['profiles'], static fn( array $row ): Profile => new Profile( ...$row ) ),
				self::by_id( $data['events'], static fn( array $row ): Event => new Event( ...$row ) ),
				$data['avatar'],
			);
		} catch ( JsonException | TypeError | ValueError ) {
			return null;
		}
	}

	/** @param array{ int, string, string, string } $row A row made by `lists`. */
	private static function member( array $row ): Member {
		return new Member( $row[0], Member_Role::from( $row[1] ), Payment_Method::from( $row[2] ), Payment_Frequency::from( $row[3] ) );
	}

	/**
	 * @param array<int, object> $things Value objects.
	 * @return list<list<mixed>>
	 */
	private static function lists( array $things ): array {
		return array_map( static fn( object $thing ): array => array_values( get_object_vars( $thing ) ), array_values( $things ) );
	}

	/**
	 * @template R of array{ int, ... }
	 * @template T of object
	 * @param list<R>        $rows Rows made by `lists`; the ID comes first.
	 * @param callable(R): T $make Creates a value object from a row.
	 * @return array<int, T>
	 */
	private static function by_id( array $rows, callable $make ): array {
		$things = array();
		foreach ( $rows as $row ) {
			$things[ $row[0] ] = $make( $row );
		}

		return $things;
	}
}
