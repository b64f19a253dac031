import { testHeader } from '../support/header-cases';

/** Buttons are larger under a finger; Russian has the longest words. */
testHeader( [
	[ 'owner', 'ru', 'page' ],
	[ 'owner', 'ru', 'block' ],
] );
