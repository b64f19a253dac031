/** Plays a run and reports what is wrong with it. */
import { readWeek } from '../../../dev/lib/calls.mjs';
import { send } from '../../../dev/lib/volley.mjs';
import { meanwhile } from '../../load/lib/meanwhile.mjs';
import { overlapProblems } from '../../load/lib/race.mjs';
import { DATES } from '../../load/lib/client.mjs';
import { judge, newRun } from '../../load/scenarios/history.mjs';
import { playFaults } from './faults.mjs';
import { figuresOf } from './figures.mjs';
import { staleNames, wrongNames } from './names.mjs';
import { numberIn, renameNowAndThen, Visitor } from './people.mjs';
import { nameOf } from './site.mjs';

const CLIENTS = 6;

/** Returns the final week of each node, requested from the node directly. */
async function lastWeeks( { stage, servers } ) {
	const weeks = [];
	for ( const { base } of servers ) {
		const caller = { ...stage.people[ 0 ][ 0 ], base };
		const { json } = await send(
			readWeek( caller, {
				studio_id: stage.studio,
				date_from: DATES[ 0 ],
				date_to: DATES.at( -1 ),
			} )
		);
		weeks.push( json );
	}
	return weeks;
}

const differing = ( things, what ) =>
	things.flatMap( ( thing, node ) =>
		JSON.stringify( thing ) === JSON.stringify( things[ 0 ] )
			? []
			: [
					`${ nameOf( node ) } has ${ what } other than ${ nameOf( 0 ) }`,
				]
	);

/** Returns the faults after which errors continued, or whose server never responded again. */
const unrecovered = ( figures ) =>
	figures
		.filter(
			( { recovery, served } ) => recovery === null || served === null
		)
		.map( ( { name } ) => `${ name }: the site did not recover` );

const nameProblems = ( { room, renamings, seen }, weeks ) => [
	...wrongNames( renamings, seen ),
	...staleNames(
		renamings,
		weeks.map( ( week ) => numberIn( week, room ) )
	),
];

/**
 * @param {Awaited<ReturnType<typeof import('./site.mjs').openSite>>} site
 * @param {number} duration Duration in milliseconds.
 * @return {Promise<{ problems: string[], detail: string, figures: ReturnType<typeof figuresOf> }>}
 */
export async function play( site, duration ) {
	const { stage } = site;
	const named = stage.rooms
		.slice( 2 )
		.map( ( room ) => ( { room, renamings: [], seen: [] } ) );
	const run = { ...newRun(), calls: [], named };
	const people = [
		...Array.from( { length: CLIENTS }, ( _, number ) =>
			new Visitor( stage, run, number ).play()
		),
		...named.map( ( one ) =>
			renameNowAndThen( stage.people[ 0 ][ 0 ], one, run )
		),
	];
	const { phases, end } = await meanwhile( run, people, async () => ( {
		phases: await playFaults( site, duration ),
		end: performance.now(),
	} ) );
	const { problems, states } = await judge( stage, run );
	const weeks = await lastWeeks( site );
	const figures = figuresOf( run.calls, phases, end );
	return {
		problems: [
			...problems,
			...states.flatMap( overlapProblems ),
			...differing( states, 'rows' ),
			...differing( weeks, 'a week' ),
			...named.flatMap( ( one ) => nameProblems( one, weeks ) ),
			...unrecovered( figures ),
			...stage.complaints(),
		],
		detail: `${ run.calls.length } requests, ${ run.writes.length } acknowledged writes, ${ run.reads.length } reads, ${ named.flatMap( ( { renamings } ) => renamings ).filter( ( { isSure } ) => isSure ).length } renamings, ${ states.map( ( { overlaps } ) => overlaps.length ).join( ' + ' ) } overlaps on the nodes`,
		figures,
	};
}
