import { isReason, MAX_REASON } from '../../../src/domain/reason';

const longest = '🕺'.repeat( MAX_REASON );

it.each( [ 'ok', '  ok\u00A0\n', '🕺🕺', longest, ` ${ longest } ` ] )(
	'“%s” is a reason',
	( text ) => expect( isReason( text ) ).toBe( true )
);

it.each( [ '', ' ', 'x', ' x ', '🕺', '\u00A0🕺\u2003', `${ longest }x` ] )(
	'“%s” is none, as the server counts',
	( text ) => expect( isReason( text ) ).toBe( false )
);
