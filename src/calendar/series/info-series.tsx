import { useQuery } from '@tanstack/react-query';
import { sprintf } from '@wordpress/i18n';
import { checkSeries } from '../../api/series';
import type { Booking, Schedule } from '../../domain/booking';
import { shortDayLabel } from '../../domain/date-labels';
import { rangeLabel } from '../../domain/labels';
import { seriesLine, type SeriesLine } from '../../domain/series/series-line';
import { weekdayIndex, type IsoDate } from '../../domain/time';
import { useI18n } from '../../i18n/context';
import type { Texts } from '../../i18n/texts';
import { ChunkIcon } from '../../ui/chunk-icon';
import { Icon } from '../../ui/icon';
import { useStudio } from '../studio-context';

interface InfoSeriesProps {
	readonly booking: Booking;
	readonly schedule: Schedule;
	/** People who may cancel a booking may ask for the dates of its series. */
	readonly mayAsk: boolean;
}

/** Place of a booking in its series, with the ways to the dates beside it. */
export function InfoSeries( props: InfoSeriesProps ) {
	const { booking } = props;
	const { day, onOpen } = useStudio();
	const { line, isAsking } = useLine( props );
	const { seriesId } = booking;
	if ( seriesId === null || ! ( line || isAsking ) ) {
		return null;
	}
	return (
		<div className="sc-info__series">
			<ChunkIcon name="repeat" />
			{ line && (
				<Ways
					line={ line }
					onShow={ ( date ) => {
						day.goTo( date );
						onOpen( { kind: 'date', seriesId, date } );
					} }
				/>
			) }
		</div>
	);
}

interface WaysProps {
	readonly line: SeriesLine;
	readonly onShow: ( date: IsoDate ) => void;
}

function Ways( { line, onShow }: WaysProps ) {
	const i18n = useI18n();
	return (
		<>
			<p>{ lineText( line, i18n ) }</p>
			<DateButton
				which="previous"
				date={ line.previous }
				onShow={ onShow }
			/>
			<DateButton which="next" date={ line.next } onShow={ onShow } />
		</>
	);
}

interface DateButtonProps extends Pick< WaysProps, 'onShow' > {
	readonly which: 'previous' | 'next';
	/** Null at an end of the series. */
	readonly date: IsoDate | null;
}

function DateButton( { which, date, onShow }: DateButtonProps ) {
	const { locale, __ } = useI18n();
	const name = date && shortDayLabel( date, locale );
	return (
		date &&
		name && (
			<button
				type="button"
				className="sc-btn sc-btn--quiet sc-btn--icon"
				aria-label={
					which === 'next'
						? sprintf(
								/* translators: %s: a day */
								__( 'Next date: %s', 'studio-calendar' ),
								name
							)
						: sprintf(
								/* translators: %s: a day */
								__( 'Previous date: %s', 'studio-calendar' ),
								name
							)
				}
				onClick={ () => onShow( date ) }
			>
				<Icon name={ which } />
			</button>
		)
	);
}

/** Returns the line once it is known; its space is kept while it is not, since the buttons below must not move. */
function useLine( { booking, schedule, mayAsk }: InfoSeriesProps ) {
	const { id, seriesId, date } = booking;
	const { client, studioId } = useStudio();
	const { data, isLoading } = useQuery( {
		queryKey: [ 'series-dates', studioId, seriesId, schedule.revision ],
		queryFn: () =>
			checkSeries( client, {
				bookingId: id,
				scope: 'all',
				skipDates: [],
				overrides: {},
				edit: null,
			} ),
		enabled: mayAsk && client.isOwn && seriesId !== null,
		staleTime: Infinity,
	} );
	const dates = data?.dates.map( ( one ) => one.date ) ?? [];
	return {
		line: data ? seriesLine( date, [ ...data.past, ...dates ] ) : null,
		isAsking: isLoading,
	};
}

/** Returns "Every Tuesday, 12 of 24, until 15 June". */
function lineText( line: SeriesLine, texts: Texts & { locale: string } ) {
	const { usual, position, count, last } = line;
	return sprintf(
		/* translators: 1: "Every Tuesday", 2: number of a booking in its series, 3: how many there are, 4: date of the last one */
		texts.__( '%1$s, %2$d of %3$d, until %4$s', 'studio-calendar' ),
		everyText( usual, texts ),
		position,
		count,
		rangeLabel( { from: last, to: last }, texts.locale )
	);
}

function everyText( date: IsoDate, { __ }: Texts ): string {
	const texts = [
		__( 'Every Monday', 'studio-calendar' ),
		__( 'Every Tuesday', 'studio-calendar' ),
		__( 'Every Wednesday', 'studio-calendar' ),
		__( 'Every Thursday', 'studio-calendar' ),
		__( 'Every Friday', 'studio-calendar' ),
		__( 'Every Saturday', 'studio-calendar' ),
		__( 'Every Sunday', 'studio-calendar' ),
	];
	return texts[ weekdayIndex( date ) ] ?? '';
}
