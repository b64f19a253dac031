<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use DateTimeZone;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Wall_Clock;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Schema;
use WP_Post;
use WP_User;

/**
 * Prevents deleting a room, a studio or a person with upcoming bookings (docs/behaviour.md, 4). Posts are protected at
 * the last filter, for every way of deleting. WordPress has no such filter for users, so their capability is denied,
 * and the lists explain why.
 */
final class Deletion_Guard {

	/** Time zone in which a date ends last: past dates there are past in every studio. */
	private const LATEST_ZONE = '-12:00';

	/** Actions of the Users screen that remove people, on a single site and in a network. */
	private const DELETING = array( 'delete', 'dodelete', 'remove', 'doremove' );

	private readonly Coming_Bookings $coming;

	public function __construct( private readonly Bookings $bookings, private readonly Clock $clock ) {
		$this->coming = new Coming_Bookings( $bookings, $clock );
	}

	public function add_hooks(): void {
		add_filter( 'pre_trash_post', $this->refuse_post( ... ), 10, 2 );
		add_filter( 'pre_delete_post', $this->refuse_post( ... ), 10, 2 );
		add_filter( 'map_meta_cap', $this->map( ... ), 20, 4 );
		add_filter( 'post_row_actions', $this->say_why_at_post( ... ), 10, 2 );
		add_filter( 'user_row_actions', $this->say_why_at_user( ... ), 10, 2 );
		add_action( 'load-users.php', $this->say_why_on_deleting( ... ) );
	}

	/**
	 * @param mixed $answer Null if no earlier callback has decided.
	 * @return mixed False to prevent deletion.
	 */
	public function refuse_post( mixed $answer, WP_Post $post ): mixed {
		return null === $answer && $this->coming->at( $post ) ? false : $answer;
	}

	/**
	 * @param array<array-key, mixed> $needed Capabilities required by WordPress.
	 * @param array<array-key, mixed> $about  Arguments; the ID of the post or the user comes first.
	 * @return array<array-key, mixed>
	 */
	public function map( array $needed, string $asked, int $user_id, array $about ): array {
		$id = is_numeric( $about[0] ?? null ) ? (int) $about[0] : 0;
		if ( array( 'do_not_allow' ) === $needed || $id < 1 ) {
			return $needed;
		}
		$is_refused = match ( $asked ) {
			'delete_user', 'remove_user' => $this->has_bookings( $id ),
			'delete_post', 'delete_page' => $this->coming->at( get_post( $id ) ),
			default                      => false,
		};

		return $is_refused ? array( 'do_not_allow' ) : $needed;
	}

	/**
	 * @param array<array-key, mixed> $actions Links under the title.
	 * @return array<array-key, mixed>
	 */
	public function say_why_at_post( array $actions, WP_Post $post ): array {
		return $this->coming->at( $post ) ? $actions + array( 'studio_calendar' => self::reason() ) : $actions;
	}

	/**
	 * @param array<array-key, mixed> $actions Links under the name.
	 * @return array<array-key, mixed>
	 */
	public function say_why_at_user( array $actions, WP_User $user ): array {
		return $this->has_bookings( $user->ID ) ? $actions + array( 'studio_calendar' => self::reason() ) : $actions;
	}

	/** Explains a denied deletion, for which WordPress has only a general message. */
	public function say_why_on_deleting(): void {
		$held = array();
		// phpcs:ignore WordPress.Security.NonceVerification -- what is asked for is refused, and nothing is done.
		foreach ( self::users_to_delete( $_REQUEST ) as $user_id ) {
			$user = get_userdata( $user_id );
			if ( false !== $user && $this->has_bookings( $user_id ) ) {
				$held[] = $user;
			}
		}
		if ( array() === $held ) {
			return;
		}
		$names = implode( ', ', array_map( static fn( WP_User $user ): string => $user->display_name, $held ) );
		/* translators: %s: names of people */
		$text = sprintf( __( 'These people have upcoming bookings: %s. Move or cancel them before deleting.', 'studio-calendar' ), $names );
		wp_die( esc_html( $text ), '', array( 'response' => 403, 'back_link' => true ) );
	}

	/** Returns whether the person has upcoming bookings on this site or, where whole accounts are deleted, on any. */
	public function has_bookings( int $user_id ): bool {
		$today = Wall_Clock::date_at( $this->clock->now(), new DateTimeZone( self::LATEST_ZONE ) );
		$has   = fn(): bool => Schema::is_installed() && Guard::run( fn(): bool => $this->bookings->trainer_has_coming( $user_id, $today ), false );
		if ( ! is_multisite() || ! is_network_admin() ) {
			return $has();
		}
		foreach ( array_keys( get_blogs_of_user( $user_id, true ) ) as $site_id ) {
			switch_to_blog( (int) $site_id );
			$found = $has();
			restore_current_blog();
			if ( $found ) {
				return true;
			}
		}

		return false;
	}

	/**
	 * @param array<array-key, mixed> $request Request of the Users screen.
	 * @return array<int> IDs of the users to remove.
	 */
	private static function users_to_delete( array $request ): array {
		$is_asked = in_array( $request['action'] ?? '', self::DELETING, true ) || in_array( $request['action2'] ?? '', self::DELETING, true );
		$ids      = $request['users'] ?? $request['user'] ?? array();

		return $is_asked && ( is_array( $ids ) || is_string( $ids ) ) ? wp_parse_id_list( $ids ) : array();
	}

	private static function reason(): string {
		return '<span>' . esc_html__( 'Has upcoming bookings. Move or cancel them before deleting.', 'studio-calendar' ) . '</span>';
	}
}
