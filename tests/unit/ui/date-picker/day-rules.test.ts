import fc from 'fast-check';
import { addDays } from '../../../../src/domain/time';
import {
	firstDay,
	isChoosable,
	type DayRules,
} from '../../../../src/ui/date-picker/day-rules';

it.each< [ string, string, DayRules, boolean ] >( [
	[ 'any day', '2026-11-20', {}, true ],
	[ 'the first day', '2026-11-20', { min: '2026-11-20' }, true ],
	[ 'a day before it', '2026-11-19', { min: '2026-11-20' }, false ],
	[ 'the last day', '2026-11-20', { max: '2026-11-20' }, true ],
	[ 'a day after it', '2026-11-21', { max: '2026-11-20' }, false ],
	[ 'a Friday', '2026-11-20', { hasNoWeekends: true }, true ],
	[ 'a Saturday', '2026-11-21', { hasNoWeekends: true }, false ],
	[ 'a Sunday', '2026-11-22', { hasNoWeekends: true }, false ],
	[
		'a day of the list',
		'2026-11-20',
		{ availableDates: [ '2026-11-20' ] },
		true,
	],
	[
		'a day of no list',
		'2026-11-21',
		{ availableDates: [ '2026-11-20' ] },
		false,
	],
] )( 'whether %s may be chosen', ( _, date, rules, isIt ) => {
	expect( isChoosable( date, rules ) ).toBe( isIt );
} );

describe( 'the day that choosing begins at', () => {
	it.each< [ string, DayRules, string ] >( [
		[ 'is today', {}, '2026-11-21' ],
		[ 'is the next weekday', { hasNoWeekends: true }, '2026-11-23' ],
		[ 'is the first one', { min: '2027-01-05' }, '2027-01-05' ],
		[
			'is the next of the list',
			{ availableDates: [ '2026-11-01', '2026-12-24' ] },
			'2026-12-24',
		],
		[
			'is the last one where all are past',
			{ max: '2026-10-30' },
			'2026-10-30',
		],
		[ 'is today where none may', { availableDates: [] }, '2026-11-21' ],
	] )( '%s', ( _, rules, date ) => {
		expect( firstDay( '2026-11-21', rules ) ).toBe( date );
	} );

	it( 'may be chosen whenever a day of the next year may', () => {
		fc.assert(
			fc.property(
				fc.integer( { min: 0, max: 365 } ),
				fc.boolean(),
				( days, hasNoWeekends ) => {
					const date = addDays( '2026-11-21', days );
					const rules = { availableDates: [ date ], hasNoWeekends };
					fc.pre( isChoosable( date, rules ) );
					expect( firstDay( '2026-11-21', rules ) ).toBe( date );
				}
			)
		);
	} );
} );
