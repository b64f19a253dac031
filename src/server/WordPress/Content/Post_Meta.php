<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Domain\Room;
use StudioCalendar\Domain\Studio;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Studio_Source;

/**
 * Registers the meta of posts and users with its values and permissions. None is in REST, where reading would need the
 * same protection as the posts; the app has its own endpoint.
 */
final class Post_Meta {

	/** Maximum of minutes: a day. */
	private const DAY_MINUTES = 1440;

	public function add_hooks(): void {
		add_action( 'init', $this->register( ... ) );
	}

	public function register(): void {
		$this->for_studio( Meta_Key::MIN_MINUTES, self::number( 0, self::DAY_MINUTES, Studio::MIN_BOOKING_MINUTES ) );
		$this->for_studio( Meta_Key::GAP_MINUTES, self::number( 0, self::DAY_MINUTES, Studio::GAP_MINUTES ) );
		$this->for_studio( Meta_Key::EARLIEST_HOUR, self::number( 0, 23, Studio::EARLIEST_HOUR ) );
		$this->for_studio( Meta_Key::LATEST_HOUR, self::number( 1, 24, Studio::LATEST_HOUR ) );
		$this->for_studio( Meta_Key::APPROVAL, static fn( mixed $value ): string => in_array( $value, array( false, 0, '0', '' ), true ) ? '0' : '1' );
		$this->for_studio( Meta_Key::TIMEZONE, self::zone( ... ) );
		$this->for_studio( Meta_Key::NOTICE, static fn( mixed $value ): string => is_string( $value ) ? sanitize_textarea_field( $value ) : '' );
		$this->for_posts(
			Post_Type::ROOM,
			Meta_Key::PALETTE,
			static fn( mixed $value ): string => is_string( $value ) && in_array( $value, Room::PALETTES, true ) ? $value : '',
			static fn( int $id, int $user_id ): bool => user_can( $user_id, 'edit_post', $id )
		);
		$this->for_event();
		$this->for_users();
	}

	/** @param callable(mixed): string $sanitize */
	private function for_studio( string $key, callable $sanitize ): void {
		$this->for_posts( Post_Type::STUDIO, $key, $sanitize, static fn( int $id, int $user_id ): bool => user_can( $user_id, 'edit_post', $id ) );
	}

	/**
	 * Registers an event's meta. Only the event's screen (`Gallery_Box`) writes galleries, because it checks who owns
	 * each image.
	 */
	private function for_event(): void {
		$this->for_posts(
			Post_Type::EVENT,
			Meta_Key::GALLERY,
			static fn( mixed $value ): string => implode( ',', wp_parse_id_list( is_array( $value ) || is_string( $value ) ? $value : '' ) ),
			static fn( int $id, int $user_id ): bool => user_can( $user_id, Capabilities::ADMINISTRATOR )
		);
		$this->for_posts(
			Post_Type::EVENT,
			Meta_Key::IS_DEFAULT,
			static fn( mixed $value ): string => in_array( $value, array( true, 1, '1' ), true ) ? '1' : '0',
			static fn( int $id, int $user_id ): bool => user_can( $user_id, Capabilities::ADMINISTRATOR )
		);
	}

	/**
	 * @param callable(mixed): string   $sanitize
	 * @param callable(int, int): bool $may_write Post id, user id.
	 */
	private function for_posts( string $type, string $key, callable $sanitize, callable $may_write ): void {
		register_post_meta(
			$type,
			$key,
			array(
				'type'              => 'string',
				'single'            => true,
				'show_in_rest'      => false,
				'sanitize_callback' => $sanitize,
				'auth_callback'     => static fn( bool $allowed, string $meta_key, int $post_id, int $user_id ): bool => $may_write( $post_id, $user_id ),
			)
		);
	}

	private function for_users(): void {
		$own = array(
			'single'        => true,
			'show_in_rest'  => false,
			'auth_callback' => static fn( bool $allowed, string $key, int $of, int $user_id ): bool => user_can( $user_id, 'edit_user', $of ),
		);
		register_meta( 'user', Meta_Key::PHONE, $own + array( 'type' => 'string', 'sanitize_callback' => 'sanitize_text_field' ) );
		register_meta( 'user', Meta_Key::AVATAR, $own + array( 'type' => 'integer', 'sanitize_callback' => 'absint' ) );
	}

	/**
	 * Returns a function that stores digits; an invalid number becomes the default.
	 *
	 * @return callable(mixed): string
	 */
	private static function number( int $least, int $most, int $fallback ): callable {
		$options = array( 'options' => array( 'min_range' => $least, 'max_range' => $most, 'default' => $fallback ) );

		return static fn( mixed $value ): string => (string) filter_var( is_scalar( $value ) ? $value : null, FILTER_VALIDATE_INT, $options );
	}

	/** Returns an IANA zone or an empty string, which means the site's zone. */
	private static function zone( mixed $value ): string {
		return Studio_Source::is_zone( $value ) ? $value : '';
	}
}
