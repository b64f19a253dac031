import type { Studio } from '../../domain/booking';
import type { Choice } from '../../domain/series/choices';
import { useI18n } from '../../i18n/context';
import { TimeInput } from '../../ui/time-input';
import { useFollowingEnd } from '../form/use-following-end';

type Typed = Extract< Choice, { readonly kind: 'typed' } >;

interface LineTimesProps {
	readonly choice: Typed;
	/** Name of the date in its line. */
	readonly name: string;
	readonly hours: Studio;
	readonly onChange: ( choice: Typed ) => void;
}

/** Fields for another time on one date. */
export function LineTimes( props: LineTimesProps ) {
	const { choice, name, hours, onChange } = props;
	const { __ } = useI18n();
	const { changeFrom, changeTo, leaveFrom } = useFollowingEnd(
		choice,
		hours,
		( part ) => onChange( { ...choice, ...part } )
	);
	return (
		<div className="sc-plan__times">
			<TimeInput
				label={ `${ __( 'Time from', 'studio-calendar' ) }, ${ name }` }
				value={ choice.from }
				onChange={ changeFrom }
				onBlur={ leaveFrom }
			/>
			<span aria-hidden="true">–</span>
			<TimeInput
				label={ `${ __( 'Time to', 'studio-calendar' ) }, ${ name }` }
				value={ choice.to }
				isEnd
				onChange={ changeTo }
			/>
		</div>
	);
}
