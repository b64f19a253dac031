<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use StudioCalendar\Rest\Client_Address;

/**
 * Site Health check whether visitors have distinct addresses. The administrator's request passes the same proxies as
 * theirs.
 */
final class Address_Check {

	public static function run(): Finding {
		$address = new Client_Address( $_SERVER );
		$told    = array_keys( $address->told() );
		if ( array() === $told || $address->seen() !== $address->direct() || false !== has_filter( 'studio_calendar_client_address' ) ) {
			return Finding::good( __( 'Calendar visitors are told apart by their IP addresses', 'studio-calendar' ) );
		}
		$advice = sprintf(
			/* translators: 1: IP address; 2: names of HTTP headers. */
			__( 'Requests reach this site from %1$s with %2$s: behind a proxy all visitors share one limit of reads.', 'studio-calendar' ),
			$address->direct(),
			implode( ', ', $told )
		);

		$help   = __( 'Set the header and the trusted proxies under Studio Calendar → Settings.', 'studio-calendar' );

		return new Finding( Severity::Recommended, __( 'Calendar visitors behind a proxy share one limit', 'studio-calendar' ), "$advice $help" );
	}
}
