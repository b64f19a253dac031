<?php
/**
 * Finds the calls of WordPress's translation functions in PHP files. Reads file names as JSON from standard input and prints the
 * calls as JSON: `[ { file, line, name, args, comment } ]`. An argument that is not a literal is null.
 *
 * @package StudioCalendar
 */

declare(strict_types=1);

/** Finder of translation calls in one file; it reads the tokens from left to right, without white space. */
final class Studio_Cal_Call_Finder {

	private const NAMES = array(
		...array( '__', '_e', '_x', '_ex', '_n', '_nx', '_n_noop', '_nx_noop' ),
		...array( 'esc_html__', 'esc_html_e', 'esc_html_x', 'esc_attr__', 'esc_attr_e', 'esc_attr_x' ),
	);

	/** Tokens before a name which show that it is not a call of a global function. */
	private const NO_CALL = array( T_FUNCTION, T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR, T_DOUBLE_COLON, T_NEW );

	/** @var list<PhpToken> */
	private readonly array $tokens;

	private string $comment = '';

	public function __construct( private readonly string $file ) {
		$tokens       = PhpToken::tokenize( (string) file_get_contents( $file ) );
		$this->tokens = array_values( array_filter( $tokens, static fn( PhpToken $token ): bool => ! $token->is( T_WHITESPACE ) ) );
	}

	/** @return list<array{ file: string, line: int, name: string, args: list<string|null>, comment: string }> */
	public function calls(): array {
		$calls = array();
		foreach ( $this->tokens as $at => $token ) {
			if ( $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) && 1 === preg_match( '/translators:\s*(.+?)\s*(\*\/|$)/is', $token->text, $match ) ) {
				$this->comment = $match[1];
			} elseif ( $this->is_call( $at ) ) {
				$calls[]       = array(
					'file'    => $this->file,
					'line'    => $token->line,
					'name'    => ltrim( $token->text, '\\' ),
					'args'    => $this->arguments( $at + 2 ),
					'comment' => $this->comment,
				);
				$this->comment = '';
			}
		}
		return $calls;
	}

	private function is_call( int $at ): bool {
		$token = $this->tokens[ $at ];
		return $token->is( array( T_STRING, T_NAME_FULLY_QUALIFIED ) )
			&& in_array( ltrim( $token->text, '\\' ), self::NAMES, true )
			&& '(' === ( $this->tokens[ $at + 1 ]->text ?? '' )
			&& ! ( $at > 0 && $this->tokens[ $at - 1 ]->is( self::NO_CALL ) );
	}

	/**
	 * Returns the arguments from the token after the bracket on; an argument that is not a single literal is null.
	 *
	 * @return list<string|null>
	 */
	private function arguments( int $at ): array {
		$arguments = array();
		$current   = array();
		$depth     = 1;
		for ( ; isset( $this->tokens[ $at ] ) && $depth > 0; $at++ ) {
			$text   = $this->tokens[ $at ]->text;
			$depth += match ( $text ) {
				'(', '[', '{' => 1,
				')', ']', '}' => -1,
				default => 0,
			};
			if ( 0 === $depth || ( 1 === $depth && ',' === $text ) ) {
				$arguments[] = self::literal( $current );
				$current     = array();
			} elseif ( ! $this->tokens[ $at ]->is( array( T_COMMENT, T_DOC_COMMENT ) ) ) {
				$current[] = $this->tokens[ $at ];
			}
		}
		return $arguments;
	}

	/** @param list<PhpToken> $tokens */
	private static function literal( array $tokens ): ?string {
		if ( 1 !== count( $tokens ) || ! $tokens[0]->is( T_CONSTANT_ENCAPSED_STRING ) ) {
			return null;
		}
		$inside = substr( $tokens[0]->text, 1, -1 );
		return str_starts_with( $tokens[0]->text, "'" )
			? str_replace( array( "\\'", '\\\\' ), array( "'", '\\' ), $inside )
			: stripcslashes( $inside );
	}
}

/** @var list<string> $studio_cal_files */
$studio_cal_files = json_decode( (string) stream_get_contents( STDIN ), true, 3, JSON_THROW_ON_ERROR );
$studio_cal_calls = array_map( static fn( string $file ): array => ( new Studio_Cal_Call_Finder( $file ) )->calls(), $studio_cal_files );
echo json_encode( array_merge( ...$studio_cal_calls ), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE );
