import { testHeader } from '../support/header-cases';

/** Buttons are larger on touch screens, and Russian has the longest words. */
testHeader( [
	[ 'owner', 'ru', 'page' ],
	[ 'owner', 'ru', 'block' ],
] );
