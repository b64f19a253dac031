import { sprintf } from '@wordpress/i18n';
import { createContext, useContext } from '@wordpress/element';
import { NO_ENTRANCE } from '../api/entrance';
import type { Schedule } from '../domain/booking';
import { useI18n } from '../i18n/context';

const EntranceContext = createContext( NO_ENTRANCE );

export const EntranceProvider = EntranceContext.Provider;

export const useEntrance = () => useContext( EntranceContext );

export interface LoginHintProps {
	readonly schedule: Pick< Schedule, 'role' | 'userId' | 'loginUrl' >;
}

/** Shows visitors where to log in, or on which of the site's origins their login is valid. */
export function LoginHint( { schedule }: LoginHintProps ) {
	const { __ } = useI18n();
	const { home, logIn } = useEntrance();
	if ( schedule.role !== 'Guest' || schedule.userId !== null ) {
		return null;
	}
	if ( home ) {
		return (
			<span>
				{ __( 'Logins do not work at this URL.', 'studio-calendar' ) }{ ' ' }
				<a href={ home.href }>
					{ sprintf(
						/* translators: %s: address of the site, "https://studio.example" */
						__( 'Open this page at %s', 'studio-calendar' ),
						home.origin
					) }
				</a>
			</span>
		);
	}
	const login = logIn( schedule.loginUrl );
	return (
		login && (
			<a href={ login.href }>{ __( 'Log in', 'studio-calendar' ) }</a>
		)
	);
}
