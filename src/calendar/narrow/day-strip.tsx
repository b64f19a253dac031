import { useLayoutEffect, useRef } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { loadDots, type DayLoad } from '../../domain/day-pages';
import { dayLabel, weekdayName } from '../../domain/labels';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { isPlainKey } from '../../ui/plain-key';

interface DayStripProps {
	readonly dates: readonly IsoDate[];
	/** Visible day. */
	readonly shown: IsoDate;
	readonly today: IsoDate;
	/** Null while unknown. */
	readonly loads: ReadonlyMap< IsoDate, DayLoad > | null;
	/** ID of the element that shows the day. */
	readonly panel: string;
	/** Moves by days from the visible one; past the ends the range changes. */
	readonly onStep: ( days: number ) => void;
	readonly onShow: ( date: IsoDate ) => void;
}

const STEPS: Readonly< Record< string, number > > = {
	ArrowLeft: -1,
	ArrowRight: 1,
};

/** Tabs with the days of the range and their load. */
export function DayStrip( props: DayStripProps ) {
	const { dates, shown, onStep, onShow } = props;
	const { __ } = useI18n();
	const { strip, focusNext } = useShownTab( shown );
	const handleKey = ( event: KeyboardEvent ) => {
		const step = STEPS[ event.key ];
		const end = { Home: dates[ 0 ], End: dates.at( -1 ) }[ event.key ];
		const isMove = step !== undefined || end !== undefined;
		if ( ! isMove || ! isPlainKey( event ) ) {
			return;
		}
		event.preventDefault();
		focusNext();
		if ( step !== undefined ) {
			onStep( step );
		} else if ( end !== undefined ) {
			onShow( end );
		}
	};
	return (
		<div
			ref={ strip }
			role="tablist"
			tabIndex={ -1 }
			aria-label={ __( 'Days', 'studio-calendar' ) }
			className="sc-daystrip"
			onKeyDown={ handleKey }
		>
			{ dates.map( ( date ) => (
				<DayTab
					key={ date }
					date={ date }
					isShown={ date === shown }
					isToday={ date === props.today }
					load={ props.loads && ( props.loads.get( date ) ?? EMPTY ) }
					panel={ props.panel }
					onShow={ onShow }
				/>
			) ) }
		</div>
	);
}

const EMPTY: DayLoad = { count: 0, pending: 0 };

/** Scrolls the tab of the visible day into view, and focuses it after arrow keys. */
function useShownTab( shown: IsoDate ) {
	const strip = useRef< HTMLDivElement >( null );
	const hasFocus = useRef( false );
	useLayoutEffect( () => {
		const element = strip.current;
		const tab = element?.querySelector< HTMLElement >(
			'[aria-selected=true]'
		);
		if ( ! element || ! tab ) {
			return;
		}
		const hidden = tab.offsetLeft + tab.offsetWidth - element.clientWidth;
		element.scrollLeft = Math.min(
			tab.offsetLeft,
			Math.max( element.scrollLeft, hidden )
		);
		if ( hasFocus.current ) {
			hasFocus.current = false;
			tab.focus( { preventScroll: true } );
		}
	}, [ shown ] );
	const focusNext = () => {
		hasFocus.current = true;
	};
	return { strip, focusNext };
}

interface DayTabProps {
	readonly date: IsoDate;
	readonly isShown: boolean;
	readonly isToday: boolean;
	readonly load: DayLoad | null;
	readonly panel: string;
	readonly onShow: ( date: IsoDate ) => void;
}

function DayTab( props: DayTabProps ) {
	const { date, isShown, isToday, load, panel, onShow } = props;
	const { locale } = useI18n();
	const loadText = useLoadText();
	const name = [ dayLabel( date, locale ), load && loadText( load ) ];
	return (
		<button
			type="button"
			role="tab"
			className="sc-tab"
			aria-selected={ isShown }
			aria-controls={ panel }
			aria-current={ isToday ? 'date' : undefined }
			tabIndex={ isShown ? 0 : -1 }
			onClick={ () => onShow( date ) }
		>
			<span className="sc-vh">
				{ name.filter( Boolean ).join( ', ' ) }
			</span>
			<span aria-hidden="true">
				{ weekdayName( date, locale, 'short' ) }
			</span>
			<b aria-hidden="true">{ Number( date.slice( 8 ) ) }</b>
			<Dots load={ load ?? EMPTY } />
		</button>
	);
}

/** Returns a function for the text "17 bookings, 2 pending". */
export function useLoadText(): ( load: DayLoad ) => string {
	const { __, _n } = useI18n();
	return ( { count, pending } ) => {
		if ( count === 0 ) {
			return __( 'No bookings found', 'studio-calendar' );
		}
		/* translators: %d: number of bookings of a day */
		const all = _n( '%d booking', '%d bookings', count, 'studio-calendar' );
		/* translators: %d: number of bookings that wait for approval */
		const wait = _n(
			'%d pending',
			'%d pending',
			pending,
			'studio-calendar'
		);
		return pending > 0
			? `${ sprintf( all, count ) }, ${ sprintf( wait, pending ) }`
			: sprintf( all, count );
	};
}

function Dots( { load }: { readonly load: DayLoad } ) {
	const { full, hollow } = loadDots( load );
	return (
		<span className="sc-load" aria-hidden="true">
			{ Array.from( { length: full + hollow }, ( _, dot ) => (
				<i
					key={ dot }
					className={ dot < full ? undefined : 'is-pending' }
				/>
			) ) }
		</span>
	);
}
