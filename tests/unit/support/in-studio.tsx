import type { ReactNode } from 'react';
import { createClient } from '../../../src/api/client';
import { MembersProvider } from '../../../src/calendar/members/context';
import { members } from '../../../src/calendar/members/members';
import {
	StudioProvider,
	type StudioInView,
} from '../../../src/calendar/studio-context';
import { at } from './bookings';
import { CONFIG } from './mounted';

/** Current time of the tests: Friday of the demo week, 14:20. */
export const NOW = { date: '2026-11-20', minutes: at( '14:20' ) };

const STUDIO: StudioInView = {
	client: createClient( { ...CONFIG, nonce: 'abcdef1234' }, 'en', null ),
	studioId: '1',
	now: NOW,
	rooms: [],
	width: 2600,
	day: {
		date: NOW.date,
		lead: null,
		leadTo: () => undefined,
		goTo: () => undefined,
	},
	printed: null,
	onShow: () => undefined,
	onBook: null,
	onAct: () => Promise.resolve( true ),
	onOpen: () => undefined,
};

/** Wraps a part of a calendar in a studio; a test sets only the values that it is about. */
export const inStudio = (
	part: ReactNode,
	studio: Partial< StudioInView >
) => (
	<MembersProvider loaded={ members } isMember={ false }>
		<StudioProvider value={ { ...STUDIO, ...studio } }>
			{ part }
		</StudioProvider>
	</MembersProvider>
);
