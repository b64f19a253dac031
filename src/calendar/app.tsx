import { useLayoutEffect } from '@wordpress/element';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { LanguageProvider, useI18n, type Language } from '../i18n/context';
import { Calendar, type CalendarProps } from './calendar';
import type { Entrance } from '../api/entrance';
import { ErrorBoundary } from './error-boundary';
import { EntranceProvider } from './login-hint';
import { Message } from './message';

export interface Studio extends Omit< CalendarProps, 'mount' > {
	readonly entrance: Entrance;
}

interface AppProps {
	readonly mount: HTMLElement;
	readonly language: Language;
	readonly cache: QueryClient;
	/** Null if neither attribute nor URL names a studio. */
	readonly studio: Studio | null;
	/** Called once the calendar is in the page, before it is painted. */
	readonly onShown: () => void;
}

/** Root of one calendar with its own language and cache. */
export function App( { mount, language, cache, studio, onShown }: AppProps ) {
	useLayoutEffect( onShown, [ onShown ] );
	return (
		<LanguageProvider value={ language }>
			<QueryClientProvider client={ cache }>
				<ErrorBoundary fallback={ <Broken mount={ mount } /> }>
					{ studio ? (
						<EntranceProvider value={ studio.entrance }>
							<Calendar mount={ mount } { ...studio } />
						</EntranceProvider>
					) : (
						<NoStudio mount={ mount } />
					) }
				</ErrorBoundary>
			</QueryClientProvider>
		</LanguageProvider>
	);
}

interface PlaceProps {
	readonly mount: HTMLElement;
}

function NoStudio( { mount }: PlaceProps ) {
	const { __ } = useI18n();
	const text = __( 'studio_id is required', 'studio-calendar' );
	return <Message mount={ mount } text={ text } />;
}

function Broken( { mount }: PlaceProps ) {
	const { __ } = useI18n();
	const text = __( 'Oops something went wrong...', 'studio-calendar' );
	return <Message mount={ mount } text={ text } />;
}
