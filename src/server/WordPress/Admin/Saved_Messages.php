<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Post_Type;


/** Replaces WordPress's messages after saving, which speak of posts, for the plugin's types. */
final class Saved_Messages {

	/** Numbers of WordPress's messages that all mean "saved" to the reader. */
	private const HAPPENED = array( 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 );

	public function add_hooks(): void {
		add_filter( 'post_updated_messages', $this->of_one( ... ) );
		add_filter( 'bulk_post_updated_messages', $this->of_many( ... ), 10, 2 );
	}

	/**
	 * @param array<string, mixed> $messages Lists of messages by post type.
	 * @return array<string, mixed>
	 */
	public function of_one( array $messages ): array {
		$ours = array(
			Post_Type::STUDIO => __( 'Studio saved.', 'studio-calendar' ),
			Post_Type::ROOM   => __( 'Room saved.', 'studio-calendar' ),
			Post_Type::EVENT  => __( 'Event saved.', 'studio-calendar' ),
		);
		foreach ( $ours as $type => $sentence ) {
			$messages[ $type ] = array_fill_keys( self::HAPPENED, $sentence );
		}

		return $messages;
	}

	/**
	 * @param array<string, mixed> $messages Messages by post type and action.
	 * @param array<string, int>   $counts   Number of posts by action.
	 * @return array<string, mixed>
	 */
	public function of_many( array $messages, array $counts ): array {
		$counts += array_fill_keys( array( 'updated', 'locked', 'deleted', 'trashed', 'untrashed' ), 0 );

		return array(
			Post_Type::STUDIO => self::studios( $counts ),
			Post_Type::ROOM   => self::rooms( $counts ),
			Post_Type::EVENT  => self::events( $counts ),
		) + $messages;
	}

	/**
	 * @param array<string, int> $counts
	 * @return array<string, string>
	 */
	private static function studios( array $counts ): array {
		return array(
			/* translators: %s: a number. */
			'updated'   => _n( '%s studio updated.', '%s studios updated.', $counts['updated'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'locked'    => _n(
				'%s studio not updated, somebody is editing it.',
				'%s studios not updated, somebody is editing them.',
				$counts['locked'],
				'studio-calendar'
			),
			/* translators: %s: a number. */
			'deleted'   => _n( '%s studio permanently deleted.', '%s studios permanently deleted.', $counts['deleted'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'trashed'   => _n( '%s studio moved to the Trash.', '%s studios moved to the Trash.', $counts['trashed'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'untrashed' => _n( '%s studio restored from the Trash.', '%s studios restored from the Trash.', $counts['untrashed'], 'studio-calendar' ),
		);
	}

	/**
	 * @param array<string, int> $counts
	 * @return array<string, string>
	 */
	private static function rooms( array $counts ): array {
		return array(
			/* translators: %s: a number. */
			'updated'   => _n( '%s room updated.', '%s rooms updated.', $counts['updated'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'locked'    => _n(
				'%s room not updated, somebody is editing it.',
				'%s rooms not updated, somebody is editing them.',
				$counts['locked'],
				'studio-calendar'
			),
			/* translators: %s: a number. */
			'deleted'   => _n( '%s room permanently deleted.', '%s rooms permanently deleted.', $counts['deleted'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'trashed'   => _n( '%s room moved to the Trash.', '%s rooms moved to the Trash.', $counts['trashed'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'untrashed' => _n( '%s room restored from the Trash.', '%s rooms restored from the Trash.', $counts['untrashed'], 'studio-calendar' ),
		);
	}

	/**
	 * @param array<string, int> $counts
	 * @return array<string, string>
	 */
	private static function events( array $counts ): array {
		return array(
			/* translators: %s: a number. */
			'updated'   => _n( '%s event updated.', '%s events updated.', $counts['updated'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'locked'    => _n(
				'%s event not updated, somebody is editing it.',
				'%s events not updated, somebody is editing them.',
				$counts['locked'],
				'studio-calendar'
			),
			/* translators: %s: a number. */
			'deleted'   => _n( '%s event permanently deleted.', '%s events permanently deleted.', $counts['deleted'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'trashed'   => _n( '%s event moved to the Trash.', '%s events moved to the Trash.', $counts['trashed'], 'studio-calendar' ),
			/* translators: %s: a number. */
			'untrashed' => _n( '%s event restored from the Trash.', '%s events restored from the Trash.', $counts['untrashed'], 'studio-calendar' ),
		);
	}
}
