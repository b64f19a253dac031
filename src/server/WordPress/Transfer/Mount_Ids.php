<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Transfer;

/** Updates the studio and room IDs of blocks and shortcodes in imported content. */
final class Mount_Ids {

	private const BLOCK = '/(<!--\s+wp:studio-calendar\/calendar\s+)(\{.*?\})(\s+\/?-->)/s';

	private const SHORTCODE = '/\[studio_calendar\b[^\]]*\]/';

	private const IN_SHORTCODE = '/(\b(?:studio_id|room_id)\s*=\s*["\']?)(\d+)/';

	private const IN_BLOCK = array( 'studioId', 'roomId' );

	/** @param array<int, int> $ids New post IDs by old ones; others stay unchanged. */
	public static function rewrite( string $content, array $ids ): string {
		$blocks = static fn( array $found ): string => $found[1] . self::attributes( $found[2], $ids ) . $found[3];
		$number = static fn( array $found ): string => $found[1] . ( $ids[ (int) $found[2] ] ?? $found[2] );
		$codes  = static fn( array $found ): string => (string) preg_replace_callback( self::IN_SHORTCODE, $number, $found[0] );
		$text   = preg_replace_callback( self::BLOCK, $blocks, $content ) ?? $content;

		return preg_replace_callback( self::SHORTCODE, $codes, $text ) ?? $text;
	}

	/** @param array<int, int> $ids */
	private static function attributes( string $json, array $ids ): string {
		$attributes = json_decode( $json, true );
		if ( ! is_array( $attributes ) ) {
			return $json;
		}
		$changed = $attributes;
		foreach ( self::IN_BLOCK as $name ) {
			$id = $attributes[ $name ] ?? null;
			if ( is_int( $id ) && isset( $ids[ $id ] ) ) {
				$changed[ $name ] = $ids[ $id ];
			}
		}

		return $changed === $attributes ? $json : serialize_block_attributes( $changed );
	}
}
