import { QueryClientProvider } from '@tanstack/react-query';
import { store as editorStore, useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useSelect } from '@wordpress/data';
import { LanguageProvider, useI18n } from '../i18n/context';
import { useAdminLanguage } from '../i18n/use-admin-language';
import { createQueryClient } from '../store/query-client';
import type { CalendarAttributes } from './attributes';
import { Inspector } from './inspector';
import { LivePreview } from './live-preview';
import { Preview } from './preview';

/** Cache of studios and rooms, shared by all calendars of the edited page. */
const cache = createQueryClient();

/** Editor's view of the block: the real week of a selected studio, otherwise a placeholder. */
export function Edit( props: BlockEditProps< CalendarAttributes > ) {
	const { attributes, setAttributes } = props;
	const blockProps = useBlockProps();
	return (
		<LanguageProvider value={ useAdminLanguage() }>
			<QueryClientProvider client={ cache }>
				<div { ...blockProps }>
					<Shown attributes={ attributes } />
				</div>
				<Inspector
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
			</QueryClientProvider>
		</LanguageProvider>
	);
}

type ShownProps = Pick< BlockEditProps< CalendarAttributes >, 'attributes' >;

function Shown( { attributes }: ShownProps ) {
	const { __ } = useI18n();
	const isPicture = useIsPicture();
	const { studioId, isExample = false } = attributes;
	if ( isExample || isPicture ) {
		return <Preview note={ null } />;
	}
	return studioId === undefined ? (
		<Preview
			note={ __(
				'No studio selected. Select one in the block settings, or add studio_id to the page URL.',
				'studio-calendar'
			) }
		/>
	) : (
		<LivePreview attributes={ attributes } />
	);
}

/**
 * Returns whether it is a preview in a list of patterns or templates, which may have dozens; WordPress before 6.8 has
 * another name for it.
 */
const useIsPicture = () =>
	useSelect( ( select ) => {
		const settings = select( editorStore ).getSettings();
		return 'isPreviewMode' in settings
			? settings.isPreviewMode
			: settings.__unstableIsPreviewMode;
	}, [] );
