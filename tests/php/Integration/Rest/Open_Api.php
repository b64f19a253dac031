<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Integration\Rest;

use stdClass;
use StudioCalendar\Plugin;
use StudioCalendar\Rest\Answers;
use StudioCalendar\Rest\Parameters;

/** Builder of the OpenAPI document, from the routes registered with WordPress and the two endpoints of admin-ajax. */
final class Open_Api {

	private const ABOUT = 'The calls that a calendar makes, as docs/behaviour.md, 2 to 8, describes them. Made by `npm run api`, held by Open_Api_Test.';

	private const AJAX = '/wp-admin/admin-ajax.php?action=';

	/** Schemas of the document's components, by title. */
	private stdClass $schemas;

	/** Responses of the document's components, by endpoint; "Refused" is the error response of all. */
	private stdClass $responses;

	/** @param array<string, array{ parameters: array<string, array<string, mixed>>, answer: array<string, mixed> }> $routes As `Server::described` returns them. */
	public function __construct( private readonly array $routes ) {
		$this->schemas   = new stdClass();
		$this->responses = new stdClass();
	}

	public function json(): string {
		$paths = array();
		foreach ( $this->routes as $route => $call ) {
			$path           = '/wp-json' . preg_replace( '/\(\?P<(\w+)>[^)]+\)/', '{$1}', $route );
			$paths[ $path ] = $this->methods( $path, $call['parameters'], $call['answer'] );
		}
		$paths[ self::AJAX . 'edit_booking' ]        = $this->methods( self::AJAX . 'edit_booking', Parameters::edit(), Answers::edited() );
		$paths[ self::AJAX . 'get_trainer_history' ] = $this->methods( self::AJAX . 'get_trainer_history', Parameters::history(), Answers::history() );
		ksort( $paths );
		$this->respond( 'Refused', 'Nothing was done.', Answers::error() );
		$document = array(
			'openapi'    => '3.1.0',
			'info'       => array( 'title' => 'Studio Calendar', 'version' => Plugin::VERSION, 'description' => self::ABOUT ),
			'servers'    => array( array( 'url' => 'https://{site}', 'variables' => array( 'site' => array( 'default' => 'studio.example' ) ) ) ),
			'paths'      => $paths,
			'components' => array(
				'schemas'         => $this->schemas,
				'responses'       => $this->responses,
				'securitySchemes' => array(
					'login' => array( 'type' => 'apiKey', 'in' => 'cookie', 'name' => 'wordpress_logged_in', 'description' => 'WordPress\'s own login.' ),
					'nonce' => array( 'type' => 'apiKey', 'in' => 'header', 'name' => 'X-WP-Nonce', 'description' => 'Nonce of the action wp_rest.' ),
				),
			),
		);
		$json     = (string) wp_json_encode( $document, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );

		return (string) preg_replace_callback( '/^( {4})+/m', static fn( array $indent ): string => str_repeat( "\t", intdiv( strlen( $indent[0] ), 4 ) ), $json ) . "\n";
	}

	/**
	 * @param array<string, array<string, mixed>> $parameters
	 * @param array<string, mixed>                $answer
	 * @return array<string, mixed> Operations of the path for GET and POST.
	 */
	private function methods( string $path, array $parameters, array $answer ): array {
		$in_path = array_filter( $parameters, static fn( string $name ): bool => str_contains( $path, '{' . $name . '}' ), ARRAY_FILTER_USE_KEY );
		$sent    = array_diff_key( $parameters, $in_path );
		$name    = trim( (string) preg_replace( '/\W+/', '-', (string) preg_replace( '#^.*/v1/|^.*action=|\{.*#', '', $path ) ), '-' );
		$call    = array(
			'summary'   => $answer['description'],
			'security'  => array( new stdClass(), array( 'login' => array(), 'nonce' => array() ) ),
			'responses' => array(
				'200'     => $this->respond( $name, 'Done.', array_diff_key( $answer, array( 'description' => true ) ) ),
				'default' => array( '$ref' => '#/components/responses/Refused' ),
			),
		);
		$names   = self::in( 'path', $in_path );
		$form    = array( 'content' => array( 'application/x-www-form-urlencoded' => array( 'schema' => self::object( $sent ) ) ) );

		return array(
			'get'  => array( 'parameters' => array( ...$names, ...self::in( 'query', $sent ) ) ) + $call,
			'post' => ( array() === $names ? array() : array( 'parameters' => $names ) ) + array( 'requestBody' => $form ) + $call,
		);
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array{ '$ref': string }
	 */
	private function respond( string $name, string $about, array $schema ): array {
		$this->responses->{$name} = array( 'description' => $about, 'content' => array( 'application/json' => array( 'schema' => $this->hoisted( $schema ) ) ) );

		return array( '$ref' => "#/components/responses/$name" );
	}

	/**
	 * @param array<string, array<string, mixed>> $parameters
	 * @return list<array<string, mixed>>
	 */
	private static function in( string $place, array $parameters ): array {
		$listed = array();
		foreach ( $parameters as $name => $parameter ) {
			$schema   = self::schema( $parameter );
			$about    = array( 'name' => $name, 'in' => $place, 'required' => self::is_required( $parameter ), 'description' => $parameter['description'] );
			$listed[] = $about + array( 'schema' => array_diff_key( $schema, array( 'description' => true ) ) );
		}

		return $listed;
	}

	/**
	 * @param array<string, array<string, mixed>> $parameters
	 * @return array<string, mixed>
	 */
	private static function object( array $parameters ): array {
		$required = array_keys( array_filter( $parameters, self::is_required( ... ) ) );

		return array( 'type' => 'object', 'properties' => array_map( self::schema( ... ), $parameters ) ) + ( array() === $required ? array() : array( 'required' => $required ) );
	}

	/**
	 * Returns a parameter as JSON Schema: an object inside a string is described by its content, and a maximum of PHP_INT_MAX is
	 * left out, since a JSON number cannot represent it.
	 *
	 * @param array<string, mixed> $parameter
	 * @return array<string, mixed>
	 */
	private static function schema( array $parameter ): array {
		$theirs = array( 'required', 'is_required', 'validate_callback', 'sanitize_callback' );
		$schema = array_diff_key( $parameter, array_flip( $theirs ) );
		if ( PHP_INT_MAX === ( $schema['maximum'] ?? null ) ) {
			unset( $schema['maximum'] );
		}
		if ( 'json' === ( $schema['format'] ?? null ) ) {
			$content = array( 'contentMediaType' => 'application/json', 'contentSchema' => self::object( self::by_name( $schema['properties'] ?? null ) ) );
			$schema  = array_diff_key( $schema, array( 'format' => true, 'properties' => true ) ) + $content;
		}
		if ( is_array( $schema['additionalProperties'] ?? null ) ) {
			$schema['additionalProperties'] = self::object( self::by_name( $schema['additionalProperties']['properties'] ?? null ) );
		}

		return $schema;
	}

	/** @return array<string, array<string, mixed>> */
	private static function by_name( mixed $properties ): array {
		return is_array( $properties ) ? $properties : array(); // @phpstan-ignore return.type (the plugin's parameters have names)
	}

	/** @param array<string, mixed> $parameter */
	private static function is_required( array $parameter ): bool {
		return true === ( $parameter['is_required'] ?? $parameter['required'] ?? false );
	}

	/**
	 * Returns the schema with a reference in place of each part that has a title.
	 *
	 * @param array<array-key, mixed> $schema
	 * @return array<array-key, mixed>
	 */
	private function hoisted( array $schema ): array {
		$here = array_map( fn( mixed $part ): mixed => is_array( $part ) ? $this->hoisted( $part ) : $part, $schema );
		if ( ! is_string( $here['title'] ?? null ) ) {
			return $here;
		}
		$title                   = $here['title'];
		$this->schemas->{$title} = array_diff_key( $here, array( 'title' => true ) );

		return array( '$ref' => "#/components/schemas/$title" );
	}

	/** Returns the path of the document. */
	public static function file(): string {
		return dirname( __DIR__, 4 ) . '/docs/api/openapi.json';
	}
}
