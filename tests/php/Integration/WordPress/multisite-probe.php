<?php
/**
 * Script that Multisite_Test runs in a network on which the plugin is active. It creates a second site, lets people join and leave
 * it, returns what it observed, and deletes everything that it created. `$args['ably']` is the port of the fake Ably server.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Realtime\Ably_Rest;
use StudioCalendar\Realtime\Ably_Settings;
use StudioCalendar\Realtime\Announcer;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Service\Version_Files;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Invitations as Stored_Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\Storage\Revisions;
use StudioCalendar\Storage\Schema;
use StudioCalendar\Storage\Static_Files;
use StudioCalendar\Tests\Integration\Factory;
use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Start_Page;
use StudioCalendar\WordPress\Admin\Studio\Invitations;
use StudioCalendar\WordPress\Content\Post_Ids;
use StudioCalendar\WordPress\People\Emails;
use StudioCalendar\WordPress\People\Invitation_Acceptance;
use StudioCalendar\WordPress\People\Network_Rules;
use StudioCalendar\WordPress\People\Roles;
use StudioCalendar\WordPress\Site\Clean_Up;
use StudioCalendar\WordPress\Site\Translations;

require_once dirname( __DIR__, 4 ) . '/vendor/autoload.php';

/** @return array{ studio: int, page: int } Ids that the site's start page creates for its administrator. */
function studio_cal_start( string $name ): array {
	wp_set_current_user( 1 );
	global $wp_filter;
	$hook  = $wp_filter['admin_post_studio_calendar_start'] ?? null;
	$hooks = $hook instanceof WP_Hook ? array_column( $hook->callbacks[10] ?? array(), 'function' ) : array();
	$start = ( $hooks[0] ?? null ) instanceof Closure ? ( new ReflectionFunction( $hooks[0] ) )->getClosureThis() : null;
	if ( ! $start instanceof Start_Page ) {
		throw new RuntimeException( 'The start page listens to nothing.' );
	}
	$input = Form_Input::read( array( 'studio_calendar' => array( 'name' => $name, 'rooms' => "Big hall\nSmall hall", 'page' => '1' ) ) );
	parse_str( (string) wp_parse_url( $start->done( 'create', $input ), PHP_URL_QUERY ), $made );

	$number = static fn( string $name ): int => is_numeric( $made[ $name ] ?? null ) ? (int) $made[ $name ] : 0;

	return array( 'studio' => $number( 'made_studio' ), 'page' => $number( 'made_page' ) );
}

/**
 * @param array{ studio: int, page: int } $made
 * @return array{ name: string, rooms: int, calendar: bool }
 */
function studio_cal_found( array $made ): array {
	$html = do_blocks( get_post_field( 'post_content', $made['page'] ) );

	return array(
		'name'     => get_the_title( $made['studio'] ),
		'rooms'    => count( Post_Ids::rooms_of( $made['studio'] ) ),
		'calendar' => str_contains( $html, 'data-studio-calendar' ),
	);
}

/** @return array{ int, string } HTTP status, and the user's role in the studio. */
function studio_cal_ask( int $studio, int $user ): array {
	wp_set_current_user( $user );
	$request = new WP_REST_Request( 'GET', '/studio-calendar/v1/booking/getInRange_ready' );
	$request->set_query_params( array( 'studio_id' => $studio, 'date_from' => '2026-11-16', 'date_to' => '2026-11-22' ) );
	$request->set_header( 'X-WP-Nonce', wp_create_nonce( 'wp_rest' ) );
	$answer = rest_do_request( $request );
	wp_set_current_user( 0 );

	$data       = $answer->get_data();
	$permission = is_array( $data ) ? $data['permission'] ?? '' : '';

	return array( $answer->get_status(), is_string( $permission ) ? $permission : '' );
}

/** @return array{ name: string, folder: string, url: string } The version file of a studio of the site that WordPress is switched to. */
function studio_cal_file( int $studio ): array {
	global $wpdb;
	$database = new Database( $wpdb );
	$url      = ( new Version_Files( new Revisions( $database ), $database ) )->renew( $studio )['url'] ?? '';

	return array( 'name' => basename( $url ), 'folder' => (string) Static_Files::folder(), 'url' => $url );
}

/** Returns the number of bookings of the site that WordPress is switched to. */
function studio_cal_bookings(): int {
	global $wpdb;

	return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}studio_cal_bookings" );
}

/**
 * Tries invitations under different rules of the network for new accounts.
 *
 * @return array<string, mixed> Results by attempt.
 */
function studio_cal_invitations( int $studio, int $owner ): array {
	wp_set_current_user( $owner );
	add_filter( 'pre_wp_mail', '__return_true' );
	$members    = new Members();
	$clock      = new System_Clock();
	$stored     = new Stored_Invitations();
	$emails     = new Emails( new Translations( dirname( __DIR__, 4 ) . '/languages/' ) );
	$invite     = new Invitations( $members, $stored, $emails, new Rate_Limiter( $clock ), $clock );
	$acceptance = new Invitation_Acceptance( $members );
	$accept     = static function ( string $email ) use ( $studio, $acceptance ): ?WP_User {
		$user = $acceptance->join( $studio, new Invitation( $email, Member_Role::Trainer, '2099-01-01 00:00:00' ), 'Anna', 'Tamm' );
		if ( null !== $user ) {
			wpmu_delete_user( $user->ID );
		}
		return $user;
	};
	$rule    = static function ( array $options, callable $try ): mixed {
		$before = array_map( static fn( string $name ): mixed => get_site_option( $name ), array_combine( array_keys( $options ), array_keys( $options ) ) );
		array_map( update_site_option( ... ), array_keys( $options ), $options );
		$answer = $try();
		array_map( update_site_option( ... ), array_keys( $before ), $before );
		return $answer;
	};
	$address = static fn( string $domain = 'example.org' ): string => 'invited-' . bin2hex( random_bytes( 4 ) ) . "@$domain";
	$ask     = static fn( string $domain ): string => $invite->invite( $studio, $address( $domain ), Member_Role::Trainer );
	$open    = array( 'registration' => 'user', 'add_new_users' => '0' );
	$closed  = array( 'registration' => 'none', 'add_new_users' => '0' );
	$made    = $rule( $open, static fn(): string => $accept( $address() )->user_login ?? '' );
	$login   = is_string( $made ) ? $made : '';

	return array(
		'login'                => $login,
		'open, hint'           => $rule( $open, $invite->limits( ... ) ),
		'sites add people'     => null !== $rule( array( 'registration' => 'none', 'add_new_users' => '1' ), static fn(): ?WP_User => $accept( $address() ) ),
		'closed, hint'         => $rule( $closed, $invite->limits( ... ) ),
		'closed, invited'      => $rule( $closed, static fn(): string => $ask( 'example.org' ) ),
		'closed, accepted'     => null !== $rule( $closed, static fn(): ?WP_User => $accept( $address() ) ),
		'closed, has account'  => null !== $rule( $closed, static fn(): ?WP_User => $acceptance->join( $studio, new Invitation( 'admin@example.org', Member_Role::Trainer, '2099-01-01 00:00:00' ), '', '' ) ),
		'banned, invited'      => $rule( $open + array( 'banned_email_domains' => array( 'banned.example' ) ), static fn(): string => $ask( 'banned.example' ) ),
		'banned, accepted'     => null !== $rule( $open + array( 'banned_email_domains' => array( 'banned.example' ) ), static fn(): ?WP_User => $accept( $address( 'banned.example' ) ) ),
		'limited, invited'     => $rule( $open + array( 'limited_email_domains' => array( 'only.example' ) ), static fn(): string => $ask( 'example.org' ) ),
		'limited, accepted'    => null !== $rule( $open + array( 'limited_email_domains' => array( 'only.example' ) ), static fn(): ?WP_User => $accept( $address() ) ),
		'limited, in the list' => $rule( $open + array( 'limited_email_domains' => array( 'only.example' ) ), static fn(): string => $ask( 'only.example' ) ),
		'forbidden name'       => $rule( $open + array( 'illegal_names' => array( $login ) ), static fn(): bool => Network_Rules::take_account( $login, $address() ) ),
		'any other name'       => $rule( $open, static fn(): bool => Network_Rules::take_account( $login, $address() ) ),
	);
}

/** @var array{ ably: int } $args */
return ( static function ( array $args ): array {
	global $wpdb;
	$at     = static function ( int $site, callable $do ): mixed {
		switch_to_blog( $site );
		try {
			return $do();
		} finally {
			restore_current_blog();
		}
	};
	$tables = static fn( string $prefix ): int => count( $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $prefix . 'studio_cal_' ) . '%' ) ) );
	$whole  = static fn(): array => array( 'tables' => $tables( $wpdb->prefix ), 'roles' => count( array_filter( array_map( get_role( ... ), Roles::ALL ) ) ) );
	$seen   = array( 'main' => $whole() );

	$second = wpmu_create_blog( '127.0.0.1', '/second-' . bin2hex( random_bytes( 4 ) ) . '/', 'Second', 1 );
	if ( ! is_int( $second ) ) {
		throw new RuntimeException( 'The second site cannot be made.' );
	}
	$seen['new site'] = $at( $second, $whole );

	$make    = new Factory( $wpdb );
	$members = new Members();
	$owner   = $make->user( 'studio_owner' );
	$trainer = $make->user( 'studio_trainer' );
	add_user_to_blog( $second, $trainer, Roles::TRAINER );
	$here  = $make->studio( $owner );
	switch_to_blog( $second );
	$there = $make->studio( $owner );
	$members->set( $there, new Member( $trainer, Member_Role::Trainer ) );
	$make->booking( $there, $make->room( $there ), 0, $trainer );
	restore_current_blog();
	$old = static function ( int $site, int $studio ) use ( $wpdb ): int {
		switch_to_blog( $site );
		$revision = ( new Revisions( new Database( $wpdb ) ) )->of( $studio )['revision'];
		restore_current_blog();
		return $revision;
	};

	$seen['listed there']           = $at( $second, static fn(): array => $members->studios_of( $trainer ) ) === array( $there );
	$seen['listed here']            = array() !== $members->studios_of( $trainer );
	$before                         = array( $old( 1, $here ), $old( $second, $there ) );
	update_user_meta( $trainer, 'first_name', 'Anna' );
	$seen['profile raises there']   = $old( $second, $there ) > $before[1];
	$seen['profile raises here']    = $old( 1, $here ) > $before[0];
	$seen['may be taken off there'] = $at( $second, static fn(): bool => user_can( 1, 'remove_user', $trainer ) );
	$seen['may be taken off here']  = user_can( 1, 'remove_user', $trainer );
	set_current_screen( 'users-network' );
	$seen['may be deleted']         = user_can( 1, 'delete_user', $trainer );
	set_current_screen( 'front' );
	remove_user_from_blog( $trainer, $second );
	$seen['listed after leaving']   = array() !== $at( $second, static fn(): array => $members->studios_of( $trainer ) );

	$file_here                = studio_cal_file( $there );
	switch_to_blog( $second );
	$file_there               = studio_cal_file( $there );
	$before                   = Static_Files::read( $file_there['name'] );
	$make->room( $there, 'Small hall' );
	$seen['file follows']     = Static_Files::read( $file_there['name'] ) !== $before;
	Static_Files::drop();
	restore_current_blog();
	clearstatcache();
	$seen['files']            = array( $file_here, $file_there );
	$seen['files left']       = array( is_dir( $file_here['folder'] ), is_dir( $file_there['folder'] ) );

	// This announcer notes only the second site's change and announces it as at the end of a request.
	$settings  = new Ably_Settings();
	$announcer = new Announcer( new Ably_Rest( $settings ), $settings );
	add_filter( 'studio_calendar_ably_options', static fn(): array => array( 'endpoint' => '127.0.0.1', 'port' => $args['ably'], 'tls' => false ) );
	$at( $second, static fn() => update_option( Ably_Settings::KEY_OPTION, Ably_Settings::kept( 'fixture.key:loopback-secret' ) ) );
	$seen['key here']     = null !== $settings->key();
	$seen['key there']    = null !== $at( $second, static fn() => $settings->key() );
	update_option( Ably_Settings::KEY_OPTION, Ably_Settings::kept( 'fixture.key:loopback-secret' ) );
	$channel              = static fn(): string => $settings->prefix() . ':onboarding';
	$seen['channels']     = array( $channel(), $at( $second, $channel ) );
	$seen['studio there'] = $there;
	add_action( 'studio_calendar_changed', $announcer->note( ... ) );
	$at( $second, static fn() => $make->room( $there, 'New hall' ) );
	$announcer->announce();
	delete_option( Ably_Settings::KEY_OPTION );
	$at( $second, static fn() => delete_option( Ably_Settings::KEY_OPTION ) );

	$here_made = studio_cal_start( 'Studio of this site' );
	switch_to_blog( $second );
	$there_made                    = studio_cal_start( 'Studio of that site' );
	$seen['start']                 = array( 1 => studio_cal_found( $there_made ) );
	restore_current_blog();
	$seen['start'][0]              = studio_cal_found( $here_made );
	add_user_to_blog( $second, $trainer, Roles::TRAINER );
	$at( $second, static fn() => $members->set( $there_made['studio'], new Member( $trainer, Member_Role::Trainer ) ) );
	$seen['asked here']            = studio_cal_ask( $here_made['studio'], $trainer );
	$seen['asked there']           = $at( $second, static fn(): array => studio_cal_ask( $there_made['studio'], $trainer ) );
	$make->booking( $here_made['studio'], 1, 0, $owner );
	$seen['bookings here']         = studio_cal_bookings();
	$seen['bookings there']        = $at( $second, studio_cal_bookings( ... ) );
	$seen['screens there']         = $at( $second, static fn(): bool => user_can( $trainer, 'edit_studio_cal_events' ) );
	$seen['screens here']          = user_can( $trainer, 'edit_studio_cal_events' );
	$make->adopt( $here_made['studio'] );
	$make->adopt( $here_made['page'] );

	$seen['invitations']           = studio_cal_invitations( $here_made['studio'], $owner );

	$planned                   = static fn(): bool => false !== wp_next_scheduled( Clean_Up::EVENT );
	Clean_Up::plan();
	$at( $second, Clean_Up::plan( ... ) );
	$seen['planned']           = array( $planned(), $at( $second, $planned ) );
	$plugin                    = plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' );
	do_action( "deactivate_$plugin", true );
	$seen['planned after off'] = array( $planned(), $at( $second, $planned ) );

	$at( $second, static fn() => ( new Schema( new Database( $wpdb ) ) )->drop() );
	$seen['tables gone']  = $at( $second, static fn(): int => $tables( $wpdb->prefix ) );
	$at( $second, static fn(): string => do_shortcode( '[studio_calendar]' ) );
	$seen['first use']    = $at( $second, $whole );
	$prefix               = $wpdb->get_blog_prefix( $second );
	wp_delete_site( $second );
	$seen['deleted site'] = $tables( $prefix );
	$seen['main after']   = $whole();
	wpmu_delete_user( $trainer );
	wpmu_delete_user( $owner );
	$make->clean_up();

	return $seen;
} )( $args );
