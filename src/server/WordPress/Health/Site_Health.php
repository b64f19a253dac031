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

	/** Of the check that takes its time; WordPress asks for it with `_` turned into `-`. */
	private const CALLS        = 'studio_calendar_calls';
	private const CALLS_ACTION = 'wp_ajax_health-check-studio-calendar_calls';

	public function __construct( private readonly Checks $checks, private readonly Calls_Check $calls ) {
	}

	public function add_hooks(): void {
		add_filter( 'site_status_tests', $this->register( ... ) );
		add_action( self::CALLS_ACTION, $this->answer_calls( ... ) );
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
		$tests['async'][ self::CALLS ] = array(
			'label'             => __( 'Studio Calendar', 'studio-calendar' ),
			'test'              => self::CALLS,
			'async_direct_test' => fn(): array => self::shown( self::CALLS, $this->calls->run() ),
		);

		return $tests;
	}

	/** The screen's own nonce and capability, as WordPress's checks of this kind ask for them. */
	public function answer_calls(): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error( null, 403 );
		}
		wp_send_json_success( self::shown( self::CALLS, $this->calls->run() ) );
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
