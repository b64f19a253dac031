import type { Ref } from 'react';
import { MAX_REASON_LENGTH } from '../domain/booking-form';
import { useI18n } from '../i18n/context';
import type { Texts } from '../i18n/texts';
import { Field } from '../ui/field';

interface ReasonFieldProps {
	readonly value: string;
	readonly error: string | undefined;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: () => void;
	readonly inputRef?: Ref< HTMLInputElement >;
}

/** Field for why an owner breaks a rule. */
export function ReasonField( props: ReasonFieldProps ) {
	const { value, error, onChange, onBlur, inputRef } = props;
	const { __ } = useI18n();
	return (
		<Field
			label={ __( 'Reason, for the history', 'studio-calendar' ) }
			error={ error }
		>
			{ ( control ) => (
				<input
					{ ...control }
					ref={ inputRef }
					className="sc-in"
					required
					maxLength={ MAX_REASON_LENGTH }
					autoComplete="off"
					value={ value }
					onChange={ ( { target } ) => onChange( target.value ) }
					onBlur={ onBlur }
				/>
			) }
		</Field>
	);
}

/** Returns what a missing or too short reason is answered with. */
export const reasonError = ( { __ }: Texts ) =>
	__( 'Enter a reason of at least 2 characters', 'studio-calendar' );
