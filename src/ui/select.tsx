import { Icon, type IconName } from './icon';

export interface Option {
	readonly value: string;
	readonly label: string;
}

interface SelectProps {
	readonly label: string;
	readonly icon: IconName;
	readonly value: string;
	readonly options: readonly Option[];
	readonly isDisabled?: boolean;
	readonly className?: string;
	readonly onChange: ( value: string ) => void;
}

/** Options of a native select. */
export function Options( { options }: Pick< SelectProps, 'options' > ) {
	return options.map( ( { value, label } ) => (
		<option key={ value } value={ value }>
			{ label }
		</option>
	) );
}

/** Native select with the plugin's styling, which keeps native opening, typing and screen reader support. */
export function Select( props: SelectProps ) {
	return (
		<label className={ `sc-pick ${ props.className ?? '' }` }>
			<span className="sc-vh">{ props.label }</span>
			<Icon name={ props.icon } />
			<select
				value={ props.value }
				disabled={ props.isDisabled }
				onChange={ ( event ) => props.onChange( event.target.value ) }
			>
				<Options options={ props.options } />
			</select>
			<Icon name="down" />
		</label>
	);
}
