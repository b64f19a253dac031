import { sprintf } from '@wordpress/i18n';
import { useI18n } from '../../../i18n/context';
import { Icon } from '../../../ui/icon';
import { Options, type Option } from '../../../ui/select';

/** Resolution of a conflicting date. */
export type Choice = 'skip' | 'room' | 'time';

interface ClashChoiceProps {
	/** Name of the date in its line. */
	readonly dateName: string;
	readonly choice: Choice;
	readonly onChange: ( choice: Choice ) => void;
}

export function ClashChoice( props: ClashChoiceProps ) {
	const { dateName, choice, onChange } = props;
	const { __ } = useI18n();
	const words: Readonly< Record< Choice, string > > = {
		skip: __( 'Skip', 'studio-calendar' ),
		room: __( 'Change room', 'studio-calendar' ),
		time: __( 'Change time', 'studio-calendar' ),
	};
	const choices = [ 'skip', 'room', 'time' ] as const;
	return (
		<LineSelect
			label={ sprintf(
				/* translators: %s: a date that cannot be booked as it is */
				__( 'What to do on %s', 'studio-calendar' ),
				dateName
			) }
			value={ choice }
			options={ choices.map( ( value ) => ( {
				value,
				label: words[ value ],
			} ) ) }
			onChange={ ( value ) => {
				const next = choices.find( ( one ) => one === value );
				if ( next ) {
					onChange( next );
				}
			} }
		/>
	);
}

interface LineSelectProps {
	readonly label: string;
	readonly value: string;
	readonly options: readonly Option[];
	readonly onChange: ( value: string ) => void;
}

/** Select in a line; the visible label is the line's date. */
export function LineSelect( props: LineSelectProps ) {
	const { label, value, options, onChange } = props;
	return (
		<span className="sc-sel sc-dates__pick">
			<select
				className="sc-in"
				aria-label={ label }
				value={ value }
				onChange={ ( { target } ) => onChange( target.value ) }
			>
				<Options options={ options } />
			</select>
			<Icon name="down" />
		</span>
	);
}
