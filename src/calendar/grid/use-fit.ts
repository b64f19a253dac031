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

/** Width of the scroll box in pixels, with its scroll bar and without. */
interface Size {
	readonly outer: number;
	readonly inner: number;
}

/**
 * Returns column widths for the actual width: measured before the first paint and after each resize; while hidden the
 * last width stays. Whether all days fit is decided by the full width, because there is a scroll bar only if they do
 * not.
 *
 * @param rooms
 * @param days
 * @param width       Expected width, so that the first render is already correct.
 * @param isWholeWeek Shows every day, however narrow its columns are.
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
