import { memo } from '@wordpress/element';
import type { RefObject } from 'react';
import { dayLabel, weekdayName } from '../../domain/labels';
import type { WeekLayout } from '../../domain/layout';
import {
	LANE,
	miniatureOf,
	MINIATURE_HEIGHT,
	type MiniatureShape,
} from '../../domain/miniature';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { useRibbonDrag } from './use-ribbon-drag';
import { useSeen } from './use-seen';

/** Maximum number of days with a miniature. */
const MAX_MINIATURES = 10;

interface RibbonProps {
	/** The scrolling box. */
	readonly box: RefObject< HTMLElement >;
	readonly dates: readonly IsoDate[];
	readonly today: IsoDate;
	readonly layout: WeekLayout;
	/** Columns per day. */
	readonly span: number;
	/** Width of a day in pixels. */
	readonly dayWidth: number;
	/** Days in view, at least one. */
	readonly inView: number;
	/** First day in view before the box has scrolled. */
	readonly first: number;
}

/** Overview of the days if not all fit; a frame marks the visible ones, and a press or drag moves it. */
export function Ribbon( props: RibbonProps ) {
	const { box, dates, today, layout, span, dayWidth, inView, first } = props;
	const { __ } = useI18n();
	const firstSeen = useSeen( box, dayWidth, first );
	const drag = useRibbonDrag( box );
	const goTo = ( day: number ) =>
		box.current?.scrollTo( {
			left: day * dayWidth,
			behavior: isStill() ? 'auto' : 'smooth',
		} );
	return (
		<nav
			className="sc-ribbon"
			aria-label={ __( 'Days in view', 'studio-calendar' ) }
			{ ...drag }
		>
			{ dates.map( ( date, day ) => {
				const columns = layout.columns.slice(
					day * span,
					( day + 1 ) * span
				);
				return (
					<RibbonDay
						key={ date }
						date={ date }
						frame={ frameOf(
							day,
							firstSeen,
							firstSeen + inView - 1
						) }
						isToday={ date === today }
						lanes={ span }
						shapes={
							dates.length > MAX_MINIATURES
								? NO_SHAPES
								: miniatureOf( columns, layout.rows )
						}
						onPress={ () => goTo( day ) }
					/>
				);
			} ) }
		</nav>
	);
}

/** Returns whether the person prefers reduced motion; styles do not affect scrolling by script. */
const isStill = () =>
	window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;

const NO_SHAPES: readonly MiniatureShape[] = [];

function frameOf( day: number, first: number, last: number ): string {
	const isSeen = day >= first && day <= last;
	return [
		isSeen && 'is-seen',
		day === first && 'is-seen-first',
		day === last && 'is-seen-last',
	]
		.filter( Boolean )
		.join( ' ' );
}

interface RibbonDayProps {
	readonly date: IsoDate;
	/** Classes of the frame around the visible days; empty outside of it. */
	readonly frame: string;
	readonly isToday: boolean;
	readonly lanes: number;
	readonly shapes: readonly MiniatureShape[];
	readonly onPress: () => void;
}

function RibbonDay( props: RibbonDayProps ) {
	const { date, frame, isToday, lanes, shapes, onPress } = props;
	const { locale } = useI18n();
	const today = isToday ? ' is-today' : '';
	return (
		<button
			type="button"
			className={ `sc-ribbon__day ${ frame }${ today }` }
			aria-current={ frame !== '' }
			onClick={ onPress }
		>
			<span className="sc-ribbon__name" aria-hidden="true">
				{ weekdayName( date, locale, 'short' ) }
				<b>{ Number( date.slice( 8 ) ) }</b>
			</span>
			<span className="sc-vh">{ dayLabel( date, locale ) }</span>
			{ shapes.length > 0 && (
				<Miniature lanes={ lanes } shapes={ shapes } />
			) }
		</button>
	);
}

type MiniatureProps = Pick< RibbonDayProps, 'lanes' | 'shapes' >;

const Miniature = memo(
	function DayMap( { lanes, shapes }: MiniatureProps ) {
		return (
			<svg
				className="sc-ribbon__map"
				viewBox={ `0 0 ${ lanes * LANE } ${ MINIATURE_HEIGHT }` }
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				{ shapes.map( ( { palette, isPending, path } ) => (
					<path
						key={ `${ palette } ${ isPending }` }
						className={ `sc-${ palette }${ isPending ? ' is-pending' : '' }` }
						d={ path }
					/>
				) ) }
			</svg>
		);
	},
	( a, b ) =>
		a.lanes === b.lanes &&
		a.shapes.length === b.shapes.length &&
		a.shapes.every( ( { path }, at ) => path === b.shapes[ at ]?.path )
);
