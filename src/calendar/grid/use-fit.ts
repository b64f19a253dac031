import {
	useCallback,
	useEffect,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { fitColumns, type ColumnFit } from '../../domain/columns';
import { observeResize } from '../../ui/observe-resize';

/** Of the scroll box, in pixels: with its scroll bar and without. */
interface Size {
	readonly outer: number;
	readonly inner: number;
}

/**
 * Column widths for the width the calendar really has: measured before the first paint, then again after it was
 * resized; while it is hidden the last width stands. Whether all days fit is asked of the whole width, since a scroll
 * bar is there only if they do not.
 *
 * @param rooms
 * @param days
 * @param width       What the width will be as far as is known, so that the first drawing is the right one already.
 * @param isWholeWeek Every day is to be in view, however narrow its columns get.
 */
export function useFit(
	rooms: number,
	days: number,
	width: number,
	isWholeWeek: boolean
) {
	const box = useRef< HTMLDivElement >( null );
	const [ size, setSize ] = useState< Size >( {
		outer: width,
		inner: width,
	} );
	const measure = useCallback( () => {
		const outer = box.current?.offsetWidth ?? 0;
		const inner = box.current?.clientWidth ?? 0;
		setSize( ( known ) =>
			outer === 0 || ( known.outer === outer && known.inner === inner )
				? known
				: { outer, inner }
		);
	}, [] );
	const fit = useMemo(
		() => fitOf( size, rooms, days, isWholeWeek ),
		[ size, rooms, days, isWholeWeek ]
	);
	useLayoutEffect( measure, [ measure, fit.daysInView ] );
	useEffect(
		() =>
			box.current ? observeResize( box.current, measure ) : undefined,
		[ measure ]
	);
	return { box, fit };
}

function fitOf(
	{ outer, inner }: Size,
	rooms: number,
	days: number,
	isWholeWeek: boolean
): ColumnFit {
	const whole = fitColumns( outer, rooms, days, isWholeWeek );
	return whole.daysInView === days
		? whole
		: fitColumns( inner, rooms, days, isWholeWeek );
}
