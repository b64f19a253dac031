<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Calendar;

use StudioCalendar\WordPress\Content\Capabilities;

/**
 * Hints about invalid attributes of a calendar, in place and only for people who may edit the page. They repeat no
 * attribute's value, because contributors write attributes and administrators read the hints.
 */
final class Mount_Hint {

	/** Inline styles, because the calendar's own style sheet is for visitors, who never see hints. */
	private const STYLE = 'box-sizing:border-box;margin:0 0 16px;padding:12px 16px;font-size:14px;line-height:1.5;'
		. 'border:1px solid #c3c4c7;border-inline-start:4px solid #dba617;background:#fff;color:#1d2327';

	/** @return string Escaped HTML; empty without an error, and for people who may not edit the page. */
	public static function html( Mount_Attributes $attributes, Mount_Place $place ): string {
		if ( array() === $attributes->wrong || ! self::may_see() ) {
			return '';
		}
		$texts = self::texts( $place );
		$lines = '';
		foreach ( $attributes->wrong as $name ) {
			$lines .= '<br>' . esc_html( $texts[ $name ] );
		}
		$note = __( 'Only people who can edit this page see this note.', 'studio-calendar' );

		return '<p class="sc-hint" role="note" style="' . self::STYLE . '"><strong>Studio Calendar</strong>' . $lines
			. '<br><span style="color:#50575e">' . esc_html( $note ) . '</span></p>';
	}

	private static function may_see(): bool {
		$post_id = get_the_ID();

		return false === $post_id ? current_user_can( Capabilities::ADMINISTRATOR ) : current_user_can( 'edit_post', $post_id );
	}

	/** @return array{ studio_id: string, room_id: string, locale: string, other: string, none: string } */
	private static function texts( Mount_Place $place ): array {
		$of_both = array(
			'locale' => __( 'locale can be en, ru or et; English is shown.', 'studio-calendar' ),
			'other'  => __( 'This shortcode supports studio_id, room_id and locale. Other attributes are ignored.', 'studio-calendar' ),
		);
		if ( Mount_Place::Block === $place ) {
			$studio = __( 'The studio of this block no longer exists or is not published.', 'studio-calendar' );
			$room   = __( 'The room of this block no longer exists, so all rooms are shown.', 'studio-calendar' );
			$choose = ' ' . __( 'Select another one in the block settings.', 'studio-calendar' );
			$none   = __( 'No studio selected. Select one in the block settings, or add studio_id to the page URL.', 'studio-calendar' );

			return $of_both + array( 'studio_id' => $studio . $choose, 'room_id' => $room . $choose, 'none' => $none );
		}
		$studio = __( 'studio_id does not match a published studio. Copy the ID from the studio’s screen.', 'studio-calendar' );
		$room   = __( 'room_id does not match a room of this studio, so all rooms are shown.', 'studio-calendar' );
		$none   = __( 'No studio selected. Add studio_id="12" with your studio’s ID to the shortcode, or add studio_id to the page URL.', 'studio-calendar' );

		return $of_both + array( 'studio_id' => $studio, 'room_id' => $room, 'none' => $none );
	}
}
