<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

/** Adds the plugin's checks to WordPress's Site Health screen. */
final class Site_Health {

	/** Prefix of the checks' names. */
	private const PREFIX = 'studio_calendar_';

	/** Prefix of the AJAX actions of asynchronous checks, with `_` replaced by `-`. */
	private const ACTION = 'wp_ajax_health-check-studio-calendar_';

	public function __construct(
		private readonly Checks $checks,
		private readonly Calls_Check $calls,
		private readonly Ably_Check $ably,
		private readonly Version_File_Check $version_file,
	) {
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
		foreach ( array_diff_key( $this->slow(), $this->unwanted() ) as $name => $check ) {
			$test                    = self::PREFIX . $name;
			$tests['async'][ $test ] = array(
				'label'             => __( 'Studio Calendar', 'studio-calendar' ),
				'test'              => $test,
				'async_direct_test' => static fn(): array => self::shown( $test, $check() ),
			);
		}

		return $tests;
	}

	/** @return array<string, callable(): Finding> Checks that send requests. */
	private function slow(): array {
		return array(
			'calls'        => $this->calls->run( ... ),
			'ably'         => $this->ably->run( ... ),
			'version_file' => $this->version_file->run( ... ),
		);
	}

	/** @return array<string, false> Checks that do not apply to this site, by name. */
	private function unwanted(): array {
		$is_wanted = array(
			'ably'         => $this->ably->is_wanted(),
			'version_file' => $this->version_file->is_wanted(),
		);

		return array_filter( $is_wanted, static fn( bool $wanted ): bool => ! $wanted );
	}

	/**
	 * Answers an asynchronous check with the screen's nonce and capability, like WordPress's own checks.
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

	/** @return array<string, mixed> In the format of Site Health. */
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
