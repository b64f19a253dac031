import type { PresenceMessage, RealtimeClient, RealtimePresence } from 'ably';
import { asId, asInteger, asRecord, asText } from '../api/read-json';
import { PRESENCE_TIME, type OtherPerson, type Slot } from '../domain/presence';
import { isIsoDate } from '../domain/time';
import type { Push, PushOptions } from './adapter';

type Presence = Pick< Push, 'hold' | 'close' >;

/** Publishes the slot in this session's form and receives those of other members. */
export function joinPresence(
	realtime: RealtimeClient,
	name: string,
	{ userId, onPeople }: PushOptions
): Presence {
	const { presence } = realtime.channels.get( name );
	const others = watchOthers( realtime, presence, ( people ) =>
		onPeople( people.filter( ( one ) => one.userId !== userId ) )
	);
	let isIn = false;
	let timer: ReturnType< typeof setTimeout >;

	const leave = () => {
		clearTimeout( timer );
		if ( isIn ) {
			isIn = false;
			presence.leave().catch( () => undefined );
		}
	};
	return {
		hold: ( slot ) => {
			if ( ! slot ) {
				leave();
				return;
			}
			clearTimeout( timer );
			timer = setTimeout( leave, PRESENCE_TIME );
			isIn = true;
			// Entering again updates the entry; a failed hint is not an error.
			presence.enter( { ...slot, userId } ).catch( () => undefined );
		},
		close: () => {
			leave();
			others();
			presence.unsubscribe();
		},
	};
}

/** Watches the other members; an entry expires a minute after it was first seen here, because clocks differ. */
function watchOthers(
	realtime: RealtimeClient,
	presence: RealtimePresence,
	onPeople: PushOptions[ 'onPeople' ]
): () => void {
	let seen: ReadonlyMap< string, number > = new Map();
	let timer: ReturnType< typeof setTimeout >;
	const fresh = ( all: readonly PresenceMessage[] ) => {
		const now = Date.now();
		seen = new Map(
			all.map( ( { id } ) => [ id, seen.get( id ) ?? now ] )
		);
		return all.filter(
			( { id } ) => now - ( seen.get( id ) ?? now ) < PRESENCE_TIME
		);
	};
	const read = async () => {
		clearTimeout( timer );
		const all = await presence.get( { waitForSync: false } );
		const others = fresh(
			all.filter( ( one ) => one.connectionId !== realtime.connection.id )
		);
		onPeople( others.flatMap( personOf ) );
		if ( others.length > 0 ) {
			timer = setTimeout( look, PRESENCE_TIME / 6 );
		}
	};
	const look = () => void read().catch( () => onPeople( [] ) );
	presence.subscribe( look ).catch( () => undefined );
	return () => clearTimeout( timer );
}

/** Parses a message; returns none if it is invalid. */
function personOf( message: PresenceMessage ): readonly OtherPerson[] {
	const data = asRecord( message.data );
	const roomId = asText( data[ 'roomId' ] );
	const date = data[ 'date' ];
	const userId = asId( data[ 'userId' ] );
	const slot = spanOf(
		asInteger( data[ 'from' ] ),
		asInteger( data[ 'to' ] )
	);
	return roomId && isIsoDate( date ) && userId && slot
		? [ { key: message.id, roomId, date, userId, ...slot } ]
		: [];
}

function spanOf(
	from: number | null,
	to: number | null
): Pick< Slot, 'from' | 'to' > | null {
	return from !== null && to !== null && from >= 0 && from < to
		? { from, to }
		: null;
}
