<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin;

use StudioCalendar\Storage\Post_Type;
use StudioCalendar\WordPress\Admin\Studio\Studio_Screen;

/** Last step of the start page: the calendar exists, with links for what to do next. */
final class Start_Next {

	/** ID of the box with invitations on the studio's screen. */
	private const PEOPLE = '#' . Studio_Screen::BOX . '2';

	/** @param int $page 0 without a page. */
	public function __construct( private readonly int $studio, private readonly int $page ) {
	}

	public function print(): void {
		Notices::success( __( 'Your calendar is ready.', 'studio-calendar' ) );
		echo '<div class="sc-admin-card"><p><a class="button button-primary button-hero" href="' . esc_url( $this->calendar() ) . '">';
		echo esc_html__( 'View the calendar', 'studio-calendar' ) . '</a></p>';
		echo '<h2>' . esc_html__( 'What is next', 'studio-calendar' ) . '</h2><ul class="sc-admin-next">';
		foreach ( $this->steps() as [ $address, $label, $hint ] ) {
			echo '<li><a href="' . esc_url( $address ) . '">' . esc_html( $label ) . '</a><br>' . esc_html( $hint ) . '</li>';
		}
		echo '</ul></div>';
	}

	/** @return list<array{ string, string, string }> URL, label and reason. */
	private function steps(): array {
		$studio = (string) get_edit_post_link( $this->studio, 'raw' );

		return array(
			array(
				admin_url( 'post-new.php?post_type=' . Post_Type::EVENT ),
				__( 'Add your first event', 'studio-calendar' ),
				__( 'What a trainer books a room for.', 'studio-calendar' ),
			),
			array(
				$studio . self::PEOPLE,
				__( 'Invite a trainer', 'studio-calendar' ),
				__( 'Trainers book rooms, and you approve.', 'studio-calendar' ),
			),
			$this->shown( $studio ),
		);
	}

	/** @return array{ string, string, string } */
	private function shown( string $studio ): array {
		if ( 0 === $this->page ) {
			$hint = __( 'By a block, a shortcode or a link.', 'studio-calendar' );

			return array( $studio, __( 'Put the calendar on a page', 'studio-calendar' ), $hint );
		}
		$menus = wp_is_block_theme() ? 'site-editor.php' : 'nav-menus.php';

		return array( admin_url( $menus ), __( 'Add the page to the menu', 'studio-calendar' ), __( 'Then visitors find it.', 'studio-calendar' ) );
	}

	private function calendar(): string {
		return 0 === $this->page ? home_url( "/?studio_calendar=page&studio_id=$this->studio" ) : (string) get_permalink( $this->page );
	}
}
