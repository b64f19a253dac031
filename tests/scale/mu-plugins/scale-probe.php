<?php
/**
 * Test only. Raises the limit of 120 reads per minute and visitor's address: the load balancer's health checks come from one address,
 * 30 for each server and more while one fails. If they were refused, the load balancer would take every server out of use.
 *
 * @package StudioCalendar
 */

declare( strict_types=1 );

add_filter( 'studio_calendar_guest_reads_per_minute', static fn(): int => 600 );
