import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import type { Locale } from '../domain/labels';
import { useI18n } from '../i18n/context';
import { isLocale, type CalendarAttributes } from './attributes';
import { RoomControl, StudioControl } from './place-controls';

/** Names of languages stay in their own language, so that whoever needs one can read it. */
const LANGUAGES: readonly { value: Locale; label: string }[] = [
	{ value: 'en', label: 'English' },
	{ value: 'ru', label: 'Русский' },
	{ value: 'et', label: 'Eesti' },
];

/** What the block fixes for its page. */
export function Inspector( props: BlockEditProps< CalendarAttributes > ) {
	const { attributes, setAttributes } = props;
	const { studioId, roomId, locale } = attributes;
	const { __ } = useI18n();
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Calendar', 'studio-calendar' ) }>
				<StudioControl
					value={ studioId }
					onChange={ ( id ) =>
						setAttributes( { studioId: id, roomId: undefined } )
					}
				/>
				<RoomControl
					studioId={ studioId }
					value={ roomId }
					onChange={ ( id ) => setAttributes( { roomId: id } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Language', 'studio-calendar' ) }
					value={ locale ?? '' }
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
