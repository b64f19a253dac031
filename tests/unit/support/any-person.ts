/** A person at the calendar, in sequences of any deeds. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Deed, Step, Then } from './any-deeds';
import { button, key, PENDING, press, seconds, settle, user } from './desk';
import type { HeldLine } from './held-line';
import type { Action, StudioHost } from './studio-host';

export const BOOKINGS = [
	{ ...PENDING, id: 41, title: 'Salsa', date: '2026-11-20' },
	{ ...PENDING, id: 42, title: 'Tango', date: '2026-11-21' },
] as const;

const NAMES: Readonly< Record< Action, string > > = {
	approve: 'Approve',
	cancel: 'Cancel booking',
	markPaid: 'Mark as paid',
	markUnpaid: 'Mark as unpaid',
};

/** Seconds after which the longest write has been given up, asked about and read again, and every toast has ended. */
const LONG = 60;

const bookingAt = ( at: number ) => BOOKINGS[ at ? 1 : 0 ];
export const cards = () => screen.queryAllByRole( 'article', { hidden: true } );
export const undos = () => screen.queryAllByRole( 'button', { name: 'Undo' } );

async function pressAny( role: string, name: string, place = document.body ) {
	const found = within( place ).queryAllByRole( role, { name } ).at( -1 );
	if ( found ) {
		await press( found );
	}
}

/** Lifts a card, moves it and drops it; where it cannot be dropped it is put back. */
async function move( at: number, step: Step ) {
	const [ title ] = screen.queryAllByRole( 'button', {
		name: new RegExp( `^${ bookingAt( at ).title }, ` ),
	} );
	if ( ! title ) {
		return;
	}
	act( () => title.focus() );
	await key( 'm' );
	await key( step );
	await key( 'Enter' );
	await key( 'Escape' );
}

/** What the person has in hand. */
export const person = {
	/** Words typed in a form and not saved; null without any. */
	typed: null as string | null,
};

export const HIDDEN = 'Secret Owner Description';
const ROOM = { name: 'Room' };

export const formOf = () =>
	screen.queryByRole( 'dialog', { name: 'Edit booking' } );

async function leaveForm() {
	const form = formOf();
	if ( form ) {
		await pressAny( 'button', 'Cancel', form );
	}
	person.typed = null;
}

/** Opens a booking's form, and chooses the other room there and saves, or types and goes on typing. */
async function edit( at: number, then: Then ) {
	await choose( at, 'Edit' );
	const form = formOf();
	if ( ! form ) {
		return;
	}
	if ( then === 'type' ) {
		person.typed = `Key ${ Date.now() }`;
		fireEvent.change( screen.getByLabelText( HIDDEN ), {
			target: { value: person.typed },
		} );
		act( () => screen.getByLabelText( HIDDEN ).focus() );
		return;
	}
	const room = within( form ).getByRole< HTMLSelectElement >(
		'combobox',
		ROOM
	);
	fireEvent.change( room, {
		target: { value: room.value === '11' ? '12' : '11' },
	} );
	await settle();
	await pressAny( 'button', 'Save', form );
	await settle();
	if ( then === 'save and close' ) {
		await leaveForm();
	}
}

/** Chooses an entry of a booking's menu, where it is offered. */
async function choose( at: number, name: string ) {
	const { title } = bookingAt( at );
	const [ card ] = screen.queryAllByRole( 'article', {
		name: new RegExp( `^${ title }` ),
	} );
	if ( ! card ) {
		return;
	}
	await user.hover( card );
	await pressAny( 'button', `Actions: ${ title }` );
	await pressAny( 'menuitem', name );
	if ( screen.queryByRole( 'menu' ) ) {
		await act( () => user.keyboard( '{Escape}' ) );
	}
	await user.unhover( card );
}

/** Presses a button of the dialog that tells of a failure, where there is one. */
async function answerDialog( name: string ) {
	const dialog = screen.queryByRole( 'dialog' );
	if ( dialog ) {
		await pressAny( 'button', name, dialog );
	}
}

/** Closes what is open above all, where something is: a failure, or the form below it. */
async function closeTop() {
	const isForm = formOf() !== null;
	await answerDialog( 'Close' );
	if ( isForm ) {
		person.typed = null;
	}
}

/** What is done at cards and toasts, which are below an open form. */
type Below = Extract<
	Deed,
	{ readonly is: 'choose' | 'move' | 'edit' | 'undo' | 'key' }
>;

const isBelow = ( deed: Deed ): deed is Below =>
	[ 'choose', 'move', 'edit', 'undo', 'key' ].includes( deed.is );

export async function does( deed: Deed, line: HeldLine, host: StudioHost ) {
	if ( 'line' in deed ) {
		line.line = deed.line;
	}
	if ( isBelow( deed ) ) {
		await doesBelow( deed );
	} else if ( deed.is === 'others' ) {
		host.act( deed.action, String( bookingAt( deed.at ).id ), 'others' );
	} else if ( deed.is === 'arrive' ) {
		line.deliver( deed.at, deed.isLost );
	} else if ( deed.is === 'close' ) {
		await closeTop();
	} else {
		await answerDialog( 'Try again' );
	}
	await settle();
}

/** Does what is done at cards and toasts; who types in a form does none of it, and who waits in one leaves it first. */
async function doesBelow( deed: Below ) {
	if ( person.typed !== null ) {
		return;
	}
	await leaveForm();
	switch ( deed.is ) {
		case 'choose':
			await choose( deed.at, NAMES[ deed.action ] );
			break;
		case 'edit':
			await edit( deed.at, deed.then );
			break;
		case 'move':
			await move( deed.at, deed.step );
			break;
		case 'undo':
			await pressAny( 'button', 'Undo' );
			// A browser tells what is below the pointer once the toast is gone.
			await user.hover( screen.getByRole( 'grid', { hidden: true } ) );
			break;
		case 'key':
			fireEvent.keyDown( document.body, { key: 'z', ctrlKey: true } );
	}
}

/** Leaves all as people leave it who wait: answers come, failures are read, and no toast has the focus. */
export async function wait( line: HeldLine ) {
	line.mend();
	await seconds( 5 );
	person.typed = null;
	while ( screen.queryByRole( 'dialog' ) ) {
		await answerDialog( 'Close' );
		await settle();
	}
	act( () => button( 'Next week' ).focus() );
	await seconds( LONG );
}
