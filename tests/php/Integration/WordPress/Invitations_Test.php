<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\WordPress;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use StudioCalendar\Domain\Clock;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\System_Clock;
use StudioCalendar\Service\Rate_Limiter;
use StudioCalendar\Storage\Database;
use StudioCalendar\Storage\Idempotency_Keys;
use StudioCalendar\Storage\Invitations as Stored_Invitations;
use StudioCalendar\Storage\Members;
use StudioCalendar\Tests\Integration\Test_Case;
use StudioCalendar\WordPress\Admin\Studio\Invitations;
use StudioCalendar\WordPress\People\Emails;
use StudioCalendar\WordPress\Site\Clean_Up;
use StudioCalendar\WordPress\Site\Translations;
use WP_User;

/** Tests of invitations to a studio: a person has to accept them, and they do not reveal whether the site knows an email address. */
#[Group( 'once' )]
final class Invitations_Test extends Test_Case {

	private static Web_Server $server;

	private People $people;

	/** @var list<array{ to: string, subject: string, message: string, headers: mixed }> */
	private array $letters = array();

	private bool $mail_works = true;

	/** @var list<string> Email addresses for which the test may have created an account. */
	private array $invited = array();

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$server = Web_Server::start();
	}

	public static function tearDownAfterClass(): void {
		self::$server->stop();
		parent::tearDownAfterClass();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->people = new People( $this->make );
		add_filter( 'pre_wp_mail', $this->catch_letter( ... ), 10, 2 );
		wp_set_current_user( $this->people->user['owner'] );
	}

	protected function tearDown(): void {
		remove_all_filters( 'pre_wp_mail' );
		remove_all_filters( 'locale' );
		foreach ( $this->invited as $email ) {
			$user = get_user_by( 'email', $email );
			if ( $user instanceof WP_User ) {
				wp_delete_user( $user->ID );
			}
		}
		parent::tearDown();
	}

	public function test_an_owner_sees_no_difference_between_a_known_and_an_unknown_address(): void {
		$known   = $this->email_of( 'subscriber' );
		$unknown = $this->fresh_email();
		$before  = $this->listed();

		foreach ( array( $known, $unknown ) as $email ) {
			self::assertSame( '', $this->invite( $email ) );
		}
		self::assertEquals( $before, $this->listed(), 'Nobody is listed before they accept.' );
		self::assertSame( array( $known, $unknown ), array_column( $this->letters, 'to' ) );
		[ $one, $other ] = array_map( static fn( array $letter ): string => (string) preg_replace( '/key=\w+/', 'key=', $letter['subject'] . $letter['message'] ), $this->letters );
		self::assertSame( $one, $other, 'The letters are the same but for the key.' );
		self::assertSame( 0, self::account( $unknown ), 'No account is made for somebody who has not asked for one.' );
	}

	public function test_the_secret_is_long_and_not_in_the_database(): void {
		$this->invite( $this->fresh_email() );
		$secret = $this->secret();

		self::assertMatchesRegularExpression( '/\A[0-9a-f]{64}\z/', $secret );
		self::assertStringNotContainsString( $secret, (string) wp_json_encode( get_post_meta( $this->people->post['studio'] ) ) );
	}

	public function test_looking_at_the_letter_accepts_nothing_and_a_press_makes_an_account(): void {
		$email = $this->fresh_email();
		$this->invite( $email, Member_Role::Owner );
		$path = $this->path();

		$look = self::$server->get( $path );
		self::assertSame( 200, $look->status );
		self::assertStringContainsString( get_the_title( $this->people->post['studio'] ), $look->body );
		self::assertStringContainsString( esc_html( $email ), $look->body );
		self::assertStringContainsString( 'no-store', $look->headers['cache-control'] ?? '' );
		self::assertSame( 'no-referrer', $look->headers['referrer-policy'] ?? '' );
		self::assertSame( "frame-ancestors 'none'", $look->headers['content-security-policy'] ?? '' );
		self::assertSame( 0, self::account( $email ) );

		self::assertStringContainsString( 'name="first_name"', $look->body );

		$accepted = self::$server->post( $path, array( 'first_name' => ' Anna ', 'last_name' => 'O\'Tamm' ) );
		wp_cache_flush();
		$user = get_userdata( self::account( $email ) );
		self::assertInstanceOf( WP_User::class, $user );
		self::assertSame( array( 'studio_trainer' ), $user->roles, 'The account has a role that allows nothing, whatever the person is in the studio.' );
		self::assertSame( Member_Role::Owner, $this->listed()[ $user->ID ]->role );
		self::assertSame( 303, $accepted->status );
		parse_str( (string) wp_parse_url( $accepted->headers['location'] ?? '', PHP_URL_QUERY ), $next );
		self::assertSame( 'rp', $next['action'] ?? null );
		self::assertInstanceOf( WP_User::class, check_password_reset_key( is_string( $next['key'] ?? null ) ? $next['key'] : '', $user->user_login ) );
		self::assertSame( array(), $look->complaints );
		self::assertSame( array(), $accepted->complaints );
	}

	public function test_nothing_of_the_account_tells_the_address(): void {
		$email = $this->fresh_email();
		$local = (string) strstr( $email, '@', true );
		$this->invite( $email );
		self::$server->post( $this->path(), array( 'first_name' => ' Anna ', 'last_name' => 'O\'Tamm' ) );
		wp_cache_flush();
		$user = get_userdata( self::account( $email ) );

		self::assertInstanceOf( WP_User::class, $user );
		foreach ( array( $user->user_login, $user->user_nicename, $user->display_name, $user->nickname, get_author_posts_url( $user->ID ) ) as $shown ) {
			self::assertStringNotContainsString( $local, $shown );
			self::assertStringNotContainsString( 'invited', $shown );
		}
		self::assertMatchesRegularExpression( '/\Amember[a-z0-9]{12}\z/', $user->user_login );
		self::assertSame( array( 'Anna', 'O\'Tamm', 'Anna O\'Tamm', 'Anna O\'Tamm' ), array( $user->first_name, $user->last_name, $user->display_name, $user->nickname ) );
	}

	public function test_without_a_name_nothing_is_used_up(): void {
		$email = $this->fresh_email();
		$this->invite( $email );
		$path = $this->path();
		$page = self::$server->post( $path, array( 'first_name' => ' ', 'last_name' => 'Tamm "&' ) );
		wp_cache_flush();

		self::assertSame( 422, $page->status );
		self::assertStringContainsString( 'Enter your first name', $page->body );
		self::assertStringContainsString( 'value="Tamm &quot;&amp;"', $page->body );
		self::assertSame( 0, self::account( $email ) );
		self::assertSame( 303, self::$server->post( $path, array( 'first_name' => 'Anna' ) )->status );
	}

	/** Checks accounts of earlier versions: login and "nicename" were the email address, the display name its first part. */
	public function test_names_that_were_taken_from_an_address_are_mended_once_a_day(): void {
		$email = $this->fresh_email();
		$local = (string) strstr( $email, '@', true );
		$id    = wp_insert_user( array( 'user_login' => $email, 'user_email' => $email, 'user_pass' => 'x', 'display_name' => $local, 'role' => 'studio_trainer', 'first_name' => 'Anna', 'last_name' => 'Tamm' ) );
		$other = $this->people->user['trainer'];
		$kept  = get_userdata( $other )->user_nicename ?? '';
		self::assertIsInt( $id );
		self::assertStringContainsString( $local, get_userdata( $id )->user_nicename ?? '' );

		( new Clean_Up( new Idempotency_Keys( new Database( self::wpdb() ) ), $this->stored(), new System_Clock(), __FILE__ ) )->run();
		$user = get_userdata( $id );
		self::assertInstanceOf( WP_User::class, $user );
		self::assertSame( array( $email, 'Anna Tamm', 'Anna Tamm' ), array( $user->user_login, $user->display_name, $user->nickname ) );
		self::assertStringNotContainsString( $local, $user->user_nicename );
		self::assertSame( $kept, get_userdata( $other )->user_nicename ?? null );
	}

	public function test_a_known_person_accepts_and_stays_who_they_are(): void {
		$this->invite( $this->email_of( 'subscriber' ) );
		$id     = $this->people->user['subscriber'];
		$before = array( get_userdata( $id )->user_login ?? '', get_userdata( $id )->display_name ?? '', get_userdata( $id )->first_name ?? '' );
		self::assertStringNotContainsString( 'first_name', self::$server->get( $this->path() )->body );
		$accepted = self::$server->post( $this->path(), array( 'first_name' => 'Somebody', 'last_name' => 'Else' ) );
		wp_cache_flush();

		self::assertSame( 200, $accepted->status );
		self::assertStringContainsString( 'wp-login.php', $accepted->body );
		self::assertSame( Member_Role::Trainer, $this->listed()[ $id ]->role );
		self::assertSame( array( 'subscriber' ), get_userdata( $id )->roles ?? null );
		self::assertSame( $before, array( get_userdata( $id )->user_login ?? '', get_userdata( $id )->display_name ?? '', get_userdata( $id )->first_name ?? '' ) );
		self::assertSame( array(), ( $this->stored()->of_studio( $this->people->post['studio'], new DateTimeImmutable() ) ) );
	}

	public function test_it_works_once(): void {
		$this->invite( $this->email_of( 'subscriber' ) );
		$path = $this->path();
		self::$server->post( $path, array() );
		wp_cache_flush();
		( new Members() )->remove( $this->people->post['studio'], $this->people->user['subscriber'] );

		self::assertSame( 410, self::$server->post( $path, array() )->status );
		self::assertSame( 410, self::$server->get( $path )->status );
		wp_cache_flush();
		self::assertArrayNotHasKey( $this->people->user['subscriber'], $this->listed() );
	}

	#[DataProvider( 'ways_to_be_over' )]
	public function test_what_is_over_lets_nobody_in( string $way ): void {
		$studio = $this->people->post['studio'];
		$email  = $this->email_of( 'subscriber' );
		$this->invite( $email, Member_Role::Trainer, 'too old' === $way ? self::clock( '-14 days -1 minute' ) : null );
		$path = $this->path();
		match ( $way ) {
			'withdrawn'          => $this->invitations()->withdraw( $studio, strtoupper( $email ) ),
			'sent again'         => $this->invite( $email ),
			'studio not public'  => wp_update_post( array( 'ID' => $studio, 'post_status' => 'draft' ) ),
			'another studio'     => $path = str_replace( "studio_id=$studio", 'studio_id=' . $this->people->post['foreign'], $path ),
			'another key'        => $path = substr( $path, 0, -1 ) . ( str_ends_with( $path, '0' ) ? '1' : '0' ),
			'a list for a key'   => $path = str_replace( '&key=', '&key[]=', $path ),
			default              => null,
		};

		self::assertSame( 410, self::$server->get( $path )->status );
		self::assertSame( 410, self::$server->post( $path, array() )->status );
		wp_cache_flush();
		self::assertArrayNotHasKey( $this->people->user['subscriber'], $this->listed() );
		self::assertArrayNotHasKey( $this->people->user['subscriber'], ( new Members() )->of_studio( $this->people->post['foreign'] ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function ways_to_be_over(): iterable {
		foreach ( array( 'too old', 'withdrawn', 'sent again', 'studio not public', 'another studio', 'another key', 'a list for a key' ) as $way ) {
			yield $way => array( $way );
		}
	}

	public function test_it_lasts_fourteen_days_and_is_forgotten_then(): void {
		$studio = $this->people->post['studio'];
		$this->invite( $this->fresh_email(), Member_Role::Trainer, self::clock( '-13 days -23 hours' ) );
		self::assertCount( 1, $this->invitations()->open( $studio ) );
		self::assertSame( 200, self::$server->get( $this->path() )->status );

		$this->invite( $this->fresh_email(), Member_Role::Trainer, self::clock( '-15 days' ) );
		( new Clean_Up( new Idempotency_Keys( new Database( self::wpdb() ) ), $this->stored(), new System_Clock(), __FILE__ ) )->run();
		self::assertCount( 1, array_filter( array_keys( (array) get_post_meta( $studio ) ), static fn( int|string $key ): bool => str_starts_with( (string) $key, Stored_Invitations::KEY ) ) );
	}

	public function test_administrators_list_people_of_the_site_at_once(): void {
		wp_set_current_user( $this->people->user['administrator'] );
		self::assertSame( '', $this->invite( $this->email_of( 'subscriber' ) ) );

		self::assertArrayHasKey( $this->people->user['subscriber'], $this->listed() );
		self::assertCount( 1, $this->letters );
		self::assertStringNotContainsString( 'key=', $this->letters[0]['message'] );

		self::assertSame( '', $this->invite( $this->fresh_email() ) );
		self::assertCount( 1, $this->invitations()->open( $this->people->post['studio'] ), 'Others are asked.' );
	}

	public function test_who_belongs_to_the_studio_already_gets_no_letter(): void {
		self::assertStringContainsString( 'already', $this->invite( strtoupper( $this->email_of( 'trainer' ) ) ) );
		self::assertStringContainsString( 'already', $this->invite( $this->email_of( 'owner' ), Member_Role::Trainer ) );

		self::assertSame( array(), $this->letters );
		self::assertSame( Member_Role::Owner, $this->listed()[ $this->people->user['owner'] ]->role );
	}

	public function test_a_letter_that_could_not_be_sent_leaves_nothing(): void {
		$this->mail_works = false;

		self::assertStringContainsString( 'could not be emailed', $this->invite( $this->fresh_email() ) );
		self::assertSame( array(), $this->invitations()->open( $this->people->post['studio'] ) );
	}

	public function test_letters_are_limited_by_the_minute(): void {
		$answers = array_map( fn(): string => $this->invite( $this->fresh_email() ), range( 1, 12 ) );

		self::assertStringContainsString( 'Try again in a minute', implode( $answers ) );
		self::assertLessThan( 12, count( $this->letters ) );
	}

	#[DataProvider( 'languages' )]
	public function test_letters_are_plain_text_in_the_sites_language( string $locale, string $words ): void {
		add_filter( 'locale', static fn(): string => $locale );
		update_user_meta( $this->people->user['owner'], 'locale', 'en_US' );
		$this->invite( $this->fresh_email() );

		self::assertStringContainsString( $words, $this->letters[0]['message'] );
		self::assertStringNotContainsString( '<', $this->letters[0]['message'] );
		self::assertContains( $this->letters[0]['headers'], array( '', array() ), 'No header says that it is HTML.' );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function languages(): iterable {
		yield 'English' => array( 'en_US', 'You are invited' );
		yield 'Russian' => array( 'ru_RU', 'Вас приглашают' );
		yield 'Estonian' => array( 'et', 'Sind on kutsutud' );
	}

	public function test_a_studios_name_writes_no_line_of_the_letters_head(): void {
		self::wpdb()->update( self::wpdb()->posts, array( 'post_title' => "Salsa\r\nBcc: all@example.org & <b>co</b>" ), array( 'ID' => $this->people->post['studio'] ) );
		clean_post_cache( $this->people->post['studio'] );
		$this->invite( $this->fresh_email() );

		self::assertSame( 'Invitation to the calendar of Salsa Bcc: all@example.org & co', $this->letters[0]['subject'] );
	}

	private function invite( string $who, Member_Role $role = Member_Role::Trainer, ?Clock $clock = null ): string {
		return $this->invitations( $clock )->invite( $this->people->post['studio'], $who, $role );
	}

	private function invitations( ?Clock $clock = null ): Invitations {
		$now = new System_Clock();

		return new Invitations( new Members(), $this->stored(), new Emails( new Translations( dirname( __DIR__, 4 ) . '/languages/' ) ), new Rate_Limiter( $now ), $clock ?? $now );
	}

	private function stored(): Stored_Invitations {
		return new Stored_Invitations();
	}

	private static function clock( string $shift ): Clock {
		return new class( $shift ) implements Clock {

			public function __construct( private readonly string $shift ) {
			}

			public function now(): DateTimeImmutable {
				return new DateTimeImmutable( $this->shift );
			}
		};
	}

	/** @return array<int, \StudioCalendar\Domain\Member> */
	private function listed(): array {
		return ( new Members() )->of_studio( $this->people->post['studio'] );
	}

	/** Returns the id of the account with the email address, or 0. */
	private static function account( string $email ): int {
		$user = get_user_by( 'email', $email );

		return $user instanceof WP_User ? $user->ID : 0;
	}

	private function secret(): string {
		self::assertSame( 1, preg_match( '/key=(\w+)/', $this->letters[ count( $this->letters ) - 1 ]['message'] ?? '', $found ) );

		return $found[1];
	}

	/** Returns the path of the link in the last email. */
	private function path(): string {
		return "/?studio_calendar=invitation&studio_id={$this->people->post['studio']}&key=" . $this->secret();
	}

	private function email_of( string $who ): string {
		return get_userdata( $this->people->user[ $who ] )->user_email ?? '';
	}

	private function fresh_email(): string {
		$email           = 'invited-' . bin2hex( random_bytes( 6 ) ) . '@example.org';
		$this->invited[] = $email;

		return $email;
	}

	/** @param array{ to: string, subject: string, message: string, headers: mixed } $letter */
	private function catch_letter( mixed $answer, array $letter ): bool {
		if ( $this->mail_works ) {
			$this->letters[] = $letter;
		}

		return $this->mail_works;
	}
}
