import { useI18n } from '../../i18n/context';

interface WholeWeekProps {
	/** False if the week fits anyway, or its cards would be unreadable. */
	readonly canChoose: boolean;
	readonly isOn: boolean;
	readonly onChange: ( isOn: boolean ) => void;
}

/** Button that shows every day, or keeps cards comfortably wide. */
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
