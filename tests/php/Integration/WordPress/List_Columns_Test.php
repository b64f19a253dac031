<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Post_Type;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Event_Screen;
use StudioCalendar\WordPress\Content\Own_Studios;

/** Tests of the plugin's columns in the lists of wp-admin, and of the box on an event's screen. */
final class List_Columns_Test extends Test_Case {

	public function test_a_studio_shows_rooms_owners_trainers_and_coming_bookings(): void {
		$people = new People( $this->make );
		$this->make->room( $people->post['studio'], 'Attic', 1 );
		$more = array( '+2 days' => 0, '-2 days' => 0, '+3 days' => 1 );
		foreach ( $more as $day => $is_canceled ) {
			$date = gmdate( 'Y-m-d', strtotime( $day ) );
			$this->make->booking( $people->post['studio'], $people->post['room'], $people->post['event'], $people->user['trainer'], array( 'booking_date' => $date, 'is_canceled' => $is_canceled ) );
		}

		self::assertSame(
			array( 'Big hall, Attic', get_userdata( $people->user['owner'] )->display_name ?? '', '2', '1' ),
			array_values( self::cells( Post_Type::STUDIO, $people->post['studio'] ) )
		);
		self::assertSame( array( get_the_title( $people->post['studio'] ) ), array_values( self::cells( Post_Type::ROOM, $people->post['room'] ) ) );
	}

	public function test_an_event_shows_whether_it_is_for_everybody_and_its_pictures(): void {
		$people = new People( $this->make );
		update_post_meta( $people->post['default_event'], Meta_Key::GALLERY, '5,6' );

		self::assertSame( array( 'Yes', '2' ), array_values( self::cells( Post_Type::EVENT, $people->post['default_event'] ) ) );
		self::assertSame( array( '', '0' ), array_values( self::cells( Post_Type::EVENT, $people->post['event'] ) ) );
	}

	public function test_only_an_administrator_makes_an_event_the_default_one(): void {
		$people = new People( $this->make );
		$event  = $people->post['event'];
		$save   = static function ( string $who, bool $has_nonce, bool $is_ticked ) use ( $people, $event ): string {
			wp_set_current_user( $people->user[ $who ] );
			$nonce = $has_nonce ? array( 'studio_calendar_nonce' => wp_create_nonce( "studio_calendar_event_$event" ) ) : array();
			$_POST = $nonce + array( 'studio_calendar' => $is_ticked ? array( 'is_default' => '1' ) : array() );
			( new Event_Screen( new Own_Studios( new Members() ) ) )->save( $event );
			$stored = get_post_meta( $event, Meta_Key::IS_DEFAULT, true );

			return is_string( $stored ) ? $stored : '';
		};

		self::assertSame( '', $save( 'trainer', true, true ) );
		self::assertSame( '', $save( 'administrator', false, true ) );
		self::assertSame( '1', $save( 'administrator', true, true ) );
		self::assertSame( '0', $save( 'administrator', true, false ) );
	}

	/** @return array<string, string> Content of the plugin's columns. */
	private static function cells( string $type, int $post ): array {
		$columns = apply_filters( "manage_{$type}_posts_columns", array( 'title' => 'Title', 'date' => 'Date' ) );
		self::assertIsArray( $columns );
		self::assertSame( 'date', array_key_last( $columns ) );
		$cells = array();
		foreach ( array_keys( $columns ) as $column ) {
			if ( str_starts_with( (string) $column, 'studio_cal_' ) ) {
				ob_start();
				do_action( "manage_{$type}_posts_custom_column", $column, $post );
				$cells[ (string) $column ] = (string) ob_get_clean();
			}
		}

		return $cells;
	}
}
