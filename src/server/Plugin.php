<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar;

use StudioCalendar\Realtime\Ably;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Realtime\Key_Check;
use StudioCalendar\Realtime\Token_Requests;
use StudioCalendar\Rest\Admin_Bookings_Controller;
use StudioCalendar\Rest\Ajax_Controller;
use StudioCalendar\Rest\Booking_Controller;
use StudioCalendar\Rest\Call;
use StudioCalendar\Rest\Events_Controller;
use StudioCalendar\Rest\Gate;
use StudioCalendar\Rest\Realtime_Controller;
use StudioCalendar\Rest\Schedule_Controller;
use StudioCalendar\Rest\Settings_Controller;
use StudioCalendar\Rest\WordPress_Errors;
use StudioCalendar\Service\Booking_Adder;
use StudioCalendar\Service\Booking_Changer;
use StudioCalendar\Service\Booking_Editor;
use StudioCalendar\Service\Booking_Factory;
use StudioCalendar\Service\Booking_Listing;
use StudioCalendar\Service\Booking_Privacy;
use StudioCalendar\Service\Push_Access;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Service\Schedule_Service;
use StudioCalendar\Service\Studio_Choices;
use StudioCalendar\Service\Studio_Writer;
use StudioCalendar\Service\System_Clock;
use StudioCalendar\Service\Trainer_Records;
use StudioCalendar\Storage\Booking_Archive;
use StudioCalendar\Storage\Booking_List;
use StudioCalendar\Storage\Bookings;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Integrity;
use StudioCalendar\Storage\Invitations as Stored_Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Model_Codec;
use StudioCalendar\Storage\Models;
use StudioCalendar\Storage\Personal_Records;
use StudioCalendar\Storage\Requests;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Studio_Lock;
use StudioCalendar\Storage\Studio_Posts;
use StudioCalendar\Storage\Studio_Records;
use StudioCalendar\Storage\Studio_Source;
use StudioCalendar\WordPress\Abilities\Abilities;
use StudioCalendar\WordPress\Abilities\Ability_Calls;
use StudioCalendar\WordPress\Admin\Address_Test;
use StudioCalendar\WordPress\Admin\Admin_Assets;
use StudioCalendar\WordPress\Admin\Bookings_Export;
use StudioCalendar\WordPress\Admin\Bookings_Screen;
use StudioCalendar\WordPress\Admin\Connection;
use StudioCalendar\WordPress\Admin\Demo_Content;
use StudioCalendar\WordPress\Admin\Event_Screen;
use StudioCalendar\WordPress\Admin\Foreign_Posts;
use StudioCalendar\WordPress\Admin\Form_Memory;
use StudioCalendar\WordPress\Admin\Gallery_Box;
use StudioCalendar\WordPress\Admin\Invitations;
use StudioCalendar\WordPress\Admin\List_Columns;
use StudioCalendar\WordPress\Admin\People_Section;
use StudioCalendar\WordPress\Admin\Room_Screen;
use StudioCalendar\WordPress\Admin\Rooms_Section;
use StudioCalendar\WordPress\Admin\Saved_Messages;
use StudioCalendar\WordPress\Admin\Settings_Page;
use StudioCalendar\WordPress\Admin\Settings_Section;
use StudioCalendar\WordPress\Admin\Start_Page;
use StudioCalendar\WordPress\Admin\Studio_Maker;
use StudioCalendar\WordPress\Admin\Studio_Screen;
use StudioCalendar\WordPress\Author_Archives;
use StudioCalendar\WordPress\Block_Variations;
use StudioCalendar\WordPress\Booked_Posts;
use StudioCalendar\WordPress\Booked_Words;
use StudioCalendar\WordPress\Calendar_Assets;
use StudioCalendar\WordPress\Calendar_Block;
use StudioCalendar\WordPress\Calendar_Mount;
use StudioCalendar\WordPress\Capabilities;
use StudioCalendar\WordPress\Clean_Up;
use StudioCalendar\WordPress\Cli\Commands;
use StudioCalendar\WordPress\Cli\Export_Command;
use StudioCalendar\WordPress\Cli\Import_Command;
use StudioCalendar\WordPress\Cli\Inspection;
use StudioCalendar\WordPress\Cli\Seed_Command;
use StudioCalendar\WordPress\Coming_Bookings;
use StudioCalendar\WordPress\Dashboard_Access;
use StudioCalendar\WordPress\Deletion_Guard;
use StudioCalendar\WordPress\External_Server;
use StudioCalendar\WordPress\Full_Page;
use StudioCalendar\WordPress\Health\Ably_Check;
use StudioCalendar\WordPress\Health\Calls_Check;
use StudioCalendar\WordPress\Health\Checks;
use StudioCalendar\WordPress\Health\Site_Health;
use StudioCalendar\WordPress\Invalidation;
use StudioCalendar\WordPress\Invitation_Page;
use StudioCalendar\WordPress\Joining;
use StudioCalendar\WordPress\Language_Packs;
use StudioCalendar\WordPress\Leaving_Users;
use StudioCalendar\WordPress\Letters;
use StudioCalendar\WordPress\Lifecycle;
use StudioCalendar\WordPress\Media\Own_Uploads;
use StudioCalendar\WordPress\Mount_Config;
use StudioCalendar\WordPress\Own_Studios;
use StudioCalendar\WordPress\Post_Meta;
use StudioCalendar\WordPress\Post_Rules;
use StudioCalendar\WordPress\Post_Types;
use StudioCalendar\WordPress\Privacy\Eraser;
use StudioCalendar\WordPress\Privacy\Exporter;
use StudioCalendar\WordPress\Privacy\Policy;
use StudioCalendar\WordPress\Private_Rest;
use StudioCalendar\WordPress\Roles;
use StudioCalendar\WordPress\Shortcode;
use StudioCalendar\WordPress\Site_Options;
use StudioCalendar\WordPress\Studio_Box;
use StudioCalendar\WordPress\Theme_Tokens;
use StudioCalendar\WordPress\Touched_Studios;
use StudioCalendar\WordPress\Transfer\Export;
use StudioCalendar\WordPress\Transfer\Import;
use StudioCalendar\WordPress\Transfer\Import_Check;
use StudioCalendar\WordPress\Transfer\Import_Posts;
use StudioCalendar\WordPress\Transfer\Imported_People;
use StudioCalendar\WordPress\Transfer\Person_Mark;
use StudioCalendar\WordPress\Transfer\Wxr_Export;
use StudioCalendar\WordPress\Transfer\Wxr_Import;
use StudioCalendar\WordPress\Translations;
use StudioCalendar\WordPress\Visible_Posts;
use wpdb;

/** Composition root: builds the objects and lets them register their hooks; no logic. */
final class Plugin {

	/** As in the header of plugin.php. */
	public const VERSION = '0.1.0';

	private readonly Database $database;
	private readonly Translations $translations;
	private readonly System_Clock $clock;
	private readonly Members $members;
	private readonly Stored_Invitations $invited;
	private readonly Studio_Source $source;
	private readonly Revisions $revisions;
	private readonly Bookings $bookings;
	private readonly Models $models;
	private readonly Ably_Settings $ably;

	private function __construct( private readonly string $file, wpdb $wpdb ) {
		$this->database     = new Database( $wpdb );
		$this->translations = new Translations( plugin_dir_path( $file ) . 'languages/', new Language_Packs() );
		$this->clock        = new System_Clock();
		$this->members      = new Members();
		$this->invited      = new Stored_Invitations();
		$this->source       = new Studio_Source( $this->members, plugin_dir_url( $file ) );
		$this->revisions    = new Revisions( $this->database );
		$this->bookings     = new Bookings( $this->database );
		$this->ably         = new Ably_Settings();
		$this->models       = new Models( $this->database, $this->revisions, $this->source, new Model_Codec(), self::VERSION );
	}

	/** @param string $file Path of plugin.php. */
	public static function boot( string $file ): void {
		global $wpdb;
		if ( ! $wpdb instanceof wpdb ) {
			return;
		}
		$plugin = new self( $file, $wpdb );
		$plugin->add_content_hooks();
		$plugin->add_call_hooks();
		$plugin->add_page_hooks();
		$plugin->add_tool_hooks();
		$plugin->add_realtime_hooks();
		$plugin->add_admin_hooks();
	}

	/** Post types, roles, who may touch what, and what a change of them makes old. */
	private function add_content_hooks(): void {
		$touched = new Touched_Studios( $this->members );
		$visible = new Visible_Posts( $this->members );
		$this->translations->add_hooks();
		( new Post_Types() )->add_hooks();
		( new Post_Meta() )->add_hooks();
		( new Post_Rules( $this->members, new Own_Studios( $this->members ) ) )->add_hooks();
		( new Capabilities( $this->members ) )->add_hooks();
		( new Own_Uploads( $this->members ) )->add_hooks();
		$visible->add_hooks();
		( new Private_Rest( $visible ) )->add_hooks();
		( new Author_Archives( $this->members ) )->add_hooks();
		( new Dashboard_Access( $this->members ) )->add_hooks();
		( new Leaving_Users( $this->members ) )->add_hooks();
		( new Deletion_Guard( $this->bookings, $this->clock ) )->add_hooks();
		$posts  = new Studio_Posts( $this->database, new Studio_Lock( $this->database ), $this->revisions );
		$booked = new Booked_Posts( $posts, $this->bookings, new Coming_Bookings( $this->bookings, $this->clock ) );
		$booked->add_hooks();
		( new Booked_Words( $booked ) )->add_hooks();
		( new Clean_Up( new Requests( $this->database ), $this->invited, $this->clock, $this->file ) )->add_hooks();
		( new Invalidation( $this->revisions, $touched ) )->add_hooks();
	}

	/** The calls of the specification's section 7. */
	private function add_call_hooks(): void {
		$call    = new Call( $this->translations );
		$gate    = new Gate( new Rate_Limiter( $this->clock ) );
		$factory = new Booking_Factory( $this->source );
		$lock    = new Studio_Lock( $this->database );
		$writer  = new Studio_Writer( $this->models, $this->revisions, $this->bookings, new Requests( $this->database ), $lock, $this->clock );
		$records = new Trainer_Records( $this->members, $this->bookings, $this->source );
		$adder   = new Booking_Adder( $writer, $factory, $this->models, $this->bookings, $this->clock );
		$gate->add_hooks();
		( new WordPress_Errors( $this->translations ) )->add_hooks();
		( new Ajax_Controller( $call, $gate, new Booking_Editor( $writer, $this->bookings, $factory ), $records ) )->add_hooks();
		add_action( 'rest_api_init', ( new Schedule_Controller( $call, $gate, $this->schedule() ) )->register_routes( ... ) );
		$changer = new Booking_Changer( $writer, $this->bookings );
		add_action( 'rest_api_init', ( new Booking_Controller( $call, $gate, $adder, $changer ) )->register_routes( ... ) );
		add_action( 'rest_api_init', ( new Events_Controller( $call, $gate, $records ) )->register_routes( ... ) );
		add_action( 'rest_api_init', ( new Realtime_Controller( $call, $gate, new Push_Access( $this->models, $this->push() ) ) )->register_routes( ... ) );
		add_action( 'rest_api_init', ( new Settings_Controller( $call, $gate, $this->site_options() ) )->register_routes( ... ) );
		$this->add_bookings_screen( $call, $gate, $writer, $changer );
	}

	/** How open calendars hear of changes. */
	private function add_realtime_hooks(): void {
		$this->ably->add_hooks();
		( new Announcer( new Ably_Rest( $this->ably ), $this->ably ) )->add_hooks();
	}

	/** Studio Calendar > Bookings, its calls and its file. */
	private function add_bookings_screen( Call $call, Gate $gate, Studio_Writer $writer, Booking_Changer $changer ): void {
		$listing = new Booking_Listing( $this->models, new Booking_List( $this->database ) );
		$privacy = new Booking_Privacy( $writer, $this->bookings );
		$studios = new Studio_Choices( $this->models, $this->members, $this->source, $this->clock );
		$calls   = new Admin_Bookings_Controller( $call, $gate, $listing, $changer, $privacy, $studios );
		add_action( 'rest_api_init', $calls->register_routes( ... ) );
		( new Bookings_Screen( $studios, new Admin_Assets( $this->file, 'bookings', array( 'wp-components' ) ) ) )->add_hooks();
		( new Bookings_Export( $listing ) )->add_hooks();
	}

	/** Where a calendar can stand. */
	private function add_page_hooks(): void {
		$lifecycle = $this->lifecycle();
		$config    = new Mount_Config( $this->schedule(), new External_Server(), $this->file, self::VERSION );
		$mount     = new Calendar_Mount( $config, new Theme_Tokens(), $this->translations, $lifecycle );
		$assets    = new Calendar_Assets();
		$lifecycle->add_hooks();
		$assets->add_hooks();
		( new Calendar_Block( $mount, new Block_Variations( new Visible_Posts( $this->members ) ), $this->file ) )->add_hooks();
		( new Shortcode( $mount, $assets ) )->add_hooks();
		( new Invitation_Page( $this->invited, new Joining( $this->members ), $this->clock ) )->add_hooks();
		( new Full_Page( $mount, $assets, $this->translations ) )->add_hooks();
		( new Studio_Box( new Admin_Assets( $this->file ) ) )->add_hooks();
	}

	/** Our own screens in wp-admin. */
	private function add_admin_hooks(): void {
		$memory      = new Form_Memory();
		$letters     = new Letters( $this->translations );
		$invitations = new Invitations( $this->members, $this->invited, $letters, new Rate_Limiter( $this->clock ), $this->clock );
		$sections    = array( new Settings_Section(), new Rooms_Section(), new People_Section( $this->members, $invitations ) );
		( new Studio_Screen( $sections, $memory, new Admin_Assets( $this->file ) ) )->add_hooks();
		$maker = new Studio_Maker( $this->translations );
		( new Start_Page( $maker, $this->demo( $maker ), $memory, new Admin_Assets( $this->file ) ) )->add_hooks();
		$connection = new Connection( new External_Server(), $this->clock );
		( new Settings_Page( $this->site_options(), $connection, $memory, new Admin_Assets( $this->file ) ) )->add_hooks();
		( new Address_Test( $memory ) )->add_hooks();
		( new List_Columns( $this->members, new Studio_Records( $this->database ), $this->clock ) )->add_hooks();
		( new Event_Screen( new Own_Studios( $this->members ) ) )->add_hooks();
		( new Room_Screen( new Own_Studios( $this->members ) ) )->add_hooks();
		( new Roles() )->add_hooks();
		( new Foreign_Posts() )->add_hooks();
		( new Saved_Messages() )->add_hooks();
		( new Gallery_Box( $memory, new Admin_Assets( $this->file ) ) )->add_hooks();
		if ( defined( 'WP_CLI' ) ) {
			$this->add_commands( $this->demo( $maker ) );
		}
	}

	/** `wp studio-calendar …` */
	private function add_commands( Demo_Content $demo ): void {
		$people     = new Person_Mark();
		$records    = new Studio_Records( $this->database );
		$posts      = new Import_Posts( $this->members );
		$import     = new Import( $posts, $people, new Studio_Lock( $this->database ), $this->revisions, $records, $this->clock );
		$export     = new Export( new Booking_Archive( $this->database ), $this->members, $this->revisions, self::VERSION );
		$inspection = new Inspection( new Checks( new Integrity( $this->database ), $this->clock ), $this->bookings, $this->clock );
		$import     = new Import_Command( new Import_Check( $people ), $import );
		( new Commands( $inspection, new Export_Command( $export ), $import, new Seed_Command( $demo ), $this->lifecycle() ) )->register();
	}

	private function demo( Studio_Maker $maker ): Demo_Content {
		$lock   = new Studio_Lock( $this->database );
		$writer = new Studio_Writer( $this->models, $this->revisions, $this->bookings, new Requests( $this->database ), $lock, $this->clock );
		$adder  = new Booking_Adder( $writer, new Booking_Factory( $this->source ), $this->models, $this->bookings, $this->clock );

		return new Demo_Content( $maker, $adder, new Studio_Records( $this->database ), $this->clock );
	}

	/** What WordPress's own tools ask of plugins: privacy, Site Health, abilities. */
	private function add_tool_hooks(): void {
		$records = new Personal_Records( $this->database );
		( new Exporter( $records, $this->members, $this->invited, $this->clock ) )->add_hooks();
		( new Eraser( $records, $this->revisions, new Studio_Lock( $this->database ), $this->invited ) )->add_hooks();
		( new Policy() )->add_hooks();
		( new Wxr_Export( $this->members ) )->add_hooks();
		( new Wxr_Import( $this->members, new Imported_People( $this->members, new Person_Mark() ), $this->revisions ) )->add_hooks();
		$ably = new Ably_Check( $this->ably, $this->key_check() );
		( new Site_Health( new Checks( new Integrity( $this->database ), $this->clock ), new Calls_Check(), $ably ) )->add_hooks();
		( new Abilities( new Ability_Calls( $this->models ) ) )->add_hooks();
	}

	private function schedule(): Schedule_Service {
		return new Schedule_Service( $this->models, $this->bookings, $this->clock, $this->translations, $this->push(), self::VERSION );
	}

	private function site_options(): Site_Options {
		return new Site_Options( $this->ably, $this->key_check() );
	}

	private function lifecycle(): Lifecycle {
		return new Lifecycle( $this->file, new Schema( $this->database ), new Roles() );
	}

	private function key_check(): Key_Check {
		return new Key_Check( new Ably_Rest( $this->ably ), new Token_Requests( $this->clock ) );
	}

	private function push(): Ably {
		return new Ably( $this->ably, new Token_Requests( $this->clock ) );
	}
}
