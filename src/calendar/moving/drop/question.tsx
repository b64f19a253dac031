import {
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from '@wordpress/element';
import type { FormEvent } from 'react';
import { isReason } from '../../../domain/booking-form';
import { useI18n } from '../../../i18n/context';
import { placeBeside } from '../../../ui/place';
import { POPOVER, showPopover } from '../../../ui/popover';
import { ReasonField, reasonError } from '../../reason-field';

export interface Answer {
	readonly label: string;
	/** Called with the reason; empty where none is asked for. */
	readonly onClick: ( reason: string ) => void;
	/** Whether it is still unknown if it can be given; a press is kept until that is known. */
	readonly isWaiting?: boolean;
	/** Whether it puts the card back, which needs no reason. */
	readonly isNo?: boolean;
}

interface QuestionProps {
	readonly text: string;
	readonly anchor: () => Element | null;
	/** Answer of the Enter key; it has the focus unless a reason is asked for. */
	readonly main: Answer;
	readonly others: readonly Answer[];
	/** Reason typed so far, and who keeps it; null if none is asked for. */
	readonly reason: {
		readonly typed: string;
		readonly onType: ( text: string ) => void;
	} | null;
	/** Whether the main answer comes last, at the end of a row; otherwise first in a column. */
	readonly isRow?: boolean;
}

function standBeside( box: HTMLElement, anchor: Element | null ): void {
	if ( anchor ) {
		const { left, top } = placeBeside(
			anchor.getBoundingClientRect(),
			{ width: box.offsetWidth, height: box.offsetHeight },
			{ width: window.innerWidth, height: window.innerHeight }
		);
		box.style.left = `${ left }px`;
		box.style.top = `${ top }px`;
	}
}

/** Asks about a move, beside the place itself. */
export function Question( props: QuestionProps ) {
	const { text, anchor, main, others, reason, isRow = false } = props;
	const i18n = useI18n();
	const box = useRef< HTMLDivElement >( null );
	const field = useRef< HTMLInputElement >( null );
	const first = useRef< HTMLButtonElement >( null );
	const find = useRef( anchor );
	const [ why, setWhy ] = useState( reason?.typed ?? '' );
	const [ isRefused, setRefused ] = useState( false );
	const isMissing = reason !== null && ! isReason( why );
	const error = isMissing && isRefused ? reasonError( i18n ) : undefined;
	const focus = () =>
		( field.current ?? first.current )?.focus( { preventScroll: true } );
	useLayoutEffect( () => {
		showPopover( box.current );
		focus();
	}, [] );
	useLayoutEffect( () => {
		if ( box.current ) {
			standBeside( box.current, find.current() );
		}
	}, [ error ] );
	const give = ( answer: Answer ) => {
		if ( isMissing && ! answer.isNo ) {
			setRefused( true );
			focus();
		} else {
			answer.onClick( reason ? why : '' );
		}
	};
	const latest = useRef( give );
	useLayoutEffect( () => {
		latest.current = give;
	} );
	const pressed = useRef< string | null >( null );
	useEffect( () => {
		const answer = others.find(
			( { label } ) => label === pressed.current
		);
		const { activeElement, body } = window.document;
		if ( answer && ! answer.isWaiting ) {
			pressed.current = null;
			latest.current( answer );
		} else if ( activeElement === body ) {
			// The answer that had the focus cannot be given.
			focus();
		}
	}, [ others ] );
	const mainButton = (
		<button
			key="main"
			ref={ first }
			type="submit"
			className="sc-btn sc-btn--main"
		>
			{ main.label }
		</button>
	);
	const rest = others.map( ( answer ) => (
		<button
			key={ answer.label }
			type="button"
			className="sc-btn sc-btn--line"
			onClick={ () => {
				pressed.current = answer.label;
				if ( ! answer.isWaiting ) {
					give( answer );
				}
			} }
		>
			{ answer.label }
		</button>
	) );
	return (
		<div
			ref={ box }
			{ ...POPOVER }
			role="alertdialog"
			aria-label={ text }
			className={ isRow ? 'sc-ask' : 'sc-ask is-column' }
		>
			<form
				noValidate
				onSubmit={ ( event: FormEvent ) => {
					event.preventDefault();
					give( main );
				} }
			>
				<p>{ text }</p>
				{ reason && (
					<ReasonField
						inputRef={ field }
						value={ why }
						error={ error }
						onChange={ ( next ) => {
							setWhy( next );
							reason.onType( next );
						} }
					/>
				) }
				{ isRow ? [ rest, mainButton ] : [ mainButton, rest ] }
			</form>
		</div>
	);
}
