<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** Name and contact data of a studio's member. */
final class Profile {

	/**
	 * @param string $nickname Empty if it equals the login name, which is private.
	 * @param string $avatar   URL of a media file or of the bundled placeholder; never of a Gravatar, whose URL
	 *                         holds a hash of the email address.
	 */
	public function __construct(
		public readonly int $user_id,
		public readonly string $first_name,
		public readonly string $last_name,
		public readonly string $nickname,
		public readonly string $email,
		public readonly string $phone,
		public readonly string $avatar,
	) {
	}

	/**
	 * Returns the first and last name, or an empty string if WordPress knows only a login and an email address, which
	 * are private.
	 */
	public function full_name(): string {
		return trim( $this->first_name . ' ' . $this->last_name );
	}

	/**
	 * Returns the name to show, or to owners the email address if there is no name.
	 *
	 * @param bool $is_owner Owners know the address anyway, and recognise a person without a name by it.
	 */
	public function name_for( bool $is_owner ): string {
		return $is_owner && '' === $this->full_name() ? $this->email : $this->full_name();
	}
}
