import type { UseQueryResult } from '@tanstack/react-query';
import { Notice, SelectControl, TextControl } from '@wordpress/components';
import { sprintf } from '@wordpress/i18n';
import { ApiError } from '../api/api-error';
import type { Choice } from '../api/editor';
import { useI18n } from '../i18n/context';
import { toId } from './attributes';

/** Texts of a choice. */
interface ChoiceTexts {
	readonly label: string;
	/** Label of the ID field, used without a list. */
	readonly idLabel: string;
	/** Label of the empty choice. */
	readonly none: string;
	/** Label of a selected item without a known name. */
	readonly unknown: string;
	/** Message that the selected item is not in the list. */
	readonly missing: string;
}

interface ChoiceControlProps {
	readonly texts: ChoiceTexts;
	readonly list: Pick<
		UseQueryResult< readonly Choice[] >,
		'data' | 'error' | 'isFetching' | 'refetch'
	>;
	readonly value: number | undefined;
	readonly onChange: ( id: number | undefined ) => void;
}

/** Selects an item of a list by name. The selection stays, whatever happens to the list. */
export function ChoiceControl( props: ChoiceControlProps ) {
	const { error, isFetching } = props.list;
	if ( error instanceof ApiError && error.status === 403 ) {
		return <IdField { ...props } />;
	}
	return (
		<>
			<Select { ...props } />
			{ error && ! isFetching && <Failure { ...props } /> }
		</>
	);
}

function Select( props: ChoiceControlProps ) {
	const { texts, list, value, onChange } = props;
	const { __ } = useI18n();
	const known = list.data ?? NOTHING;
	const isNameless = value !== undefined && ! has( known, value );
	const unknown = { value: String( value ), label: texts.unknown };
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ texts.label }
			value={ value === undefined ? '' : String( value ) }
			help={ helpOf(
				isNameless && list.data !== undefined && texts.missing,
				list.isFetching && ! list.data
					? __( 'Loading...', 'studio-calendar' )
					: false
			) }
			options={ [
				{ value: '', label: texts.none },
				...( isNameless ? [ unknown ] : [] ),
				...known.map( ( { id, name } ) => ( {
					value: String( id ),
					label: name,
				} ) ),
			] }
			onChange={ ( text ) => onChange( toId( text ) ) }
		/>
	);
}

const NOTHING: readonly Choice[] = [];

const has = ( list: readonly Choice[], wanted: number ) =>
	list.some( ( { id } ) => id === wanted );

const helpOf = ( ...texts: readonly ( string | false )[] ): string =>
	texts.filter( Boolean ).join( ' ' );

function Failure( { list }: ChoiceControlProps ) {
	const { __ } = useI18n();
	return (
		<Notice
			status="error"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Try again', 'studio-calendar' ),
					onClick: () => void list.refetch(),
				},
			] }
		>
			{ __( 'The list could not be loaded.', 'studio-calendar' ) }
		</Notice>
	);
}

/** Field for an ID, for people without a studio, who may not list names but may know an ID. */
function IdField( { texts, value, onChange }: ChoiceControlProps ) {
	const { __ } = useI18n();
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ 1 }
			label={ texts.idLabel }
			help={ sprintf(
				/* translators: %s: what an empty field means, "All rooms" */
				__(
					'You are not in any studio, so there is no list. If left empty: %s.',
					'studio-calendar'
				),
				texts.none
			) }
			value={ value === undefined ? '' : String( value ) }
			onChange={ ( text ) => onChange( toId( text ) ) }
		/>
	);
}
