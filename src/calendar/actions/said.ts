import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { rangeLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import type { WeekState } from '../../store/use-week';

/** Announcement for screen readers that no focused element contains. */
export interface Said {
	readonly text: string;
	/** Counter, so that the same text can be announced again. */
	readonly time: number;
}

const NONE = { from: '', to: '' };

/** Returns announcements of newly loaded weeks. */
export function useSaid( week: WeekState ) {
	const { locale } = useI18n();
	const [ said, setSaid ] = useState< Said | null >( null );
	const { from, to } = week.status === 'ready' ? week.schedule.range : NONE;
	const say = useCallback(
		( text: string ) =>
			setSaid( ( before ) => ( {
				text,
				time: ( before?.time ?? 0 ) + 1,
			} ) ),
		[]
	);
	const last = useRef( from );
	useEffect( () => {
		if ( from !== '' && last.current !== '' && from !== last.current ) {
			say( rangeLabel( { from, to }, locale, true ) );
		}
		last.current = from || last.current;
	}, [ from, to, locale, say ] );
	const saidNothing = useCallback( () => setSaid( null ), [] );
	return { said, saidNothing };
}
