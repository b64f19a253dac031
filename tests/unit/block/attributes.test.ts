import { toId } from '../../../src/block/attributes';

it.each( [
	[ '5', 5 ],
	[ '', undefined ],
	[ '0', undefined ],
	[ '-3', undefined ],
	[ '1.5', undefined ],
	[ 'x', undefined ],
] )( 'reads %p as the id %p', ( text, id ) => {
	expect( toId( text ) ).toBe( id );
} );
