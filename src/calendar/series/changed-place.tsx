import type { Room } from '../../domain/booking';
import { shortDayLabel } from '../../domain/date-labels';
import { isSamePlace, type Place } from '../../domain/moving/place';
import { useI18n } from '../../i18n/context';
import { ChunkIcon } from '../../ui/chunk-icon';
import type { SeriesChange } from '../actions/open-dialog';
import { timeRange } from '../grid/card-name';
import { useRoomNames } from '../room-name';

interface ChangedPlaceProps {
	readonly change: SeriesChange;
	readonly rooms: readonly Room[];
}

/** Where the named booking is, and where it goes. */
export function ChangedPlace( { change, rooms }: ChangedPlaceProps ) {
	const { booking, edit } = change;
	const { locale, __ } = useI18n();
	const nameOf = useNames( rooms );
	const whole = ( place: Place ) =>
		[
			`${ shortDayLabel( place.date, locale ) } ${ timeRange( place ) }`,
			nameOf( place.roomId ),
		]
			.filter( Boolean )
			.join( ', ' );
	return edit && ! isSamePlace( edit, booking ) ? (
		<p className="sc-ba">
			<span className="sc-vh">{ __( 'From', 'studio-calendar' ) }</span>
			<span>{ whole( booking ) }</span>
			<ChunkIcon name="arrow" />
			<span className="sc-vh">{ __( 'To', 'studio-calendar' ) }</span>
			<b>{ whole( edit ) }</b>
		</p>
	) : (
		<p className="sc-ba">{ whole( booking ) }</p>
	);
}

/** Returns the names of rooms by ID. */
export function useNames( rooms: readonly Room[] ) {
	const roomName = useRoomNames();
	return ( id: string ) => {
		const room = rooms.find( ( one ) => one.id === id );
		return room ? roomName( room ) : '';
	};
}
