import { noop, type QueryClient } from '@tanstack/react-query';
import { createRoot } from '@wordpress/element';
import { createClient } from '../api/client';
import { entranceOf, NO_ENTRANCE } from '../api/entrance';
import { logFailure } from '../api/logger';
import { preloadedSchedule, type ScheduleRequest } from '../api/schedule';
import { READ_LIMIT, within } from '../api/within';
import type { MountConfig, Preload } from '../contract/mount';
import type { WireSchedule } from '../contract/schedule';
import type { PackTexts } from '../contract/texts';
import type { Schedule } from '../domain/booking';
import type { Locale } from '../domain/labels';
import { deviceZone, wallTimeIn } from '../domain/time';
import type { Language } from '../i18n/context';
import { pickLocale, toLocale } from '../i18n/locale';
import { addLater, createTexts, loadTexts } from '../i18n/texts';
import { readPageParams } from '../store/page-params';
import { createKeptWeeks } from '../store/kept/kept-weeks';
import { createQueryClient } from '../store/query-client';
import { deviceStorage } from '../store/safe-storage';
import { createMemoryView, createUrlView, rangeOf } from '../store/view-store';
import { weekKey, weekQuery } from '../store/week-query';
import { entries } from '../ui/windows/entries';
import { App, type Studio } from './app';
import { loadMembers } from './members/load-members';
import type { Members } from './members/parts';
import { resumePrinted } from './printed';

/** Data shared by the calendars of one page. */
export interface Page {
	/** Whether the calendar reads and writes week and room in the URL; only the page's first one does. */
	readonly ownsAddress: boolean;
	/** `nonce` of the URL, already removed from it; for external hosts only. */
	readonly urlNonce: string | null;
	/** Shows the Guest view even with a login, and stores nothing on the device. */
	readonly isForGuests?: boolean;
}

/**
 * Starts one calendar at its mount point; the first read starts before the texts are loaded. Returns a function that
 * removes it with all its listeners and requests.
 */
export async function mountCalendar(
	mount: HTMLElement,
	config: MountConfig,
	page: Page
): Promise< () => void > {
	const params = readPageParams( window.location.href );
	const locale = pickLocale(
		params.locale,
		config.locale,
		config.texts?.locale
	);
	const studioId = config.studioId
		? String( config.studioId )
		: params.studioId;
	const cache = createQueryClient();
	const studio = studioId
		? openStudio( studioId, config, page, locale, cache )
		: null;
	const [ language, members ] = await Promise.all( [
		languageOf( locale, config.texts ),
		membersFor( config, page, studio ),
	] );
	const resume = resumePrinted( mount );
	const root = createRoot( mount );
	root.render(
		<App
			mount={ mount }
			language={ language }
			cache={ cache }
			studio={ studio && { ...studio, members } }
			onShown={ resume }
		/>
	);
	return () => root.unmount();
}

function openStudio(
	studioId: string,
	config: MountConfig,
	page: Page,
	locale: Locale,
	cache: QueryClient
): Omit< Studio, 'members' > {
	const { urlNonce, isForGuests } = page;
	const client = createClient(
		config,
		localeOfCalls( config, locale ),
		urlNonce,
		isForGuests
	);
	const fixedRoom = config.roomId ? String( config.roomId ) : null;
	const view = page.ownsAddress
		? createUrlView( window, fixedRoom, entries )
		: createMemoryView( { week: null, days: null, roomId: fixedRoom } );
	const zone = config.preload?.schedule.studio?.timezone ?? deviceZone();
	const today = wallTimeIn( zone, new Date() ).date;
	const request = { studioId, range: rangeOf( view.get(), today ) };
	const preload = preloadFor( config, page, locale, request );
	if ( preload ) {
		// updatedAt 0 marks the preload stale: it is shown at once and revalidated after the first paint.
		cache.setQueryData( weekKey( request ), preload, { updatedAt: 0 } );
	} else {
		// The calendar waits for the same read and shows its failure.
		cache.query( weekQuery( client, request ) ).catch( noop );
	}
	const keptWeeks = createKeptWeeks( deviceFor( page ), {
		host: config.external?.restUrl ?? config.restUrl,
		studioId,
		locale,
		userId: visitorOf( config, page ),
	} );
	const entrance = isForGuests
		? NO_ENTRANCE
		: entranceOf( config, window.location );
	return { studioId, client, view, preload, keptWeeks, entrance };
}

/** Returns the language of requests; other hosts do not know this site's language packs. */
const localeOfCalls = ( { external }: MountConfig, locale: Locale ) =>
	external ? toLocale( locale ) : locale;

const deviceFor = ( { isForGuests }: Page ) =>
	isForGuests ? null : deviceStorage( window );

/**
 * Returns the user whose stored weeks may be shown before a response; the owner of an external host's nonce is known
 * only from its response.
 */
function visitorOf(
	{ external, userId }: MountConfig,
	{ urlNonce }: Page
): string | null | undefined {
	if ( external ) {
		return urlNonce === null ? null : undefined;
	}
	return userId === null ? null : String( userId );
}

/** Returns the page's preload if it is the requested week in the visitor's own view. */
function preloadFor(
	config: MountConfig,
	page: Page,
	locale: Locale,
	{ studioId, range }: ScheduleRequest
): Schedule | null {
	const { preload } = config;
	const isOurs =
		preload !== null &&
		isOfVisitor( preload, config, page ) &&
		preload.locale === locale &&
		preload.dateFrom === range.from &&
		preload.dateTo === range.to &&
		String( preload.studioId ) === studioId;
	return isOurs ? preloadedSchedule( preload.schedule, range ) : null;
}

/** Returns whether it is what the visitor would be answered; the editor's preview must not show a member's own view. */
function isOfVisitor(
	{ schedule }: Preload< WireSchedule >,
	{ external, userId }: MountConfig,
	{ isForGuests }: Page
): boolean {
	const visitor = isForGuests ? null : userId;
	return (
		external === null &&
		String( schedule.user_id ?? 0 ) === String( visitor ?? 0 )
	);
}

/**
 * Loads the parts of members before the calendar is shown, so that nothing appears later. Null for those who only look,
 * and where the parts cannot be loaded: then the calendar tries again.
 */
async function membersFor(
	config: MountConfig,
	page: Page,
	studio: Pick< Studio, 'preload' > | null
): Promise< Members | null > {
	const isMember = studio?.preload
		? studio.preload.role !== 'Guest'
		: studio && ! page.isForGuests && visitorOf( config, page ) !== null;
	if ( ! isMember ) {
		return null;
	}
	try {
		return await within( READ_LIMIT, loadMembers );
	} catch {
		logFailure( 'chunk', 'members' );
		return null;
	}
}

async function languageOf(
	locale: Locale,
	pack?: PackTexts
): Promise< Language > {
	try {
		const texts = await within( READ_LIMIT, () =>
			loadTexts( locale, pack )
		);
		return { locale, texts, addLater: () => addLater( texts, locale ) };
	} catch {
		logFailure( 'languages', locale );
		return { locale: 'en', texts: createTexts() };
	}
}
