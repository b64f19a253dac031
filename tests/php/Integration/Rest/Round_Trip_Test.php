<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Meta_Key;

/** Tests that text is returned as it was sent, whatever it contains (test 11 of docs/security.md). */
final class Round_Trip_Test extends Rest_Case {

	#[DataProvider( 'texts' )]
	public function test_by_get_by_post_and_by_admin_ajax( string $text ): void {
		$wanted = array( 'trainer_id' => $this->here->mari, 'hiddenOwnerCustomDescription' => $text ) + $this->here->wanted();
		foreach ( array( 'GET' => '2026-11-16', 'POST' => '2026-11-17' ) as $method => $date ) {
			$data = array( 'post_data' => (string) wp_json_encode( array( 'date' => $date ) + $wanted, JSON_UNESCAPED_UNICODE ) );
			$made = self::ok( $this->server->call( $method, 'booking/add', $data, $this->here->mari ) );
			self::assertSame( $text, self::value_at( $made, 'bookings', 0, 'hiddenOwnerCustomDescription' ) );
		}
		$id     = $this->make->booking( $this->here->studio, $this->here->small, $this->here->rehearsal, $this->here->mari, array( 'booking_date' => '2026-11-18' ) );
		$edited = self::ok( $this->server->edit( array( 'booking_id' => (string) $id, 'hiddenOwnerCustomDescription' => $text ), $this->here->mari ) );

		self::assertSame( $text, self::value_at( $edited, 'bookings', 0, 'hiddenOwnerCustomDescription' ) );
		self::assertSame( array( $text, $text, $text ), self::column( self::bookings_of( $this->week( $this->here->mari ) ), 'hiddenOwnerCustomDescription' ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function texts(): iterable {
		yield 'the house\'s own' => array( "O'Brien \"\\\\ Ä 🕺" );
		yield 'per cent' => array( '100% %s %d %1$s %% {abc}' );
		yield 'HTML' => array( '<img src=x onerror=alert(1)> "><svg onload=alert(1)> </script><script>' );
		yield 'entities' => array( '&lt;b&gt; &amp;amp; &#x27; &nbsp;' );
		yield 'templates and shortcodes' => array( '{{constructor.constructor("alert(1)")()}} [gallery] ${7*7} javascript:alert(1)' );
		yield 'SQL' => array( "'); DROP TABLE wp_users;-- \" OR 1=1 /* \\' */ ? :x @fence" );
		yield 'right to left and zero width' => array( "שלום \u{202E}gnp.exe \u{200B}\u{FEFF}x \u{2028}" );
		yield 'line breaks and tabs' => array( "one\ntwo\r\nthree\tfour" );
		yield 'spreadsheet' => array( '=HYPERLINK("http://x") +1 -1 @SUM(A1)' );
		yield 'combining and astral' => array( "Zalgo H̸̡̪̯ͨ͊̽̅̾ 👩‍👩‍👧‍👦 \u{10FFFF}" );
		yield 'the longest' => array( str_repeat( '🕺', 2000 ) );
		yield 'zero' => array( '0' );
		yield 'JSON' => array( '{"a": [1, null]}' );
	}

	/** Checks that names and titles are returned as plain text: their special characters of HTML are neither escaped nor removed. */
	public function test_names_and_titles_are_plain_text(): void {
		$title = 'Rock & Roll <3 "Jive" \\ 🕺';
		wp_update_post( array( 'ID' => $this->here->yoga, 'post_title' => wp_slash( $title ) ) );
		update_user_meta( $this->here->ivan, 'last_name', wp_slash( "O'Brien & \"\\\" <i>" ) );
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, array( 'booking_date' => self::TODAY ) );
		$shown = self::bookings_of( $this->week( 0 ) )[0];
		wp_update_post( array( 'ID' => $this->here->yoga, 'post_title' => 'Yoga' ) );
		update_user_meta( $this->here->ivan, 'last_name', "O'Brien" );

		self::assertSame( array( $title, "O'Brien & \"\\\" <i>" ), array( $shown['title'], $shown['last_name'] ) );
	}

	/** Checks that an event's descriptions are sent without HTML, since the app shows them as text (test 11 of docs/security.md). */
	public function test_descriptions_lose_their_html(): void {
		$evil = '<p>One</p><img src=x onerror=alert(1)><script>alert(1)</script><b>two</b> & three';
		wp_update_post( array( 'ID' => $this->here->yoga, 'post_excerpt' => $evil, 'post_content' => $evil ) );
		update_post_meta( $this->here->yoga, Meta_Key::GALLERY, '1,<script>,../../x,2e9' );
		$this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, array( 'booking_date' => self::TODAY ) );
		$shown = self::bookings_of( $this->week( 0 ) )[0];
		wp_update_post( array( 'ID' => $this->here->yoga, 'post_excerpt' => '', 'post_content' => '' ) );

		foreach ( array( 'desc', 'description' ) as $field ) {
			self::assertIsString( $shown[ $field ] );
			self::assertStringNotContainsString( '<', $shown[ $field ] );
			self::assertStringContainsString( 'two & three', $shown[ $field ] );
		}
		self::assertSame( array(), $shown['gallery'] );
	}
}
