import * as fc from 'fast-check';
import type { Action } from './studio-host';
import type { Line } from './held-line';

/** How the call of a deed goes, and for how many seconds the person waits then. */
interface Course {
	readonly line: Line;
	readonly pause: number;
}

/** Keys that move a lifted card. */
const STEPS = [ 'ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft' ] as const;

export type Step = ( typeof STEPS )[ number ];

/** What a person does in a booking's form: chooses the other room and saves, closes the form before the answer, or types. */
export type Then = 'save' | 'save and close' | 'type';

/** What a person does in the calendar, somebody else does, or the network does with what it holds back. */
export type Deed =
	| ( Course & {
			readonly is: 'choose';
			readonly at: number;
			readonly action: Action;
	  } )
	| ( Course & {
			readonly is: 'move';
			readonly at: number;
			readonly step: Step;
	  } )
	| ( Course & { readonly is: 'undo' | 'key' } )
	| ( Course & { readonly is: 'retry' } )
	| ( Course & {
			readonly is: 'edit';
			readonly at: number;
			readonly then: Then;
	  } )
	| { readonly is: 'others'; readonly at: number; readonly action: Action }
	| { readonly is: 'arrive'; readonly at: number; readonly isLost: boolean }
	| { readonly is: 'close' };

// Most deeds are about one booking, since what goes wrong does so between two of them.
const at = fc.constantFrom( 0, 0, 0, 0, 1 );
const action = fc.constantFrom< Action >(
	'cancel',
	'cancel',
	'cancel',
	'approve',
	'markPaid',
	'markUnpaid'
);
const course = {
	line: fc.constantFrom< Line >(
		'quick',
		'quick',
		'slow',
		'slow',
		'held',
		'down',
		'lagging'
	),
	pause: fc.constantFrom( 0, 0, 1, 20, 20, 40 ),
};

const choosing = fc.record( {
	is: fc.constant( 'choose' as const ),
	at,
	action,
	...course,
} );
const moving = fc.record( {
	is: fc.constant( 'move' as const ),
	at,
	step: fc.constantFrom( ...STEPS ),
	...course,
} );
const editing = fc.record( {
	is: fc.constant( 'edit' as const ),
	at,
	then: fc.constantFrom< Then >(
		'save',
		'save and close',
		'save and close',
		'type'
	),
	...course,
} );
const undoing = fc.record( {
	is: fc.constantFrom(
		'undo' as const,
		'undo' as const,
		'key' as const,
		'retry' as const
	),
	...course,
} );
const arriving = fc.record( {
	is: fc.constant( 'arrive' as const ),
	at,
	isLost: fc.boolean(),
} );
const others = fc.record( {
	is: fc.constant( 'others' as const ),
	at,
	action,
} );
const closing = fc.record( { is: fc.constant( 'close' as const ) } );

export const deeds: fc.Arbitrary< readonly Deed[] > = fc.array(
	fc.oneof(
		{ weight: 5, arbitrary: choosing },
		{ weight: 3, arbitrary: moving },
		{ weight: 3, arbitrary: editing },
		{ weight: 4, arbitrary: undoing },
		{ weight: 2, arbitrary: arriving },
		{ weight: 1, arbitrary: others },
		{ weight: 1, arbitrary: closing }
	),
	{ minLength: 4, maxLength: 18 }
);
