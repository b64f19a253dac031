import { Field } from './field';
import { Icon, type IconName } from './icon';
import { Options, type Option } from './select';

interface SelectFieldProps {
	readonly label: string;
	readonly icon?: IconName;
	/** Null while nothing is chosen. */
	readonly value: string | null;
	/** Stands where nothing is chosen; it cannot be chosen again. */
	readonly placeholder: string;
	readonly options: readonly Option[];
	readonly error?: string | undefined;
	readonly isBusy?: boolean;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: () => void;
}

/** A choice of a form: the browser's own select, on phones its own wheel. */
export function SelectField( props: SelectFieldProps ) {
	const { label, icon, value, placeholder, options, error } = props;
	const isKnown = options.some( ( option ) => option.value === value );
	return (
		<Field label={ label } error={ error }>
			{ ( control ) => (
				<span className={ icon ? 'sc-sel has-icon' : 'sc-sel' }>
					{ icon && <Icon name={ icon } /> }
					<select
						{ ...control }
						className="sc-in"
						value={ isKnown && value !== null ? value : '' }
						aria-busy={ props.isBusy }
						onChange={ ( { target } ) =>
							props.onChange( target.value )
						}
						onBlur={ props.onBlur }
					>
						{ ! isKnown && (
							<option value="" disabled>
								{ placeholder }
							</option>
						) }
						<Options options={ options } />
					</select>
					<Icon name="down" />
				</span>
			) }
		</Field>
	);
}
