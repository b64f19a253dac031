import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import type { BookingFormValues } from '../../domain/booking-form';
import type { Draft, DraftValues } from '../../store/draft';

/** Values of an open form and its draft. */
export interface FormValues {
	readonly values: BookingFormValues;
	/** Raised when all values are replaced, which resets the fields' own state. */
	readonly generation: number;
	/** Draft from an earlier form, until the person decides about it. */
	readonly offered: DraftValues | null;
	/** Stores the person's changes, in the draft as well unless another draft is still offered. */
	readonly change: ( part: Partial< BookingFormValues > ) => void;
	/**
	 * Stores typed text like `change`, but renders nothing: its field shows it itself. Until `settle` or another change, `values`
	 * have the text from before.
	 */
	readonly type: ( part: Partial< BookingFormValues > ) => void;
	/** Renders what was typed, and returns the values with it. */
	readonly settle: () => BookingFormValues;
	/** Sets derived values, such as a trainer's first event. */
	readonly preset: ( part: Partial< BookingFormValues > ) => void;
	/** Replaces all values by those of a newer booking. */
	readonly replace: ( values: BookingFormValues ) => void;
	/** Continues with the draft's valid values; changes since the offer are kept. */
	readonly takeOffer: ( draft: BookingFormValues ) => void;
	readonly dropOffer: () => void;
	/** Returns whether what the person has changed here is the draft. */
	readonly isKept: () => boolean;
	/** Drops the draft if it is of this form, whose values are saved; a later form may have its own. */
	readonly dropKept: () => void;
}

export function useFormValues(
	initial: () => BookingFormValues,
	draft: Draft
): FormValues {
	const [ values, setValues ] = useState( initial );
	const [ generation, setGeneration ] = useState( 0 );
	const [ offered, setOffered ] = useState( () => draft.read() );
	// Several changes may happen before the next render, each based on the previous one.
	const latest = useRef( values );
	const waiting = useRef( offered !== null );
	const touched = useRef< Partial< BookingFormValues > >( {} );
	const kept = useRef< BookingFormValues | null >( null );
	const set = useCallback( ( next: BookingFormValues ) => {
		latest.current = next;
		setValues( next );
	}, [] );
	const verbs = useMemo( () => {
		const keep = () => {
			if ( ! waiting.current ) {
				kept.current = latest.current;
				draft.keep( latest.current );
			}
		};
		const isKept = () =>
			kept.current !== null && draft.isKept( kept.current );
		const decide = () => {
			waiting.current = false;
			setOffered( null );
		};
		const replace = ( next: BookingFormValues ) => {
			set( next );
			setGeneration( ( last ) => last + 1 );
			keep();
		};
		const type = ( part: Partial< BookingFormValues > ) => {
			touched.current = { ...touched.current, ...part };
			latest.current = { ...latest.current, ...part };
			keep();
		};
		const settle = () => {
			setValues( latest.current );
			return latest.current;
		};
		return {
			change: ( part: Partial< BookingFormValues > ) => {
				type( part );
				settle();
			},
			type,
			settle,
			preset: ( part: Partial< BookingFormValues > ) =>
				set( { ...latest.current, ...part } ),
			replace,
			takeOffer: ( offer: BookingFormValues ) => {
				decide();
				replace( { ...offer, ...touched.current } );
			},
			dropOffer: () => {
				decide();
				draft.drop();
				if ( Object.keys( touched.current ).length > 0 ) {
					keep();
				}
			},
			isKept,
			dropKept: () => {
				if ( isKept() ) {
					draft.drop();
				}
			},
		};
	}, [ draft, set ] );
	return { values, generation, offered, ...verbs };
}
