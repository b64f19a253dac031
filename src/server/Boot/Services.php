<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Boot;

use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Plugin;
use StudioCalendar\Realtime\Ably;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Realtime\Token_Requests;
use StudioCalendar\Rest\Ajax_Controller;
use StudioCalendar\Rest\Booking_Controller;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Gate;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Changer;
use StudioCalendar\Service\Booking_Editor;
use StudioCalendar\Service\Booking_Factory;
use StudioCalendar\Service\Booking_Listing;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Service\Schedule_Service;
use StudioCalendar\Service\Series\Series_Writer;
use StudioCalendar\Service\Studio_Choices;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Service\Trainer_Records;
use StudioCalendar\Service\Undo\Undoer;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Service\Weeks\Week_Copier;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Integrity;
use StudioCalendar\Storage\Invitations as Stored_Invitations;
use StudioCalendar\Storage\Locking\Studio_Lock;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Studio_Records;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Abilities\Ability_Calls;
use StudioCalendar\WordPress\Admin\Demo_Content;
use StudioCalendar\WordPress\Admin\Studio_Maker;
use StudioCalendar\WordPress\Calendar\Calendar_Mount;
use StudioCalendar\WordPress\Calendar\External_Server;
use StudioCalendar\WordPress\Calendar\Mount_Config;
use StudioCalendar\WordPress\Calendar\Pack_Texts;
use StudioCalendar\WordPress\Calendar\Script_Texts;
use StudioCalendar\WordPress\Calendar\Texts_Preload;
use StudioCalendar\WordPress\Calendar\Theme_Tokens;
use StudioCalendar\WordPress\Health\Checks;
use StudioCalendar\WordPress\People\Roles;
use StudioCalendar\WordPress\Site\Language_Packs;
use StudioCalendar\WordPress\Site\Lifecycle;
use StudioCalendar\WordPress\Site\Site_Options;
use StudioCalendar\WordPress\Site\Translations;
use WP_REST_Request;
use WP_REST_Response;
use wpdb;

/** Container of the objects that several modules share; each is built once, on first use. */
final class Services {

	public readonly Database $database;
	public readonly Members $members;
	public readonly System_Clock $clock;
	public readonly Translations $translations;

	private readonly Language_Packs $packs;
	private ?Bookings $bookings = null;
	private ?Idempotency_Keys $idempotency_keys = null;
	private ?Revisions $revisions = null;
	private ?Studio_Lock $lock = null;
	private ?Studio_Source $source = null;
	private ?Studio_Records $records = null;
	private ?Stored_Invitations $invitations = null;
	private ?Models $models = null;
	private ?Studio_Writer $writer = null;
	private ?Booking_Adder $adder = null;
	private ?Booking_Changer $changer = null;
	private ?Booking_Listing $listing = null;
	private ?Studio_Choices $choices = null;
	private ?Schedule_Service $schedule = null;
	private ?Version_Files $version_files = null;
	private ?Ably_Settings $ably = null;
	private ?Site_Options $options = null;
	private ?Lifecycle $lifecycle = null;
	private ?Calendar_Mount $mount = null;
	private ?Studio_Maker $maker = null;

	/** @param string $file Path of plugin.php. */
	public function __construct( public readonly string $file, wpdb $wpdb ) {
		$this->database     = new Database( $wpdb );
		$this->members      = new Members();
		$this->clock        = new System_Clock();
		$this->packs        = new Language_Packs();
		$this->translations = new Translations( plugin_dir_path( $file ) . 'languages/', $this->packs );
	}

	public function bookings(): Bookings {
		return $this->bookings ??= new Bookings( $this->database );
	}

	public function idempotency_keys(): Idempotency_Keys {
		return $this->idempotency_keys ??= new Idempotency_Keys( $this->database );
	}

	public function revisions(): Revisions {
		return $this->revisions ??= new Revisions( $this->database );
	}

	public function lock(): Studio_Lock {
		return $this->lock ??= new Studio_Lock( $this->database );
	}

	public function source(): Studio_Source {
		return $this->source ??= new Studio_Source( $this->members, $this->database, plugin_dir_url( $this->file ) );
	}

	public function records(): Studio_Records {
		return $this->records ??= new Studio_Records( $this->database );
	}

	public function invitations(): Stored_Invitations {
		return $this->invitations ??= new Stored_Invitations();
	}

	public function models(): Models {
		return $this->models ??= new Models( $this->database, $this->revisions(), $this->source(), new Model_Codec(), Plugin::VERSION );
	}

	public function writer(): Studio_Writer {
		return $this->writer ??= new Studio_Writer(
			$this->models(),
			$this->revisions(),
			$this->bookings(),
			$this->idempotency_keys(),
			$this->lock(),
			$this->clock
		);
	}

	public function factory(): Booking_Factory {
		return new Booking_Factory( $this->source() );
	}

	public function adder(): Booking_Adder {
		return $this->adder ??= new Booking_Adder( $this->writer(), $this->factory(), $this->models(), $this->bookings(), $this->clock );
	}

	public function changer(): Booking_Changer {
		return $this->changer ??= new Booking_Changer( $this->writer(), $this->bookings() );
	}

	public function editor(): Booking_Editor {
		return new Booking_Editor( $this->writer(), $this->bookings(), $this->factory() );
	}

	public function series(): Series_Writer {
		return new Series_Writer( $this->writer(), $this->bookings(), $this->editor() );
	}

	public function undoer(): Undoer {
		return new Undoer( $this->writer(), $this->idempotency_keys() );
	}

	public function copier(): Week_Copier {
		return new Week_Copier( $this->writer(), $this->models(), $this->bookings(), $this->clock );
	}

	public function trainer_records(): Trainer_Records {
		return new Trainer_Records( $this->members, $this->bookings(), $this->source() );
	}

	public function booking_calls( Call $call, Gate $gate ): Booking_Controller {
		return new Booking_Controller(
			$call,
			$gate,
			$this->adder(),
			$this->changer(),
			$this->series( ... ),
			$this->undoer( ... ),
			$this->copier( ... )
		);
	}

	public function ajax( Call $call, Gate $gate ): Ajax_Controller {
		return new Ajax_Controller( $call, $gate, $this->editor(), $this->series( ... ), $this->trainer_records() );
	}

	/** What abilities and commands call: the endpoints, for the current user. */
	public function ability_calls(): Ability_Calls {
		$ajax = fn(): Ajax_Controller => $this->ajax( new Call( $this->translations ), new Gate( new Rate_Limiter( $this->clock ) ) );
		$edit = static fn( WP_REST_Request $request ): WP_REST_Response => $ajax()->edit( $request );

		return new Ability_Calls( $this->models(), $edit );
	}

	public function listing(): Booking_Listing {
		return $this->listing ??= new Booking_Listing( $this->models(), new Booking_List( $this->database ) );
	}

	public function choices(): Studio_Choices {
		return $this->choices ??= new Studio_Choices( $this->models(), $this->members, $this->source(), $this->clock );
	}

	public function schedule(): Schedule_Service {
		return $this->schedule ??= new Schedule_Service(
			$this->models(),
			$this->bookings(),
			$this->clock,
			$this->translations,
			$this->push(),
			Plugin::VERSION,
			fn( int $studio_id, int $revision ): ?array => $this->version_files()->reference( $studio_id, $revision )
		);
	}

	public function version_files(): Version_Files {
		return $this->version_files ??= new Version_Files( $this->revisions(), $this->database );
	}

	public function ably(): Ably_Settings {
		return $this->ably ??= new Ably_Settings();
	}

	public function key_check(): Key_Check {
		return new Key_Check( new Ably_Rest( $this->ably() ), new Token_Requests( $this->clock ) );
	}

	public function push(): Ably {
		return new Ably( $this->ably(), new Token_Requests( $this->clock ) );
	}

	public function checks(): Checks {
		return new Checks( new Integrity( $this->database ), $this->clock );
	}

	public function options(): Site_Options {
		return $this->options ??= new Site_Options( $this->ably(), $this->key_check() );
	}

	public function lifecycle(): Lifecycle {
		return $this->lifecycle ??= new Lifecycle( $this->file, new Schema( $this->database ), new Roles() );
	}

	public function mount(): Calendar_Mount {
		return $this->mount ??= new Calendar_Mount(
			new Mount_Config( $this->schedule(), new External_Server(), $this->translations, $this->texts(), $this->file, Plugin::VERSION ),
			new Theme_Tokens(),
			$this->translations,
			$this->lifecycle(),
			new Texts_Preload( $this->translations, $this->file )
		);
	}

	public function texts(): Pack_Texts {
		return new Pack_Texts( $this->packs, $this->file );
	}

	public function script_texts(): Script_Texts {
		return new Script_Texts( $this->translations, $this->texts() );
	}

	public function maker(): Studio_Maker {
		return $this->maker ??= new Studio_Maker( $this->translations );
	}

	public function demo(): Demo_Content {
		return new Demo_Content( $this->maker(), $this->adder(), $this->records(), $this->clock );
	}
}
