import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** What ties a control to its label and its error; spread it over the control. */
export interface ControlProps {
	readonly id: string;
	readonly 'aria-invalid': boolean;
	readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
	readonly label: string;
	/** Why what stands here cannot be taken. */
	readonly error?: string | undefined;
	readonly className?: string;
	readonly children: ( control: ControlProps ) => ReactNode;
}

/** A control under its label and over its error. */
export function Field( { label, error, className, children }: FieldProps ) {
	const id = useId();
	const errorId = `${ id }-error`;
	return (
		<div className={ `sc-f ${ className ?? '' }` }>
			<label htmlFor={ id }>{ label }</label>
			{ children( {
				id,
				'aria-invalid': error !== undefined,
				'aria-describedby': error === undefined ? undefined : errorId,
			} ) }
			{ error !== undefined && (
				<FieldError id={ errorId }>{ error }</FieldError>
			) }
		</div>
	);
}

interface FieldErrorProps {
	readonly id: string;
	readonly children: string;
}

/** Said at once where it comes up, and again with the control that it describes. */
function FieldError( { id, children }: FieldErrorProps ) {
	return (
		<p id={ id } className="sc-f__error" role="alert">
			<Icon name="warning" />
			{ children }
		</p>
	);
}
