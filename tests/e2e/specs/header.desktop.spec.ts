import { testHeader } from '../support/header-cases';

/** The header of a guest has fewer parts. */
testHeader( [
	[ 'owner', 'en', 'page' ],
	[ 'owner', 'ru', 'page' ],
	[ 'owner', 'et', 'page' ],
	[ 'owner', 'ru', 'block' ],
	[ 'guest', 'ru', 'page' ],
] );
