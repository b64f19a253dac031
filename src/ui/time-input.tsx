import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import { sprintf } from '@wordpress/i18n';
import type { ChangeEvent } from 'react';
import {
	leftTime,
	maskTime,
	minutesOf,
	timeText,
	type Typed,
} from '../domain/time-mask';
import { useI18n } from '../i18n/context';
import { Field } from './field';

interface TimeInputProps {
	readonly label: string;
	/** Minutes from midnight; null while the time is incomplete. */
	readonly value: number | null;
	/** Whether 24:00 is allowed. */
	readonly isEnd?: boolean;
	readonly error?: string | undefined;
	readonly onChange: ( minutes: number | null ) => void;
	readonly onBlur?: () => void;
}

/**
 * Field for a time as HH:MM. Invalid input is rejected with an error, and the value is null until it is corrected, even
 * if a part of the input is a valid time.
 */
export function TimeInput( props: TimeInputProps ) {
	const { label, value, isEnd = false, onChange, onBlur } = props;
	const [ typed, setTyped ] = useState( () => standing( value ) );
	const field = useFieldOf( typed, setTyped, value, isEnd );
	const place = useCaret();
	const ownError = useRefusalText( field, isEnd );
	const take = ( next: Typed ) => {
		setTyped( next );
		const minutes = timeOf( next, isEnd );
		if ( minutes !== value ) {
			onChange( minutes );
		}
	};
	const handleChange = ( { target }: ChangeEvent< HTMLInputElement > ) => {
		const caret = target.selectionStart ?? target.value.length;
		const after = maskTime( field, { text: target.value, caret }, isEnd );
		place.keep( after.caret );
		take( after );
	};
	return (
		<Field
			label={ label }
			error={ ownError ?? props.error }
			className="sc-f--time"
		>
			{ ( control ) => (
				<input
					{ ...control }
					ref={ place.input }
					className="sc-in"
					type="text"
					inputMode="numeric"
					autoComplete="off"
					placeholder="--:--"
					value={ field.text }
					onChange={ handleChange }
					onBlur={ () => {
						take( leftTime( field, isEnd ) );
						onBlur?.();
					} }
				/>
			) }
		</Field>
	);
}

const standing = ( value: number | null ): Typed => {
	const text = timeText( value );
	return { text, caret: text.length };
};

/**
 * Returns the time; null after a rejected digit, because the field does not show what was typed. After an invalid paste
 * the old time stays.
 */
function timeOf( { text, refusal }: Typed, isEnd: boolean ): number | null {
	return refusal === undefined || refusal === 'paste'
		? minutesOf( text, isEnd )
		: null;
}

/** Keeps the typed text until the value differs from it; then shows the value's text. */
function useFieldOf(
	typed: Typed,
	setTyped: ( typed: Typed ) => void,
	value: number | null,
	isEnd: boolean
): Typed {
	const isOthers = value !== null && timeOf( typed, isEnd ) !== value;
	const field = isOthers ? standing( value ) : typed;
	if ( isOthers ) {
		setTyped( field );
	}
	return field;
}

function useRefusalText(
	{ refusal }: Typed,
	isEnd: boolean
): string | undefined {
	const { __ } = useI18n();
	return (
		refusal &&
		sprintf(
			/* translators: 1: the first time of a day, 2: the last one */
			__( 'Enter a valid time from %1$s to %2$s', 'studio-calendar' ),
			isEnd ? '00:01' : '00:00',
			isEnd ? '24:00' : '23:59'
		)
	);
}

/** Restores the caret, which React moves to the end after the mask has changed the text. */
function useCaret() {
	const input = useRef< HTMLInputElement >( null );
	const [ caret, setCaret ] = useState( { at: -1 } );
	useLayoutEffect( () => {
		const element = input.current;
		if ( element && caret.at >= 0 && isFocused( element ) ) {
			element.setSelectionRange( caret.at, caret.at );
		}
	}, [ caret ] );
	return { input, keep: ( at: number ) => setCaret( { at } ) };
}

const isFocused = ( element: Element ) =>
	element.ownerDocument.activeElement === element;
