<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use StudioCalendar\Domain\Problem;
use StudioCalendar\Domain\Problem_Code;
use StudioCalendar\Rest\Envelope;
use StudioCalendar\Storage\Meta_Key;
use WP_REST_Response;

/** Tests that every message is in the language that the request names: en, ru or et (docs/behaviour.md, 7). */
final class Languages_Test extends Rest_Case {

	private const CYRILLIC = '/\p{Cyrillic}/u';

	#[DataProvider( 'locales' )]
	public function test_add_edit_and_refusals( string $locale, string $created, string $saved, string $taken, string $room ): void {
		$data = array( 'locale' => $locale ) + $this->here->wanted();
		$made = self::ok( $this->server->add( $data, $this->here->anna ) );
		$id   = (string) self::id_at( $made, 'bookings', 0, 'id' );

		self::assertSame( $created, $made['message'] ?? null );
		self::assertSame( $saved, self::ok( $this->server->edit( array( 'booking_id' => $id, 'locale' => $locale ), $this->here->anna ) )['message'] ?? null );
		self::assertSame( $taken, self::message( $this->server->add( $data, $this->here->anna ) ) );
		$fields = self::refused( Problem_Code::Invalid, $this->server->add( array( 'room_id' => '' ) + $data, $this->here->anna ) );
		self::assertSame( array( 'room_id' => $room ), $fields['fields'] ?? null );
	}

	/** @return iterable<string, array{ string, string, string, string, string }> */
	public static function locales(): iterable {
		$english = array( 'Created Successfully', 'Changes saved', 'This time is taken', 'Please select room' );
		yield 'en' => array( 'en', ...$english );
		yield 'ru' => array( 'ru', 'Успешно создано', 'Изменения сохранены', 'Это время занято', 'Выберите зал' );
		yield 'et' => array( 'et', 'Edukalt loodud', 'Muudatused salvestatud', 'See aeg on hõivatud', 'Palun vali saal' );
		yield 'a language we do not speak' => array( 'fi', ...$english );
	}

	public function test_locale_counts_inside_post_data_and_beside_it(): void {
		$data   = array( 'post_data' => (string) wp_json_encode( array( 'locale' => 'ru' ) + $this->here->wanted() ) );
		$inside = $this->server->call( 'GET', 'booking/add', $data, 0 );
		$beside = $this->server->call( 'GET', 'booking/add', $data + array( 'locale' => 'et' ), 0 );

		self::assertSame( array( 'Войдите, чтобы продолжить', 'Jätkamiseks logi sisse' ), array( self::message( $inside ), self::message( $beside ) ) );
	}

	public function test_minutes_are_counted_as_the_language_counts(): void {
		$said = array();
		foreach ( array( 1, 3, 30 ) as $minutes ) {
			$this->set( array( Meta_Key::MIN_MINUTES => (string) $minutes ) );
			foreach ( array( 'en', 'ru', 'et' ) as $locale ) {
				$empty  = $this->here->wanted( array( 'locale' => $locale, 'time_to' => '18:00' ) );
				$said[] = self::message( $this->server->add( $empty, $this->here->anna ) );
			}
		}

		self::assertSame(
			array(
				'Time range must be at least 1 minute',
				'Бронирование должно длиться не менее 1 минуты',
				'Ajavahemik peab olema vähemalt 1 minut',
				'Time range must be at least 3 minutes',
				'Бронирование должно длиться не менее 3 минут',
				'Ajavahemik peab olema vähemalt 3 minutit',
				'Time range must be at least 30 minutes',
				'Бронирование должно длиться не менее 30 минут',
				'Ajavahemik peab olema vähemalt 30 minutit',
			),
			$said
		);
	}

	public function test_one_call_leaves_the_next_its_own_language(): void {
		$this->server->add( array( 'locale' => 'ru' ) + $this->here->wanted(), 0 );
		$own = $this->server->call( 'GET', 'booking/cancel/1' );

		self::assertSame( 'Log in to continue', self::message( $own ) );
	}

	public function test_without_a_locale_it_is_the_language_wordpress_runs_in(): void {
		$russian = static fn(): string => 'ru_RU';
		add_filter( 'pre_determine_locale', $russian );
		$answer = $this->server->call( 'GET', 'booking/cancel/4000000000', array(), $this->here->anna );
		remove_filter( 'pre_determine_locale', $russian );

		self::assertSame( 'Бронирование не найдено', self::message( $answer ) );
	}

	/** Checks that WordPress's own errors, such as for an unknown route, are in the request's language too. */
	public function test_wordpress_own_errors_speak_it(): void {
		$answer = $this->server->call( 'GET', 'booking/no_such_call', array( 'locale' => 'ru' ) );

		self::assertSame( 404, $answer->get_status() );
		self::assertMatchesRegularExpression( self::CYRILLIC, self::message( $answer ) );
	}

	/** Checks that a site's own filters override single texts, whether they run before or after the plugin's. */
	public function test_filters_of_the_site_override_single_texts(): void {
		$mine = static fn( string $translation, string $text ): string => 'Booking not found' === $text ? 'Mine' : $translation;
		foreach ( array( array( 'gettext', 10 ), array( 'gettext_studio-calendar', 10 ), array( 'gettext_studio-calendar', 1 ) ) as [ $filter, $priority ] ) {
			add_filter( $filter, $mine, $priority, 2 );
			foreach ( array( 'en', 'ru' ) as $locale ) {
				$answer = $this->server->call( 'GET', 'booking/cancel/4000000000', array( 'locale' => $locale ), $this->here->anna );
				self::assertSame( 'Mine', self::message( $answer ), "$filter $priority $locale" );
			}
			remove_filter( $filter, $mine, $priority );
		}
	}

	#[DataProvider( 'codes' )]
	public function test_no_code_is_left_untranslated( Problem_Code $code ): void {
		$texts = array();
		foreach ( array( 'ru_RU', 'et', 'en_US' ) as $locale ) {
			$use = static fn(): string => $locale;
			add_filter( 'pre_determine_locale', $use );
			$texts[] = Envelope::of( new Problem( $code, minutes: 5 ) )['message'];
			remove_filter( 'pre_determine_locale', $use );
		}

		self::assertMatchesRegularExpression( self::CYRILLIC, $texts[0] );
		self::assertSame( $texts, array_unique( $texts ) );
	}

	/** @return iterable<string, array{ Problem_Code }> */
	public static function codes(): iterable {
		foreach ( Problem_Code::cases() as $code ) {
			yield $code->value => array( $code );
		}
	}

	private static function message( WP_REST_Response $answer ): string {
		$message = self::value_at( (array) $answer->get_data(), 'message' );
		self::assertIsString( $message );

		return $message;
	}
}
