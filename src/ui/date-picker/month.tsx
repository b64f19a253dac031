import { useEffect, useMemo, useRef } from '@wordpress/element';
import {
	DayPicker,
	type ChevronProps,
	type DayButtonProps,
	type Modifiers,
} from 'react-day-picker';
import { dateLabel, monthLabel } from '../../domain/date-labels';
import { weekdayName, tagOf, type Locale } from '../../domain/labels';
import type { IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import { Icon } from '../icon';
import { isPlainKey } from '../plain-key';
import { toDate, toDates, toIsoDate } from './dates';
import type { DayRules } from './day-rules';
import type { Draft } from './pick';

interface MonthProps {
	readonly draft: Draft;
	readonly today: IsoDate;
	/** Day whose month is shown first. */
	readonly start: IsoDate;
	readonly rules: DayRules;
	readonly isOff: ( date: IsoDate ) => boolean;
	readonly onChoose: ( date: IsoDate ) => void;
}

/** First day of the week in all languages (docs/design.md). */
const SUNDAY = 0;

const CLASSES = {
	root: 'sc-dp__root',
	month: 'sc-dp__month',
	month_caption: 'sc-dp__caption',
	button_previous: 'sc-btn sc-btn--quiet sc-btn--icon',
	button_next: 'sc-btn sc-btn--quiet sc-btn--icon',
	month_grid: 'sc-dp__grid',
	weekday: 'sc-dp__weekday',
	day: 'sc-dp__cell',
	day_button: 'sc-dp__day',
	today: 'is-today',
	selected: 'is-chosen',
	range_start: 'is-start',
	range_middle: 'is-middle',
	range_end: 'is-end',
};

const COMPONENTS = { Chevron: Arrow, DayButton: Day };

/**
 * Month of react-day-picker. Unselectable days are not its disabled ones, because arrow keys skip those and screen
 * readers would never announce them (ARIA date picker dialog).
 */
export function Month( props: MonthProps ) {
	const { draft, today, start, rules, isOff, onChoose } = props;
	const { locale } = useI18n();
	const texts = useMonthTexts();
	const [ first, last ] = boundsOf( rules );
	const common = {
		weekStartsOn: SUNDAY,
		fixedWeeks: true,
		navLayout: 'around',
		lang: tagOf( locale ),
		today: toDate( today ),
		defaultMonth: toDate( start ),
		...( first !== undefined && { startMonth: toDate( first ) } ),
		...( last !== undefined && { endMonth: toDate( last ) } ),
		modifiers: { off: ( date: Date ) => isOff( toIsoDate( date ) ) },
		modifiersClassNames: { off: 'is-off' },
		classNames: CLASSES,
		components: COMPONENTS,
		...texts,
	} as const;
	const handleSelect = ( _: unknown, day: Date ) => {
		const date = toIsoDate( day );
		if ( ! isOff( date ) ) {
			onChoose( date );
		}
	};
	const { kind, date, range } = draft;
	return kind === 'date' ? (
		<DayPicker
			{ ...common }
			mode="single"
			required
			selected={ date === null ? undefined : toDate( date ) }
			onSelect={ handleSelect }
		/>
	) : (
		<DayPicker
			{ ...common }
			mode="range"
			required
			selected={ range === null ? undefined : toDates( range ) }
			onSelect={ handleSelect }
		/>
	);
}

/** Returns the bounds of the shown months: those of the first and the last selectable day. */
function boundsOf( { min, max, availableDates }: DayRules ) {
	const dates = [ ...( availableDates ?? [] ) ].sort();
	return [ min ?? dates[ 0 ], max ?? dates.at( -1 ) ] as const;
}

const LETTERS = 2;

/** Memoizes the texts, because the picker renders again with new ones. */
function useMonthTexts() {
	const { locale, __ } = useI18n();
	return useMemo( () => {
		const caption = ( month: Date ) => monthOf( month, locale );
		const weekday = ( date: Date, length: 'long' | 'short' ) =>
			weekdayName( toIsoDate( date ), locale, length );
		return {
			formatters: {
				formatCaption: caption,
				formatDay: ( date: Date ) =>
					String( Number( toIsoDate( date ).slice( -2 ) ) ),
				formatWeekdayName: ( date: Date ) =>
					weekday( date, 'short' ).slice( 0, LETTERS ),
			},
			labels: {
				labelGrid: caption,
				labelWeekday: ( date: Date ) => weekday( date, 'long' ),
				labelPrevious: () => __( 'Previous month', 'studio-calendar' ),
				labelNext: () => __( 'Next month', 'studio-calendar' ),
				labelDayButton: ( date: Date, modifiers: Modifiers ) =>
					[
						modifiers[ 'today' ] &&
							__( 'Today', 'studio-calendar' ),
						dateLabel( toIsoDate( date ), locale, 'long' ),
						modifiers[ 'selected' ] &&
							__( 'selected', 'studio-calendar' ),
						modifiers[ 'off' ] &&
							__( 'not available', 'studio-calendar' ),
					]
						.filter( Boolean )
						.join( ', ' ),
			},
		};
	}, [ locale, __ ] );
}

function monthOf( month: Date, locale: Locale ): string {
	const date = toIsoDate( month );
	return monthLabel( { from: date, to: date }, locale );
}

function Arrow( { orientation }: ChevronProps ) {
	return <Icon name={ orientation === 'left' ? 'previous' : 'next' } />;
}

/** Renders a day; an unselectable one can be focused and is announced as such. */
function Day( { day, modifiers, onKeyDown, ...button }: DayButtonProps ) {
	const element = useRef< HTMLButtonElement >( null );
	const isFocused = modifiers[ 'focused' ] === true;
	useEffect( () => {
		if ( isFocused ) {
			element.current?.focus( { preventScroll: true } );
		}
	}, [ isFocused ] );
	return (
		<button
			{ ...button }
			onKeyDown={ ( event ) =>
				isPlainKey( event ) && onKeyDown?.( event )
			}
			ref={ element }
			data-date={ day.isoDate }
			aria-disabled={ modifiers[ 'off' ] }
		/>
	);
}
