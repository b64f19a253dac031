<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\People;

use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Invitation;
use StudioCalendar\Storage\Invitations;
use WP_User;

/**
 * Page of an invitation's link, `/?studio_calendar=invitation&studio_id=N&key=…`. Opening it changes nothing, because
 * mail programs open links; a button accepts. The key replaces login and nonce.
 */
final class Invitation_Page {

	private const WORD = 'invitation';

	public function __construct(
		private readonly Invitations $invitations,
		private readonly Invitation_Acceptance $acceptance,
		private readonly Clock $clock,
	) {
	}

	public function add_hooks(): void {
		add_action( 'parse_request', $this->answer( ... ), 20, 0 );
	}

	public static function address( int $studio_id, string $secret ): string {
		return home_url( '/?studio_calendar=' . self::WORD . "&studio_id=$studio_id&key=$secret" );
	}

	public function answer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared with a word.
		if ( is_admin() || self::WORD !== ( $_GET['studio_calendar'] ?? '' ) ) {
			return;
		}
		// The URL contains the key: it must not reach referrers, caches or frames.
		header( 'Referrer-Policy: no-referrer' );
		header( "Content-Security-Policy: frame-ancestors 'none'" );
		header( 'X-Robots-Tag: noindex' );
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- digits or nothing; the key of the letter stands in place of a nonce.
		$studio_id = self::number( $_GET['studio_id'] ?? '' );
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- only hashed and compared; it stands in place of a nonce.
		$secret    = is_string( $_GET['key'] ?? null ) ? wp_unslash( $_GET['key'] ) : '';
		if ( 'publish' !== get_post_status( $studio_id ) ) {
			self::say_it_is_over();
		} elseif ( 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with a word.
			$this->accept( $studio_id, $secret );
		} else {
			$this->ask( $studio_id, $secret );
		}
	}

	/** @param string $why_again Error of the submitted form; empty for none. */
	private function ask( int $studio_id, string $secret, string $why_again = '' ): never {
		$invitation = $this->invitations->find( $studio_id, $secret, $this->clock->now() );
		if ( null === $invitation ) {
			self::say_it_is_over();
		}
		$is_new = Invitation_Acceptance::is_new( $invitation );
		if ( $is_new && ! Network_Rules::make_accounts() ) {
			self::say_no_account( $invitation );
		}
		/* translators: %s: name of a studio. */
		$what = sprintf( __( 'You are invited to the calendar of %s.', 'studio-calendar' ), self::title( $studio_id ) );
		/* translators: %s: an email address. */
		$seen = __( 'Everyone who sees the calendar sees your name. Owners also see your email address, %s.', 'studio-calendar' );
		$seen = sprintf( $seen, $invitation->email );
		$form = ( new Invitation_Form( $why_again ) )->html( $is_new );
		self::show( array( $what, $seen ), $form, '' === $why_again ? 200 : 422 );
	}

	/** Accepts the invitation; it is used up only when all required data is there. */
	private function accept( int $studio_id, string $secret ): never {
		$found = $this->invitations->find( $studio_id, $secret, $this->clock->now() );
		if ( null === $found ) {
			self::say_it_is_over();
		}
		$is_new = Invitation_Acceptance::is_new( $found );
		$first  = Invitation_Form::sent( Invitation_Form::FIRST_NAME );
		$last   = Invitation_Form::sent( Invitation_Form::LAST_NAME );
		if ( $is_new && ( '' === $first || ! Network_Rules::make_accounts() ) ) {
			$this->ask( $studio_id, $secret, __( 'Enter your first name', 'studio-calendar' ) );
		}
		$invitation = $this->invitations->take( $studio_id, $secret, $this->clock->now() ) ?? self::say_it_is_over();
		$user       = $this->acceptance->join( $studio_id, $invitation, $first, $last );
		if ( null === $user ) {
			$this->keep( $studio_id, $invitation, $secret );
		}
		if ( $is_new ) {
			self::send_to_password( $user );
		}
		/* translators: %s: name of a studio. */
		$text  = sprintf( __( 'You have joined %s.', 'studio-calendar' ), self::title( $studio_id ) );
		$login = wp_login_url( home_url( "/?studio_calendar=page&studio_id=$studio_id" ) );
		$link  = '<p><a class="button button-large" href="' . esc_url( $login ) . '">' . esc_html__( 'Log in', 'studio-calendar' ) . '</a></p>';
		self::show( array( $text ), $link, 200 );
	}

	/** Stores the invitation again, so that the person may retry. */
	private function keep( int $studio_id, Invitation $invitation, string $secret ): never {
		$this->invitations->put( $studio_id, $invitation, $secret );
		self::show( array( __( 'Your account could not be created. Try again later.', 'studio-calendar' ) ), '', 500 );
	}

	/** Leads to WordPress's page for a new password, so that the person needs no second email. */
	private static function send_to_password( WP_User $user ): never {
		$key  = get_password_reset_key( $user );
		$next = is_string( $key ) ? "wp-login.php?action=rp&key=$key&login=" . rawurlencode( $user->user_login ) : 'wp-login.php?action=lostpassword';
		nocache_headers();
		wp_safe_redirect( network_site_url( $next, 'login' ), 303 );
		exit;
	}

	/** Shows that no account could be created. The invitation stays, because it can be accepted with an account. */
	private static function say_no_account( Invitation $invitation ): never {
		/* translators: %s: an email address. */
		$text = __( 'This network does not allow new accounts. Ask its administrator for an account with the address %s, then open this link again.', 'studio-calendar' ); // phpcs:ignore Generic.Files.LineLength -- one sentence to translators.
		self::show( array( sprintf( $text, $invitation->email ) ), '', 403 );
	}

	private static function say_it_is_over(): never {
		$text = __( 'This invitation is no longer valid: it was accepted, withdrawn or has expired. Ask the studio for a new one.', 'studio-calendar' );
		self::show( array( $text ), '', 410 );
	}

	/**
	 * Prints WordPress's plain page, never cached.
	 *
	 * @param list<string> $sentences
	 * @param string       $more      Escaped HTML.
	 */
	private static function show( array $sentences, string $more, int $status ): never {
		$text = implode( '', array_map( static fn( string $sentence ): string => '<p>' . esc_html( $sentence ) . '</p>', $sentences ) );
		// phpcs:ignore WordPress.Security.EscapeOutput -- each sentence is escaped above, and what follows them where it is made.
		wp_die( $text . $more, esc_html( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) ), array( 'response' => $status ) );
	}

	private static function title( int $studio_id ): string {
		return wp_specialchars_decode( get_the_title( $studio_id ), ENT_QUOTES );
	}

	private static function number( mixed $text ): int {
		return is_string( $text ) && ctype_digit( $text ) ? (int) $text : 0;
	}
}
