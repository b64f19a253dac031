<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Plugin;
use StudioCalendar\Service\Language;
use StudioCalendar\Service\Push;
use StudioCalendar\Service\Schedule_Service;
use StudioCalendar\Service\Visitor;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;
use StudioCalendar\Tests\Integration\Rest\Standing_Clock;

/** Tests of how long a range may be, of what a page has printed into it, and of what makes a kept week an old one. */
final class Schedule_Service_Test extends Rest_Case {

	public function test_members_read_92_days_at_once_and_guests_31(): void {
		foreach ( array( 'anna' => array( '2027-01-31', '2027-02-01' ), 'guest' => array( '2026-12-01', '2026-12-02' ) ) as $who => [ $last, $beyond ] ) {
			self::assertSame( $last, self::value_at( $this->week( $this->id_of( $who ), self::until( $last ) ), 'bookings', 0, 'date_to' ) );
			$data = self::refused( Problem_Code::Invalid, $this->server->call( 'GET', 'booking/getInRange_ready', $this->range( self::until( $beyond ) ), $this->id_of( $who ) ) );
			self::assertSame( array( 'date_to' ), array_keys( (array) ( $data['fields'] ?? null ) ) );
		}
	}

	/** Checks that a page in another language than the person's leaves theirs to what comes after the calendar on it. */
	public function test_the_week_of_a_page_is_made_in_the_pages_language_by_the_studios_date(): void {
		$language = self::language();
		$service  = $this->service( $language, '2026-11-20T22:30:00Z' );
		$printed  = $service->first_week( $this->here->studio, 'ru', new Visitor( 0, false ), static fn( string $today ): array => array( $today, '2026-11-22' ) );

		self::assertSame( array( '2026-11-21', '2026-11-22' ), array( $printed['date_from'] ?? null, $printed['date_to'] ?? null ) );
		self::assertSame( '2026-11-21', self::value_at( $printed['schedule'] ?? array(), 'studio', 'today' ) );
		self::assertSame( array( 'ru', null ), $language->used ); // @phpstan-ignore property.notFound (of the class below)
	}

	public function test_a_week_is_old_on_the_next_day_and_after_an_update(): void {
		$version = fn( string $instant, string $plugin ): string => $this->service( self::language(), $instant, $plugin )->read( $this->here->studio, '2026-11-16', '2026-11-22', new Visitor( 0, false ), '' )['version'];
		$now     = $version( '2026-11-20T10:00:00Z', '1.0' );

		self::assertSame( $now, $version( '2026-11-20T21:59:59Z', '1.0' ), 'The same day in Tallinn.' );
		self::assertNotSame( $now, $version( '2026-11-20T22:00:00Z', '1.0' ) );
		self::assertNotSame( $now, $version( '2026-11-20T10:00:00Z', '1.1' ) );
	}

	/** @return array<string, string> */
	private static function until( string $last ): array {
		return array( 'date_from' => '2026-11-01', 'date_to' => $last );
	}

	private function service( Language $language, string $instant, string $plugin = Plugin::VERSION ): Schedule_Service {
		$database  = new Database( self::wpdb() );
		$revisions = new Revisions( $database );
		$models    = new Models( $database, $revisions, new Studio_Source( new Members(), $database, '' ), new Model_Codec(), Plugin::VERSION );
		$push      = new class() implements Push {
			public function is_offered(): bool {
				return false;
			}

			public function access( int $studio_id, Person $person ): ?array {
				return null;
			}
		};

		return new Schedule_Service( $models, new Bookings( $database ), new Standing_Clock( $instant ), $language, $push, $plugin, static fn(): ?array => null );
	}

	/** Returns a language that notes what it was switched to. */
	private static function language(): Language {
		return new class() implements Language {
			/** @var list<string|null> */
			public array $used = array();

			public function use( ?string $locale ): void {
				$this->used[] = $locale;
			}

			public function current(): string {
				return 'en';
			}
		};
	}
}
