import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ChangeEvent } from 'react';
import {
	completedTime,
	maskTime,
	minutesOf,
	timeText,
} from '../domain/time-mask';
import { Field } from './field';

interface TimeInputProps {
	readonly label: string;
	/** Minutes from midnight; null while no whole time stands there. */
	readonly value: number | null;
	/** 24:00 is a time here, too. */
	readonly isEnd?: boolean;
	readonly error?: string | undefined;
	readonly onChange: ( minutes: number | null ) => void;
	readonly onBlur?: () => void;
}

/** A time of day as HH:MM; nothing that is no such time can be typed, pasted or filled in. */
export function TimeInput( props: TimeInputProps ) {
	const { label, value, isEnd = false, error, onChange, onBlur } = props;
	const [ typed, setTyped ] = useState( () => timeText( value ) );
	const text = useTextOf( typed, setTyped, value, isEnd );
	const place = useCaret();
	const take = ( next: string ) => {
		setTyped( next );
		const minutes = minutesOf( next, isEnd );
		if ( minutes !== value ) {
			onChange( minutes );
		}
	};
	const handleChange = ( { target }: ChangeEvent< HTMLInputElement > ) => {
		const caret = target.selectionStart ?? target.value.length;
		const after = maskTime( text, { text: target.value, caret }, isEnd );
		place.keep( after.caret );
		take( after.text );
	};
	return (
		<Field label={ label } error={ error } className="sc-f--time">
			{ ( control ) => (
				<input
					{ ...control }
					ref={ place.input }
					className="sc-in"
					type="text"
					inputMode="numeric"
					autoComplete="off"
					placeholder="--:--"
					value={ text }
					onChange={ handleChange }
					onBlur={ () => {
						take( completedTime( text, isEnd ) );
						onBlur?.();
					} }
				/>
			) }
		</Field>
	);
}

/** What is typed, until the value becomes another one than what was typed: then it is the value's text. */
function useTextOf(
	typed: string,
	setTyped: ( text: string ) => void,
	value: number | null,
	isEnd: boolean
): string {
	const isOthers = value !== null && minutesOf( typed, isEnd ) !== value;
	if ( isOthers ) {
		setTyped( timeText( value ) );
	}
	return isOthers ? timeText( value ) : typed;
}

/** React puts the caret to the end of a text that the mask has changed; it goes back to where it was. */
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
