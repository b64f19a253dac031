<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\WordPress\Admin\Studio;

use StudioCalendar\Domain\Invitation;
use StudioCalendar\Domain\Member;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Payment_Frequency;
use StudioCalendar\Domain\Payment_Method;
use StudioCalendar\Storage\Members;
use StudioCalendar\WordPress\Admin\Form;
use StudioCalendar\WordPress\Admin\Form_Input;
use StudioCalendar\WordPress\Admin\Form_Result;
use WP_Post;
use WP_User;

/** Section with a studio's members, their roles and payment terms. */
final class People_Section implements Section {

	private const INVITED    = 'invite';
	private const INVITED_AS = 'invite_as';
	private const OPEN       = 'invited';

	/** ID of the list of suggestions for administrators; other people are entered by email. */
	private const SUGGESTED = 200;

	public function __construct( private readonly Members $members, private readonly Invitations $invitations ) {
	}

	public function title(): string {
		return __( 'People', 'studio-calendar' );
	}

	public function print( WP_Post $studio, Form_Result $result ): void {
		$form = new Form( $result );
		echo $form->error( 'people' ); // phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo '<ul class="sc-admin-rows">';
		foreach ( $this->members->of_studio( $studio->ID ) as $member ) {
			$user = get_userdata( $member->user_id );
			if ( $user instanceof WP_User ) {
				self::row( $form, $member, $user );
			}
		}
		foreach ( $this->invitations->open( $studio->ID ) as $place => $invitation ) {
			self::invited_row( $form, $place, $invitation );
		}
		echo '</ul><h3>' . esc_html__( 'Invite someone', 'studio-calendar' ) . '</h3>';
		echo '<table class="form-table" role="presentation">';
		$may_choose = current_user_can( 'list_users' );
		$label      = $may_choose ? __( 'Email or name', 'studio-calendar' ) : __( 'Email', 'studio-calendar' );
		$more       = array( 'autocomplete' => 'off' ) + ( $may_choose ? array( 'list' => 'studio-calendar-users' ) : array( 'type' => 'email' ) );
		/* translators: 1: label of WordPress's button "Update", 2: label of its button "Publish". */
		$hint = __( 'They receive an email with the next steps. Click “%1$s” or “%2$s” to send it.', 'studio-calendar' );
		// phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- words of WordPress's own buttons.
		$hint = sprintf( $hint, __( 'Update', 'default' ), __( 'Publish', 'default' ) );
		$hint = trim( $hint . ' ' . $this->invitations->limits() );
		$form->row( self::INVITED, $label, $form->input( self::INVITED, '', $more ), $hint );
		$form->row( self::INVITED_AS, __( 'Role', 'studio-calendar' ), $form->choice( self::INVITED_AS, Member_Role::Trainer->value, self::roles() ) );
		echo '</table>';
		if ( $may_choose ) {
			self::suggestions();
		}
	}

	public function save( int $studio_id, Form_Input $input, Form_Result $result ): void {
		$listed = $this->members->of_studio( $studio_id );
		$wanted = $this->wanted( $listed, $input );
		$owners = array_filter( $wanted, static fn( Member $member ): bool => Member_Role::Owner === $member->role );
		if ( array() === $owners && array() !== $listed ) {
			$result->refuse( 'people', __( 'A studio needs an owner. Make someone else an owner first.', 'studio-calendar' ) );
			$wanted = self::with_owners_of( $listed, $wanted );
		}
		foreach ( array_keys( array_diff_key( $listed, $wanted ) ) as $user_id ) {
			$this->members->remove( $studio_id, $user_id );
		}
		foreach ( $wanted as $member ) {
			$this->members->set( $studio_id, $member );
		}
		foreach ( $input->rows( self::OPEN ) as $row ) {
			if ( $row->has( 'remove' ) ) {
				$this->invitations->withdraw( $studio_id, $row->text( 'email' ) );
			}
		}
		$this->invite( $studio_id, $input, $result );
	}

	private function invite( int $studio_id, Form_Input $input, Form_Result $result ): void {
		$who = $input->text( self::INVITED );
		if ( '' === $who ) {
			return;
		}
		$as     = $input->text( self::INVITED_AS );
		$reason = $this->invitations->invite( $studio_id, $who, Member_Role::tryFrom( $as ) ?? Member_Role::Trainer );
		if ( '' === $reason ) {
			/* translators: %s: an email address or a name, as it was typed. */
			$result->say( sprintf( __( 'Invited: %s', 'studio-calendar' ), $who ) );
			return;
		}
		$result->refuse( self::INVITED, $reason, $who );
		$result->refuse( self::INVITED_AS, '', $as );
	}

	/**
	 * @param array<int, Member> $listed
	 * @return array<int, Member> Members with the form's changes; those missing in the form stay unchanged.
	 */
	private function wanted( array $listed, Form_Input $input ): array {
		$wanted = $listed;
		foreach ( $input->rows( 'people' ) as $row ) {
			$id     = $row->number( 'id', 1, PHP_INT_MAX ) ?? 0;
			$before = $listed[ $id ] ?? null;
			if ( null === $before ) {
				continue;
			}
			if ( $row->has( 'remove' ) ) {
				unset( $wanted[ $id ] );
				continue;
			}
			$wanted[ $id ] = new Member(
				$id,
				Member_Role::tryFrom( $row->text( 'role' ) ) ?? $before->role,
				Payment_Method::tryFrom( $row->text( 'method' ) ) ?? $before->payment_method,
				Payment_Frequency::tryFrom( $row->text( 'frequency' ) ) ?? $before->payment_frequency,
			);
		}

		return $wanted;
	}

	/**
	 * @param array<int, Member> $listed
	 * @param array<int, Member> $wanted
	 * @return array<int, Member> The wanted members with unchanged owners.
	 */
	private static function with_owners_of( array $listed, array $wanted ): array {
		foreach ( $listed as $id => $member ) {
			if ( Member_Role::Owner === $member->role ) {
				$new           = $wanted[ $id ] ?? $member;
				$wanted[ $id ] = new Member( $id, Member_Role::Owner, $new->payment_method, $new->payment_frequency );
			}
		}

		return $wanted;
	}

	private static function row( Form $form, Member $member, WP_User $user ): void {
		$field = "people[{$member->user_id}]";
		$id    = (string) $member->user_id;
		echo '<li class="sc-admin-row"><input type="hidden" name="' . esc_attr( Form::name( "{$field}[id]" ) ) . '" value="' . esc_attr( $id ) . '">';
		echo '<span class="sc-admin-person"><strong>' . esc_html( $user->display_name ) . '</strong><br>' . esc_html( $user->user_email ) . '</span>';
		$choices = array(
			'role'      => array( __( 'Role', 'studio-calendar' ), $member->role->value, self::roles() ),
			'method'    => array( __( 'Payment method', 'studio-calendar' ), $member->payment_method->value, self::methods() ),
			'frequency' => array( __( 'Payment frequency', 'studio-calendar' ), $member->payment_frequency->value, self::frequencies() ),
		);
		foreach ( $choices as $name => [ $label, $value, $options ] ) {
			echo '<label class="sc-admin-choice"><span>' . esc_html( $label ) . '</span>'
				// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
				. $form->choice( "{$field}[$name]", $value, $options ) . '</label>';
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo $form->check( "{$field}[remove]", false, __( 'Remove', 'studio-calendar' ) ) . '</li>';
	}

	/** Prints a row of an open invitation; the owner knows only the entered address. */
	private static function invited_row( Form $form, int $place, Invitation $invitation ): void {
		$field = self::OPEN . "[$place]";
		$until = substr( $invitation->until, 0, 10 );
		$state = Member_Role::Owner === $invitation->role
			/* translators: %s: a date, such as 2026-12-05. */
			? __( 'Invited as owner, expires on %s', 'studio-calendar' )
			/* translators: %s: a date, such as 2026-12-05. */
			: __( 'Invited as trainer, expires on %s', 'studio-calendar' );
		$name = Form::name( "{$field}[email]" );
		echo '<li class="sc-admin-row"><input type="hidden" name="' . esc_attr( $name ) . '" value="' . esc_attr( $invitation->email ) . '">';
		echo '<span class="sc-admin-person"><strong>' . esc_html( $invitation->email ) . '</strong><br>' . esc_html( sprintf( $state, $until ) ) . '</span>';
		// phpcs:ignore WordPress.Security.EscapeOutput -- Form escapes what it makes.
		echo $form->check( "{$field}[remove]", false, __( 'Withdraw invitation', 'studio-calendar' ) ) . '</li>';
	}

	/** Prints suggestions, only for people who may list the site's users. */
	private static function suggestions(): void {
		echo '<datalist id="studio-calendar-users">';
		foreach ( get_users( array( 'number' => self::SUGGESTED, 'orderby' => 'display_name' ) ) as $user ) {
			if ( $user instanceof WP_User ) {
				echo '<option value="' . esc_attr( $user->user_email ) . '">' . esc_html( $user->display_name ) . '</option>';
			}
		}
		echo '</datalist>';
	}

	/** @return array<string, string> */
	private static function roles(): array {
		return array(
			Member_Role::Owner->value   => __( 'Owner', 'studio-calendar' ),
			Member_Role::Trainer->value => __( 'Trainer', 'studio-calendar' ),
		);
	}

	/** @return array<string, string> */
	private static function methods(): array {
		return array(
			Payment_Method::Cash->value          => __( 'Cash', 'studio-calendar' ),
			Payment_Method::Bank_Transfer->value => __( 'Bank transfer', 'studio-calendar' ),
		);
	}

	/** @return array<string, string> */
	private static function frequencies(): array {
		return array(
			Payment_Frequency::Per_Session->value => __( 'Per session', 'studio-calendar' ),
			Payment_Frequency::Monthly->value     => __( 'Monthly', 'studio-calendar' ),
		);
	}
}
