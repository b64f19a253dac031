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
	private static function unpacked( array $packed ): array {
		$parts  = self::lists( $packed['parts'] );
		$groups = array();
		foreach ( self::lists( $packed['bookings'] ) as $group ) {
			$bookings = array();
			foreach ( self::lists( $group['bookings'] ) as $booking ) {
				foreach ( (array) $booking['of'] as $index ) {
					$booking += is_int( $index ) ? $parts[ $index ] : array();
				}
				unset( $booking['of'] );
				$bookings[] = $booking;
			}
			$groups[] = array( 'bookings' => $bookings ) + $group;
		}

		return array( 'bookings' => $groups ) + array_diff_key( $packed, array( 'parts' => true ) );
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
