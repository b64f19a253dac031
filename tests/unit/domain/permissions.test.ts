import { ABILITIES, roleOf } from '../../../src/domain/permissions';
import { readFixture } from '../support/fixture';

const table = readFixture( 'contract/roles.json' ) as Record< string, unknown >;

it( 'grants each role what the table of the contract grants it', () => {
	const { about, ...roles } = table;
	expect( about ).toBeDefined();
	expect( ABILITIES ).toEqual( roles );
} );

it.each( [
	[ 'Owner', 'Owner' ],
	[ 'Trainer', 'Trainer' ],
	[ 'Admin', 'Admin' ],
	[ 'admin', 'Admin' ],
	[ 'administrator', 'Admin' ],
	[ 'Guest', 'Guest' ],
	[ 'editor', 'Guest' ],
	[ '', 'Guest' ],
] )( 'reads the permission %p as %s', ( permission, role ) => {
	expect( roleOf( permission ) ).toBe( role );
} );
