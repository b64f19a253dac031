import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { LanguageProvider } from '../i18n/context';
import type { CalendarAttributes } from './attributes';
import { Inspector } from './inspector';
import { Preview } from './preview';
import { useAdminLanguage } from '../i18n/use-admin-language';

/** A drawn week: real bookings belong to whoever looks at the page, and the editor needs no call to show the place. */
export function Edit( props: BlockEditProps< CalendarAttributes > ) {
	const { attributes, setAttributes } = props;
	const blockProps = useBlockProps();
	return (
		<LanguageProvider value={ useAdminLanguage() }>
			<div { ...blockProps }>
				<Preview attributes={ attributes } />
			</div>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
		</LanguageProvider>
	);
}
