<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

/** What a command says to the terminal. */
final class Terminal {

	/** @param list<string> $cells Names come from people: no control character of theirs reaches the terminal. */
	public static function line( array $cells ): void {
		$clean = array_map( static fn( string $cell ): string => (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $cell ), $cells );
		echo implode( "\t", array_filter( $clean, static fn( string $cell ): bool => '' !== $cell ) ) . PHP_EOL; // phpcs:ignore -- a terminal, no page.
	}

	/** Ends the command; the exit code is 1. */
	public static function refuse( string $sentence ): void {
		$error = array( 'WP_CLI', 'error' );
		if ( is_callable( $error ) ) {
			$error( $sentence );
			return;
		}
		self::line( array( $sentence ) );
	}

	/** Ends the command without another word. */
	public static function fail(): void {
		$halt = array( 'WP_CLI', 'halt' );
		if ( is_callable( $halt ) ) {
			$halt( 1 );
		}
	}

	/** @return int|null Null for what is no whole number within the limits. */
	public static function number( string $typed, int $least, int $most ): ?int {
		$found = filter_var( $typed, FILTER_VALIDATE_INT, array( 'options' => array( 'min_range' => $least, 'max_range' => $most ) ) );

		return false === $found ? null : $found;
	}
}
