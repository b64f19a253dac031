import { isReason, MAX_REASON_LENGTH } from '../../../src/domain/booking-form';

const longest = '🕺'.repeat( MAX_REASON_LENGTH );

it.each( [ 'ok', '  ok\u00A0\n', '🕺🕺', longest, ` ${ longest } ` ] )(
	'“%s” is a reason',
	( text ) => expect( isReason( text ) ).toBe( true )
);

it.each( [ '', ' ', 'x', ' x ', '🕺', '\u00A0🕺\u2003', `${ longest }x` ] )(
	'“%s” is none, as the server counts',
	( text ) => expect( isReason( text ) ).toBe( false )
);
