import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import type { BookingFormValues } from '../../domain/booking-form';
import type { Draft } from '../../store/draft';

/** The values of an open form, and what is kept of them for the next time. */
export interface FormValues {
	readonly values: BookingFormValues;
	/** Raised when all values are others at once: what the fields themselves remember is then void. */
	readonly generation: number;
	/** What was typed last time and not saved, until it is decided what becomes of it. */
	readonly offered: BookingFormValues | null;
	/** What a person has changed: it is kept as the draft. */
	readonly change: ( part: Partial< BookingFormValues > ) => void;
	/** What follows by itself, such as the first event of a trainer. */
	readonly preset: ( part: Partial< BookingFormValues > ) => void;
	/** All at once, as a draft or a fresher booking brings them. */
	readonly replace: ( values: BookingFormValues ) => void;
	readonly dropOffer: () => void;
}

export function useFormValues(
	initial: () => BookingFormValues,
	draft: Draft
): FormValues {
	const [ values, setValues ] = useState( initial );
	const [ generation, setGeneration ] = useState( 0 );
	const [ offered, setOffered ] = useState( () => draft.read() );
	// Several changes may come before the next drawing, each upon the one before.
	const latest = useRef( values );
	const set = useCallback( ( next: BookingFormValues ) => {
		latest.current = next;
		setValues( next );
	}, [] );
	const verbs = useMemo(
		() => ( {
			change: ( part: Partial< BookingFormValues > ) => {
				set( { ...latest.current, ...part } );
				setOffered( null );
				draft.keep( latest.current );
			},
			preset: ( part: Partial< BookingFormValues > ) =>
				set( { ...latest.current, ...part } ),
			replace: ( next: BookingFormValues ) => {
				set( next );
				setGeneration( ( last ) => last + 1 );
				setOffered( null );
				draft.keep( next );
			},
			dropOffer: () => {
				setOffered( null );
				draft.drop();
			},
		} ),
		[ draft, set ]
	);
	return { values, generation, offered, ...verbs };
}
