<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use RuntimeException;

/**
 * Reader and writer of tests/fixtures/contract, which the app's tests read too. Values of a response that differ between runs
 * (ids, the site's URL, email addresses, versions and plans, the version file's name) are replaced by those in the files.
 */
final class Contract {

	/** Kind of an id, by its key. */
	private const IDS = array(
		'studio_id'      => 'studio',
		'room_id'        => 'room',
		'event_id'       => 'event',
		'post_author_id' => 'user',
		'user_id'        => 'user',
		'series_id'      => 'booking',
	);

	/** Kind of a plain `id`, or of an id without a key, by the list or object that contains it. */
	private const ID_IN = array(
		'studio'      => 'studio',
		'rooms'       => 'room',
		'booking'     => 'booking',
		'bookings'    => 'booking',
		'dates'       => 'booking',
		'canceled'    => 'booking',
		'trainers'    => 'user',
		'allTrainers' => 'user',
	);

	/** First id, in the files, of bookings that the tested request adds. */
	private const FIRST_NEW = 101;

	/**
	 * @param array<string, array<int, int>> $ids   By kind: id in the database => id in the files.
	 * @param array<string, string>          $texts Text in the response => text in the files.
	 */
	public function __construct( private array $ids, private readonly array $texts ) {
	}

	/** @return array<mixed> Content of the file. */
	public static function expected( string $name ): array {
		$json = is_file( self::file( $name ) ) ? json_decode( (string) file_get_contents( self::file( $name ) ), true ) : null;

		return is_array( $json ) ? $json : throw new RuntimeException( "tests/fixtures/contract/$name.json is missing or no JSON." );
	}

	/**
	 * Returns the response as sent over HTTP, with values that are the same in every run.
	 *
	 * @param array<mixed> $answer
	 * @return array<mixed>
	 */
	public function normalised( array $answer ): array {
		$wire = json_decode( (string) wp_json_encode( $answer ), true );

		return is_array( $wire ) ? $this->walked( $wire, '' ) : throw new RuntimeException( 'The answer is no object.' );
	}

	/**
	 * Overwrites the file, but only in `npm run contract`, which is run after an intended change.
	 *
	 * @param array<mixed> $normalised
	 */
	public static function write( string $name, array $normalised ): void {
		if ( '1' === getenv( 'STUDIO_CALENDAR_WRITES_CONTRACT' ) ) {
			$json = (string) wp_json_encode( $normalised, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
			$tabs = preg_replace_callback( '/^ +/m', static fn( array $indent ): string => str_repeat( "\t", intdiv( strlen( $indent[0] ), 4 ) ), $json );
			file_put_contents( self::file( $name ), $tabs . "\n" );
		}
	}

	private static function file( string $name ): string {
		return dirname( __DIR__, 3 ) . "/fixtures/contract/$name.json";
	}

	/**
	 * @param array<mixed> $values
	 * @param string       $within Key of the list or object that contains the values.
	 * @return array<mixed>
	 */
	private function walked( array $values, string $within ): array {
		$walked = array();
		foreach ( $values as $key => $value ) {
			$new            = 'trainers' === $within && is_int( $key ) ? $this->id( 'user', $key ) : $key;
			$walked[ $new ] = is_array( $value ) ? $this->walked( $value, is_int( $key ) ? $within : $key ) : $this->leaf( (string) $key, $value, $within );
		}

		return $walked;
	}

	private function leaf( string $key, mixed $value, string $within ): mixed {
		if ( is_string( $value ) && 'versionFile' === $within && 'url' === $key ) {
			return preg_replace( '/\b[0-9a-f]{32}\b/', 'version', strtr( $value, $this->texts ) );
		}
		if ( is_string( $value ) ) {
			return in_array( $key, array( 'version', 'plan' ), true ) && 'fields' !== $within ? $key : strtr( $value, $this->texts );
		}
		$kind = self::IDS[ $key ] ?? ( 'id' === $key || is_numeric( $key ) ? self::ID_IN[ $within ] ?? null : null );

		return null === $kind || ! is_int( $value ) || 0 === $value ? $value : $this->id( $kind, $value );
	}

	private function id( string $kind, int $id ): int {
		if ( 'booking' === $kind ) {
			$new                           = array_filter( $this->ids[ $kind ], static fn( int $known ): bool => $known >= self::FIRST_NEW );
			$this->ids[ $kind ][ $id ] ??= self::FIRST_NEW + count( $new );
		}

		return $this->ids[ $kind ][ $id ] ?? $id;
	}
}
