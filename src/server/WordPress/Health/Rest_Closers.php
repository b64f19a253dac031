<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Health;

use Closure;
use ReflectionFunction;
use ReflectionMethod;
use WP_Hook;

/** Finds the plugins and themes that can close the REST API, by their callbacks on its hooks. */
final class Rest_Closers {

	private const DOORS = array( 'rest_authentication_errors', 'rest_pre_dispatch' );

	/** Location of the setting in widely used plugins, in their own words, by folder. */
	private const SETTINGS = array(
		'disable-json-api' => 'Settings → Disable REST API',
		'perfmatters'      => 'Settings → Perfmatters → Disable REST API',
		'wp-cerber'        => 'WP Cerber → Hardening',
	);

	/** @return list<string> Their names, with the location of the setting if known. */
	public static function names(): array {
		global $wp_filter;
		$names = array();
		foreach ( self::DOORS as $door ) {
			$listeners = $wp_filter[ $door ] ?? null;
			foreach ( $listeners instanceof WP_Hook ? array_merge( ...array_values( $listeners->callbacks ) ) : array() as $listener ) {
				$names[] = self::owner( self::file_of( $listener['function'] ) );
			}
		}

		return array_values( array_unique( array_filter( $names, static fn( string $name ): bool => '' !== $name ) ) );
	}

	private static function file_of( mixed $function ): string {
		if ( is_string( $function ) && str_contains( $function, '::' ) ) {
			$function = explode( '::', $function, 2 );
		}
		$where = match ( true ) {
			$function instanceof Closure, is_string( $function ) && function_exists( $function ) => new ReflectionFunction( $function ),
			is_array( $function ) && is_callable( $function )   => new ReflectionMethod( $function[0], $function[1] ),
			is_object( $function ) && is_callable( $function )  => new ReflectionMethod( $function, '__invoke' ),
			default                                             => null,
		};

		return (string) $where?->getFileName();
	}

	/** Returns the plugin or theme of a file; empty for WordPress and this plugin. */
	private static function owner( string $file ): string {
		$file = wp_normalize_path( $file );
		if ( str_starts_with( $file, wp_normalize_path( WPMU_PLUGIN_DIR ) . '/' ) ) {
			return 'mu-plugins/' . basename( $file );
		}
		if ( str_starts_with( $file, wp_normalize_path( get_theme_root() ) . '/' ) ) {
			return (string) wp_get_theme( explode( '/', substr( $file, strlen( get_theme_root() ) + 1 ) )[0] )->get( 'Name' );
		}
		$folder = explode( '/', plugin_basename( $file ) )[0];

		return '' === $folder || 'studio-calendar' === $folder || ! file_exists( WP_PLUGIN_DIR . "/$folder" ) ? '' : self::named( $folder );
	}

	private static function named( string $folder ): string {
		$name = $folder;
		foreach ( get_plugins() as $file => $plugin ) {
			if ( explode( '/', (string) $file )[0] === $folder && is_string( $plugin['Name'] ?? null ) ) {
				$name = $plugin['Name'];
			}
		}

		return $name . ( isset( self::SETTINGS[ $folder ] ) ? ' (' . self::SETTINGS[ $folder ] . ')' : '' );
	}
}
