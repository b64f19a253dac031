<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Integrity;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\Site\Clean_Up;

/** Site Health checks without requests to other servers: tables, time zone, bookings, cron. */
final class Checks {

	/** Maximum number of overlaps named in the advice. */
	private const NAMED = 5;

	public function __construct( private readonly Integrity $integrity, private readonly Clock $clock ) {
	}

	/** @return array<string, callable(): Finding> By name, in the order of the screen. */
	public function all(): array {
		return array(
			'tables'       => $this->tables( ... ),
			'transactions' => fn(): Finding => $this->of_tables( $this->transactions( ... ) ),
			'cluster'      => fn(): Finding => $this->of_tables( $this->cluster( ... ) ),
			'overlaps'     => fn(): Finding => $this->of_tables( $this->overlaps( ... ) ),
			'zones'        => self::zones( ... ),
			'cron'         => $this->cron( ... ),
			'address'      => Address_Check::run( ... ),
		);
	}

	public function tables(): Finding {
		$names = $this->integrity->unreadable_tables();
		if ( array() === $names ) {
			return Finding::good( __( 'The calendar’s tables exist', 'studio-calendar' ) );
		}
		$advice = sprintf(
			/* translators: %s: names of database tables. */
			__( 'Missing or unreadable: %s. Calendars and bookings do not work without them.', 'studio-calendar' ),
			implode( ', ', $names )
		);
		$help   = __( 'Restore them from a backup, or allow WordPress’s database user to create tables: they are then created empty.', 'studio-calendar' );

		return new Finding( Severity::Critical, __( 'The calendar’s tables are missing', 'studio-calendar' ), "$advice $help" );
	}

	/**
	 * Runs a check; a failing check is itself a finding.
	 *
	 * @param callable(): Finding $check
	 */
	private function of_tables( callable $check ): Finding {
		$is_installed = array() === $this->integrity->unreadable_tables();

		return ( $is_installed ? Guard::run( $check ) : null ) ?? new Finding(
			Severity::Critical,
			__( 'The bookings could not be checked', 'studio-calendar' ),
			__( 'The database did not answer. The server’s error log says why.', 'studio-calendar' )
		);
	}

	public function transactions(): Finding {
		$others = $this->integrity->tables_without_transactions();
		if ( array() === $others ) {
			return Finding::good( __( 'The booking tables support transactions', 'studio-calendar' ) );
		}
		$advice = sprintf(
			/* translators: %s: names of database tables. */
			__( 'Two people could get the same room. Convert these tables to InnoDB: %s', 'studio-calendar' ),
			implode( ', ', $others )
		);

		return new Finding( Severity::Critical, __( 'The booking tables do not support transactions', 'studio-calendar' ), $advice );
	}

	public function cluster(): Finding {
		if ( ! $this->integrity->is_cluster_that_confirms_early() ) {
			return Finding::good( __( 'The database keeps every confirmed booking', 'studio-calendar' ) );
		}

		return new Finding(
			Severity::Critical,
			__( 'The database cluster can lose confirmed bookings', 'studio-calendar' ),
			__( 'If all nodes fail at once, the last bookings are lost. Set innodb_flush_log_at_trx_commit to 1 on every node.', 'studio-calendar' )
		);
	}

	/** Checks from yesterday on, which includes today in every time zone; past overlaps no longer matter. */
	public function overlaps(): Finding {
		$found = $this->integrity->overlaps( $this->clock->now()->modify( '-1 day' )->format( 'Y-m-d' ), self::NAMED );
		if ( array() === $found ) {
			return Finding::good( __( 'No room is booked twice at the same time', 'studio-calendar' ) );
		}
		$lines  = array_map(
			static fn( array $pair ): string => sprintf( '%s %s (%d, %d)', $pair['date'], $pair['room'], $pair['first'], $pair['second'] ),
			$found
		);
		$advice = sprintf(
			/* translators: %s: a list of dates, rooms and numbers of bookings. */
			__( 'Move or cancel one of each pair: %s', 'studio-calendar' ),
			implode( '; ', $lines )
		);

		return new Finding( Severity::Critical, __( 'A room is booked twice at the same time', 'studio-calendar' ), $advice );
	}

	/**
	 * Checks the time zone. An offset has no daylight saving time, so "today" would change an hour early or late for
	 * half of the year.
	 */
	public static function zones(): Finding {
		$studios = array_filter( Post_Ids::studios(), static fn( int $id ): bool => ! self::is_city( Studio_Source::zone_of( $id ) ) );
		if ( array() === $studios ) {
			return Finding::good( __( 'Every studio has the time zone of a city', 'studio-calendar' ) );
		}
		$advice = sprintf(
			/* translators: 1: WordPress's menu "Settings", 2: its screen "General", 3: names of studios. */
			__( 'Select a city under %1$s → %2$s, or in the studio itself: %3$s', 'studio-calendar' ),
			__( 'Settings', 'default' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- a word of WordPress's own menu.
			_x( 'General', 'settings screen', 'default' ), // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- a word of WordPress's own menu.
			implode( ', ', array_map( get_the_title( ... ), $studios ) )
		);

		return new Finding( Severity::Recommended, __( 'A studio’s time zone ignores daylight saving time', 'studio-calendar' ), $advice );
	}

	/** Returns whether the zone is a city such as "Europe/Tallinn", not "+02:00", "UTC" or "Etc/GMT-2". */
	private static function is_city( string $zone ): bool {
		return str_contains( $zone, '/' ) && ! str_starts_with( $zone, 'Etc/' );
	}

	/** Checks cron; a delay of a day means that scheduled events do not run at all. */
	public function cron(): Finding {
		$next = wp_next_scheduled( Clean_Up::EVENT );
		if ( false !== $next && $next > $this->clock->now()->getTimestamp() - DAY_IN_SECONDS ) {
			return Finding::good( __( 'The calendar’s scheduled events are running', 'studio-calendar' ) );
		}

		return new Finding(
			Severity::Recommended,
			__( 'The calendar’s scheduled events are not running', 'studio-calendar' ),
			__( 'Old request records are not deleted. Make sure WP-Cron runs.', 'studio-calendar' )
		);
	}
}
