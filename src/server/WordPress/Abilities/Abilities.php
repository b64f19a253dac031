<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Abilities;

use WP_Error;

/**
 * What assistants may do here by WordPress's Abilities API (6.9 and later): look at a studio's bookings and free time,
 * and book. Each asks the same call that the calendar asks, so login, role, limits and rules are the same.
 */
final class Abilities {

	private const CATEGORY = 'studio-calendar';

	private const TIME = '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$';

	public function __construct( private readonly Ability_Calls $calls ) {
	}

	/** On an older WordPress nobody fires these. */
	public function add_hooks(): void {
		add_action( 'wp_abilities_api_categories_init', self::register_category( ... ) );
		add_action( 'wp_abilities_api_init', $this->register( ... ) );
	}

	public static function register_category(): void {
		wp_register_ability_category(
			self::CATEGORY,
			array(
				'label'       => __( 'Studio Calendar', 'studio-calendar' ),
				'description' => __( 'Rooms of a studio and their bookings.', 'studio-calendar' ),
			)
		);
	}

	public function register(): void {
		self::reading(
			'list-bookings',
			__( 'List bookings', 'studio-calendar' ),
			__( 'Bookings of a studio between two dates, with what the person asking may see of them.', 'studio-calendar' ),
			array( 'studio_id' => self::id(), 'date_from' => self::date(), 'date_to' => self::date() ),
			$this->calls->bookings( ... )
		);
		self::reading(
			'list-free-slots',
			__( 'List free slots', 'studio-calendar' ),
			__( 'Free time of each room of a studio on one day, in the studio’s own time zone.', 'studio-calendar' ),
			array( 'studio_id' => self::id(), 'date' => self::date(), 'minutes' => self::minutes() ),
			$this->calls->free_slots( ... )
		);
		$what = array( 'studio_id' => self::id(), 'room_id' => self::id(), 'event_id' => self::id() );
		$when = array( 'date' => self::date(), 'time_from' => self::time(), 'time_to' => self::time() );
		self::ability(
			'book',
			__( 'Book a room', 'studio-calendar' ),
			__( 'Books a room for an event. Owners may name the trainer; everybody else books for themselves.', 'studio-calendar' ),
			self::object( $what + $when, array( 'trainer_id' => self::id() ) ),
			$this->calls->book( ... ),
			array( 'readonly' => false, 'destructive' => false, 'idempotent' => false )
		);
	}

	/**
	 * @param lowercase-string&non-falsy-string                               $name
	 * @param array<string, array<string, mixed>>                             $input   Properties by name.
	 * @param callable(array<string, mixed>): (array<string, mixed>|WP_Error) $execute
	 */
	private static function reading( string $name, string $label, string $description, array $input, callable $execute ): void {
		$required = array_filter( $input, static fn( array $property ): bool => ! array_key_exists( 'default', $property ) );
		self::ability(
			$name,
			$label,
			$description,
			self::object( $required, array_diff_key( $input, $required ) ),
			$execute,
			array( 'readonly' => true, 'destructive' => false, 'idempotent' => true )
		);
	}

	/**
	 * @param lowercase-string&non-falsy-string                               $name
	 * @param array<string, mixed>                                            $input       A JSON schema.
	 * @param callable(array<string, mixed>): (array<string, mixed>|WP_Error) $execute
	 * @param array<string, bool>                                             $annotations
	 */
	private static function ability( string $name, string $label, string $description, array $input, callable $execute, array $annotations ): void {
		wp_register_ability(
			self::CATEGORY . '/' . $name,
			array(
				'label'               => $label,
				'description'         => $description,
				'category'            => self::CATEGORY,
				'input_schema'        => $input,
				'output_schema'       => array( 'type' => 'object' ),
				'execute_callback'    => $execute,
				'permission_callback' => Ability_Calls::is_anybody( ... ),
				'meta'                => array( 'annotations' => $annotations, 'show_in_rest' => true ),
			)
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $required
	 * @param array<string, array<string, mixed>> $optional
	 * @return array<string, mixed>
	 */
	private static function object( array $required, array $optional ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $required + $optional,
			'required'             => array_keys( $required ),
			'additionalProperties' => false,
		);
	}

	/** @return array<string, mixed> */
	private static function id(): array {
		return array( 'type' => 'integer', 'minimum' => 1 );
	}

	/** @return array<string, mixed> Of the shortest slot that is of use. */
	private static function minutes(): array {
		return array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 1440, 'default' => 60 );
	}

	/** @return array<string, mixed> */
	private static function date(): array {
		return array( 'type' => 'string', 'pattern' => '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', 'description' => __( 'YYYY-MM-DD', 'studio-calendar' ) );
	}

	/** @return array<string, mixed> */
	private static function time(): array {
		return array( 'type' => 'string', 'pattern' => self::TIME, 'description' => __( 'HH:MM', 'studio-calendar' ) );
	}
}
