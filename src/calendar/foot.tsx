import { sprintf } from '@wordpress/i18n';
import type { Schedule } from '../domain/booking';
import { ABILITIES } from '../domain/permissions';
import { useI18n } from '../i18n/context';
import { asOfTime } from './as-of';
import { LoginHint } from './login-hint';
import { useStudio } from './studio-context';

/** Footer with the studio's time zone, the login, for owners copying the week, the keys, and the time of the last check. */
export function Foot( { schedule }: { readonly schedule: Schedule } ) {
	const { __, locale } = useI18n();
	const zone = schedule.studio.timezone;
	const { client, onBook, onOpen } = useStudio();
	// Hosts without the endpoint would take no notice of it; a stored week is read-only.
	const mayCopy =
		onBook && client.isOwn && ABILITIES[ schedule.role ].add === 'all';
	const time = asOfTime( schedule, locale );
	return (
		<footer className="sc-foot">
			<span>
				{ zone !== null &&
					sprintf(
						/* translators: %s: name of a time zone, "Europe/Tallinn" */
						__( 'Time zone: %s', 'studio-calendar' ),
						zone.replaceAll( '_', ' ' )
					) }
			</span>
			<LoginHint schedule={ schedule } />
			{ mayCopy && (
				<button
					type="button"
					className="sc-btn sc-btn--quiet"
					onClick={ () => onOpen( { kind: 'copyWeek' } ) }
				>
					{ __( 'Copy this week…', 'studio-calendar' ) }
				</button>
			) }
			<button
				type="button"
				className="sc-btn sc-btn--quiet"
				onClick={ () => onOpen( { kind: 'keys' } ) }
			>
				{ __( 'Keyboard shortcuts', 'studio-calendar' ) }
			</button>
			<span>
				{ time !== null &&
					sprintf(
						/* translators: %s: "12:04", on another day "20 Nov, 12:04" */
						__( 'as of %s', 'studio-calendar' ),
						time
					) }
			</span>
		</footer>
	);
}
