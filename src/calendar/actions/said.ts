import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { rangeLabel } from '../../domain/labels';
import { useI18n } from '../../i18n/context';
import type { WeekState } from '../../store/use-week';

/** Announcement for screen readers that no focused element contains. */
export interface Said {
	readonly text: string;
	/** Counter, so that the same text can be announced again. */
	readonly time: number;
}

/** Returns announcements of newly loaded weeks. */
export function useSaid( week: WeekState ) {
	const { locale } = useI18n();
	const [ said, setSaid ] = useState< Said | null >( null );
	const range = week.status === 'ready' ? week.schedule.range : null;
	// Each step of a moved card renders this.
	const label = useMemo(
		() => range && rangeLabel( range, locale, true ),
		[ range, locale ]
	);
	const last = useRef( label );
	useEffect( () => {
		if ( ! label ) {
			return;
		}
		if ( last.current && label !== last.current ) {
			setSaid( ( before ) => ( {
				text: label,
				time: ( before?.time ?? 0 ) + 1,
			} ) );
		}
		last.current = label;
	}, [ label ] );
	const saidNothing = useCallback( () => setSaid( null ), [] );
	return { said, saidNothing };
}
