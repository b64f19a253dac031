<?php
/**
 * @package StudioCalendar
 */

declare(strict_types=1);

namespace StudioCalendar\Tests\Architecture;

use PhpParser\Node;
use PhpParser\Node\Expr\FuncCall;
use PhpParser\Node\Name;
use PHPStan\Analyser\Scope;
use PHPStan\Reflection\ReflectionProvider;
use PHPStan\Rules\IdentifierRuleError;
use PHPStan\Rules\Rule;
use PHPStan\Rules\RuleErrorBuilder;

/**
 * PHPStan rule that Domain/ calls no function of WordPress; phpat checks classes only. A function counts as WordPress's if the
 * WordPress stubs declare it.
 *
 * @implements Rule<FuncCall>
 */
final class Wordpress_Free_Domain_Rule implements Rule {

	public function __construct( private readonly ReflectionProvider $reflection ) {
	}

	public function getNodeType(): string {
		return FuncCall::class;
	}

	/** @return list<IdentifierRuleError> */
	public function processNode( Node $node, Scope $scope ): array {
		$is_domain = 1 === preg_match( '/^StudioCalendar\\\\Domain(\\\\|$)/', (string) $scope->getNamespace() );
		if ( ! $is_domain || ! $node->name instanceof Name || ! $this->reflection->hasFunction( $node->name, $scope ) ) {
			return array();
		}
		$function = $this->reflection->getFunction( $node->name, $scope );
		if ( ! str_contains( (string) $function->getFileName(), 'wordpress-stubs' ) ) {
			return array();
		}
		return array(
			RuleErrorBuilder::message( sprintf( 'The domain must not call %s() of WordPress.', $function->getName() ) )
				->identifier( 'studioCalendar.domainCallsWordPress' )
				->build(),
		);
	}
}
