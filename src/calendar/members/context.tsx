import { createContext, useContext } from '@wordpress/element';
import type { PropsWithChildren } from 'react';
import { useI18n } from '../../i18n/context';
import { AlertBar } from '../alert-bar';
import { useChunk } from '../actions/use-chunk';
import { loadMembers } from './load-members';
import type { Members } from './parts';

const MembersContext = createContext< Members | null >( null );

/** Returns the parts of members; null for visitors who may only look. */
export const useMembers = () => useContext( MembersContext );

interface MembersProviderProps {
	/** The parts if they were loaded with the calendar, as for everybody known to be a member by then. */
	readonly loaded: Members | null;
	readonly isMember: boolean;
}

/** Provides the parts of members, and loads them for those who turn out to be one, such as on a cached page. */
export function MembersProvider(
	props: PropsWithChildren< MembersProviderProps >
) {
	const { loaded, isMember, children } = props;
	const { part, hasFailed } = useChunk(
		'members',
		loadMembers,
		isMember && loaded === null
	);
	return (
		<MembersContext.Provider value={ loaded ?? part }>
			{ children }
			{ hasFailed && <NoMembers /> }
		</MembersContext.Provider>
	);
}

/**
 * Shown if the parts cannot be loaded, for example because an update of the plugin deleted the files of the open page;
 * the week is there, but nothing can be booked.
 */
function NoMembers() {
	const { __ } = useI18n();
	return (
		<AlertBar
			text={ __( 'Oops something went wrong...', 'studio-calendar' ) }
		>
			<button
				type="button"
				className="sc-btn sc-btn--line"
				onClick={ () => window.location.reload() }
			>
				{ __( 'Reload', 'studio-calendar' ) }
			</button>
		</AlertBar>
	);
}
