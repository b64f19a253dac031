import { DAY_MINUTES, STEP, toTime } from '../../../domain/time';
import type { Span } from '../../../domain/free-time';
import { useI18n } from '../../../i18n/context';

/** Ends of a card that a finger has lifted: to be pulled, or moved by arrow keys (use-keys.ts). */
export function Handles( { from, to }: Span ) {
	const { __ } = useI18n();
	const ends = [
		{
			grip: 'start',
			label: __( 'Start', 'studio-calendar' ),
			at: from,
			least: 0,
			most: to - STEP,
		},
		{
			grip: 'end',
			label: __( 'End', 'studio-calendar' ),
			at: to,
			least: from + STEP,
			most: DAY_MINUTES,
		},
	];
	return (
		<>
			{ ends.map( ( { grip, label, at, least, most } ) => (
				<span
					key={ grip }
					className="sc-pull"
					data-grip={ grip }
					role="slider"
					tabIndex={ 0 }
					aria-orientation="vertical"
					aria-label={ label }
					aria-valuetext={ toTime( at ) }
					aria-valuenow={ at }
					aria-valuemin={ least }
					aria-valuemax={ most }
				/>
			) ) }
		</>
	);
}
