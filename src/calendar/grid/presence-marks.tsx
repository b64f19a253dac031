import { sprintf } from '@wordpress/i18n';
import type { TrainerName } from '../../domain/booking';
import { yAt, type HourRow } from '../../domain/layout';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { useOtherPeople } from '../../store/use-live';

interface PresenceMarksProps {
	readonly roomId: string;
	readonly date: IsoDate;
	readonly rows: readonly HourRow[];
	/** Who the members are. */
	readonly people: readonly TrainerName[];
}

/** Pixels: room for one line of words. */
const MIN_HEIGHT = 20;
/** Pixels that a card is short of its slot, too. */
const MARGIN = 2;

/** What other members have in their booking form for one room on one day. They may still leave it: nothing is locked. */
export function PresenceMarks( props: PresenceMarksProps ) {
	const { roomId, date, rows, people } = props;
	const { __ } = useI18n();
	const here = useOtherPeople().filter(
		( other ) => other.roomId === roomId && other.date === date
	);
	return here.map( ( { key, userId, from, to } ) => {
		const name = people.find( ( { id } ) => id === userId )?.name;
		const text = name
			? sprintf(
					/* translators: %s: name of a person, "Anna Tamm" */
					__( '%s is booking', 'studio-calendar' ),
					name
				)
			: __( 'Someone is booking', 'studio-calendar' );
		const top = yAt( rows, from );
		const height = Math.max( MIN_HEIGHT, yAt( rows, to ) - top - MARGIN );
		return (
			<div
				key={ key }
				className="sc-held"
				title={ text }
				style={ { top, height } }
			>
				{ text }
			</div>
		);
	} );
}
