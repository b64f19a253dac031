// The floor's tree rendered by React 18 (createRoot, memoised booking and column).
import '../../src/floor.css';
import { memo } from 'react';
import { createRoot } from 'react-dom/client';
import { geo, hours } from '../../src/floor-shared.js';
let root;
const Ev = memo( function Ev( { b, g } ) {
	const p = g( b );
	return (
		<div
			className={ `fl-ev s-${ b.status }` }
			data-booking-id={ b.id }
			style={ { top: p.top, height: p.height, background: b.colour } }
		>
			<b>{ b.title }</b>
			<span>{ b.trainer }</span>
			<i>{ b.status }</i>
		</div>
	);
} );
const cache = new WeakMap();
function App( { d } ) {
	let g = cache.get( d.rooms );
	if ( ! g ) cache.set( d.rooms, ( g = geo( d ) ) );
	const by = {};
	for ( const b of d.bookings )
		( by[ b.dayIndex + '|' + b.roomId ] ||= [] ).push( b );
	const cols = [];
	for ( let i = 0; i < 7; i++ )
		for ( const r of d.rooms )
			cols.push(
				<div className="fl-col" key={ i + r.id }>
					{ ( by[ i + '|' + r.id ] || [] ).map( ( b ) => (
						<Ev key={ b.id } b={ b } g={ g } />
					) ) }
				</div>
			);
	return (
		<div className="fl">
			<div className="fl-head">
				<div className="fl-axis" />
				{ d.days.map( ( x ) => (
					<div className="fl-day" key={ x }>
						<div className="fl-date">{ x }</div>
						<div className="fl-rooms">
							{ d.rooms.map( ( r ) => (
								<div className="fl-room" key={ r.id }>
									{ r.title }
								</div>
							) ) }
						</div>
					</div>
				) ) }
			</div>
			<div className="fl-body">
				<div className="fl-axis">
					{ hours.map( ( t ) => (
						<div className="fl-hour" key={ t }>
							{ t }
						</div>
					) ) }
				</div>
				{ cols }
			</div>
		</div>
	);
}
window.__bench = {
	eventSelector: '.fl-ev',
	mount( el, d ) {
		root = createRoot( el );
		root.render( <App d={ d } /> );
	},
	next( d ) {
		root.render( <App d={ d } /> );
	},
	update( d ) {
		root.render( <App d={ d } /> );
	},
};
