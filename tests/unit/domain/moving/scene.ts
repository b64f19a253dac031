import fc from 'fast-check';
import type { Booking } from '../../../../src/domain/booking';
import { uniformRows } from '../../../../src/domain/layout';
import type { Geometry } from '../../../../src/domain/moving/geometry';
import { step } from '../../../../src/domain/moving/machine';
import {
	IDLE,
	type MoveEvent,
	type Moving,
	type Scene,
} from '../../../../src/domain/moving/states';
import { anyBookings } from '../../support/any-bookings';
import { makeSchedule } from '../../support/bookings';

/** Two days of two rooms, 100 px each from x 50; hours of 60 px from y 100, so that a minute is a pixel from 07:00. */
export const GEOMETRY: Geometry = {
	tracks: [
		{ roomId: '11', date: '2026-11-20', left: 50, right: 150 },
		{ roomId: '12', date: '2026-11-20', left: 150, right: 250 },
		{ roomId: '11', date: '2026-11-21', left: 250, right: 350 },
		{ roomId: '12', date: '2026-11-21', left: 350, right: 450 },
	],
	rows: uniformRows( { earliestHour: 7, latestHour: 24 }, 60 ),
	top: 100,
	view: { left: 50, top: 100, right: 450, bottom: 1120 },
};

/** Returns the y of a minute of the day. */
export const yOf = ( minutes: number ) => 100 + minutes - 7 * 60;

export function makeScene(
	bookings: readonly Booking[],
	part: Partial< Scene > = {}
): Scene {
	const { range, studio } = makeSchedule();
	return {
		bookings,
		range,
		studio: { ...studio, gapMinutes: 15 },
		role: 'Owner',
		today: '2026-11-20',
		geometry: GEOMETRY,
		hasSeries: true,
		reach: { roomIds: [ '11', '12' ], earliestHour: 7, latestHour: 24 },
		...part,
	};
}

export const run = ( scene: Scene, ...events: readonly MoveEvent[] ): Moving =>
	events.reduce( ( state, event ) => step( state, event, scene ), IDLE );

const anyPoint = fc.record( {
	x: fc.integer( { min: -50, max: 600 } ),
	y: fc.integer( { min: 0, max: 1300 } ),
} );

const anyGrip = fc.constantFrom(
	'whole' as const,
	'start' as const,
	'end' as const
);

const anyEvent = ( booking: Booking ): fc.Arbitrary< MoveEvent > =>
	fc.oneof(
		fc.record( {
			type: fc.constant( 'press' as const ),
			hand: fc.constantFrom( 'mouse' as const, 'touch' as const ),
			grip: anyGrip,
			booking: fc.constant( booking ),
			point: anyPoint,
		} ),
		fc.record( {
			type: fc.constant( 'lift' as const ),
			hand: fc.constantFrom( 'keys' as const, 'touch' as const ),
			booking: fc.constant( booking ),
		} ),
		fc.record( { type: fc.constant( 'point' as const ), point: anyPoint } ),
		fc.record( {
			type: fc.constant( 'key' as const ),
			key: fc.constantFrom(
				'ArrowUp',
				'ArrowDown',
				'ArrowLeft',
				'ArrowRight',
				'PageUp',
				'PageDown',
				'x'
			),
			grip: anyGrip,
		} ),
		fc.constantFrom(
			...(
				[
					'hold',
					'release',
					'drop',
					'leave',
					'changed',
					'settled',
				] as const
			 ).map( ( type ): MoveEvent => ( { type } ) )
		)
	);

/** Bookings, one of them to be moved, and what a person does with it. */
export const anySession = anyBookings
	.filter( ( bookings ) => bookings.length > 0 )
	.chain( ( bookings ) => {
		const [ booking ] = bookings;
		return fc.record( {
			bookings: fc.constant( bookings ),
			booking: fc.constant( booking as Booking ),
			events: fc.array( anyEvent( booking as Booking ), {
				maxLength: 40,
			} ),
		} );
	} );
