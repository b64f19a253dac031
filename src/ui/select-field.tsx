import { Field } from './field';
import { ChunkIcon, type ChunkIconName } from './chunk-icon';
import { Options, type Option } from './select';

interface SelectFieldProps {
	readonly label: string;
	readonly icon?: ChunkIconName;
	/** Null without a selection. */
	readonly value: string | null;
	/** Shown without a selection; it cannot be selected. */
	readonly placeholder: string;
	readonly options: readonly Option[];
	readonly error?: string | undefined;
	readonly isBusy?: boolean;
	readonly onChange: ( value: string ) => void;
	readonly onBlur?: () => void;
}

/** Native select in a form. */
export function SelectField( props: SelectFieldProps ) {
	const { label, icon, value, placeholder, options, error } = props;
	const isKnown = options.some( ( option ) => option.value === value );
	return (
		<Field label={ label } error={ error }>
			{ ( control ) => (
				<span className={ icon ? 'sc-sel has-icon' : 'sc-sel' }>
					{ icon && <ChunkIcon name={ icon } /> }
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
					<ChunkIcon name="down" />
				</span>
			) }
		</Field>
	);
}
