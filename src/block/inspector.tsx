import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, TextControl } from '@wordpress/components';
import type { Locale } from '../domain/labels';
import { useI18n } from '../i18n/context';
import { toId, type CalendarAttributes } from './attributes';

/** Names of languages stay in their own language, so that whoever needs one can read it. */
const LANGUAGES: readonly { value: Locale; label: string }[] = [
	{ value: 'en', label: 'English' },
	{ value: 'ru', label: 'Русский' },
	{ value: 'et', label: 'Eesti' },
];

const isLocale = ( value: string ): value is Locale =>
	LANGUAGES.some( ( language ) => language.value === value );

/** What the block fixes for its page. */
export function Inspector( props: BlockEditProps< CalendarAttributes > ) {
	const { attributes, setAttributes } = props;
	const { __ } = useI18n();
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Calendar', 'studio-calendar' ) }>
				<IdField
					label={ __( 'Studio ID', 'studio-calendar' ) }
					help={ __(
						'Empty: studio_id of the page’s address.',
						'studio-calendar'
					) }
					value={ attributes.studioId }
					onChange={ ( studioId ) => setAttributes( { studioId } ) }
				/>
				<IdField
					label={ __( 'Room ID', 'studio-calendar' ) }
					help={ __( 'Empty: all rooms.', 'studio-calendar' ) }
					value={ attributes.roomId }
					onChange={ ( roomId ) => setAttributes( { roomId } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Language', 'studio-calendar' ) }
					value={ attributes.locale ?? '' }
					options={ [
						{
							value: '',
							label: __(
								'Language of the page',
								'studio-calendar'
							),
						},
						...LANGUAGES,
					] }
					onChange={ ( value ) =>
						setAttributes( {
							locale: isLocale( value ) ? value : undefined,
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}

interface IdFieldProps {
	readonly label: string;
	readonly help: string;
	readonly value: number | undefined;
	readonly onChange: ( value: number | undefined ) => void;
}

function IdField( { label, help, value, onChange }: IdFieldProps ) {
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			type="number"
			min={ 1 }
			label={ label }
			help={ help }
			value={ value === undefined ? '' : String( value ) }
			onChange={ ( text ) => onChange( toId( text ) ) }
		/>
	);
}
