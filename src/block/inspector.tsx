import { InspectorControls } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl } from '@wordpress/components';
import { tagOf, type Locale } from '../domain/labels';
import { useI18n } from '../i18n/context';
import { packOfPage } from '../i18n/use-admin-language';
import type { CalendarAttributes } from './attributes';
import { RoomControl, StudioControl } from './place-controls';

interface Offer {
	readonly value: Locale;
	readonly label: string;
}

/** Names of languages, untranslated so that their speakers recognize them. */
const LANGUAGES: readonly Offer[] = [
	{ value: 'en', label: 'English' },
	{ value: 'ru', label: 'Русский' },
	{ value: 'et', label: 'Eesti' },
];

/** Sidebar with the block's settings. */
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
							label: __( 'Same as the page', 'studio-calendar' ),
						},
						...languagesWith( locale ),
					] }
					onChange={ ( value ) =>
						setAttributes( {
							locale: value || undefined,
						} )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}

/**
 * Returns the languages to choose from: the plugin's, the editor's own if it comes from a pack, and the selected one.
 */
function languagesWith( chosen: Locale | undefined ): Offer[] {
	const known = LANGUAGES.map( ( { value } ) => value );
	const others = new Set(
		[ packOfPage()?.locale, chosen ].filter(
			( locale ) => locale !== undefined && ! known.includes( locale )
		)
	);
	return [
		...LANGUAGES,
		...Array.from( others, ( locale = '' ) => ( {
			value: locale,
			label: nameOf( locale ),
		} ) ),
	];
}

/** Returns the language's own name: "Deutsch (Deutschland)"; the code if it is unknown. */
function nameOf( locale: Locale ): string {
	try {
		const names = new Intl.DisplayNames( tagOf( locale ), {
			type: 'language',
		} );
		return names.of( tagOf( locale ) ) ?? locale;
	} catch {
		return locale;
	}
}
