<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Tests\Integration\Test_Case;

/**
 * Tests over HTTP of the week in a block theme's page, whose whole template passes WordPress's filters once more before it is
 * printed.
 */
#[Group( 'once' )]
final class Block_Theme_Test extends Test_Case {

	use With_People;

	private const DAY = '2026-01-07';

	/** @return array<string, array{ array<string, string> }> Environments of the server. */
	public static function sites(): array {
		return array(
			'alone'                                                => array( array() ),
			'beside a plugin that leaves a buffer of its own open' => array( array( 'STUDIO_CALENDAR_TEST_PLUGIN' => 'open-buffer' ) ),
		);
	}

	/** @param array<string, string> $site */
	#[DataProvider( 'sites' )]
	public function test_names_in_the_week_stay_as_they_were_written( array $site ): void {
		$people = self::$people;
		wp_update_post( array( 'ID' => $people->post['event'], 'post_title' => 'Kids\' "7-9" :) ... 2x3' ) );
		$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => self::DAY, 'start_minute' => 540, 'end_minute' => 600 ) );
		$block = "<!-- wp:studio-calendar/calendar {\"studioId\":{$people->post['studio']}} /-->";
		$page  = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Week', 'post_content' => "<!-- wp:paragraph --><p>Our \"week\"</p><!-- /wp:paragraph -->$block" ) );
		$this->make->adopt( $page );
		$server = Web_Server::start( $site );
		$answer = $server->get( wp_make_link_relative( (string) get_permalink( $page ) ) . '?week=' . self::DAY );
		$server->stop();
		$found = new Mounts( $answer->body );
		$cards = $found->all( '//div[contains(@class, "sc-scroll")]//article' );

		self::assertSame( array(), $answer->complaints );
		self::assertNotSame( array(), $found->all( '//div[@class="wp-site-blocks"]' ), 'The theme is made of blocks.' );
		self::assertStringContainsString( 'Our &#8220;week&#8221;', $answer->body );
		self::assertStringNotContainsString( '<!--studio-calendar-', $answer->body );
		self::assertNotSame( array(), $cards );
		self::assertStringContainsString( 'Kids\' "7-9" :) ... 2x3', $cards[0]->textContent );
		self::assertStringEndsWith( '</html>', trim( $answer->body ) );
	}
}
