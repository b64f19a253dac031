import { useId } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ChunkIcon } from './chunk-icon';

/** Props that connect a control with its label and error; spread them over the control. */
export interface ControlProps {
	readonly id: string;
	readonly 'aria-invalid': boolean;
	readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
	readonly label: string;
	/** Error of the value. */
	readonly error?: string | undefined;
	readonly className?: string;
	readonly children: ( control: ControlProps ) => ReactNode;
}

/** Renders a control with its label above and its error below. */
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

/** Error of a field, which screen readers announce when it appears and with the control. */
function FieldError( { id, children }: FieldErrorProps ) {
	return (
		<p id={ id } className="sc-f__error" role="alert">
			<ChunkIcon name="warning" />
			{ children }
		</p>
	);
}
