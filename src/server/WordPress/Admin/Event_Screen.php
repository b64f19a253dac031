<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Capabilities;
use WP_Post;

/** On an event's screen, for administrators: whether everybody may book it. */
final class Event_Screen {

	private const NONCE = 'studio_calendar_nonce';

	private const FIELD = 'is_default';

	public function add_hooks(): void {
		add_action( 'add_meta_boxes_' . Studio_Source::EVENT, $this->add_box( ... ) );
		add_action( 'save_post_' . Studio_Source::EVENT, $this->save( ... ) );
	}

	public function add_box(): void {
		if ( current_user_can( Capabilities::ADMINISTRATOR ) ) {
			add_meta_box( 'studio-calendar-default', __( 'Default event', 'studio-calendar' ), $this->print( ... ), Studio_Source::EVENT, 'side' );
		}
	}

	public function print( WP_Post $event ): void {
		$is_default = '1' === get_post_meta( $event->ID, Studio_Source::IS_DEFAULT, true );
		wp_nonce_field( self::action( $event->ID ), self::NONCE, false );
		$form = new Form( new Outcome() );
		echo $form->check( self::FIELD, $is_default, __( 'Every trainer of every studio may book it', 'studio-calendar' ) ); // phpcs:ignore -- escaped there.
	}

	public function save( int $event_id ): void {
		$nonce  = $_POST[ self::NONCE ] ?? null;
		$is_our = is_string( $nonce ) && false !== wp_verify_nonce( $nonce, self::action( $event_id ) );
		if ( $is_our && current_user_can( Capabilities::ADMINISTRATOR ) ) {
			update_post_meta( $event_id, Studio_Source::IS_DEFAULT, Typed::read( $_POST )->has( self::FIELD ) ? '1' : '0' );
		}
	}

	private static function action( int $event_id ): string {
		return 'studio_calendar_event_' . $event_id;
	}
}
