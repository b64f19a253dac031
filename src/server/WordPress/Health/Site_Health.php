<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

/** Our checks on WordPress's Site Health screen, for those who may see it. */
final class Site_Health {

	/** Names of our checks there start with it. */
	private const PREFIX = 'studio_calendar_';

	/** WordPress asks for the checks that take their time by these actions, with `_` turned into `-`. */
	private const ACTION = 'wp_ajax_health-check-studio-calendar_';

	public function __construct( private readonly Checks $checks, private readonly Calls_Check $calls, private readonly Ably_Check $ably ) {
	}

	public function add_hooks(): void {
		add_filter( 'site_status_tests', $this->register( ... ) );
		foreach ( $this->slow() as $name => $check ) {
			add_action( self::ACTION . $name, static fn() => self::answer( self::PREFIX . $name, $check ) );
		}
	}

	/**
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public function register( array $tests ): array {
		foreach ( $this->checks->all() as $name => $check ) {
			$test                                     = self::PREFIX . $name;
			$tests['direct'][ $test ]                 = array(
				'label' => __( 'Studio Calendar', 'studio-calendar' ),
				'test'  => static fn(): array => self::shown( $test, $check() ),
			);
		}
		$slow = array_diff_key( $this->slow(), $this->ably->is_wanted() ? array() : array( 'ably' => true ) );
		foreach ( $slow as $name => $check ) {
			$test                    = self::PREFIX . $name;
			$tests['async'][ $test ] = array(
				'label'             => __( 'Studio Calendar', 'studio-calendar' ),
				'test'              => $test,
				'async_direct_test' => static fn(): array => self::shown( $test, $check() ),
			);
		}

		return $tests;
	}

	/** @return array<string, callable(): Finding> Those that ask a server. */
	private function slow(): array {
		return array( 'calls' => $this->calls->run( ... ), 'ably' => $this->ably->run( ... ) );
	}

	/**
	 * The screen's own nonce and capability, as WordPress's checks of this kind ask for them.
	 *
	 * @param callable(): Finding $check
	 */
	private static function answer( string $test, callable $check ): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error( null, 403 );
		}
		wp_send_json_success( self::shown( $test, $check() ) );
	}

	/** @return array<string, mixed> As Site Health draws it. */
	private static function shown( string $test, Finding $finding ): array {
		return array(
			'label'       => $finding->label,
			'status'      => $finding->severity->value,
			'badge'       => array( 'label' => __( 'Studio Calendar', 'studio-calendar' ), 'color' => 'blue' ),
			'description' => '' === $finding->advice ? '' : '<p>' . esc_html( $finding->advice ) . '</p>',
			'actions'     => '',
			'test'        => $test,
		);
	}
}
