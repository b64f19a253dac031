import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
	ERROR_STATUS,
	type ErrorCode,
	type WireError,
} from '../../../src/contract/errors';
import { FIXTURES, readFixture } from '../support/fixture';

const answers = readdirSync( join( FIXTURES, 'contract' ) )
	.filter( ( name ) => name.startsWith( 'error.' ) )
	.map( ( name ) => readFixture( `contract/${ name }` ) as WireError );

it( 'knows every code that the server answers, and no other', () => {
	expect( answers.map( ( { code } ) => code ).sort() ).toEqual(
		Object.keys( ERROR_STATUS ).sort()
	);
} );

it.each( answers )( '$code comes with its status', ( { code, data } ) => {
	expect( data?.status ).toBe( ERROR_STATUS[ code as ErrorCode ] );
} );
