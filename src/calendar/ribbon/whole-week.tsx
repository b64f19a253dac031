import { useI18n } from '../../i18n/context';

interface WholeWeekProps {
	readonly isOn: boolean;
	readonly onChange: ( isOn: boolean ) => void;
}

/** Puts every day in view, or leaves cards as wide as they can be read. */
export function WholeWeek( { isOn, onChange }: WholeWeekProps ) {
	const { __ } = useI18n();
	return (
		<button
			type="button"
			className="sc-btn sc-btn--line sc-whole"
			aria-pressed={ isOn }
			onClick={ () => onChange( ! isOn ) }
		>
			{ __( 'Whole week', 'studio-calendar' ) }
		</button>
	);
}
