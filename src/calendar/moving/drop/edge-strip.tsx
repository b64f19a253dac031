import { createPortal, useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { shortDayLabel } from '../../../domain/date-labels';
import { turnedTo } from '../../../domain/day-pages';
import { rangeLabel, type Locale } from '../../../domain/labels';
import { heightOf } from '../../../domain/layout';
import type { Geometry, Track } from '../../../domain/moving/geometry';
import { datesOf } from '../../../domain/time';
import { useI18n } from '../../../i18n/context';
import type { Texts } from '../../../i18n/texts';
import { POPOVER, showPopover } from '../../../ui/popover';
import { useRoomNames } from '../../room-name';
import { useStudio } from '../../studio-context';
import { geometryOf } from '../geometry-of';

/** Room's day. */
export type Spot = Pick< Track, 'roomId' | 'date' >;

interface EdgeStripProps {
	readonly layer: RefObject< HTMLElement >;
	readonly way: -1 | 1;
	/** What is about to be shown; null while a week is loading. */
	readonly spot: Spot | null;
	/** Whether the calendar shows single days. */
	readonly hasDays: boolean;
}

/** Side of the week that is about to turn: what comes, and the time that is left as a ring. */
export function EdgeStrip( props: EdgeStripProps ) {
	const { layer, spot } = props;
	const root = layer.current;
	const geometry = root && geometryOf( root );
	return geometry && spot ? (
		<Strip { ...props } root={ root } geometry={ geometry } spot={ spot } />
	) : null;
}

interface StripProps extends Omit< EdgeStripProps, 'layer' > {
	readonly root: HTMLElement;
	readonly geometry: Geometry;
	readonly spot: Spot;
}

function Strip( props: StripProps ) {
	const { root, geometry, way } = props;
	const strip = useRef< HTMLDivElement >( null );
	const { title, dates } = useNames( props );
	useLayoutEffect( () => {
		showPopover( strip.current );
	}, [] );
	const { view, top, rows } = geometry;
	const end = Math.min( view.bottom, top + heightOf( rows ) );
	return createPortal(
		<div
			ref={ strip }
			{ ...POPOVER }
			className="sc-edge"
			aria-hidden="true"
			style={ {
				top: view.top,
				height: end - view.top,
				...( way === 1
					? {
							right:
								root.ownerDocument.documentElement.clientWidth -
								view.right,
						}
					: { left: view.left } ),
			} }
		>
			<svg viewBox="0 0 40 40" aria-hidden="true">
				<circle cx="20" cy="20" r="18" />
				<circle cx="20" cy="20" r="18" pathLength="1" />
				<path d={ way === 1 ? 'm18 15 5 5-5 5' : 'm22 15-5 5 5 5' } />
			</svg>
			<span>
				{ title && <b>{ title }</b> }
				{ dates }
			</span>
		</div>,
		root
	);
}

const WEEK = 7;

interface Names {
	readonly title: string;
	readonly dates: string;
}

/** Returns what comes: the week, in a narrow calendar the day, or on the same day a room that is not in view. */
function useNames( props: StripProps ): Names {
	const i18n = useI18n();
	const roomName = useRoomNames();
	const { rooms } = useStudio();
	const { spot, hasDays, geometry } = props;
	if ( ! hasDays ) {
		return weekNames( props, i18n );
	}
	const shown = rooms.find( ( { room } ) => room.id === spot.roomId );
	const isSameDay = geometry.tracks[ 0 ]?.date === spot.date;
	return isSameDay && shown
		? { title: roomName( shown.room ), dates: '' }
		: dayNames( props, i18n );
}

type Language = Texts & { readonly locale: Locale };

const dayNames = (
	{ way, spot }: StripProps,
	{ __, locale }: Language
): Names => ( {
	title:
		way === 1
			? __( 'Next day', 'studio-calendar' )
			: __( 'Previous day', 'studio-calendar' ),
	dates: shortDayLabel( spot.date, locale ),
} );

function weekNames(
	{ way, spot, geometry }: StripProps,
	{ __, locale }: Language
): Names {
	// Measured each time they are asked for.
	const { tracks } = geometry;
	const from = tracks[ 0 ]?.date ?? spot.date;
	const to = tracks.at( -1 )?.date ?? spot.date;
	const range = turnedTo( { from, to }, spot.date );
	const week =
		way === 1
			? __( 'Next week', 'studio-calendar' )
			: __( 'Previous week', 'studio-calendar' );
	return {
		// A range that somebody has selected may be shorter or longer.
		title: datesOf( range ).length === WEEK ? week : '',
		dates: rangeLabel( range, locale ),
	};
}
