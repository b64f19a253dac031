<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Service;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Tests\Integration\Rest\Rest_Case;

/**
 * Tests that a role's responses do not contain what the role may not see (docs/behaviour.md, 5): each secret is a unique word,
 * searched for in the whole text of the response.
 */
final class Visibility_Test extends Rest_Case {

	private const HIDDEN  = 'hidden-secret';
	private const PHONE   = '+372-phone-secret';
	private const PAYMENT = array( 'payment_status', 'payment_method', 'payment_frequency', 'unpaid', 'bank_transfer', 'monthly' );

	protected function setUp(): void {
		parent::setUp();
		update_user_meta( $this->here->ivan, Meta_Key::PHONE, self::PHONE );
		$this->book( array( 'hidden_description' => self::HIDDEN ) );
	}

	protected function tearDown(): void {
		delete_user_meta( $this->here->ivan, Meta_Key::PHONE );
		parent::tearDown();
	}

	#[DataProvider( 'people' )]
	public function test_only_owners_get_hidden_text_payment_mail_and_phone( string $who, bool $is_owner ): void {
		$text = $this->answer( $who );
		$mail = self::user( $this->here->ivan )->user_email;
		foreach ( array( self::HIDDEN, self::PHONE, $mail, ...self::PAYMENT ) as $secret ) {
			self::assertSame( $is_owner, str_contains( $text, $secret ), $secret );
		}
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function people(): iterable {
		yield 'owner' => array( 'mari', true );
		yield 'the trainer' => array( 'ivan', false );
		yield 'another trainer' => array( 'anna', false );
		yield 'administrator' => array( 'admin', false );
		yield 'subscriber' => array( 'guest', false );
		yield 'owner of another studio' => array( 'other', false );
		yield 'visitor' => array( '', false );
	}

	public function test_a_private_booking_is_busy_to_those_it_is_none_of_business(): void {
		$this->book( array( 'is_private' => 1, 'booking_date' => '2026-11-21', 'start_minute' => 600, 'end_minute' => 660 ) );
		foreach ( array( 'mari', 'ivan', 'anna', 'admin', 'guest', 'other', '' ) as $one ) {
			$schedule = $this->week( '' === $one ? 0 : $this->id_of( $one ) );
			$shown    = self::bookings_of( $schedule )[1];
			$is_whole = in_array( $one, array( 'mari', 'ivan', 'admin' ), true );

			self::assertSame( $is_whole ? 'Yoga' : 'Busy', $shown['title'], $one );
			self::assertSame( $is_whole ? $this->here->yoga : 0, $shown['event_id'] );
			self::assertSame( $is_whole ? $this->here->ivan : 0, $shown['post_author_id'] );
			self::assertSame( $is_whole ? array( 'Иван', "O'Brien" ) : array( '', '' ), array( $shown['first_name'], $shown['last_name'] ) );
			self::assertSame( array( '10:00', '11:00', true ), array( $shown['time_from'], $shown['time_to'], $shown['private'] ) );
		}
	}

	/** Covers test 15 of docs/security.md: guests see a pending booking as busy until the owner approves it. */
	public function test_a_pending_booking_is_busy_to_guests(): void {
		$this->book( array( 'status' => 'Pending', 'booking_date' => '2026-11-21', 'start_minute' => 600, 'end_minute' => 660 ) );
		foreach ( array( 0, $this->here->guest, $this->here->other ) as $guest ) {
			$shown = self::bookings_of( $this->week( $guest ) )[1];
			self::assertSame( array( 'Busy', 'Approved', '' ), array( $shown['title'], $shown['status'], $shown['first_name'] ) );
		}
		foreach ( array( $this->here->anna, $this->here->admin ) as $member ) {
			self::assertSame( 'Pending', self::bookings_of( $this->week( $member ) )[1]['status'] );
		}
	}

	public function test_busy_is_said_in_the_language_of_the_call(): void {
		$this->book( array( 'is_private' => 1, 'booking_date' => '2026-11-21', 'start_minute' => 600, 'end_minute' => 660 ) );
		$title = fn( string $locale ): mixed => self::bookings_of( $this->week( 0, array( 'locale' => $locale ) ) )[1]['title'];
		$said  = array_map( $title, array( 'en', 'ru', 'et', 'xx' ) );

		self::assertSame( array( 'Busy', 'Занято', 'Hõivatud', 'Busy' ), $said );
	}

	public function test_guests_get_nobody_by_id(): void {
		foreach ( array( 0, $this->here->guest, $this->here->other ) as $guest ) {
			$schedule = $this->week( $guest );
			self::assertSame( 'Guest', $schedule['permission'] );
			self::assertArrayNotHasKey( 'allTrainers', $schedule );
			self::assertArrayNotHasKey( 'trainers', $schedule );
			self::assertArrayNotHasKey( 'revision', $schedule );
			self::assertSame( '', self::value_at( $schedule, 'studio', 'trainersNotice' ) );
			self::assertSame( array( 0 ), array_unique( self::column( self::bookings_of( $schedule ), 'post_author_id' ) ) );
		}
	}

	public function test_no_answer_holds_a_login_name_or_a_gravatar(): void {
		$logins = array_map( static fn( int $id ): string => self::user( $id )->user_login, array( $this->here->mari, $this->here->anna, $this->here->ivan ) );
		foreach ( array( 'mari', 'anna', 'admin', 'guest', '' ) as $who ) {
			$text = str_replace( array_map( static fn( string $login ): string => "$login@", $logins ), '@', $this->answer( $who ) );
			foreach ( array( 'gravatar', ...$logins ) as $secret ) {
				self::assertStringNotContainsStringIgnoringCase( $secret, $text );
			}
		}
	}

	/** Checks a trainer without a first and last name: without any other name, owners see the email address and all others nothing. */
	#[DataProvider( 'nameless' )]
	public function test_who_has_no_name_is_called_what_one_recognises( string $display, string $nickname, string $shown ): void {
		$user   = self::user( $this->here->ivan );
		$before = array( 'first_name' => $user->first_name, 'last_name' => $user->last_name, 'display_name' => $user->display_name, 'nickname' => $user->nickname );
		$fill   = static fn( string $text ): string => str_replace( array( '{login}', '{mail}', '{local}' ), array( $user->user_login, $user->user_email, (string) strstr( $user->user_email, '@', true ) ), $text );
		wp_update_user( array( 'ID' => $user->ID, 'first_name' => '', 'last_name' => '', 'display_name' => $fill( $display ), 'nickname' => $fill( $nickname ) ) );
		$named = fn( string $who ): array => array_column( self::rows_at( $this->week( $this->id_of( $who ) ), 'allTrainers' ), 'fullname', 'id' );
		try {
			self::assertSame( '' === $shown ? $user->user_email : $shown, $named( 'mari' )[ $user->ID ] );
			self::assertSame( $shown, $named( 'anna' )[ $user->ID ] );
			foreach ( array( 'mari', 'anna', '' ) as $who ) {
				self::assertSame( $shown, self::bookings_of( $this->week( '' === $who ? 0 : $this->id_of( $who ) ) )[0]['first_name'] );
			}
			self::assertStringContainsString( $user->user_email, $this->answer( 'mari' ) );
			self::assertStringNotContainsString( (string) strstr( $user->user_email, '@', true ), $this->answer( '' ) . $this->answer( 'anna' ) );
		} finally {
			wp_update_user( array( 'ID' => $user->ID ) + $before );
		}
	}

	/** @return iterable<string, array{ string, string, string }> */
	public static function nameless(): iterable {
		yield 'the login everywhere' => array( '{login}', '{login}', '' );
		yield 'the address everywhere' => array( '{mail}', '{mail}', '' );
		yield 'the first part of the address' => array( '{local}', '{local}', '' );
		yield 'a name to show' => array( 'Ivan the Tall', '{login}', 'Ivan the Tall' );
		yield 'a nickname only' => array( '{login}', 'Vanya', 'Vanya' );
	}

	/** Checks that the response to a write contains no more than that to a read. */
	public function test_answers_of_writes_hide_the_same(): void {
		$id = $this->book( array( 'hidden_description' => self::HIDDEN, 'booking_date' => '2026-11-28' ) );
		foreach ( array( 'ivan' => false, 'admin' => false, 'mari' => true ) as $who => $is_owner ) {
			$edit = $this->server->edit( array( 'booking_id' => (string) $id, 'time_to' => '20:00' ), $this->id_of( $who ) );
			foreach ( array( 'payment_status', self::HIDDEN ) as $secret ) {
				self::assertSame( $is_owner, str_contains( (string) wp_json_encode( self::ok( $edit ) ), $secret ) );
			}
		}
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function book( array $more ): int {
		$pays = array( 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly', 'booking_date' => self::TODAY );

		return $this->make->booking( $this->here->studio, $this->here->big, $this->here->yoga, $this->here->ivan, $more + $pays );
	}

	/** Returns the week as JSON without `\/` and `\u…`, so that words are found in it. */
	private function answer( string $who ): string {
		return (string) wp_json_encode( $this->week( '' === $who ? 0 : $this->id_of( $who ) ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
