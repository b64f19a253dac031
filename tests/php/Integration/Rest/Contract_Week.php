<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use StudioCalendar\Storage\Meta_Key;
use StudioCalendar\Storage\Table;
use StudioCalendar\Tests\Integration\Factory;
use wpdb;

/** Fixture of the data behind tests/fixtures/contract: the small studio in the week of Friday 20 November 2026. */
final class Contract_Week {

	private const REVISION = 128;

	/** @var list<int> */
	private array $pictures = array();

	/** @var list<int> Ids, in the order of the bookings' ids in the files. */
	private array $bookings = array();

	public function __construct( private readonly Small_Studio $here, private readonly Factory $make, private readonly wpdb $wpdb ) {
		$this->describe_events();
		update_user_meta( $here->anna, Meta_Key::PHONE, '+372 555 0101' );
		update_user_meta( $here->anna, Meta_Key::AVATAR, (string) $this->picture( 'anna.png', 'Anna Tamm' ) );
		$this->book();
		$now = array( 'revision' => self::REVISION, 'model_revision' => self::REVISION );
		$this->wpdb->replace( $make->table( Table::Revisions ), array( 'studio_id' => $here->studio ) + $now );
	}

	public function contract(): Contract {
		$here = $this->here;

		return new Contract(
			array(
				'studio'  => array( $here->studio => 1 ),
				'room'    => array( $here->big => 11, $here->small => 12 ),
				'event'   => array( $here->salsa => 21, $here->yoga => 22, $here->rehearsal => 23 ),
				'user'    => array( $here->admin => 1, $here->mari => 2, $here->anna => 5, $here->ivan => 6, $here->guest => 9 ),
				'booking' => array_combine( $this->bookings, range( 41, 40 + count( $this->bookings ) ) ),
			),
			array(
				"post.php?post=$here->studio&"              => 'post.php?post=1&',
				home_url()                                  => 'https://studio.example',
				$this->mail( $here->mari )                  => 'mari@studio.example',
				$this->mail( $here->anna )                  => 'anna@studio.example',
				$this->mail( $here->ivan )                  => 'ivan@studio.example',
			)
		);
	}

	/** @param int $in_file The booking's id in the files. */
	public function booking( int $in_file ): int {
		return $this->bookings[ $in_file - 41 ];
	}

	/** Deletes the attachments; they have no files. */
	public function clean_up(): void {
		array_map( static fn( int $id ) => wp_delete_attachment( $id, true ), $this->pictures );
	}

	private function describe_events(): void {
		wp_update_post(
			array(
				'ID'           => $this->here->salsa,
				'post_excerpt' => 'For beginners & friends',
				'post_content' => wp_slash( "Bring indoor shoes.\n\n<b>\"Salsa\"</b> from the first step — танцуем, õpime." ),
			)
		);
		$gallery = $this->picture( 'salsa.png', 'Two people dance' ) . ',' . $this->picture( 'hall.png', '' );
		update_post_meta( $this->here->salsa, Meta_Key::GALLERY, $gallery );
	}

	/** Adds an attachment with the metadata of three sizes, without any file. */
	private function picture( string $name, string $alt ): int {
		$size = static fn( string $file, int $side ): array => array( 'file' => $file, 'width' => $side, 'height' => $side, 'mime-type' => 'image/png' );
		$base = basename( $name, '.png' );
		$id   = wp_insert_attachment( array( 'post_title' => $base, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), "2026/11/$name" );
		wp_update_attachment_metadata(
			$id,
			array(
				'file'   => "2026/11/$name",
				'width'  => 1600,
				'height' => 1600,
				'sizes'  => array( 'large' => $size( "$base-1024x1024.png", 1024 ), 'thumbnail' => $size( "$base-150x150.png", 150 ) ),
			)
		);
		update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		$this->pictures[] = $id;

		return $id;
	}

	/** Adds the bookings that have the ids 41 to 50 in the files. */
	private function book(): void {
		$here = $this->here;
		$bank = array( 'payment_method' => 'bank_transfer', 'payment_frequency' => 'monthly' );
		$asks = array( 'status' => 'Pending', 'hidden_description' => 'Door code 4711', 'revision' => 3 );
		$this->add( $here->big, $here->salsa, $here->anna, '2026-11-17', 1080, 1170, $asks );
		$this->add( $here->big, $here->yoga, $here->ivan, '2026-11-17', 1170, 1260, array( 'payment_status' => 'paid' ) + $bank );
		$this->add( $here->small, $here->rehearsal, $here->anna, '2026-11-18', 600, 660, array( 'is_private' => 1, 'hidden_description' => 'Audition' ) );
		$this->add( $here->small, $here->rehearsal, $here->mari, '2026-11-18', 675, 735, array( 'is_private' => 1, 'payment_status' => 'paid' ) );
		$this->add( $here->small, $here->yoga, $here->ivan, '2026-11-20', 1200, 1440, $bank );
		$this->add( $here->small, $here->yoga, $here->ivan, '2026-11-27', 1200, 1440, $bank );
		$this->add( $here->big, $here->salsa, $here->anna, '2026-11-21', 540, 600, array( 'is_canceled' => 1, 'revision' => 2 ) );
		$gone = array( 'event_title' => 'Tango (gone)', 'trainer_first_name' => 'Toomas', 'trainer_last_name' => 'Left' );
		$this->add( $here->big, 9_000_099, 9_000_098, '2026-11-16', 420, 450, $gone );
		$this->add( $here->big, $here->salsa, $here->anna, '2026-11-22', 720, 840, array( 'payment_status' => 'paid' ) );
		$this->add( $here->big, $here->salsa, $here->anna, '2026-11-13', 1080, 1170, array() );
		foreach ( array( 45, 46 ) as $one ) {
			$this->wpdb->update( $this->make->table( Table::Bookings ), array( 'series_id' => $this->booking( 45 ) ), array( 'id' => $this->booking( $one ) ) );
		}
	}

	/** @param array<string, int|string> $more Columns that replace the defaults. */
	private function add( int $room, int $event, int $trainer, string $date, int $start, int $end, array $more ): void {
		$when             = array( 'booking_date' => $date, 'start_minute' => $start, 'end_minute' => $end );
		$this->bookings[] = $this->make->booking( $this->here->studio, $room, $event, $trainer, $when + $more );
	}

	private function mail( int $user ): string {
		$found = get_userdata( $user );

		return false === $found ? '' : $found->user_email;
	}
}
