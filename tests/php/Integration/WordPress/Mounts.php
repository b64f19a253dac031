<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DOMDocument;
use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Assert;
use StudioCalendar\Domain\Wall_Clock;

/** HTML page parsed as by a browser, so that a test sees the mount points that the app will find. */
final class Mounts {

	private readonly DOMXPath $page;

	public function __construct( string $html ) {
		$document = new DOMDocument();
		$previous = libxml_use_internal_errors( true );
		$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' );
		libxml_use_internal_errors( $previous );
		$this->page = new DOMXPath( $document );
	}

	/** @return list<DOMElement> */
	public function all( string $xpath ): array {
		$found = $this->page->query( $xpath );

		return false === $found ? array() : array_values( array_filter( iterator_to_array( $found ), static fn( mixed $node ): bool => $node instanceof DOMElement ) );
	}

	/** Returns the page's only mount point. */
	public function mount(): DOMElement {
		$found = $this->all( '//*[@data-studio-calendar]' );
		Assert::assertCount( 1, $found );

		return $found[0];
	}

	/** @return array<array-key, mixed> Configuration of the only mount point, with its preloaded week as the app unpacks it. */
	public function config(): array {
		$config = json_decode( $this->mount()->getAttribute( 'data-studio-calendar' ), true, 512, JSON_THROW_ON_ERROR );
		Assert::assertIsArray( $config );
		Assert::assertArrayNotHasKey( 'preload', $config );

		return $config + array( 'preload' => $this->preload() );
	}

	/** @return array<array-key, mixed>|null */
	private function preload(): ?array {
		$found = $this->all( '//*[@data-studio-calendar]//*[@data-studio-calendar-week][@hidden]/script[@type="application/json"]' );
		if ( array() === $found ) {
			return null;
		}
		$preload = json_decode( $found[0]->textContent, true, 512, JSON_THROW_ON_ERROR );
		Assert::assertIsArray( $preload );

		return array( 'schedule' => self::unpacked( (array) $preload['schedule'] ) ) + $preload;
	}

	/**
	 * Does as src/api/packed-schedule.ts.
	 *
	 * @param array<array-key, mixed> $packed PackedSchedule.
	 * @return array<array-key, mixed>
	 */
	public static function unpacked( array $packed ): array {
		$parts  = self::lists( $packed['parts'] );
		$groups = array();
		foreach ( self::lists( $packed['bookings'] ) as $group ) {
			$columns = $group['columns'];
			Assert::assertIsArray( $columns );
			$groups[] = array( 'bookings' => self::bookings( $columns, $parts ) ) + array_diff_key( $group, array( 'columns' => true ) );
		}

		return array( 'bookings' => $groups ) + array_diff_key( $packed, array( 'parts' => true ) );
	}

	/**
	 * @param array<array-key, mixed>       $columns BookingColumns.
	 * @param list<array<array-key, mixed>> $parts
	 * @return list<array<array-key, mixed>>
	 */
	private static function bookings( array $columns, array $parts ): array {
		$bookings = array();
		$id       = 0;
		foreach ( self::lists( $columns['of'] ) as $at => $of ) {
			$row     = array_map( static fn( mixed $column ): mixed => ( (array) $column )[ $at ], $columns );
			$id     += is_int( $row['id'] ) ? $row['id'] : 0;
			$from    = is_int( $row['from'] ) ? $row['from'] : 0;
			$minutes = is_int( $row['minutes'] ) ? $row['minutes'] : 0;
			$booking = array(
				'id'        => $id,
				'room_id'   => $row['room_id'],
				'date'      => $row['date'],
				'time_from' => Wall_Clock::time( $from ),
				'time_to'   => Wall_Clock::time( $from + $minutes ),
			);
			foreach ( $of as $index ) {
				$booking = ( is_int( $index ) ? $parts[ $index ] : array() ) + $booking;
			}
			$bookings[] = $booking;
		}

		return $bookings;
	}

	/** @return list<array<array-key, mixed>> */
	private static function lists( mixed $value ): array {
		Assert::assertIsArray( $value );

		return array_values( array_filter( $value, is_array( ... ) ) );
	}

	/** @return list<string> Names of all elements and attributes, to find injected ones. */
	public function names(): array {
		$names = array();
		foreach ( $this->all( '//body//*' ) as $element ) {
			$names[] = $element->nodeName;
			foreach ( $element->attributes ?? array() as $attribute ) {
				$names[] = '@' . $attribute->nodeName;
			}
		}

		return array_values( array_unique( $names ) );
	}
}
