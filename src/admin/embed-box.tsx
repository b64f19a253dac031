import { useId, useState } from '@wordpress/element';
import { LanguageProvider, useI18n } from '../i18n/context';
import { useAdminLanguage } from '../i18n/use-admin-language';

/** Links of one studio as printed by the server. */
export interface EmbedLinks {
	readonly shortcode: string;
	readonly pageUrl: string;
}

interface EmbedBoxProps {
	readonly links: EmbedLinks;
}

/** Box that shows how to put a studio's calendar on a page. */
export function EmbedBox( { links }: EmbedBoxProps ) {
	return (
		<LanguageProvider value={ useAdminLanguage() }>
			<Ways links={ links } />
		</LanguageProvider>
	);
}

function Ways( { links }: EmbedBoxProps ) {
	const { __ } = useI18n();
	const id = useId();
	return (
		<>
			<p>
				{ __(
					'Add the block “Studio Calendar” to a page, or this shortcode:',
					'studio-calendar'
				) }
			</p>
			<label className="screen-reader-text" htmlFor={ id }>
				{ __( 'Shortcode', 'studio-calendar' ) }
			</label>
			<input
				id={ id }
				type="text"
				className="widefat code"
				readOnly
				value={ links.shortcode }
				onFocus={ ( event ) => event.target.select() }
			/>
			<p>
				<CopyButton text={ links.shortcode } />
			</p>
			<p>
				<a href={ links.pageUrl }>
					{ __( 'Open the full-page calendar', 'studio-calendar' ) }
				</a>
			</p>
		</>
	);
}

type CopyState = 'idle' | 'copied' | 'refused';

function CopyButton( { text }: { readonly text: string } ) {
	const { __ } = useI18n();
	const [ state, setState ] = useState< CopyState >( 'idle' );
	const copy = async () => {
		try {
			await navigator.clipboard.writeText( text );
			setState( 'copied' );
		} catch {
			// The clipboard requires HTTPS and permission; without it the field can still be selected.
			setState( 'refused' );
		}
	};
	const words = {
		idle: '',
		copied: __( 'Copied', 'studio-calendar' ),
		refused: __(
			'Select the text and copy it yourself.',
			'studio-calendar'
		),
	};
	return (
		<>
			<button
				type="button"
				className="button"
				onClick={ () => void copy() }
			>
				{ __( 'Copy', 'studio-calendar' ) }
			</button>{ ' ' }
			<span role="status">{ words[ state ] }</span>
		</>
	);
}
