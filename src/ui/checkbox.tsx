import type { PropsWithChildren } from 'react';
import './checkbox.css';
import { ChunkIcon } from './chunk-icon';

interface CheckboxProps {
	readonly isChecked: boolean;
	readonly onChange: ( isChecked: boolean ) => void;
}

/** Native checkbox with the plugin's styling and its label. */
export function Checkbox( props: PropsWithChildren< CheckboxProps > ) {
	const { isChecked, onChange, children } = props;
	return (
		<label className="sc-check">
			<span className="sc-check__box">
				<input
					type="checkbox"
					checked={ isChecked }
					onChange={ ( { target } ) => onChange( target.checked ) }
				/>
				<ChunkIcon name="check" />
			</span>
			{ children }
		</label>
	);
}
