<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use StudioCalendar\Domain\Infrastructure_Failure;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Parameters;
use StudioCalendar\Service\Language;
use StudioCalendar\Tests\Integration\Test_Case;
use WP_REST_Request;

/** Tests that what the caller is told as "busy" is logged for the administrator, with what was the matter. */
final class Failures_Test extends Test_Case {

	public function test_a_failure_is_busy_for_the_caller_and_told_to_the_administrator(): void {
		$message  = uniqid( 'the disk is full ' );
		$language = self::createStub( Language::class );
		$failure  = new class( $message ) extends Infrastructure_Failure {
		};
		$log      = (string) tempnam( get_temp_dir(), 'studio-calendar-log' );
		$before   = (string) ini_set( 'error_log', $log );
		try {
			$answer = ( new Call( $language ) )->answer( new WP_REST_Request(), Parameters::change(), static fn() => throw $failure );
			$logged = (string) file_get_contents( $log );
		} finally {
			ini_set( 'error_log', $before );
			unlink( $log );
		}

		self::assertSame( Problem_Code::Busy->status(), $answer->get_status() );
		self::assertStringNotContainsString( $message, (string) wp_json_encode( $answer->get_data() ) );
		self::assertStringContainsString( "Studio Calendar: $message", $logged );
	}
}
