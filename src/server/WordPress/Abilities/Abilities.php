<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Abilities;

use StudioCalendar\Rest\Parameters;
use WP_Error;

/**
 * Registers abilities of WordPress's Abilities API (6.9 and later) for assistants: reading a studio's bookings and free
 * time, booking, copying a week, moving, canceling and taking back. Each uses the calendar's own endpoint, so login, role, limits and rules are the same.
 *
 * @phpstan-import-type Parameter from Parameters
 */
final class Abilities {

	private const CATEGORY = 'studio-calendar';

	/** Input of an addition. */
	private const BOOKED = array(
		'studio_id',
		'room_id',
		'event_id',
		'date',
		'time_from',
		'time_to',
		'trainer_id',
		'repeat',
		'dry_run',
		'request_id',
		'reason',
	);

	/** Input of a change; one with a request ID can be undone. */
	private const MOVED = array(
		'booking_id',
		'room_id',
		'date',
		'time_from',
		'time_to',
		'scope',
		'skip_dates',
		'overrides',
		'reason',
		'dry_run',
		'plan',
		'request_id',
	);
	private const ENDED = array( 'booking_id', 'scope', 'skip_dates', 'overrides', 'dry_run', 'plan', 'request_id' );

	/** Input of a copy of a week. */
	private const COPIED = array( 'studio_id', 'from', 'to', 'room_ids', 'skip', 'overrides', 'dry_run', 'plan', 'request_id' );

	public function __construct( private readonly Ability_Calls $calls ) {
	}

	/** Adds the hooks, for WordPress 6.9 and newer. */
	public function add_hooks(): void {
		if ( ! function_exists( 'wp_register_ability' ) || ! function_exists( 'wp_register_ability_category' ) ) {
			return;
		}
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
			__( 'Bookings of a studio between two dates, with the details that the current user can see.', 'studio-calendar' ),
			array_intersect_key( Parameters::schedule(), array_flip( array( 'studio_id', 'date_from', 'date_to' ) ) ),
			$this->calls->bookings( ... )
		);
		self::reading(
			'list-free-slots',
			__( 'List free slots', 'studio-calendar' ),
			__( 'Free time of each room of a studio on one day, in the studio’s own time zone.', 'studio-calendar' ),
			array_intersect_key( Parameters::booking(), array_flip( array( 'studio_id', 'date' ) ) ) + array( 'minutes' => self::minutes() ),
			$this->calls->free_slots( ... )
		);
		self::ability(
			'book',
			__( 'Book a room', 'studio-calendar' ),
			__( 'Books a room for an event. Owners can name the trainer; everyone else books for themselves.', 'studio-calendar' ),
			self::input( array_intersect_key( Parameters::booking(), array_flip( self::BOOKED ) ) ),
			$this->calls->book( ... ),
			array( 'readonly' => false, 'destructive' => false, 'idempotent' => false )
		);
		self::ability(
			'copy-week',
			__( 'Copy a week', 'studio-calendar' ),
			__( 'Copies the approved bookings of a studio’s week into another week, for owners. Can first say what would happen.', 'studio-calendar' ),
			self::input( array_intersect_key( Parameters::copy_week(), array_flip( self::COPIED ) ) ),
			Ability_Calls::copy_week( ... ),
			array( 'readonly' => false, 'destructive' => false, 'idempotent' => false )
		);
		$this->register_changes();
	}

	private function register_changes(): void {
		$changing = array( 'readonly' => false, 'destructive' => true, 'idempotent' => false );
		$moved    = array_intersect_key( Parameters::edit(), array_flip( self::MOVED ) );
		self::ability(
			'move-booking',
			__( 'Move a booking', 'studio-calendar' ),
			__( 'Moves a booking to another date, time or room, or the bookings of its series with it. Can first say what would happen.', 'studio-calendar' ),
			self::input( $moved ),
			$this->calls->edit( ... ),
			$changing
		);
		self::ability(
			'cancel-booking',
			__( 'Cancel a booking', 'studio-calendar' ),
			__( 'Cancels a booking, or the bookings of its series with it. Can first say what would happen.', 'studio-calendar' ),
			self::input( array_intersect_key( $moved, array_flip( self::ENDED ) ) ),
			Ability_Calls::cancel( ... ),
			$changing
		);
		self::ability(
			'undo',
			__( 'Undo a change', 'studio-calendar' ),
			__( 'Takes back what the current user has changed in the last ten minutes under a request ID.', 'studio-calendar' ),
			self::input( array_intersect_key( Parameters::undo(), array( 'request_id' => true ) ) ),
			Ability_Calls::undo( ... ),
			array( 'idempotent' => true ) + $changing
		);
	}

	/**
	 * @param lowercase-string&non-falsy-string                               $name
	 * @param array<string, Parameter>                                        $input
	 * @param callable(array<string, mixed>): (array<string, mixed>|WP_Error) $execute
	 */
	private static function reading( string $name, string $label, string $description, array $input, callable $execute ): void {
		self::ability(
			$name,
			$label,
			$description,
			self::input( $input ),
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
	 * @param array<string, Parameter> $parameters
	 * @return array<string, mixed>
	 */
	private static function input( array $parameters ): array {
		$without = static fn( array $parameter ): array => array_diff_key( $parameter, array( 'required' => true ) );

		return array(
			'type'                 => 'object',
			'properties'           => array_map( $without, $parameters ),
			'required'             => array_keys( array_filter( $parameters, static fn( array $parameter ): bool => $parameter['required'] ?? false ) ),
			'additionalProperties' => false,
		);
	}

	/** @return Parameter Shortest useful length of a slot. */
	private static function minutes(): array {
		return array( 'type' => 'integer', 'minimum' => 1, 'maximum' => 1440, 'default' => 60, 'description' => 'Of the shortest slot.' );
	}
}
