<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Service\Studio_Changed;
use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Schema;
use WP_Post;

/**
 * Raises the revision of every studio whose read model a change makes stale. Each change raises it separately, after it
 * is written: if several changes of a request were combined, a read between them could store a model with only the
 * first one.
 */
final class Invalidation {

	private const PROFILE = array( 'first_name', 'last_name', 'nickname', Meta_Key::PHONE, Meta_Key::AVATAR );

	/** Cron event, with the studio's ID, for a change that could not be recorded. */
	public const AGAIN = 'studio_calendar_note_change';

	private const PICTURE = array( '_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt' );

	public function __construct( private readonly Revisions $revisions, private readonly Touched_Studios $touched ) {
	}

	public function add_hooks(): void {
		foreach ( Post_Types::ALL as $type ) {
			add_action( 'save_post_' . $type, $this->post_made( ... ), 10, 3 );
		}
		add_action( 'post_updated', $this->post_changed( ... ), 10, 3 );
		add_action( 'deleted_post', $this->post_deleted( ... ), 20, 2 );
		add_action( 'clean_post_cache', $this->event_reassigned( ... ), 10, 2 );
		foreach ( array( 'added', 'updated', 'deleted' ) as $done ) {
			add_action( "{$done}_post_meta", $this->post_meta_changed( ... ), 10, 3 );
			add_action( "{$done}_user_meta", $this->user_meta_changed( ... ), 10, 3 );
		}
		add_action( self::AGAIN, $this->note( ... ) );
		add_action( 'profile_update', $this->person_changed( ... ) );
		add_action( 'update_option_timezone_string', $this->site_changed( ... ), 10, 0 );
		add_action( 'update_option_gmt_offset', $this->site_changed( ... ), 10, 0 );
	}

	public function post_made( int $post_id, WP_Post $post, bool $is_update ): void {
		if ( ! $is_update ) {
			$this->raise( $this->touched->by_post( $post ) );
		}
	}

	/** Marks the studios before and after the change: a room may have moved, an event may have a new author. */
	public function post_changed( int $post_id, WP_Post $after, WP_Post $before ): void {
		$this->raise( array_merge( $this->touched->by_post( $before ), $this->touched->by_post( $after ) ) );
	}

	/**
	 * Handles an event's new author when an account is deleted: WordPress reassigns posts by SQL and only clears the
	 * cache.
	 */
	public function event_reassigned( int $post_id, WP_Post $before ): void {
		if ( Post_Type::EVENT === $before->post_type ) {
			$this->raise( $this->touched->by_post( get_post( $post_id ) ?? $before ) );
		}
	}

	/**
	 * Handles a deleted post. Its meta is already deleted, and with it the mark of a default event; deleting that meta
	 * has raised the revision.
	 */
	public function post_deleted( int $post_id, WP_Post $post ): void {
		if ( Post_Type::STUDIO === $post->post_type && Schema::is_installed() ) {
			Guard::run( fn() => $this->revisions->forget( $post_id ) );
			return;
		}
		$this->raise( $this->touched->by_post( $post ) );
	}

	/** @param mixed $meta_id One id, or a list of them when meta is deleted. */
	public function post_meta_changed( mixed $meta_id, int $post_id, string $key ): void {
		if ( Meta_Key::IS_DEFAULT === $key ) {
			$this->site_changed();
			return;
		}
		if ( ! str_starts_with( $key, '_studio_cal_' ) && ! in_array( $key, self::PICTURE, true ) ) {
			return;
		}
		$post = get_post( $post_id );
		if ( $post instanceof WP_Post ) {
			$this->raise( $this->touched->by_post( $post ) );
		}
	}

	/** @param mixed $meta_id One id, or a list of them when meta is deleted. */
	public function user_meta_changed( mixed $meta_id, int $user_id, string $key ): void {
		if ( in_array( $key, self::PROFILE, true ) ) {
			$this->person_changed( $user_id );
		}
	}

	/** Handles a changed profile, which is shared by all sites of a network on which the person may be a member. */
	public function person_changed( int $user_id ): void {
		if ( ! is_multisite() ) {
			$this->raise( $this->touched->by_user( $user_id ) );
			return;
		}
		foreach ( array_keys( get_blogs_of_user( $user_id, true ) ) as $site_id ) {
			switch_to_blog( (int) $site_id );
			$this->raise( $this->touched->by_user( $user_id ) );
			restore_current_blog();
		}
	}

	public function site_changed(): void {
		$this->raise( $this->touched->all() );
	}

	/** @param array<array-key, int> $studio_ids */
	private function raise( array $studio_ids ): void {
		if ( array() === $studio_ids || ! Schema::is_installed() ) {
			return;
		}
		array_map( $this->note( ... ), array_unique( $studio_ids ) );
	}

	/**
	 * Raises the revision. If the tables are not available, the save goes on, and the revision is raised later, so that
	 * calendars do not show the old model permanently.
	 */
	public function note( int $studio_id ): void {
		$revision = Guard::run(
			function () use ( $studio_id ): int {
				$this->revisions->model_changed( $studio_id );

				return $this->revisions->of( $studio_id )['revision'];
			}
		);
		if ( null !== $revision ) {
			Studio_Changed::tell( $studio_id, $revision );
		} elseif ( false === wp_next_scheduled( self::AGAIN, array( $studio_id ) ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::AGAIN, array( $studio_id ) );
		}
	}
}
