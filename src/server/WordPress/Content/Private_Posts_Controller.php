<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Content;

use StudioCalendar\Storage\Post_Type;
use WP_Error;
use WP_Post_Type;
use WP_REST_Posts_Controller;
use WP_REST_Request;
use WP_REST_Response;

/**
 * REST controller of `/wp/v2/studio_cal_studio`, `…_room` and `…_event` that requires membership for every read.
 * Visitors get 401, people of another studio 403. `Capabilities` decides about writes.
 */
final class Private_Posts_Controller extends WP_REST_Posts_Controller {

	public function __construct( string $post_type, private readonly Visible_Posts $visible ) {
		parent::__construct( $post_type );
	}

	/** {@inheritDoc} */
	public function get_items_permissions_check( $request ): bool|WP_Error {
		return $this->visible->may_list() ? parent::get_items_permissions_check( $request ) : self::forbidden();
	}

	/** {@inheritDoc} WordPress's own controller lets everyone read published posts. */
	public function check_read_permission( $post ): bool {
		return current_user_can( 'read_post', $post->ID );
	}

	/** {@inheritDoc} */
	public function create_item_permissions_check( $request ): bool|WP_Error {
		$allowed = parent::create_item_permissions_check( $request );

		return true === $allowed && ! $this->may_stand_in( $request ) ? $this->refused( $request ) : $allowed;
	}

	/** {@inheritDoc} */
	public function update_item_permissions_check( $request ): bool|WP_Error {
		$allowed = parent::update_item_permissions_check( $request );

		return true === $allowed && isset( $request['parent'] ) && ! $this->may_stand_in( $request ) ? $this->refused( $request ) : $allowed;
	}

	/** {@inheritDoc} WordPress has no URL for types outside of its REST list. */
	public function create_item( $request ): WP_REST_Response|WP_Error {
		$response = parent::create_item( $request );
		if ( $response instanceof WP_REST_Response ) {
			$created = $response->get_data();
			$response->header( 'Location', $this->address( is_array( $created ) && is_int( $created['id'] ?? null ) ? $created['id'] : 0 ) );
		}

		return $response;
	}

	/** {@inheritDoc} Adds the parent, which is a room's studio and which WordPress has only for hierarchical types. */
	public function get_item_schema(): array {
		$schema = parent::get_item_schema();
		if ( Post_Type::ROOM === $this->post_type ) {
			$schema['properties']['parent'] = array(
				'description' => 'The studio that the room belongs to.',
				'type'        => 'integer',
				'context'     => array( 'view', 'edit', 'embed' ),
				'required'    => true,
			);
		}

		return $schema;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function get_collection_params(): array {
		$params = parent::get_collection_params();
		if ( Post_Type::ROOM === $this->post_type ) {
			$params['parent'] = array(
				'description' => 'Only the rooms of these studios.',
				'type'        => 'array',
				'items'       => array( 'type' => 'integer' ),
				'default'     => array(),
			);
		}

		return $params;
	}

	/**
	 * {@inheritDoc} Limits the query to posts that the person may read.
	 *
	 * @param array<mixed> $prepared_args WP_Query arguments.
	 * @return array<string, mixed>
	 */
	protected function prepare_items_query( $prepared_args = array(), $request = null ): array {
		return $this->visible->limit( $this->post_type, parent::prepare_items_query( $prepared_args, $request ) );
	}

	/**
	 * {@inheritDoc} WordPress's own check requires the type in its REST list, where it is not on purpose
	 * (`Post_Types`).
	 */
	protected function check_is_post_type_allowed( $post_type ): bool {
		return $this->post_type === ( $post_type instanceof WP_Post_Type ? $post_type->name : $post_type );
	}

	/**
	 * {@inheritDoc} Without links to author, type and attachments, whose lists may not be for this person.
	 *
	 * @return array<string, array{ href: string }>
	 */
	protected function prepare_links( $post ): array {
		return array(
			'self'       => array( 'href' => $this->address( $post->ID ) ),
			'collection' => array( 'href' => rest_url( "{$this->namespace}/{$this->rest_base}" ) ),
		);
	}

	private function address( int $id ): string {
		return rest_url( "{$this->namespace}/{$this->rest_base}/$id" );
	}

	/**
	 * Returns whether the person may put the room into the requested studio.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function may_stand_in( WP_REST_Request $request ): bool {
		if ( Post_Type::ROOM !== $this->post_type ) {
			return true;
		}
		$parent = is_numeric( $request['parent'] ) ? (int) $request['parent'] : 0;

		return Post_Type::STUDIO === get_post_type( $parent ) && current_user_can( 'edit_post', $parent );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request Request with a forbidden studio. */
	private function refused( WP_REST_Request $request ): WP_Error {
		if ( 0 !== (int) ( is_numeric( $request['parent'] ) ? $request['parent'] : 0 ) ) {
			return self::forbidden();
		}

		$text = __( 'A room belongs to a studio. Select the studio and save again.', 'studio-calendar' );

		return new WP_Error( 'rest_invalid_param', $text, array( 'status' => 400 ) );
	}

	private static function forbidden(): WP_Error {
		$text = __( 'Sorry, you are not allowed to do this.', 'studio-calendar' );

		return new WP_Error( 'rest_forbidden', $text, array( 'status' => rest_authorization_required_code() ) );
	}
}
