<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Demo;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;


/** The demo's events: some of each trainer, and default events, which everyone may select. */
final class Events {

	/** Author's login (`admin` for a default event), title, excerpt, content, names of the gallery's pictures. */
	private const EVENTS = array(
		'salsa'     => array(
			'owner',
			'Salsa I',
			'First steps, turns and a lot of music.',
			"For everyone who has never danced salsa.\n\nCome alone or in pairs, bring shoes with a smooth sole.",
			'evening-move hall-night amber-sound',
		),
		'hiphop'    => array(
			'owner',
			'Hip-hop 10–13',
			'Choreography and free style for children of 10 to 13.',
			'Two groups a week and a show in May.',
			'morning-move hall-day',
		),
		'swing'     => array(
			'owner',
			'Rock & swing',
			'Lindy hop, boogie-woogie, rock ’n’ roll.',
			'Partners change during the class, nobody stays without one.',
			'evening-move equalizer',
		),
		'hatha'     => array(
			'trainer',
			'Hatha jooga',
			'Rahulik jooga igale tasemele.',
			"Hingamine, asanad ja lõdvestus.\n\nMatid on kohapeal olemas.",
			'lotus sunrise meadow',
		),
		'senior'    => array(
			'trainer',
			'Jooga 60+',
			'Õrn liikumine ja tasakaal.',
			'Tund toimub vajadusel toolil istudes.',
			'meadow',
		),
		'ballet'    => array(
			'trainer',
			'Laste ballett',
			'Esimesed sammud 4–6-aastastele.',
			'Vanemad on oodatud iga kuu viimasesse tundi.',
			'blossom hall-day',
		),
		'pilates'   => array(
			'trainer',
			'Pilates',
			'Tugev kõht ja sirge selg.',
			'Väike rühm, kuni kaheksa osalejat.',
			'sunrise hall-day',
		),
		'latina'    => array(
			'trainer2',
			'Латина для начинающих',
			'Ча-ча-ча, румба и самба с нуля.',
			'Пара не обязательна. Удобная обувь на тонкой подошве.',
			'evening-move blossom',
		),
		'tango'     => array(
			'trainer2',
			'Аргентинское танго',
			'Объятие, шаг, пауза.',
			"Продолжающая группа.\n\nПо пятницам после урока — милонга до 22:00.",
			'hall-night amber-sound evening-move',
		),
		'kids'      => array(
			'trainer2',
			'Детская хореография 7–9 лет',
			'Ритмика, растяжка и первые танцы.',
			'Занятия два раза в неделю, концерт в декабре.',
			'morning-move',
		),
		'vocal'     => array(
			'trainer2',
			'Урок вокала',
			'Индивидуально, от 45 минут.',
			'Дыхание, дикция, репертуар.',
			'amber-sound equalizer',
		),
		'rehearsal' => array(
			'admin',
			'Band rehearsal',
			'Drums, two amplifiers and a mixing desk are there.',
			'Bring your own cymbals and cables.',
			'equalizer amber-sound',
		),
		'practice'  => array(
			'admin',
			'Open practice',
			'The hall is yours, the music is too.',
			'',
			'hall-night',
		),
		'check'     => array(
			'admin',
			'Sound check',
			'',
			'',
			'equalizer',
		),
		'rent'      => array(
			'admin',
			'Room rent',
			'',
			'',
			'',
		),
	);

	public function __construct( private readonly Posts $posts ) {
	}

	public static function title( string $key ): string {
		return self::EVENTS[ $key ][1] ?? '';
	}

	/** Returns the login of the trainer, or `admin` for a default event. */
	public static function author( string $key ): string {
		return self::EVENTS[ $key ][0] ?? '';
	}

	/**
	 * @param array<string, int> $users User IDs by login.
	 * @return array<string, int> Post IDs by the event's key.
	 */
	public function ensure( array $users ): array {
		$ids = array();
		foreach ( self::EVENTS as $key => [ $author, $title, $excerpt, $content, $pictures ] ) {
			$gallery     = '' === $pictures ? array() : explode( ' ', $pictures );
			$ids[ $key ] = $this->posts->ensure(
				"event-$key",
				array(
					'post_type'    => Post_Type::EVENT,
					'post_title'   => $title,
					'post_excerpt' => $excerpt,
					'post_content' => $content,
					'post_author'  => $users[ $author ],
				),
				array(
					Meta_Key::IS_DEFAULT => 'admin' === $author ? '1' : '0',
					Meta_Key::GALLERY    => implode( ',', array_map( fn( string $name ): int => $this->picture( $name, $users[ $author ] ), $gallery ) ),
				)
			);
		}

		return $ids;
	}

	/** Returns the media ID of the author's copy: a trainer's gallery holds only the trainer's own uploads. */
	private function picture( string $name, int $author ): int {
		$draw = static fn(): string => Pictures::draw( $name );

		return $this->posts->ensure_picture( "picture-$name-$author", "$name.jpg", $draw, Pictures::alt( $name ), $author );
	}
}
