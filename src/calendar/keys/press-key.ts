import type { KeyboardEvent } from 'react';
import { areKeysOn } from '../../store/kept/single-keys';
import { NO_KEYS } from '../page-parts';

/** What each single key does, by its letter. */
type Deeds = Readonly< Record< string, () => void > >;

/** Returns a letter by the key, or by its place on a keyboard with other letters. */
const letterOf = ( { key, code }: KeyboardEvent ) =>
	( key > '~' ? code.slice( 3 ) : key ).toLowerCase();

/** Does what a single key means, unless the person has turned them off or a field has the focus. */
export function pressKey( event: KeyboardEvent, deeds: Deeds ): void {
	const deed = deeds[ letterOf( event ) ];
	const isField =
		event.target instanceof Element && event.target.closest( NO_KEYS );
	if ( deed && ! isField && areKeysOn() ) {
		// A form that opens must not get the letter.
		event.preventDefault();
		deed();
	}
}
