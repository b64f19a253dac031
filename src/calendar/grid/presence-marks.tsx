import { sprintf } from '@wordpress/i18n';
import type { TrainerName } from '../../domain/booking';
import { yAt, type HourRow } from '../../domain/layout';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { useOtherPeople } from '../../store/use-live';

export interface PresenceMarksProps {
	readonly roomId: string;
	readonly date: IsoDate;
	readonly rows: readonly HourRow[];
	/** Names of the members. */
	readonly people: readonly TrainerName[];
}

/** Minimum height in pixels, enough for one line. */
const MIN_HEIGHT = 20;
/** Margin in pixels, equal to that of a card in its slot. */
const MARGIN = 2;

/** Marks of other members' open booking forms for one room on one day, as a hint; nothing is locked. */
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
