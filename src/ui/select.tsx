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

/** What a browser's own select offers. */
export function Options( { options }: Pick< SelectProps, 'options' > ) {
	return options.map( ( { value, label } ) => (
		<option key={ value } value={ value }>
			{ label }
		</option>
	) );
}

/** The browser's own select under our drawing: it opens, types ahead and speaks as people are used to. */
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
