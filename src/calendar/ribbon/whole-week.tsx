import { useI18n } from '../../i18n/context';

interface WholeWeekProps {
	/** Not where the week is whole anyway, nor where its cards could not be read. */
	readonly canChoose: boolean;
	readonly isOn: boolean;
	readonly onChange: ( isOn: boolean ) => void;
}

/** Puts every day in view, or leaves cards as wide as they can be read. */
export function WholeWeek( { canChoose, isOn, onChange }: WholeWeekProps ) {
	const { __ } = useI18n();
	return canChoose ? (
		<button
			type="button"
			className="sc-btn sc-btn--line sc-whole"
			aria-pressed={ isOn }
			onClick={ () => onChange( ! isOn ) }
		>
			{ __( 'Whole week', 'studio-calendar' ) }
		</button>
	) : null;
}
