/** People who use the site during the run: clients who book and read, and an owner who renames rooms in two windows. */
import { setTimeout as delay } from 'node:timers/promises';
import { renameRoom } from '../../../dev/lib/calls.mjs';
import { SERVED_BY } from '../../../dev/lib/cluster/haproxy.mjs';
import { codeOf, send } from '../../../dev/lib/volley.mjs';
import { Client } from '../../load/lib/client.mjs';

/** Minimum and maximum pause between two requests in milliseconds. */
const THOUGHT = [ 100, 400 ];

/** Milliseconds between two renamings. */
const RENAMING = 1000;

/** Codes that refuse a write because of the studio's other bookings. */
const REFUSALS = [ 'slot_taken', 'changed_meanwhile' ];

const nodeOf = ( { headers } ) => headers.get( SERVED_BY ) ?? null;

/** Returns `ok`, `refused`, or the kind of error. */
function kindOf( answer ) {
	const code = codeOf( answer );
	if ( code === 'ok' ) {
		return code;
	}
	if ( REFUSALS.includes( code ) ) {
		return 'refused';
	}
	if ( answer.status === 0 ) {
		return 'no response';
	}
	return answer.json === null || code === 'busy'
		? code
		: `HTTP ${ answer.status } ${ code }`;
}

const TITLE = 'Hall ';

/** Returns the number in the renamed room's title that a week shows; 0 before its first new name. */
export function numberIn( json, room ) {
	const { name } = json.rooms.find( ( { id } ) => id === room );
	return name.startsWith( TITLE ) ? Number( name.slice( TITLE.length ) ) : 0;
}

/** Person of a history who also records each request and the node that responded. */
export class Visitor extends Client {
	kinds = [ 'add', 'edit', 'toggle', 'read', 'read', 'read' ];

	rest() {
		const [ least, most ] = THOUGHT;
		return delay( least + Math.random() * ( most - least ) );
	}

	servedBy( answer ) {
		return nodeOf( answer );
	}

	async ask( request ) {
		const isRead = request.path.endsWith( '/getInRange_ready' );
		const start = performance.now();
		const answer = await send( request );
		const kind = kindOf( answer );
		const sent = {
			isRead,
			start,
			end: performance.now(),
			node: nodeOf( answer ),
			kind,
		};
		this.run.calls.push( sent );
		if ( isRead && kind === 'ok' ) {
			for ( const { room, seen } of this.run.named ) {
				seen.push( { ...sent, number: numberIn( answer.json, room ) } );
			}
		}
		return answer;
	}
}

/** Renames a room to one number after the other, on whichever node haproxy selects. */
export async function renameNowAndThen( owner, { room, renamings }, run ) {
	for ( let number = 1; ! run.isOver; number++ ) {
		const start = performance.now();
		const answer = await send( renameRoom( owner, room, TITLE + number ) );
		renamings.push( {
			number,
			isSure: answer.status === 200,
			node: nodeOf( answer ),
			start,
			end: performance.now(),
		} );
		await delay( RENAMING );
	}
}
