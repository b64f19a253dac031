<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Site;

use StudioCalendar\Storage\Guard;
use StudioCalendar\Storage\Schema;
use StudioCalendar\WordPress\People\Roles;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_Site;

/**
 * When tables and roles come and go. They are looked after on activation and on a site's first use of the plugin (a
 * call, a calendar, wp-admin), never on other pages: an update by files alone, or a site of a multisite that the
 * activation did not reach, is caught there. Deactivating keeps everything.
 */
final class Lifecycle {

	public function __construct( private readonly string $plugin_file, private readonly Schema $schema, private readonly Roles $roles ) {
	}

	public function add_hooks(): void {
		register_activation_hook( $this->plugin_file, $this->activate( ... ) );
		add_action( 'admin_init', $this->ensure( ... ), 1 );
		add_filter( 'rest_request_before_callbacks', $this->ensure_before_call( ... ), 1, 3 );
		add_action( 'wp_initialize_site', $this->new_site( ... ), 200 );
		add_filter( 'wpmu_drop_tables', $this->with_our_tables( ... ) );
		add_action( 'shutdown', $this->mend( ... ) );
	}

	/** Brings this site up to date; one look at an autoloaded option when it is. Where it cannot be done, Site Health says so. */
	public function ensure(): void {
		$before = get_option( Schema::OPTION );
		Guard::run( $this->schema->ensure( ... ) );
		if ( get_option( Schema::OPTION ) !== $before ) {
			$this->roles->ensure();
		}
	}

	/** On a large network the other sites are reached by their first use. */
	public function activate( bool $is_network_wide ): void {
		Sites::each( $is_network_wide, $this->ensure_all( ... ) );
	}

	/**
	 * @param WP_REST_Response|WP_HTTP_Response|\WP_Error|mixed    $response Nothing yet, mostly.
	 * @param array<string, mixed>                  $handler  Of the route.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function ensure_before_call( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( 1 === preg_match( '#\A/(studio-calendar/|wp/v2/studio_cal_)#', $request->get_route() ) ) {
			$this->ensure();
		}

		return $response;
	}

	/** WordPress has made the site's own tables by now. */
	public function new_site( WP_Site $site ): void {
		$network_wide = get_site_option( 'active_sitewide_plugins', array() );
		if ( is_array( $network_wide ) && isset( $network_wide[ plugin_basename( $this->plugin_file ) ] ) ) {
			Sites::at( (int) $site->blog_id, $this->ensure_all( ... ) );
		}
	}

	/**
	 * WordPress has switched to the site that goes.
	 *
	 * @param array<array-key, string> $tables To be dropped.
	 * @return array<array-key, string>
	 */
	public function with_our_tables( array $tables ): array {
		return array_merge( $tables, $this->schema->tables() );
	}

	/** At the end of a request that has found a table missing, outside of every transaction, so that the next one has it. */
	public function mend(): void {
		if ( Schema::is_doubted() ) {
			Guard::run( $this->schema->ensure( ... ) );
		}
	}

	/** Roles too, even where the tables are up to date: someone may have removed them by hand. */
	private function ensure_all(): void {
		Guard::run( $this->schema->ensure( ... ) );
		$this->roles->ensure();
	}
}
