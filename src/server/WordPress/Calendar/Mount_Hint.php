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
		$note = __( 'Only people who may edit this page see this note.', 'studio-calendar' );

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
			'other'  => __( 'This shortcode knows studio_id, room_id and locale. What else stands in it does nothing.', 'studio-calendar' ),
		);
		if ( Mount_Place::Block === $place ) {
			$studio = __( 'The studio of this block is not there any more, or it is not published.', 'studio-calendar' );
			$room   = __( 'The room of this block is not there any more, so all rooms are shown.', 'studio-calendar' );
			$choose = ' ' . __( 'Choose another one in the block’s sidebar.', 'studio-calendar' );
			$none   = __( 'No studio is chosen. Choose one in the block’s sidebar, or name one in the page’s address (studio_id).', 'studio-calendar' );

			return $of_both + array( 'studio_id' => $studio . $choose, 'room_id' => $room . $choose, 'none' => $none );
		}
		$studio = __( 'studio_id names no published studio. Allowed is a studio’s number, as its screen shows under “Show this calendar”.', 'studio-calendar' );
		$room   = __( 'room_id names no room of this studio, so all rooms are shown. Allowed is the number of one of its rooms.', 'studio-calendar' );
		$none   = __( 'No studio is chosen. Write studio_id="12" with your studio’s number, or name the studio in the page’s address.', 'studio-calendar' );

		return $of_both + array( 'studio_id' => $studio, 'room_id' => $room, 'none' => $none );
	}
}
