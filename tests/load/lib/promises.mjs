/**
 * Plays acknowledged writes in their order and says what each had to do to all bookings, also to those that its response
 * does not name: a write to a series reaches all of it or none, keeps each booking's ID and leaves canceled ones as they
 * are; an undo restores what was before. It is written from the rules of docs/behaviour.md, 7, like the model.
 *
 * @typedef {import('./effect.mjs').Effect} Effect
 * @typedef {import('./history.mjs').Write} Write
 */
import { planned } from '../../model/lib/series.mjs';
import { clock, weeksAfter } from './dates.mjs';
import { apply, overlap, textOf } from './effect.mjs';
import { isAsLeft } from './story.mjs';

const minutesOf = ( time ) => {
	const [ hours, minutes ] = time.split( ':' ).map( Number );
	return 60 * hours + minutes;
};

/** Returns a booking in the model's form, in which times are minutes. */
const modelOf = ( { isLive, from, to, ...more } ) => ( {
	...more,
	from: minutesOf( from ),
	to: minutesOf( to ),
	isCanceled: ! isLive,
} );

const effectOfModel = ( { isCanceled, from, to, ...more } ) => ( {
	...more,
	from: clock( from ),
	to: clock( to ),
	isLive: ! isCanceled,
} );

/** Returns what a comparison of two lists of lines finds, as a list of problems. */
function differences( name, told, expected ) {
	const missing = expected.filter( ( text ) => ! told.includes( text ) );
	const extra = told.filter( ( text ) => ! expected.includes( text ) );
	return missing.length + extra.length > 0
		? [
				`${ name } says [${ extra.join( '; ' ) }] instead of [${ missing.join( '; ' ) }]`,
			]
		: [];
}

const lines = ( effects ) =>
	effects.map( ( effect ) =>
		effect.isLive
			? textOf( effect )
			: `${ effect.id }@${ effect.revision } canceled`
	);

/** Returns what a write with a scope had to do. */
function seriesOutcome( write, bookings, owner ) {
	const { name, by, series } = write;
	const all = [ ...bookings.values() ].map( modelOf );
	const anchor = all.find( ( { id } ) => id === series.anchor );
	const mayCancel = ( person, booking ) =>
		person === owner || person === booking.trainer;
	const rows =
		anchor &&
		planned(
			{ bookings: all, owner, mayCancel },
			anchor,
			series.to
				? {
						...series.to,
						from: minutesOf( series.to.from ),
						to: minutesOf( series.to.to ),
					}
				: { isCanceled: true },
			series.scope,
			by
		);
	if ( ! rows || rows.length === 0 ) {
		return {
			effects: write.effects,
			problems: [ `${ name } had nothing that it could change` ],
		};
	}
	const after = rows.map( ( { booking, then } ) => ( {
		effect: effectOfModel( {
			...booking,
			...then,
			revision: booking.revision + 1,
		} ),
		isCanceledNow: then.isCanceled && ! booking.isCanceled,
	} ) );
	const named = after
		.filter( ( { effect, isCanceledNow } ) =>
			series.to ? effect.isLive : isCanceledNow
		)
		.map( ( { effect } ) => effect );
	return {
		effects: after.map( ( { effect } ) => effect ),
		problems: differences( name, lines( write.effects ), lines( named ) ),
	};
}

/** Returns those bookings of a write that are not as it left them, now or at an earlier revision of the studio. */
const changedSince = ( { effects, revision, stories }, by, until = Infinity ) =>
	effects.filter( ( effect ) => {
		const since = stories
			.get( effect.id )
			.filter( ( line ) => line.at > revision && line.at <= until );
		return ! isAsLeft( effect, since, by );
	} );

/** Returns what an undo had to do: each booking is as it was, or canceled if the write had added it. */
function undoOutcome( write, bookings, done ) {
	const { name, undoes, effects, canceled } = write;
	const target = done.get( undoes );
	if ( ! target ) {
		return {
			effects,
			problems: [
				`${ name } took back ${ undoes }, which was not there`,
			],
		};
	}
	const changed = changedSince( target, write.by );
	const after = target.effects.map( ( { id } ) => ( {
		...( target.before.get( id ) ?? {
			...bookings.get( id ),
			isLive: false,
		} ),
		revision: bookings.get( id ).revision + 1,
	} ) );
	const told = [
		...lines( effects ),
		...canceled.map( ( id ) => `booking ${ id } canceled` ),
	];
	const expected = [
		...lines( after.filter( ( { isLive } ) => isLive ) ),
		...after
			.filter( ( { isLive } ) => ! isLive )
			.map( ( { id } ) => `booking ${ id } canceled` ),
	];
	return {
		effects: after,
		problems: [
			...changed.map(
				( { id, revision } ) =>
					`${ name } took back ${ undoes }, which left booking ${ id }@${ revision }, though it was at ${ bookings.get( id ).revision }`
			),
			...differences( name, told, expected ),
		],
	};
}

const DAY = 86_400_000;

/** Returns the Monday of a date's week. */
const mondayOf = ( date ) =>
	new Date(
		Date.parse( date ) - ( ( new Date( date ).getUTCDay() + 6 ) % 7 ) * DAY
	)
		.toISOString()
		.slice( 0, 10 );

/** Returns what a copy of a week had to add: the approved bookings of that week, in no series, but those left out. */
function copyOutcome( write, bookings ) {
	const { name, copies, effects } = write;
	const from = mondayOf( copies.from );
	const weeks =
		( Date.parse( mondayOf( copies.to ) ) - Date.parse( from ) ) / DAY / 7;
	const expected = [ ...bookings.values() ]
		.filter(
			( { id, isLive, status, date } ) =>
				isLive &&
				status === 'Approved' &&
				mondayOf( date ) === from &&
				! copies.skip.includes( id )
		)
		.map( ( { date, ...more } ) =>
			copyText( {
				...more,
				date: weeksAfter( date, weeks ),
				series: null,
			} )
		);
	return {
		effects,
		problems: [
			...plainOutcome( write, bookings ).problems,
			...differences( name, effects.map( copyText ), expected ),
		],
	};
}

/** Returns a copy as one line, which does not name the copy itself. */
const copyText = ( effect ) =>
	`${ textOf( { ...effect, id: 'copy', revision: 1 } ) } by ${ effect.trainer }`;

/** Returns what a write of single bookings did, which its response names all. */
function plainOutcome( { name, effects, isNew }, bookings ) {
	const wrong = effects.filter(
		( { id } ) => isNew !== undefined && bookings.has( id ) === isNew
	);
	return {
		effects,
		problems: wrong.map(
			( { id } ) =>
				`${ name } ${ isNew ? 'added' : 'changed' } booking ${ id }, which was ${ isNew ? 'there' : 'not there' }`
		),
	};
}

function outcomeOf( write, bookings, done, owner ) {
	if ( write.series ) {
		return seriesOutcome( write, bookings, owner );
	}
	if ( write.copies ) {
		return copyOutcome( write, bookings );
	}
	return write.undoes
		? undoOutcome( write, bookings, done )
		: plainOutcome( write, bookings );
}

/**
 * @param {Write[]} inOrder
 * @param {number}  owner   ID of the only owner.
 * @return {{ writes: Write[], problems: string[] }} The writes with all that they had to change, and where their responses
 *         say otherwise.
 */
export function played( inOrder, owner ) {
	const bookings = new Map();
	const stories = new Map();
	const done = new Map();
	const problems = [];
	const writes = inOrder.map( ( write ) => {
		const outcome = outcomeOf( write, bookings, done, owner );
		const { effects } = outcome;
		problems.push( ...outcome.problems );
		const before = new Map(
			effects.map( ( { id } ) => [ id, bookings.get( id ) ?? null ] )
		);
		const noted = { ...write, effects, before, stories };
		done.set( write.name, noted );
		for ( const after of effects ) {
			const line = {
				at: write.revision,
				by: write.by,
				isUndo: write.undoes !== undefined,
				before: before.get( after.id ),
				after,
			};
			stories.set( after.id, [
				...( stories.get( after.id ) ?? [] ),
				line,
			] );
		}
		apply( bookings, { effects } );
		return noted;
	} );
	return { writes, problems };
}

/** Returns whether a later write took a place that a write would go back to. */
function takesPlaceOf( target, later ) {
	const places = [ ...target.before.values() ].filter(
		( before ) => before?.isLive
	);
	return later.effects.some(
		( effect ) =>
			effect.isLive &&
			places.some( ( place ) => overlap( place, effect ) )
	);
}

/**
 * Returns whether an undo could be refused: at one of the moments in the order at which it can have been decided, a booking
 * of the write was not as the write had left it, or, for the other code, its place was taken by what had begun before.
 */
function isExplained( { code, start, end }, target, writes ) {
	const later = writes.filter(
		( one ) => one.revision > target.revision && one.start < end
	);
	if ( code === 'slot_taken' ) {
		return later.some( ( one ) => takesPlaceOf( target, one ) );
	}
	const ended = later.filter( ( one ) => one.end < start );
	const first = Math.max(
		target.revision,
		...ended.map( ( { revision } ) => revision )
	);
	const moments = [
		first,
		...later
			.map( ( { revision } ) => revision )
			.filter( ( revision ) => revision > first ),
	];
	return (
		code === 'changed_meanwhile' &&
		moments.some(
			( moment ) => changedSince( target, target.by, moment ).length > 0
		)
	);
}

/**
 * Finds undos that were refused without a reason.
 *
 * @param {Write[]} writes  As `played` returns them.
 * @param {{ name: string, of: string, code: string, start: number, end: number }[]} refused
 */
export const groundless = ( writes, refused ) =>
	refused
		.filter( ( refusal ) => {
			const target = writes.find( ( { name } ) => name === refusal.of );
			return ! target || ! isExplained( refusal, target, writes );
		} )
		.map(
			( { name, of, code } ) =>
				`${ name } may not take back ${ of } (${ code }), and nothing explains it`
		);

/**
 * Finds writes of which a node's history has more or less than the bookings they changed, each under the studio's
 * revision of the write, and revisions in it that nobody was told of.
 *
 * @param {Write[]} writes As `played` returns them.
 * @param {{ history?: object[] }[]} tables
 */
export function halves( writes, tables ) {
	const known = new Set(
		writes.flatMap( ( { effects } ) => effects.map( ( { id } ) => id ) )
	);
	return tables.flatMap( ( { history = [] }, node ) => {
		const stored = new Map();
		for ( const line of history ) {
			const id = Number( line.booking_id );
			const revision = Number( line.studio_revision );
			if ( known.has( id ) ) {
				stored.set( revision, [
					...( stored.get( revision ) ?? [] ),
					id,
				] );
			}
		}
		const told = new Map(
			writes.map( ( { revision, effects } ) => [
				revision,
				effects.map( ( { id } ) => id ),
			] )
		);
		const text = ( ids = [] ) => [ ...ids ].sort().join();
		return history.length === 0
			? []
			: [ ...new Set( [ ...stored.keys(), ...told.keys() ] ) ]
					.filter(
						( revision ) =>
							text( stored.get( revision ) ) !==
							text( told.get( revision ) )
					)
					.map(
						( revision ) =>
							`node ${ node } has changed [${ text( stored.get( revision ) ) }] at revision ${ revision }, and [${ text( told.get( revision ) ) }] was told`
					);
	} );
}
