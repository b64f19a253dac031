<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Unit\Domain;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use StudioCalendar\Domain\Member_Role;
use StudioCalendar\Domain\Permissions;
use StudioCalendar\Domain\Person;
use StudioCalendar\Domain\Role;

/** Tests that Permissions agrees with the role table in tests/fixtures/contract/roles.json, which the app's tests read too. */
final class Permissions_Test extends TestCase {

	private const ME       = 5;
	private const SOMEBODY = 6;
	private const TODAY    = '2026-11-20';
	private const PAST     = '2026-11-19';

	/** @param array{ add: string, firstStatus: string|null, edit: string, cancel: string, manage: bool, seesPrivate: string } $row */
	#[DataProvider( 'roles' )]
	public function test_code_and_table_agree( Role $role, array $row ): void {
		$person = new Person( self::ME, $role );
		self::assertSame( 'none' !== $row['add'], Permissions::may_add( $person ) );
		self::assertSame( self::reaches( $row['add'], false ), Permissions::may_add_for( $person, self::SOMEBODY ) );
		self::assertSame( self::reaches( $row['add'], true ), Permissions::may_add_for( $person, self::ME ) );
		self::assertSame( $row['manage'], Permissions::may_manage( $person ) );
		self::assertSame( 'all' === $row['add'], Permissions::may_copy_week( $person ) );
		foreach ( array( self::ME => true, self::SOMEBODY => false ) as $trainer => $is_own ) {
			self::assertSame( self::reaches( $row['edit'], $is_own ), Permissions::may_edit( $person, $trainer, self::TODAY, self::TODAY ) );
			self::assertSame( 'all' === $row['edit'], Permissions::may_edit( $person, $trainer, self::PAST, self::TODAY ) );
			self::assertSame( self::reaches( $row['cancel'], $is_own ), Permissions::may_cancel( $person, $trainer ) );
			self::assertSame( self::reaches( $row['seesPrivate'], $is_own ), Permissions::may_see_private( $person, $trainer ) );
		}
		if ( null === $row['firstStatus'] ) {
			return;
		}
		self::assertSame( $row['firstStatus'], Permissions::first_status( $person, true )->value );
		self::assertSame( 'Approved', Permissions::first_status( $person, false )->value );
	}

	/** @return iterable<string, array{ Role, mixed }> */
	public static function roles(): iterable {
		$table = json_decode( (string) file_get_contents( __DIR__ . '/../../../fixtures/contract/roles.json' ), true );
		self::assertIsArray( $table );
		foreach ( Role::cases() as $role ) {
			yield $role->value => array( $role, $table[ $role->value ] ?? null );
		}
	}

	public function test_a_visitor_without_a_login_owns_nothing_with_trainer_zero(): void {
		self::assertFalse( Permissions::may_cancel( new Person( 0, Role::Trainer ), 0 ) );
	}

	public function test_owner_beats_admin_beats_trainer(): void {
		self::assertSame( Role::Owner, Role::of( Member_Role::Owner, true ) );
		self::assertSame( Role::Admin, Role::of( Member_Role::Trainer, true ) );
		self::assertSame( Role::Trainer, Role::of( Member_Role::Trainer, false ) );
		self::assertSame( Role::Admin, Role::of( null, true ) );
		self::assertSame( Role::Guest, Role::of( null, false ) );
	}

	private static function reaches( string $reach, bool $is_own ): bool {
		return 'all' === $reach || ( 'own' === $reach && $is_own );
	}
}
