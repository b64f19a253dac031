<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Rest;

use FilesystemIterator;
use PhpToken;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Tests that the shipped PHP calls nothing that executes, unserializes, fetches or includes a visitor's input (test 22 of
 * docs/security.md). It reads the code with PHP's tokenizer, so that comments do not count and no spelling is missed.
 */
final class Dangerous_Calls_Test extends TestCase {

	private const ROOT = __DIR__ . '/../../../../';

	/** Functions whose arguments must never depend on a visitor. */
	private const CALLS = array(
		'unserialize',
		'maybe_unserialize',
		'extract',
		'parse_str',
		'create_function',
		'assert',
		'call_user_func',
		'call_user_func_array',
		'exec',
		'shell_exec',
		'system',
		'passthru',
		'popen',
		'proc_open',
		'pcntl_exec',
		'fopen',
		'fsockopen',
		'curl_init',
		'curl_exec',
		'wp_remote_get',
		'wp_remote_post',
		'wp_remote_request',
		'move_uploaded_file',
		'wp_handle_upload',
		'wp_set_password',
		'wp_create_user',
		'wp_insert_user',
		'wp_update_user',
		'grant_super_admin',
	);

	/** Allowed includes by file; none of their paths depends on a visitor. */
	private const INCLUDES = array(
		'plugin.php'                              => array( "__DIR__ . '/src/server/autoload.php'" ),
		'uninstall.php'                           => array( "__DIR__ . '/src/server/autoload.php'" ),
		'src/server/autoload.php'                 => array( '$file' ),
		'src/server/WordPress/Calendar/Calendar_Block.php' => array( '$file' ),
		'src/server/WordPress/Calendar/Texts_Preload.php'  => array( '$list' ),
		'src/server/WordPress/Calendar/Pack_Texts.php'     => array( '$file' ),
		'src/server/WordPress/Admin/Admin_Assets.php' => array( "\$folder . \$this -> entry . '.asset.php'" ),
	);

	/**
	 * The only files that call one of these functions, each once: for requests to Ably, to the site itself, and to the external server
	 * that an administrator has set; for the account of an invited person, whose role allows nothing by itself, and for its names; for
	 * the lock of the version files, which is a file of the uploads; and for listeners of the plugin's hooks, which WordPress would call in the same way.
	 */
	private const CALLERS = array(
		'src/server/Service/Foreign_Hooks.php'                  => 'call_user_func_array',
		'src/server/Realtime/Ably_Rest.php'                     => 'wp_remote_post',
		'src/server/Storage/Static_Files.php'                   => 'fopen',
		'src/server/WordPress/Health/Calls_Check.php'           => 'wp_remote_get',
		'src/server/WordPress/Health/Version_File_Check.php'    => 'wp_remote_get',
		'src/server/WordPress/Admin/Connection.php'             => 'wp_remote_get',
		'src/server/WordPress/People/Invitation_Acceptance.php' => 'wp_insert_user',
		'src/server/WordPress/People/Neutral_Names.php'         => 'wp_update_user',
	);

	#[DataProvider( 'files' )]
	public function test_file( string $name ): void {
		$found = self::dangers( (string) file_get_contents( self::ROOT . $name ), self::INCLUDES[ $name ] ?? array() );
		$known = self::CALLERS[ $name ] ?? null;

		self::assertCount( null === $known ? 0 : 1, $found, implode( ', ', $found ) );
		self::assertSame( null === $known ? array() : array( $known ), array_map( static fn( string $danger ): string => explode( ': ', $danger )[1], $found ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function files(): iterable {
		$found = array( 'plugin.php', 'uninstall.php' );
		$all   = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::ROOT . 'src', FilesystemIterator::SKIP_DOTS ) );
		foreach ( $all as $file ) {
			if ( $file instanceof SplFileInfo && 'php' === $file->getExtension() ) {
				$found[] = substr( $file->getPathname(), strlen( self::ROOT ) );
			}
		}
		foreach ( $found as $name ) {
			yield $name => array( $name );
		}
	}

	/** Checks that every statement uses the placeholder `%i` for names of tables, since a name from outside would be SQL. */
	#[DataProvider( 'files' )]
	public function test_no_table_is_named_inside_of_a_statement( string $name ): void {
		$code = (string) file_get_contents( self::ROOT . $name );

		self::assertDoesNotMatchRegularExpression( '/\b(FROM|JOIN|INTO|UPDATE|TABLE|EXISTS) \{?\$/', $code );
	}

	/** Checks that a file which runs code by itself does nothing when a request opens it directly. */
	#[DataProvider( 'files' )]
	public function test_no_file_runs_outside_of_wordpress( string $name ): void {
		$code     = (string) file_get_contents( self::ROOT . $name );
		$declares = 1 === preg_match( '/^(final |abstract |readonly )*(class|interface|trait|enum) /m', $code );

		self::assertTrue( $declares || 1 === preg_match( "/defined\\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \\)/", $code ) );
	}

	/** Checks that the scan itself works. */
	#[DataProvider( 'samples' )]
	public function test_the_scan_finds( string $code ): void {
		self::assertCount( 1, self::dangers( "<?php $code", array() ), $code );
	}

	/** @return iterable<string, array{ string }> */
	public static function samples(): iterable {
		yield 'eval' => array( 'eval( $a );' );
		yield 'backticks' => array( 'echo `id`;' );
		yield 'capitals' => array( 'UnSerialize( $a );' );
		yield 'root namespace' => array( '\extract( $a );' );
		yield 'include' => array( 'include $a;' );
		yield 'require' => array( 'require_once ( "a" . $b );' );
		yield 'class by name' => array( 'new $a();' );
		yield 'variable by name' => array( '$$a = 1;' );
		yield 'method by name' => array( '$a->$b();' );
		yield 'static method by name' => array( '$a::$b();' );
	}

	public function test_the_scan_leaves_the_rest_alone(): void {
		$code = '<?php // eval( $a )' . "\n" . '$a->extract( $b ); Foo::exec( $b ); $a->unserialize; "eval( $a )"; function system() {} $b = array( "exec" );';

		self::assertSame( array(), self::dangers( $code, array() ) );
	}

	/**
	 * @param list<string> $includes Allowed paths.
	 * @return list<string> Line and token of each finding.
	 */
	private static function dangers( string $code, array $includes ): array {
		$tokens = array_values( array_filter( PhpToken::tokenize( $code ), static fn( PhpToken $token ): bool => ! $token->isIgnorable() ) );
		$found  = array();
		$inside = false;
		foreach ( $tokens as $at => $token ) {
			$before = $tokens[ $at - 1 ] ?? null;
			$after  = $tokens[ $at + 1 ] ?? null;
			$inside = '`' === $token->text ? ! $inside : $inside;
			$danger = $token->is( T_EVAL )
				|| ( '`' === $token->text && $inside )
				|| self::is_by_name( $token, $after, $tokens[ $at + 2 ] ?? null )
				|| self::is_call( $token, $before, $after )
				|| ( $token->is( array( T_INCLUDE, T_INCLUDE_ONCE, T_REQUIRE, T_REQUIRE_ONCE ) ) && ! in_array( self::path( $tokens, $at ), $includes, true ) );
			if ( $danger ) {
				$found[] = "{$token->line}: {$token->text}";
			}
		}

		return $found;
	}

	/** Tells whether a variable names a class, another variable or a method. A closure in a variable may be called. */
	private static function is_by_name( PhpToken $token, ?PhpToken $next, ?PhpToken $second ): bool {
		$is_variable = true === $next?->is( T_VARIABLE );

		return match ( true ) {
			$token->is( T_NEW ), $token->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR ) ) => $is_variable,
			$token->is( T_DOUBLE_COLON ) => $is_variable && '(' === $second?->text,
			'$' === $token->text => true,
			default => false,
		};
	}

	private static function is_call( PhpToken $token, ?PhpToken $before, ?PhpToken $after ): bool {
		$is_elses = true === $before?->is( array( T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ) );
		$is_name  = $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) );

		return $is_name && ! $is_elses && '(' === $after?->text && in_array( strtolower( ltrim( $token->text, '\\' ) ), self::CALLS, true );
	}

	/**
	 * @param list<PhpToken> $tokens
	 * @param int            $at     Index of the include.
	 */
	private static function path( array $tokens, int $at ): string {
		$parts = array();
		for ( $next = $at + 1; isset( $tokens[ $next ] ) && ! in_array( $tokens[ $next ]->text, array( ';', ':' ), true ); $next++ ) {
			$parts[] = $tokens[ $next ]->text;
		}

		return implode( ' ', $parts );
	}
}
