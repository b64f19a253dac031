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
 * Creates and removes tables and roles: on activation and on a site's first use of the plugin (a request, a calendar,
 * wp-admin), not on other pages. First use covers updates by file and sites of a network that the activation did not
 * reach. Deactivation keeps everything.
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

	/**
	 * Updates this site's tables and roles; reads only an autoloaded option if they are current. Failures appear in
	 * Site Health.
	 */
	public function ensure(): void {
		$before = get_option( Schema::OPTION );
		Guard::run( $this->schema->ensure( ... ) );
		if ( get_option( Schema::OPTION ) !== $before ) {
			$this->roles->ensure();
		}
	}

	/** Activates the plugin; in a large network other sites are set up on first use. */
	public function activate( bool $is_network_wide ): void {
		Sites::each( $is_network_wide, $this->ensure_all( ... ) );
	}

	/**
	 * @param WP_REST_Response|WP_HTTP_Response|\WP_Error|mixed    $response Usually null at this point.
	 * @param array<string, mixed>                  $handler  Handler of the route.
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function ensure_before_call( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		if ( 1 === preg_match( '#\A/(studio-calendar/|wp/v2/studio_cal_)#', $request->get_route() ) ) {
			$this->ensure();
		}

		return $response;
	}

	/** Sets up a new site; WordPress has created its own tables by now. */
	public function new_site( WP_Site $site ): void {
		$network_wide = get_site_option( 'active_sitewide_plugins', array() );
		if ( is_array( $network_wide ) && isset( $network_wide[ plugin_basename( $this->plugin_file ) ] ) ) {
			Sites::at( (int) $site->blog_id, $this->ensure_all( ... ) );
		}
	}

	/**
	 * Adds the plugin's tables to those of a deleted site, to which WordPress has switched.
	 *
	 * @param array<array-key, string> $tables Tables to drop.
	 * @return array<array-key, string>
	 */
	public function with_our_tables( array $tables ): array {
		return array_merge( $tables, $this->schema->tables() );
	}

	/** Creates missing tables at the end of the request that noticed it, outside of any transaction. */
	public function mend(): void {
		if ( Schema::is_doubted() ) {
			Guard::run( $this->schema->ensure( ... ) );
		}
	}

	/** Creates roles even if the tables are current, because they may have been removed by hand. */
	private function ensure_all(): void {
		Guard::run( $this->schema->ensure( ... ) );
		$this->roles->ensure();
	}
}
