<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\WordPress;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\WordPress\Site\Translations;

final class Translations_Test extends TestCase {

	private string $folder = '';

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/studio-calendar-' . bin2hex( random_bytes( 8 ) ) . '/';
		mkdir( $this->folder );
		$this->write( 'ru', array( 'Book' => 'Забронировать', "verb\4Open" => 'Открыть', '%d week' => array( '%d неделя', '%d недели', '%d недель' ) ) );
		$this->write( 'et', array( 'Book' => 'Broneeri', '%d week' => array( '%d nädal', '%d nädalat' ) ) );
	}

	protected function tearDown(): void {
		foreach ( array( 'ru', 'et' ) as $locale ) {
			unlink( "{$this->folder}$locale.json" );
		}
		rmdir( $this->folder );
	}

	public function test_speaks_the_language_asked_for(): void {
		$texts = new Translations( $this->folder );

		$texts->use( 'ru' );
		self::assertSame( 'Забронировать', $texts->translate( 'Book', 'Book' ) );
		$texts->use( 'et' );
		self::assertSame( 'Broneeri', $texts->translate( 'Book', 'Book' ) );
		self::assertSame( 'et', $texts->current() );
	}

	public function test_an_unknown_language_is_english(): void {
		$texts = new Translations( $this->folder );
		$texts->use( '../../etc/passwd' );

		self::assertSame( 'en', $texts->current() );
		self::assertSame( 'Book', $texts->translate( 'Book', 'Book' ) );
	}

	public function test_a_missing_text_and_a_missing_file_stay_english(): void {
		$texts = new Translations( $this->folder );
		$texts->use( 'et' );
		self::assertSame( 'Cancel', $texts->translate( 'Cancel', 'Cancel' ) );
		$texts->use( 'en' );
		self::assertSame( '%d weeks', $texts->translate_number( '%d weeks', '%d week', '%d weeks', 2 ) );
	}

	public function test_a_broken_file_stays_english(): void {
		file_put_contents( $this->folder . 'ru.json', '{ "messages": ' );
		$texts = new Translations( $this->folder );
		$texts->use( 'ru' );

		self::assertSame( 'Book', $texts->translate( 'Book', 'Book' ) );
	}

	public function test_a_text_in_a_context_is_another_text(): void {
		$texts = new Translations( $this->folder );
		$texts->use( 'ru' );

		self::assertSame( 'Открыть', $texts->translate_in_context( 'Open', 'Open', 'verb' ) );
		self::assertSame( 'Open', $texts->translate_in_context( 'Open', 'Open', 'adjective' ) );
	}

	#[DataProvider( 'numbers' )]
	public function test_numbers_take_the_form_of_the_language( string $locale, int $number, string $form ): void {
		$texts = new Translations( $this->folder );
		$texts->use( $locale );

		self::assertSame( $form, $texts->translate_number( 'none', '%d week', '%d weeks', $number ) );
	}

	/** @return iterable<string, array{ string, int, string }> */
	public static function numbers(): iterable {
		$russian = array(
			'%d неделя' => array( 1, 21, 101, 1001, -1 ),
			'%d недели' => array( 2, 3, 4, 22, 34, 102, 1004 ),
			'%d недель' => array( 0, 5, 9, 10, 11, 12, 13, 14, 15, 20, 25, 111, 112, 114, 1011 ),
		);
		foreach ( $russian as $form => $numbers ) {
			foreach ( $numbers as $number ) {
				yield "ru $number" => array( 'ru', $number, $form );
			}
		}
		foreach ( array( 0, 2, 11, 21, 101 ) as $number ) {
			yield "et $number" => array( 'et', $number, '%d nädalat' );
		}
		yield 'et 1' => array( 'et', 1, '%d nädal' );
	}

	#[DataProvider( 'wordpress_locales' )]
	public function test_knows_the_locales_of_wordpress( string $wordpress, string $ours ): void {
		self::assertSame( $ours, Translations::from_wordpress_locale( $wordpress ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function wordpress_locales(): iterable {
		yield 'Russian' => array( 'ru_RU', 'ru' );
		yield 'Estonian' => array( 'et', 'et' );
		yield 'British' => array( 'en_GB', 'en' );
		yield 'with a dash' => array( 'ru-RU', 'ru' );
		yield 'formal German' => array( 'de_DE_formal', 'en' );
		yield 'Rusyn is not Russian' => array( 'rue', 'en' );
		yield 'nothing' => array( '', 'en' );
	}

	/** @param array<string, string|list<string>> $messages */
	private function write( string $locale, array $messages ): void {
		file_put_contents( $this->folder . $locale . '.json', json_encode( array( 'locale' => $locale, 'messages' => $messages ) ) );
	}
}
