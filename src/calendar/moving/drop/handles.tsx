import { DAY_MINUTES, STEP, toTime } from '../../../domain/time';
import type { Span } from '../../../domain/free-time';
import { useI18n } from '../../../i18n/context';

/** Ends of a card that a finger has lifted: to be pulled, or moved by arrow keys (use-keys.ts). */
export function Handles( { from, to }: Span ) {
	const { __ } = useI18n();
	const limits = {
		'aria-valuemin': 0,
		'aria-valuemax': DAY_MINUTES,
	} as const;
	return (
		<>
			<span
				className="sc-pull"
				data-grip="start"
				role="slider"
				tabIndex={ 0 }
				aria-orientation="vertical"
				aria-label={ __( 'Start', 'studio-calendar' ) }
				aria-valuetext={ toTime( from ) }
				{ ...limits }
				aria-valuenow={ from }
				aria-valuemax={ to - STEP }
			/>
			<span
				className="sc-pull"
				data-grip="end"
				role="slider"
				tabIndex={ 0 }
				aria-orientation="vertical"
				aria-label={ __( 'End', 'studio-calendar' ) }
				aria-valuetext={ toTime( to ) }
				{ ...limits }
				aria-valuenow={ to }
				aria-valuemin={ from + STEP }
			/>
		</>
	);
}
