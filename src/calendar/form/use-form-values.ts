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
	/** What a person has changed: it is kept as the draft, unless another one still waits to be decided on. */
	readonly change: ( part: Partial< BookingFormValues > ) => void;
	/** What follows by itself, such as the first event of a trainer. */
	readonly preset: ( part: Partial< BookingFormValues > ) => void;
	/** All at once, as a fresher booking brings them. */
	readonly replace: ( values: BookingFormValues ) => void;
	/** Goes on with the draft, which was made fit for today; what was changed since the question came up stays. */
	readonly takeOffer: ( draft: BookingFormValues ) => void;
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
	const waiting = useRef( offered !== null );
	const touched = useRef< Partial< BookingFormValues > >( {} );
	const set = useCallback( ( next: BookingFormValues ) => {
		latest.current = next;
		setValues( next );
	}, [] );
	const verbs = useMemo( () => {
		const keep = () => waiting.current || draft.keep( latest.current );
		const decide = () => {
			waiting.current = false;
			setOffered( null );
		};
		const replace = ( next: BookingFormValues ) => {
			set( next );
			setGeneration( ( last ) => last + 1 );
			keep();
		};
		return {
			change: ( part: Partial< BookingFormValues > ) => {
				touched.current = { ...touched.current, ...part };
				set( { ...latest.current, ...part } );
				keep();
			},
			preset: ( part: Partial< BookingFormValues > ) =>
				set( { ...latest.current, ...part } ),
			replace,
			takeOffer: ( kept: BookingFormValues ) => {
				decide();
				replace( { ...kept, ...touched.current } );
			},
			dropOffer: () => {
				decide();
				draft.drop();
				if ( Object.keys( touched.current ).length > 0 ) {
					keep();
				}
			},
		};
	}, [ draft, set ] );
	return { values, generation, offered, ...verbs };
}
