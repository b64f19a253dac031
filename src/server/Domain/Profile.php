<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Domain;

/** How a member of a studio is called and reached. */
final class Profile {

	/**
	 * @param string $nickname Empty when it is the login name, which is nobody's business.
	 * @param string $avatar   Address of a media file or of the bundled placeholder; never a Gravatar, whose address
	 *                         holds a hash of the e-mail.
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

	/** Empty for somebody of whom WordPress knows a login and an address only: neither is for everybody. */
	public function full_name(): string {
		return trim( $this->first_name . ' ' . $this->last_name );
	}

	/** @param bool $is_owner Owners know the address anyway, and recognise a person without a name by it. */
	public function name_for( bool $is_owner ): string {
		return $is_owner && '' === $this->full_name() ? $this->email : $this->full_name();
	}
}
