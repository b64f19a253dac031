<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Media;

use StudioCalendar\Storage\Members;
use WP_Post;
use WP_Query;

/**
 * Lets members of a studio upload images for their events, only in wp-admin, and limits them to their own files: what
 * they see in the media library, change and upload. People who may upload by their role are not affected.
 */
final class Trainer_Uploads {

	/** File extensions that a server might execute or a browser interpret, also before a harmless one. */
	private const DANGEROUS_NAME = '/\.(ph(p\d*|tml?|ar|ps)|svgz?|x?html?|js|cgi|pl|py|aspx?|sh|exe|htaccess)(\.|\z)/i';

	private const MIMES = array(
		'jpg|jpeg|jpe' => 'image/jpeg',
		'png'          => 'image/png',
		'webp'         => 'image/webp',
	);

	public function __construct( private readonly Members $members ) {
	}

	public function add_hooks(): void {
		add_filter( 'map_meta_cap', $this->map( ... ), 10, 4 );
		add_filter( 'upload_mimes', $this->limit_types( ... ) );
		add_filter( 'wp_handle_upload_prefilter', $this->check( ... ) );
		add_filter( 'wp_handle_sideload_prefilter', $this->check( ... ) );
		add_filter( 'ajax_query_attachments_args', $this->limit_library( ... ) );
		add_action( 'pre_get_posts', $this->limit_list( ... ) );
		add_action( 'wp_ajax_get-attachment', $this->refuse_foreign( ... ), 0 );
	}

	/**
	 * @param array<array-key, mixed> $needed Capabilities required by WordPress.
	 * @param array<array-key, mixed> $about  Arguments; for a post its ID comes first.
	 * @return array<array-key, mixed>
	 */
	public function map( array $needed, string $asked, int $user_id, array $about ): array {
		if ( ! is_admin() ) {
			return $needed;
		}
		$is_granted = match ( $asked ) {
			'upload_files'             => $this->is_limited( $user_id ),
			'edit_post', 'delete_post' => $this->is_own_picture( $about[0] ?? null, $user_id ),
			default                    => false,
		};

		return $is_granted ? array( 'read' ) : $needed;
	}

	/**
	 * @param array<string, string> $types MIME types by extension.
	 * @return array<string, string>
	 */
	public function limit_types( array $types ): array {
		return $this->is_current_limited() ? self::MIMES : $types;
	}

	/**
	 * Rejects or re-encodes a file before WordPress stores it, so that thumbnails are made of the clean file.
	 *
	 * @param array<string, mixed> $file Entry of $_FILES.
	 * @return array<string, mixed> With the message in `error` if it is rejected.
	 */
	public function check( array $file ): array {
		$name = $file['name'] ?? '';
		$path = $file['tmp_name'] ?? '';
		if ( ! $this->is_current_limited() || ! is_string( $name ) || ! is_string( $path ) || '' === $path ) {
			return $file;
		}
		$reason = 1 === preg_match( self::DANGEROUS_NAME, $name )
			? __( 'Remove endings such as .php from the file name', 'studio-calendar' )
			: Picture_Cleaner::refusal( $path );
		if ( '' === $reason && ! Picture_Cleaner::clean( $path ) ) {
			$reason = __( 'The image cannot be read', 'studio-calendar' );
		}
		clearstatcache( true, $path );

		return '' === $reason ? array_merge( $file, array( 'size' => (int) filesize( $path ) ) ) : array_merge( $file, array( 'error' => $reason ) );
	}

	/**
	 * @param array<string, mixed> $query WP_Query arguments of the media modal.
	 * @return array<string, mixed>
	 */
	public function limit_library( array $query ): array {
		return $this->is_current_limited() ? array_merge( $query, array( 'author' => get_current_user_id() ) ) : $query;
	}

	/** @param WP_Query $query Query of the Media screen. */
	public function limit_list( WP_Query $query ): void {
		if ( is_admin() && $query->is_main_query() && 'attachment' === $query->get( 'post_type' ) && $this->is_current_limited() ) {
			$query->set( 'author', get_current_user_id() );
		}
	}

	/** Rejects requests for other people's attachments, which WordPress would return. */
	public function refuse_foreign(): void {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- a number that is only looked at, to refuse what is another's.
		$id   = $_REQUEST['id'] ?? null;
		$post = is_numeric( $id ) ? get_post( (int) $id ) : null;
		if ( $this->is_current_limited() && ( null === $post || (int) $post->post_author !== get_current_user_id() ) ) {
			wp_send_json_error( null, 403 );
		}
	}

	private function is_current_limited(): bool {
		return is_user_logged_in() && $this->is_limited( get_current_user_id() );
	}

	/**
	 * Returns whether the user may upload only as a member of a studio. Needs a query only for people without the right
	 * by role.
	 */
	private function is_limited( int $user_id ): bool {
		$user    = get_userdata( $user_id );
		$by_role = false === $user || isset( $user->allcaps['upload_files'] ) || is_super_admin( $user_id );

		return ! $by_role && array() !== $this->members->studios_of( $user_id );
	}

	private function is_own_picture( mixed $id, int $user_id ): bool {
		$post = $id instanceof WP_Post ? $id : ( is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null );

		return $post instanceof WP_Post && 'attachment' === $post->post_type && (int) $post->post_author === $user_id
			&& wp_attachment_is_image( $post ) && $this->is_limited( $user_id );
	}
}
