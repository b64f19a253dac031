import { maskTime, type Typed } from '../../../src/domain/time-mask';

/** Types into a field at its caret, as a browser does before the mask sees the text. */
export function insert(
	field: Typed,
	sign: string,
	isEnd: boolean,
	caret = field.caret
): Typed {
	const { text } = field;
	return maskTime(
		field,
		{
			text: text.slice( 0, caret ) + sign + text.slice( caret ),
			caret: caret + sign.length,
		},
		isEnd
	);
}

export function remove(
	field: Typed,
	isEnd: boolean,
	caret = field.caret
): Typed {
	const { text } = field;
	const before = Math.max( 0, caret - 1 );
	return maskTime(
		field,
		{ text: text.slice( 0, before ) + text.slice( caret ), caret: before },
		isEnd
	);
}

export const EMPTY: Typed = { text: '', caret: 0 };
export const type = ( signs: string, isEnd = false, from: Typed = EMPTY ) =>
	Array.from( signs ).reduce(
		( field, sign ) => insert( field, sign, isEnd ),
		from
	);
export const at = ( text: string, caret = text.length ): Typed => ( {
	text,
	caret,
} );
export const paste = ( text: string, isEnd = false, from: Typed = EMPTY ) =>
	insert( from, text, isEnd );
