<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Architecture;

use PHPat\Selector\Selector;
use PHPat\Selector\SelectorInterface;
use PHPat\Test\Attributes\TestRule;
use PHPat\Test\Builder\Rule;
use PHPat\Test\PHPat;

/**
 * Rules for the layers of src/server ("rooms" in docs/architecture.md), from the lowest to the highest: each may use only the
 * layers listed for it. PHPStan runs them (tests/php/Architecture/phpat.neon), not PHPUnit.
 */
final class Rooms_Test {

	private const ROOMS = array(
		'Domain'    => array(),
		'Storage'   => array( 'Domain' ),
		'Service'   => array( 'Domain', 'Storage' ),
		'Realtime'  => array( 'Domain', 'Service' ),
		'Rest'      => array( 'Domain', 'Service' ),
		'WordPress' => array( 'Domain', 'Storage', 'Service', 'Realtime', 'Rest' ),
	);

	/** @return iterable<string, Rule> */
	#[TestRule]
	public function uses_only_rooms_below(): iterable {
		foreach ( self::ROOMS as $room => $below ) {
			yield $room => PHPat::rule()
				->classes( self::room( $room ) )
				->shouldNot()
				->dependOn()
				->classes( Selector::inNamespace( 'StudioCalendar' ) )
				->excluding( self::room( $room ), ...array_map( self::room( ... ), $below ) )
				->because( 'rooms import only from rooms below them' );
		}
	}

	#[TestRule]
	public function domain_uses_no_class_of_wordpress(): Rule {
		return PHPat::rule()
			->classes( self::room( 'Domain' ) )
			->shouldNot()
			->dependOn()
			->classes( Selector::classname( '/^(WP_|wpdb$|Walker)/i', true ) )
			->because( 'the domain knows nothing of WordPress' );
	}

	private static function room( string $name ): SelectorInterface {
		return Selector::inNamespace( 'StudioCalendar\\' . $name );
	}
}
