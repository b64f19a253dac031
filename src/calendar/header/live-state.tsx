import { sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { LiveState as State } from '../../realtime/adapter';
import { useI18n } from '../../i18n/context';
import { deviceZone, toTime, wallTimeIn } from '../../domain/time';
import type { LiveView } from '../../store/live-store';
import { useLiveView } from '../../store/use-live';

/** Names of the shapes in the style sheet: a dot, a ring, a square. */
const SHAPES = { live: 'live', polling: 'poll', offline: 'off' } as const;

/** Shows the state of live updates by text and shape; its space is reserved, so that nothing moves. */
export function LiveState() {
	const view = useLiveView();
	const { state } = view;
	const text = useText( view );
	return (
		<>
			{ state.kind === 'starting' ? (
				<span className="sc-live" />
			) : (
				<span
					className="sc-live"
					data-live={ SHAPES[ state.kind ] }
					title={ text }
				>
					<span className="sc-live__text">{ text }</span>
				</span>
			) }
			<Announcement kind={ state.kind } text={ text } />
		</>
	);
}

interface AnnouncementProps {
	readonly kind: State[ 'kind' ];
	readonly text: string;
}

/**
 * Announces a lost or restored connection once to screen readers, but not the initial state or longer polling
 * intervals.
 */
function Announcement( { kind, text }: AnnouncementProps ) {
	const [ said, setSaid ] = useState( '' );
	const last = useRef( kind );
	useEffect( () => {
		const wasOffline = last.current === 'offline';
		if ( ( kind === 'offline' ) !== wasOffline ) {
			setSaid( text );
		}
		last.current = kind;
	}, [ kind, text ] );
	return (
		<span className="sc-vh" aria-live="polite">
			{ said }
		</span>
	);
}

function useText( { state, zone }: LiveView ): string {
	const { __ } = useI18n();
	switch ( state.kind ) {
		case 'starting':
			return '';
		case 'live':
			return __( 'Live', 'studio-calendar' );
		case 'polling':
			return sprintf(
				/* translators: %d: seconds between two questions to the server */
				__( 'Updating every %d s', 'studio-calendar' ),
				state.seconds
			);
		case 'offline':
			return sprintf(
				/* translators: %s: time of day, "12:04" */
				__( 'Offline · as of %s', 'studio-calendar' ),
				timeOf( state.since, zone )
			);
	}
}

/** Returns a time on the studio's clock. */
const timeOf = ( instant: number, zone: string | null ) =>
	toTime( wallTimeIn( zone ?? deviceZone(), new Date( instant ) ).minutes );
