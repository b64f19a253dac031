export const esc = ( s ) =>
	s.replace(
		/[&<>"]/g,
		( c ) =>
			( { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } )[ c ]
	);
export const geo = ( d ) => ( b ) => ( {
	top: ( b.startMin - d.dayStartMin ) * 0.8,
	height: ( b.endMin - b.startMin ) * 0.8,
} );
export const hours = Array.from(
	{ length: 17 },
	( _, i ) => `${ String( i + 7 ).padStart( 2, '0' ) }:00`
);
