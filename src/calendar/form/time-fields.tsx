import { sprintf } from '@wordpress/i18n';
import { useI18n } from '../../i18n/context';
import { TimeInput } from '../../ui/time-input';
import { durationText } from '../grid/card-name';
import { useBookingForm } from './form-context';
import type { FormProblems } from './use-errors';
import { useFollowingEnd } from './use-following-end';

/** Fields for start and end, with the length. */
export function TimeFields( {
	problems,
}: {
	readonly problems: FormProblems;
} ) {
	const { __ } = useI18n();
	const { values, schedule, change } = useBookingForm();
	const { changeFrom, changeTo, leaveFrom } = useFollowingEnd(
		values,
		schedule.studio,
		change
	);
	return (
		<div
			className="sc-times"
			role="group"
			aria-label={ __( 'Time', 'studio-calendar' ) }
		>
			<TimeInput
				label={ __( 'Time from', 'studio-calendar' ) }
				value={ values.from }
				error={ problems.textOf( 'from' ) }
				onChange={ changeFrom }
				onBlur={ () => {
					leaveFrom();
					problems.touch( 'from' );
				} }
			/>
			<span className="sc-times__dash" aria-hidden="true">
				–
			</span>
			<TimeInput
				label={ __( 'Time to', 'studio-calendar' ) }
				value={ values.to }
				isEnd
				error={ problems.textOf( 'to' ) }
				onChange={ changeTo }
				onBlur={ () => problems.touch( 'to' ) }
			/>
			<Length />
		</div>
	);
}

/** Shows "1h 30m · at least 30m"; the minimum only for a new booking. */
function Length() {
	const i18n = useI18n();
	const { booking, values, schedule } = useBookingForm();
	const { from, to } = values;
	const { minMinutes } = schedule.studio;
	const parts = [
		from !== null && to !== null && to > from
			? durationText( { from, to }, i18n )
			: '',
		booking === null && minMinutes > 0
			? sprintf(
					/* translators: %s: a length of time, "30m" */
					i18n.__( 'at least %s', 'studio-calendar' ),
					durationText( { from: 0, to: minMinutes }, i18n )
				)
			: '',
	];
	return (
		<output className="sc-times__length">
			{ parts.filter( Boolean ).join( ' · ' ) }
		</output>
	);
}
