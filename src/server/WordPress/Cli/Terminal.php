<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Cli;

use function WP_CLI\Utils\format_items;

/** Output of commands to the terminal. */
final class Terminal {

	/** @param list<string> $cells */
	public static function line( array $cells ): void {
		$clean = array_map( self::clean( ... ), $cells );
		// phpcs:ignore WordPress.Security.EscapeOutput -- a terminal, no page.
		echo implode( "\t", array_filter( $clean, static fn( string $cell ): bool => '' !== $cell ) ) . PHP_EOL;
	}

	/**
	 * Writes a list as WP-CLI does in this format; without one a line each, empty cells left out.
	 *
	 * @param list<string>       $names  Names of the cells.
	 * @param list<list<string>> $rows   Cells in this order.
	 * @param string|null        $format table, csv, json, yaml or count.
	 */
	public static function rows( array $names, array $rows, ?string $format ): void {
		if ( null !== $format && function_exists( 'WP_CLI\Utils\format_items' ) ) {
			$named = static fn( array $row ): array => array_combine( $names, array_map( self::clean( ... ), $row ) );
			format_items( $format, array_map( $named, $rows ), $names );
			return;
		}
		array_map( self::line( ... ), $rows );
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

	/** Removes control characters, because names are user input. */
	private static function clean( string $cell ): string {
		return (string) preg_replace( '/[\x00-\x1f\x7f]+/', ' ', $cell );
	}

	/** @return int|null Null if it is not a whole number within the limits. */
	public static function number( string $typed, int $least, int $most ): ?int {
		$found = filter_var( $typed, FILTER_VALIDATE_INT, array( 'options' => array( 'min_range' => $least, 'max_range' => $most ) ) );

		return false === $found ? null : $found;
	}
}
