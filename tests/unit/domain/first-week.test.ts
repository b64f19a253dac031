import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Booking } from '../../../src/domain/booking';
import {
	monthParts,
	rangeLabel,
	weekdayName,
} from '../../../src/domain/labels';
import { layoutWeek, type WeekLayout } from '../../../src/domain/layout';
import { addDays } from '../../../src/domain/time';
import { makeBooking } from '../support/bookings';
import { FIXTURES, readFixture } from '../support/fixture';

/*
 * What the server prints of the first week is where the app puts it and has the app's names: both read these files, and each
 * asserts its own side. `STUDIO_CALENDAR_WRITES_LAYOUT=1 npx jest first-week` writes the weeks anew after an intended change.
 */
const LAYOUT = 'first-week/layout.json';

type CardCase = readonly [
	id: number,
	room: number,
	date: string,
	from: number,
	to: number,
];

interface LayoutCase {
	readonly earliest: number;
	readonly latest: number;
	readonly rowHeight: 65 | 80;
	readonly bookings: readonly CardCase[];
	/** Row heights from the first hour. */
	readonly rows: readonly number[];
	/** By column: ID, top, height, lane, lanes, and the flags clash, tight above, tight below. */
	readonly boxes: Readonly<
		Record< string, readonly ( readonly number[] )[] >
	>;
}

type Input = Pick<
	LayoutCase,
	'earliest' | 'latest' | 'rowHeight' | 'bookings'
>;

const DATES = [ '2026-11-23', '2026-11-24' ];
const ROOMS = [ 7, 8 ];

const bookingOf = ( [ id, room, date, from, to ]: CardCase ): Booking =>
	makeBooking( { id: String( id ), roomId: String( room ), date, from, to } );

function layoutOf( { earliest, latest, rowHeight, bookings }: Input ) {
	return layoutWeek( {
		bookings: bookings.map( bookingOf ),
		dates: DATES,
		rooms: ROOMS.map( ( id, index ) => ( {
			room: { id: String( id ), name: '' },
			index,
		} ) ),
		earliestHour: earliest,
		latestHour: latest,
		rowHeight,
	} );
}

const hundredths = ( value: number ) => Math.round( value * 100 ) / 100;

const written = ( { rows, columns }: WeekLayout ) => ( {
	rows: rows.map( ( { height } ) => height ),
	boxes: Object.fromEntries(
		columns
			.filter( ( { boxes } ) => boxes.length > 0 )
			.map( ( { date, room, boxes } ) => [
				`${ date } ${ room.id }`,
				boxes.map( ( box ) => [
					Number( box.booking.id ),
					hundredths( box.top ),
					hundredths( box.height ),
					box.lane,
					box.lanes,
					Number( box.isClash ),
					Number( box.isTightAbove ),
					Number( box.isTightBelow ),
				] ),
			] )
	),
} );

/** Weeks with every kind of neighbor: apart, touching, tight, overlapping, inside the same hour, outside the hours, empty. */
function weeks(): readonly Input[] {
	const card = fc
		.tuple(
			fc.constantFrom( 7, 7, 7, 8, 9 ),
			fc.constantFrom( ...DATES, '2026-11-25' ),
			fc.oneof(
				fc.integer( { min: 0, max: 287 } ),
				fc.integer( { min: 96, max: 120 } )
			),
			fc.integer( { min: 0, max: 30 } )
		)
		.map( ( [ room, date, start, length ] ) => ( {
			room,
			date,
			from: start * 5,
			to: Math.min( 1440, ( start + length ) * 5 ),
		} ) );
	const week = fc.record( {
		earliest: fc.constantFrom( 0, 7, 9 ),
		latest: fc.constantFrom( 18, 24 ),
		rowHeight: fc.constantFrom( 65 as const, 80 as const ),
		cards: fc.array( card, { maxLength: 14 } ),
	} );
	return fc
		.sample( week, { numRuns: 60, seed: 20261125 } )
		.map( ( { cards, ...hours } ) => ( {
			...hours,
			bookings: cards.map(
				( { room, date, from, to }, id ) =>
					[ id + 1, room, date, from, to ] as const
			),
		} ) );
}

if ( process.env[ 'STUDIO_CALENDAR_WRITES_LAYOUT' ] ) {
	const cases = weeks().map( ( input ) => ( {
		...input,
		...written( layoutOf( input ) ),
	} ) );
	const lines = cases.map( ( one ) => `\t${ JSON.stringify( one ) }` );
	writeFileSync(
		join( FIXTURES, LAYOUT ),
		`[\n${ lines.join( ',\n' ) }\n]\n`
	);
}

const CASES = readFixture( LAYOUT ) as readonly LayoutCase[];

it( 'knows weeks with overlapping and with touching bookings', () => {
	const boxes = CASES.flatMap( ( { boxes: all } ) =>
		Object.values( all )
	).flat();
	expect( boxes.some( ( [ , , , , lanes ] ) => lanes === 3 ) ).toBe( true );
	expect( boxes.some( ( [ , , , , , , above ] ) => above === 1 ) ).toBe(
		true
	);
} );

it.each( CASES.map( ( one, at ) => [ at, one ] as const ) )(
	'lays out the week as the server prints it: %i',
	( _, { rows, boxes, ...input } ) => {
		expect( written( layoutOf( input ) ) ).toEqual( { rows, boxes } );
	}
);

const LABELS = 'first-week/labels.json';

interface Labels {
	readonly range: string;
	readonly months: readonly string[];
	/** Names of the first day. */
	readonly weekday: readonly string[];
}

function labelsOf( days: string, locale: string ): Labels {
	const [ from = '', to = '' ] = days.split( '/' );
	return {
		range: rangeLabel( { from, to }, locale ),
		months: monthParts( { from, to }, locale ),
		weekday: [
			weekdayName( from, locale, 'short' ),
			weekdayName( from, locale, 'long' ),
		],
	};
}

/** Ranges within each month and beyond its end, from each weekday, and one beyond the year. */
const RANGES = [
	...Array.from( { length: 12 }, ( _, month ) => {
		const day = `2026-${ String( month + 1 ).padStart( 2, '0' ) }`;
		return [
			`${ day }-05/${ day }-11`,
			`${ addDays( `${ day }-28`, -1 ) }/${ addDays( `${ day }-28`, 5 ) }`,
		];
	} ).flat(),
	'2026-11-25/2026-11-25',
];

if ( process.env[ 'STUDIO_CALENDAR_WRITES_LAYOUT' ] ) {
	const all = Object.fromEntries(
		[ 'en', 'ru', 'et' ].map( ( locale ) => [
			locale,
			Object.fromEntries(
				RANGES.map( ( days ) => [ days, labelsOf( days, locale ) ] )
			),
		] )
	);
	writeFileSync(
		join( FIXTURES, LABELS ),
		`${ JSON.stringify( all, null, '\t' ) }\n`
	);
}

it.each(
	Object.entries(
		readFixture( LABELS ) as Record< string, Record< string, Labels > >
	)
)( 'names weeks as the server prints them: %s', ( locale, labels ) => {
	for ( const [ days, label ] of Object.entries( labels ) ) {
		expect( labelsOf( days, locale ) ).toEqual( label );
	}
} );
