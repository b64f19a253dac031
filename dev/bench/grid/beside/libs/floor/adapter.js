// Lower bound: one innerHTML string, absolute positioning, one wrapper + 3 spans per booking.
import '../../src/floor.css';
import { esc, geo, hours } from '../../src/floor-shared.js';
let root, index;
function html( d ) {
	const R = d.rooms.length,
		g = geo( d );
	let h = '<div class="fl"><div class="fl-head"><div class="fl-axis"></div>';
	for ( let i = 0; i < 7; i++ ) {
		h += `<div class="fl-day"><div class="fl-date">${ d.days[ i ] }</div><div class="fl-rooms">`;
		for ( const r of d.rooms )
			h += `<div class="fl-room">${ esc( r.title ) }</div>`;
		h += '</div></div>';
	}
	h += '</div><div class="fl-body"><div class="fl-axis">';
	for ( const t of hours ) h += `<div class="fl-hour">${ t }</div>`;
	h += '</div>';
	const by = {};
	for ( const b of d.bookings )
		( by[ b.dayIndex + '|' + b.roomId ] ||= [] ).push( b );
	for ( let i = 0; i < 7; i++ )
		for ( const r of d.rooms ) {
			h += '<div class="fl-col">';
			for ( const b of by[ i + '|' + r.id ] || [] ) {
				const p = g( b );
				h += `<div class="fl-ev s-${ b.status }" data-booking-id="${ b.id }" style="top:${ p.top }px;height:${ p.height }px;background:${ b.colour }"><b>${ esc( b.title ) }</b><span>${ esc( b.trainer ) }</span><i>${ b.status }</i></div>`;
			}
			h += '</div>';
		}
	return h + '</div></div>';
}
window.__bench = {
	eventSelector: '.fl-ev',
	mount( el, d ) {
		root = el;
		el.innerHTML = html( d );
	},
	next( d ) {
		root.innerHTML = html( d );
	},
	update( d, c ) {
		const e = root.querySelector( `[data-booking-id="${ c.id }"]` );
		e.className = `fl-ev s-${ c.status }`;
		e.firstChild.textContent = c.title;
		e.lastChild.textContent = c.status;
	},
};
