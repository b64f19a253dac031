<?php
/**
 * Test only. A visitor's address is counted 120 reads a minute, and the load balancer's health checks come from one address:
 * 30 of each server and more while one fails. Its site lifts the limit, or the checks would be refused, and every server with them.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 600 );
